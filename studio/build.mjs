// Builds the page into src/polhode/studio/static, or into the folder given; with --test, runs the tests.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const given = process.argv.slice(2);

if (given.includes("--test")) {
  const out = join(here, "build");
  rmSync(out, { recursive: true, force: true });
  const tests = readdirSync(join(here, "test")).filter((f) => f.endsWith(".test.ts"));
  await build({
    absWorkingDir: here,
    entryPoints: tests.map((f) => join("test", f)),
    outdir: out,
    bundle: true,
    format: "esm",
    platform: "node",
    outExtension: { ".js": ".mjs" },
  });
  const done = spawnSync(process.execPath, ["--test", ...tests.map((f) => join(out, f.replace(/ts$/, "mjs")))], { stdio: "inherit" });
  process.exit(done.status ?? 1);
}

const out = resolve(given[0] ?? join(here, "..", "src", "polhode", "studio", "static"));
mkdirSync(out, { recursive: true });
const common = { absWorkingDir: here, bundle: true, minify: true, legalComments: "inline", write: false, charset: "utf8", logLevel: "warning" };
const script = await build({
  ...common,
  entryPoints: ["src/main.ts"],
  format: "iife",
  target: "es2022",
  outfile: "studio.js",
  define: { "import.meta.env": "{}" },
});
const style = await build({ ...common, entryPoints: ["src/studio.css"], target: "es2022", outfile: "studio.css" });
// The licences of the bundled packages require that their texts are distributed with the bundle: in the script, and beside it.
const licence = (name) => readFileSync(join(here, "node_modules", name, "LICENSE"), "utf8").replace(/\r/g, "").trim();
const licences = ["three", "uplot"].map((name) => `${name}\n${"-".repeat(name.length)}\n\n${licence(name)}\n`).join("\n\n");
if (licences.includes("*/")) throw new Error("a licence cannot be put into a comment");
const notice = `/*! polhode studio, MIT. It contains three.js and uPlot, under these licences:\n\n${licences}*/\n`;
const page = readFileSync(join(here, "src", "index.html"), "utf8");
const files = { "studio.js": notice + script.outputFiles[0].text, "studio.css": style.outputFiles[0].text, "index.html": page, "LICENSES.txt": licences };
if (/<\/script/i.test(files["studio.js"]) || /<\/style/i.test(files["studio.css"])) throw new Error("the bundle cannot be put into a page");
for (const line of ['<link rel="stylesheet" href="studio.css">', '<script src="studio.js" defer></script>'])
  if (page.split(line).length !== 2) throw new Error(`index.html must have the line ${line} once`);
let all = 0;
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(out, name), text);
  const packed = gzipSync(text, { level: 9 }).length;
  all += packed;
  console.log(`${name.padEnd(12)} ${String(Math.round(text.length / 1024)).padStart(5)} kB  ${String(Math.round(packed / 1024)).padStart(4)} kB compressed`);
}
if (all > 400 * 1024) throw new Error(`the page has ${Math.round(all / 1024)} kB when compressed; the limit is 400`);
