"""Define torques before and after a change, for test_identity.py. Run as a program, this file writes and reads runs and studies with these torques:

python identity_cases.py write FOLDER     saves a run and begins a study with each torque, before the change
python identity_cases.py read FOLDER      loads them with the torque, unchanged and changed, and prints each outcome
"""

import contextlib
import io
import json
import sys
import types
import warnings
from pathlib import Path

HEAD = "import dataclasses, enum, functools, math, operator, types, typing, weakref\nimport numpy as np\n"
T = "def f(t, R):\n    return np.array([%s, 0.0, 0.0])\n"
SAME, CHANGED, ASK = "accepted", "changed", "asked"
CHANGES = {}  # title: (source before the change, source after it, expected outcome for the changed torque)


def change(title, source, old, new, then=CHANGED, **module):
    """Add a case whose source contains @, which stands for `old` before the change and for `new` after it.

    `module` gives the sources of helper modules, in which @ is replaced in the same way.
    """
    both = [[source.replace("@", x), {k: v.replace("@", x) for k, v in module.items()}] for x in (old, new)]
    CHANGES[title] = (*both, then)


def number(title, source, then=CHANGED, **module):
    change(title, source, "1.0", "2.0", then, **module)


# --- the first 23 changes
number("literal", T % "@")
number("global number", "G = @\n" + T % "G")
number("dict", "C = {'gain': @}\n" + T % "C['gain']")
number("list", "C = [@]\n" + T % "C[0]")
number("tuple", "C = (@,)\n" + T % "C[0]")
number("dataclass", "\0dataclasses.dataclass\nclass C:\n    g: float\nc = C(@)\n" + T % "c.g")
number("frozen dataclass", "\0dataclasses.dataclass(frozen=True)\nclass C:\n    g: float\nc = C(@)\n" + T % "c.g")
number("SimpleNamespace", "c = types.SimpleNamespace(g=@)\n" + T % "c.g")
number("class attribute", "class C:\n    g = @\n" + T % "C.g")
number("method of an object", "class M:\n    def q(self): return @\nm = M()\n" + T % "m.q()")
number(
    "attribute of a callable object",
    "class M:\n    def __init__(s, g): s.g = g\n    def __call__(s, t, R): return [s.g, 0, 0]\nf = M(@)\n",
)
number(
    "attribute behind a bound method",
    "class M:\n    def __init__(s, g): s.g = g\n    def q(s, t, R): return [s.g, 0, 0]\nf = M(@).q\n",
)
number("another method", "class M:\n    def h(s): return @\n    def q(s, t, R): return [s.h(), 0, 0]\nf = M().q\n")
number("lru_cache", "\0functools.lru_cache\ndef h(): return @\n" + T % "h()")
number("partial", "def g(t, R, k): return [k, 0, 0]\nf = functools.partial(g, k=@)\n")
number("helper", "def h(): return @\n" + T % "h()")
number("global array", "A = np.array([@])\n" + T % "A[0]")
number(
    "SciPy spline", "from scipy.interpolate import CubicSpline\nA = CubicSpline([0, 1, 2], [0, @, 0])\n" + T % "A(t)"
)
number("Polynomial", "A = np.polynomial.Polynomial([1, @])\n" + T % "A(t)")
change("Fraction", "from fractions import Fraction\nA = Fraction(1, @)\n" + T % "float(A)", "2", "3")
number("Enum", "class E(enum.Enum):\n    A = @\n" + T % "E.A.value")
change("set constant", T % "1.0 if 1 in {1, 2, @} else 0.0", "3", "4")
number(
    "import inside",
    "def f(t, R):\n    import helper_a\n    return [helper_a.h(), 0, 0]\n",
    helper_a="def h(): return @\n",
)

