"""The literature on the methods, read from `references.bib`, and texts to cite it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from ..errors import unknown
from ..integrators import METHODS

ENTRY = re.compile(r"^@(?P<kind>\w+)\{(?P<key>\w+),\n(?P<body>.*?)^\}$", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^ *(?P<name>\w+) *= *\{(?P<value>.*)\},$", re.MULTILINE)


@dataclass(frozen=True)
class Reference:
    """One entry of `references.bib`."""

    key: str
    kind: str
    fields: Mapping[str, str]
    bibtex: str

    @property
    def text(self) -> str:
        """The entry as text."""
        f = {k: plain(v) for k, v in self.fields.items()}
        where = f.get("journal") or f.get("publisher") or ""
        if "volume" in f:
            number = f"({f['number']})" if "number" in f else ""
            where += f" {f['volume']}{number}:{f['pages']}"
        if "edition" in f:
            where += f", edition {f['edition']}"
        parts = [authors(f["author"]), f["title"], f"{where}, {f['year']}" if where else f["year"], f.get("note", "")]
        doi = f" doi:{f['doi']}" if "doi" in f else ""
        return " ".join(p if p.endswith(".") else p + "." for p in parts if p) + doi


@dataclass(frozen=True, repr=False)
class Citation:
    """A citation, as text and as BibTeX entries.

    Attributes
    ----------
    text : str
        The citation as text.
    bibtex : str
        The BibTeX entries.

    Examples
    --------
    >>> ph.cite().bibtex.startswith("@software{polhode")
    True
    """

    text: str
    bibtex: str

    def __str__(self) -> str:
        return f"{self.text}\n\n{self.bibtex}"

    __repr__ = __str__


def plain(tex: str) -> str:
    return tex.replace("--", "–").replace("\\&", "&").replace("{", "").replace("}", "")


def authors(names: str) -> str:
    """Convert names such as `Krysl, Petr and Endres, L.` to `Petr Krysl and L. Endres`."""
    people = [" ".join(reversed(name.split(", "))) for name in names.split(" and ")]
    return people[0] if len(people) == 1 else f"{', '.join(people[:-1])} and {people[-1]}"


@cache
def references() -> Mapping[str, Reference]:
    """Return all entries of `references.bib` by key."""
    text = (resources.files("polhode.evidence") / "references.bib").read_text(encoding="utf-8")
    found = {}
    for m in ENTRY.finditer(text):
        fields = {f["name"]: f["value"] for f in FIELD.finditer(m["body"])}
        found[m["key"]] = Reference(m["key"], m["kind"], fields, m[0])
    return found


def cite(name: str | None = None) -> Citation:
    """Return the citation for a method, a publication or polhode itself.

    Parameters
    ----------
    name : str, optional
        Name of a method, or a key of `references.bib` such as "buss2001"; by default polhode itself.

    Returns
    -------
    Citation
        The attributes `text` and `bibtex`; printing it shows both.

    Examples
    --------
    >>> print(ph.cite("nmb").text.splitlines()[0])
    nmb: ...
    """
    if name is None:
        return software()
    known = references()
    if name in known:
        return Citation(known[name].text, known[name].bibtex)
    from ..vector import METHODS as vector_methods

    try:
        source = (vector_methods if name in vector_methods else METHODS)[name].source
    except KeyError:
        raise unknown("method or reference", name, [*METHODS, *vector_methods, *known]) from None
    keys = (source.key, *source.also)
    first, *rest = (known[k] for k in keys)
    text = [f"{name}: {source.where} of", first.text, *(["First in:"] if rest else []), *(r.text for r in rest)]
    return Citation("\n".join(text), "\n\n".join(known[k].bibtex for k in keys))


def software() -> Citation:
    from .. import __version__

    title = "rotation of rigid bodies by geometric integrators"
    text = f"The polhode developers. polhode {__version__}: {title}. 2026."
    fields = {"author": "{The polhode developers}", "title": f"polhode: {title}", "version": __version__, "year": 2026}
    lines = [f"  {name:7} = {{{value}}}," for name, value in fields.items()]
    bibtex = "\n".join(["@software{polhode,", *lines, "}"])
    return Citation(text, bibtex)
