"""Configure Sphinx for `make docs`.  Before the build, `pages.py` writes the pages that are generated from records.

POLHODE_DOCS=quick leaves out pictures and the cells of tutorials, which take long to compute.
The pages load nothing from other sites.  KaTeX, which displays mathematics, is in _static.
"""

import os
import re
import sys
from html import escape
from pathlib import Path

from docutils import nodes

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(HERE.parent / "src"))

import pages  # noqa: E402

import polhode  # noqa: E402

QUICK = os.environ.get("POLHODE_DOCS") == "quick"

project = "polhode"
author = "The polhode developers"
copyright = author
version = release = polhode.__version__

extensions = ["myst_nb"]
exclude_patterns = ["_static/katex/LICENSE", "README.md"]
language = "en"
myst_enable_extensions = ["amsmath", "attrs_block", "attrs_inline", "colon_fence", "deflist", "dollarmath", "fieldlist"]
myst_heading_anchors = 3
myst_links_external_new_tab = False

nb_execution_mode = "off" if QUICK else "force"
nb_execution_timeout = 600
nb_execution_raise_on_error = True
nb_execution_in_temp = True
nb_merge_streams = True
nb_ipywidgets_js = {}
nb_render_markdown_format = "myst"

html_theme = "pydata_sphinx_theme"
html_title = "polhode"
html_static_path = ["_static"]
html_extra_path = ["../benchmarks/results/scoreboard.html"]
html_css_files = ["katex/katex.min.css", "polhode.css", "lab.css"]
html_js_files = ["katex/katex.min.js", "polhode.js"]
html_favicon = "_static/logo.svg"
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {
    "logo": {"text": "polhode", "image_light": "_static/logo.svg", "image_dark": "_static/logo.svg"},
    "navbar_align": "left",
    "navbar_persistent": ["search-button"],
    "navbar_end": ["theme-switcher"],
    "header_links_before_dropdown": 6,
    "show_prev_next": False,
    "show_toc_level": 2,
    "secondary_sidebar_items": ["page-toc"],
    "footer_start": ["copyright"],
    "footer_end": [],
    "pygments_light_style": "a11y-high-contrast-light",
    "pygments_dark_style": "a11y-high-contrast-dark",
}
html_sidebars = {"**" if QUICK else "index": []}  # sidebars would take half of the time of a build
html_context = {"default_mode": "auto"}


# --- mathematics -----------------------------------------------------------------------------------------------


def inline_math(writer, node):
    writer.body.append(f'<span class="tex">{escape(node.astext())}</span>')
    raise nodes.SkipNode


def block_math(writer, node):
    number = ""
    if node["number"]:
        number = f'<span class="eqno">({node["number"]})</span>'
    writer.body.append(writer.starttag(node, "div", CLASS="equation"))
    writer.body.append(f'<div class="tex">{escape(node.astext())}</div>{number}</div>')
    raise nodes.SkipNode


html_math_renderer = "katex"


# --- links -------------------------------------------------------------------------------------------------------

# Pages are also read in the repository.  Some of their links lead to files that are not pages of this documentation.
RESULTS = re.compile(r"\]\((?:\.\./)+benchmarks/results/(\w+)\.md\)")
ELSEWHERE = re.compile(r"\[`?([^\]`]*)`?\]\((?:\.\./)+([\w/.-]+)\)")


def measured(link):
    there = (HERE.parent / "benchmarks" / "results" / f"{link[1]}.md").exists()
    return f"](generated/measured/{link[1]}.md)" if there else link[0]


def mend_links(app, page, source):
    """Link results of benchmarks to their pages; replace links to other files of the repository by their names."""
    if page.count("/") == 0:
        text = RESULTS.sub(measured, source[0])
        source[0] = ELSEWHERE.sub(lambda m: f"`{m[2]}`" if m[1] in m[2] else f"{m[1]} (`{m[2]}`)", text)


def setup(app):
    app.connect("source-read", mend_links)
    app.add_html_math_renderer("katex", inline_renderers=(inline_math, None), block_renderers=(block_math, None))
    pages.write(HERE, quick=QUICK)