# --- further changes
number(
    "from import inside",
    "def f(t, R):\n    from helper_b import h\n    return [h(), 0, 0]\n",
    helper_b="def h(): return @\n",
)
number("constant of a module", "import helper_c\n" + T % "helper_c.K", helper_c="K = @\n")
number(
    "helper of a helper of a module",
    "import helper_d\n" + T % "helper_d.h()",
    helper_d="K = @\ndef g(): return K\ndef h(): return g()\n",
)
number(
    "conditional import",
    "def f(t, R):\n    if t >= 0:\n        import helper_e as m\n    return [m.K, 0, 0]\n",
    helper_e="K = @\n",
)
number("np.vectorize", "v = np.vectorize(lambda x: @ * x)\n" + T % "v(t)")
number("np.frompyfunc", "v = np.frompyfunc(lambda x: @ * x, 1, 1)\n" + T % "float(v(t))", ASK)
change("ufunc", "u = np.@\n" + T % "u(t)", "sin", "cos")
number("object as default", "class C:\n    g = 0.0\nc = C()\nc.g = @\ndef f(t, R, c=c): return [c.g, 0, 0]\n")
number("default of a lambda", "f = lambda t, R, k=@: [k, 0, 0]\n")
number("keyword default", "def f(t, R, *, k=@): return [k, 0, 0]\n")
number("property", "class M:\n    \0property\n    def g(s): return @\nm = M()\n" + T % "m.g")
number("cached_property", "class M:\n    \0functools.cached_property\n    def g(s): return @\nm = M()\n" + T % "m.g")
number("slots", "class M:\n    __slots__ = ('g',)\nm = M()\nm.g = @\n" + T % "m.g")
number("weakref", "class M: pass\nkeep = M()\nkeep.g = @\nw = weakref.ref(keep)\n" + T % "w().g")
number(
    "nested closures",
    "def a(k):\n    def b():\n        def f(t, R): return [k, 0, 0]\n        return f\n    return b()\nf = a(@)\n",
)
number("getattr by a string", "c = types.SimpleNamespace(g=@)\n" + T % "getattr(c, 'g')")
number("getattr of a module", "import helper_f\n" + T % "getattr(helper_f, 'K')", helper_f="K = @\n")
number("globals()", "G = @\n" + T % "globals()['G']", ASK)
number("eval", "G = @\n" + T % "eval('G')", ASK)
number("walrus", T % "(x := @) + x")
number("match", "def f(t, R):\n    match len(R):\n        case 3: return [@, 0, 0]\n        case _: return [0, 0, 0]\n")
number("base class", "class A:\n    g = @\nclass B(A): pass\nb = B()\n" + T % "b.g")
number("method of a base class", "class A:\n    def g(s): return @\nclass B(A): pass\nb = B()\n" + T % "b.g()")
number("operator", "class V:\n    def __mul__(s, o): return @ * o\nv = V()\n" + T % "v * 3.0")
number("metaclass", "class Meta(type):\n    def __call__(c): return @\nclass C(metaclass=Meta): pass\n" + T % "C()")
number(
    "decorator",
    "def twice(g):\n    \0functools.wraps(g)\n    def h(*a): return np.asarray(g(*a)) * @\n    return h\n"
    "\0twice\ndef f(t, R): return [1.0, 0, 0]\n",
)
number("wrapped library function", "\0functools.wraps(np.sin)\ndef h(x): return @ * x\n" + T % "h(t)")
number("shadowed module", "class math:\n    pi = @\n" + T % "math.pi")
change("frozenset", "S = frozenset({'a', 'b', '@'})\n" + T % "float('c' in S)", "c", "d")
change("dtype", "A = np.array([1.5, 2.5], np.@)\n" + T % "A.sum()", "float64", "float32")
change("negative zero", "Z = @\n" + T % "math.atan2(Z, -1.0)", "0.0", "-0.0")
change("int and float", "Z = @\n" + T % "7 // Z", "2", "2.0")
change("int and bool", "Z = @\n" + T % "float(Z is True)", "1", "True")
change("operation", T % "t @ 2.0", "+", "-")
number("function attribute", "def f(t, R): return [f.gain, 0, 0]\nf.gain = @\n")
number("NamedTuple", "class P(typing.NamedTuple):\n    g: float\np = P(@)\n" + T % "p.g")
number(
    "method of a NamedTuple",
    "class P(typing.NamedTuple):\n    g: float\n    def h(s): return @ * s.g\np = P(1.0)\n" + T % "p.h()",
)
number("static method", "class M:\n    \0staticmethod\n    def h(): return @\n" + T % "M.h()")
number("class method", "class M:\n    k = @\n    \0classmethod\n    def h(c): return c.k\n" + T % "M.h()")
change("method of an Enum", "class E(enum.Enum):\n    A = 1\n    def h(s): return @\n" + T % "E.A.h()", "1.0", "2.0")
number("subclass of dict", "class D(dict):\n    def h(s): return s['g']\nd = D(g=@)\n" + T % "d.h()")
number("subclass of float", "class D(float): pass\nd = D(@)\n" + T % "d + 0")
number("itemgetter and a list", "d = [@]\ng = operator.itemgetter(0)\n" + T % "g(d)")
number("bound builtin method", "g = {'k': @}.get\n" + T % "g('k')")
number("generator", "g = (x for x in [@] * 10**6)\n" + T % "next(g)", ASK)
number(
    "memory in a closure",
    "def make():\n    m = [@]\n    def f(t, R):\n        m[0] = m[0] + 0.5\n        return [m[0], 0, 0]\n    return f\nf = make()\n",
    ASK,
)
change("Path", "import pathlib\np = pathlib.Path('/a/@')\n" + T % "len(p.parts[2])", "b", "ccc")
number(
    "a file that is opened",
    "def f(t, R):\n    try:\n        open('there is none')\n    except OSError:\n        return [@, 0, 0]\n",
)
number("method of a lambda in a dict", "D = {'k': lambda: @}\n" + T % "D['k']()")
number("object in a list", "class M: pass\nm = M()\nm.g = @\nL = [m]\n" + T % "L[0].g")
number(
    "objects in a set",
    "class M:\n    def __init__(s, g): s.g = g\nL = {M(@), M(5.0), M(7.0)}\n" + T % "min(x.g for x in L)",
)
number("mutual recursion", "def a(n): return @ if n == 0 else b(n - 1)\ndef b(n): return a(n)\n" + T % "a(2)")
number("object that holds itself", "class M: pass\nm = M()\nm.me, m.g = m, @\n" + T % "m.me.me.g")
change(
    "order of a dict that is iterated",
    "D = {@}\n" + T % "sum(D.values())",
    "'a': 1e16, 'b': 1.0, 'c': -1e16",
    "'a': 1e16, 'c': -1e16, 'b': 1.0",
    ASK,
)
number("unused method", "class M:\n    g = 1.0\n    def plot(s): return @\nm = M()\n" + T % "m.g", ASK)
number("parameter of a potential energy", "G = @\n" + T % "G * R[0, 0]")

