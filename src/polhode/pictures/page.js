(() => {
  const root = document.documentElement;
  const dark = () => root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  try { const t = localStorage.getItem("polhode-theme"); if (t) root.dataset.theme = t; } catch (e) { /* a page that is opened from a file may have no storage */ }
  document.getElementById("theme").onclick = () => {
    root.dataset.theme = dark() ? "light" : "dark";
    try { localStorage.setItem("polhode-theme", root.dataset.theme); } catch (e) { /* then the choice is not remembered */ }
  };
  const tiles = [...document.querySelectorAll(".tile[data-show]")];
  tiles.forEach(tile => tile.onclick = () => {
    const on = tile.getAttribute("aria-pressed") !== "true";
    tiles.forEach(t => t.setAttribute("aria-pressed", String(t === tile && on)));
    document.querySelectorAll(".exhibit").forEach(x => x.classList.toggle("hidden", on && !x.classList.contains(tile.dataset.show)));
    document.querySelectorAll("section.paper").forEach(s => s.classList.toggle("hidden", on && !s.querySelector(".exhibit:not(.hidden)")));
  });
  document.querySelectorAll("figure").forEach(f => {
    const svg = f.querySelector("svg");
    const groups = [...svg.querySelectorAll("[id^=curve-]")];
    f.querySelectorAll(".legend li").forEach((li, i, all) => {
      const number = x => Number((x.dataset.curve || x.id).slice(6));
      const first = number(li), next = i + 1 < all.length ? number(all[i + 1]) : Infinity;  // curves without a label belong to the label before them
      li.onmouseenter = () => { svg.classList.add("focus"); groups.forEach(g => g.classList.toggle("on", number(g) >= first && number(g) < next)); };
      li.onmouseleave = () => { svg.classList.remove("focus"); };
    });
  });
  const open = () => { const d = location.hash && document.querySelector(location.hash); if (d) [d, d.closest(".paper")].forEach(x => x && x.classList.remove("hidden")); };
  addEventListener("hashchange", open);
  addEventListener("beforeprint", () => document.querySelectorAll("details").forEach(d => { d.open = true; }));
})();
