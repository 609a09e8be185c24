// mathematics: what Sphinx leaves as TeX is set by KaTeX
document.addEventListener("DOMContentLoaded", () => {
  for (const e of document.querySelectorAll(".tex"))
    katex.render(e.textContent, e, { displayMode: e.tagName === "DIV", throwOnError: false });
});