# pairs of sources that differ, although they define the same torque
EQUAL = {
    "docstring": ("def f(t, R):\n    'one'\n    return [1.0, 0, 0]\n", "def f(t, R):\n    '''another'''\n    return [1.0, 0, 0]\n"),
    "no docstring": ("def f(t, R):\n    return [1.0, 0, 0]\n", "def f(t, R):\n    'now'\n    return [1.0, 0, 0]\n"),
    "moved": ("def f(t, R):\n    return [1.0, 0, 0]\n", "\n\n# moved\n\ndef f(t,\n      R):\n    return [1.0,\n            0, 0]\n"),
    "annotations": ("def f(t, R):\n    return [1.0, 0, 0]\n", "def f(t: float, R: np.ndarray) -> list:\n    return [1.0, 0, 0]\n"),
    "local renamed": ("def f(t, R):\n    a = 2 * t\n    return [a, 0, 0]\n", "def f(t, R):\n    zeta = 2 * t\n    return [zeta, 0, 0]\n"),
    "captured renamed": (
        "def make(z, a):\n    def f(t, R): return [a - z, 0, 0]\n    return f\nf = make(1, 2)\n",
        "def make(b, k):\n    def f(t, R): return [k - b, 0, 0]\n    return f\nf = make(1, 2)\n",
    ),
    "global renamed": ("G = 1.0\n" + T % "G", "H = 1.0\n" + T % "H"),
    "helper renamed": ("def h(): return 1.0\n" + T % "h()", "def k(): return 1.0\n" + T % "k()"),
    "another global": ("G = 1.0\n" + T % "G", "G = 1.0\nOTHER = 5\n" + T % "G"),
    "order of a set": ("S = {'a', 'b', 'c'}\n" + T % "float('a' in S)", "S = {'c', 'b', 'a'}\n" + T % "float('a' in S)"),
    "order of a dict": ("D = {'a': 1.0, 'b': 2.0}\n" + T % "D['a']", "D = {'b': 2.0, 'a': 1.0}\n" + T % "D['a']"),
    "nested renamed": ("def f(t, R):\n    def g(x): return x + t\n    return [g(1), 0, 0]\n", "def f(t, R):\n    def h(x): return x + t\n    return [h(1), 0, 0]\n"),
    "log of the calls": ("log = []\ndef f(t, R):\n    log.append(t)\n    return [1.0, 0, 0]\n", "log = [3]\ndef f(t, R):\n    log.append(t)\n    return [1.0, 0, 0]\n"),
    "count of the calls": (
        "def make(n):\n    def f(t, R):\n        nonlocal n\n        n += 1\n        return [1.0, 0, 0]\n    return f\nf = make(0)\n",
        "def make(n):\n    def f(t, R):\n        nonlocal n\n        n += 1\n        return [1.0, 0, 0]\n    return f\nf = make(7)\n",
    ),
    "count in an object": (
        "class M:\n    def __init__(s): s.n = 0\n    def q(s, t, R):\n        s.n += 1\n        return [1.0, 0, 0]\nf = M().q\n",
        "class M:\n    def __init__(s): s.n = 0\n    def q(s, t, R):\n        s.n += 1\n        return [1.0, 0, 0]\n"
        "m = M()\nm.n = 9\nf = m.q\n",
    ),
    "memo of a helper": ("\0functools.cache\ndef h(x): return 2 * x\n" + T % "h(t)", "\0functools.cache\ndef h(x): return 2 * x\nh(1)\nh(2)\n" + T % "h(t)"),
    "order of definitions": ("def a(): return 1.0\ndef b(): return 2.0\n" + T % "a() + b()", "def b(): return 2.0\ndef a(): return 1.0\n" + T % "a() + b()"),
}  # fmt: skip

