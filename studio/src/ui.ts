/** Functions that create elements of the page. Texts are inserted as text: no part of a document is parsed as HTML. */

type Props = { [key: string]: unknown };
type Child = Node | string | null | undefined | false;

export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K, props: Props = {}, ...children: Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on") && typeof value === "function") node.addEventListener(key.slice(2), value as EventListener);
    else if (key === "class") node.className = String(value);
    else if (key in node && !key.startsWith("aria") && key !== "list") (node as unknown as Props)[key] = value;
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  for (const child of children) if (child) node.append(child);
  return node;
}

export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const node = document.getElementById(id);
  if (!node) throw new Error(`the page has no element #${id}`);
  return node as T;
}

/** Returns a number for display, with four digits, and with a power of ten if it is very large or small. */
export function figure(x: number | null | undefined, digits = 4): string {
  if (x === null || x === undefined || Number.isNaN(x)) return "–";
  if (x === 0) return "0";
  if (!Number.isFinite(x)) return x > 0 ? "∞" : "−∞";
  const size = Math.abs(x);
  const text = size >= 1e5 || size < 1e-3 ? power(x.toExponential(digits - 2)) : String(Number(x.toPrecision(digits)));
  return text.replace("-", "−");
}

const RAISED: Record<string, string> = {
  "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹", "-": "⁻", "+": "",
};

function power(text: string): string {
  const [m, e] = text.split("e");
  const raised = [...e].map((c) => RAISED[c]).join("");
  const mantissa = String(Number(m));
  return mantissa === "1" ? `10${raised}` : mantissa === "-1" ? `-10${raised}` : `${mantissa}·10${raised}`;
}

export const powerOfTen = (e: number): string => "10" + [...String(e)].map((c) => RAISED[c]).join("");

/** Returns a button that copies a text and confirms this. */
export function copier(label: string, text: () => string): HTMLButtonElement {
  const button = el("button", { class: "small", type: "button", "data-test": `copy-${label.toLowerCase()}` }, `Copy`);
  button.setAttribute("aria-label", `Copy the ${label}`);
  button.addEventListener("click", async () => {
    let done = true;
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      const area = el("textarea", { value: text() });
      document.body.append(area);
      area.select();
      done = document.execCommand("copy");
      area.remove();
    }
    button.textContent = done ? "Copied" : "Cannot copy: select the text";
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
  return button;
}

/** Shows a message in the status line at the bottom of the page, which screen readers also announce. */
export function say(text: string, bad = false): void {
  const node = byId("status");
  node.textContent = text;
  node.classList.toggle("bad", bad);
  node.hidden = !text;
}

/** Makes the left and right arrow keys move through the tabs of a list. */
export function tabKeys(list: HTMLElement): void {
  list.addEventListener("keydown", (e) => {
    const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
    if (!step || e.shiftKey) return;
    e.preventDefault();
    e.stopPropagation();
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
    const next = tabs[(tabs.indexOf(document.activeElement as HTMLElement) + step + tabs.length) % tabs.length];
    const id = next.id;
    next.click();
    document.getElementById(id)?.focus();
  });
}

/** Returns a list of names and values. A long value gets its own line. */
export function factList(facts: [string, string][]): HTMLElement {
  const place = (text: string) => (text.length > 17 ? "long" : "");
  return el("dl", {}, ...facts.flatMap(([name, text]) => [el("dt", { class: place(text) }, name), el("dd", { class: place(text), title: text }, text)]));
}