# torques that stay the same, although polhode cannot prove it
OPAQUE = {
    "open file": "import sys\nF = open(sys.executable, 'rb')\n" + T % "len(F.read(1))",
    "other program": "import subprocess\ndef f(t, R):\n    subprocess\n    return [1.0, 0, 0]\n",
    "ctypes": "import ctypes\nC = ctypes.pythonapi\ndef f(t, R):\n    C\n    return [1.0, 0, 0]\n",
    "module as a value": "import helper_g\ndef f(t, R):\n    m = [helper_g]\n    return [m[0].K, 0, 0]\n",
    "iterator": "import itertools\nI = itertools.count()\n" + T % "next(I)",
    "environment": "import os\n" + T % "float(os.environ.get('NONE', 1))",
    "thread local": "import threading\nL = threading.local()\nL.k = 1.0\n" + T % "L.k",
}


def made(source, modules):
    """Return the torque that a source defines, after its helper modules were defined."""
    for name, text in modules.items():
        module = sys.modules[name] = types.ModuleType(name)
        exec(text, module.__dict__)
    space = {"__name__": "user"}
    exec((HEAD + source).replace("\0", "@").replace("$", "1.0"), space)
    return space["f"]


def torques():
    """Yield each title, the source before the change, and the sources to try afterwards with their expected
    outcomes.
    """
    for title, (before, after, then) in CHANGES.items():
        yield title, before, [(before, ASK if title in ASKED else SAME), (after, then)]
    for title, (before, after) in EQUAL.items():
        yield title, (before, {}), [((before, {}), SAME), ((after, {}), SAME)]
    for title, source in OPAQUE.items():
        same = source, {"helper_g": "K = 1.0\n"}
        yield title, same, [(same, ASK)]


# titles of torques that polhode cannot recognise with certainty, even if they are unchanged
ASKED = {"np.frompyfunc", "getattr of a module", "globals()", "eval", "generator", "a file that is opened"}
RUN = dict(omega=[1.0, 2.0, 3.0], t_end=0.02, dt=0.01, engine="python", method="rk4")


def name_of(title):
    return "".join(c if c.isalnum() else "_" for c in title)


def write(folder):
    import polhode as ph
    from polhode.ensembles import Study, make_plan

    for k, (title, (source, modules), _) in enumerate(torques()):
        f = made(source, modules)
        if k % 4 == 0:
            vary = {"start.omega": {"std": 0.1}}
            plan = make_plan([1, 2, 3], f, vary=vary, members=2, **RUN)
            Study.create(plan, folder / name_of(title), 1, 1)
        ph.simulate([1, 2, 3], f, **RUN).save(folder / f"{name_of(title)}.npz")


def read(folder):
    import polhode as ph

    def from_file(title):
        return lambda f, **how: ph.load(folder / f"{name_of(title)}.npz", torque=f, **how)

    def from_study(title):
        return lambda f, **how: ph.Study.open(folder / name_of(title), torque=f, **how)

    out = {}
    for k, (title, _, cases) in enumerate(torques()):
        ways = [from_file(title), from_study(title)][: 2 if k % 4 == 0 else 1]
        out[title] = [(expected, [outcome(way, *torque) for way in ways]) for torque, expected in cases]
    return out


def outcome(give, source, modules):
    """Return what happens when a torque is given again: without same_torque and, if it is refused, with
    same_torque=True.
    """
    import polhode as ph

    try:
        give(made(source, modules))
        return SAME
    except ph.InvalidInput as e:
        said = str(e)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        give(made(source, modules), same_torque=True)
    warned = any("because of same_torque=True, although" in str(w.message) for w in seen)
    if "it cannot be decided" in said and "same_torque=True" in said:
        return ASK if not warned else "warned without reason"
    return CHANGED if " is not the torque of " in said and warned else said


if __name__ == "__main__":
    place = Path(sys.argv[2])
    if sys.argv[1] == "write":
        write(place)
    else:
        with contextlib.redirect_stdout(io.StringIO()):
            found = read(place)
        print(json.dumps(found))
