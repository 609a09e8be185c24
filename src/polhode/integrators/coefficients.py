"""Coefficients of splittings and compositions as data: numbers, their orders and their sources.

A splitting alternates the flows A(a h) and B(b h).  If it has one more flow of A than of B, it begins and ends with A;
if it has one fewer, with B.  All splittings here are symmetric.  `orders` (p1, p2, ...) means an error of O(eps h^p1 +
eps^2 h^p2 + ...) for B of size eps; the last number also holds for all higher powers of eps, so it is the order.
`nystrom` means that these orders need an A that is quadratic in the momentum and a B that depends on the attitude
alone. Then brackets that contain B too often vanish; the first of them is [B, [B, [B, A]]].
A composition consists of steps x_1 h ... x_m h of one symmetric method of second order.
The last digits were adjusted so that the order conditions hold to rounding; `tests/methods/test_order_conditions.py`
checks them for every set, without an integrator.
"""

from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from .record import Source


class Splitting(NamedTuple):
    flows: tuple[float, ...]  # coefficients a of A
    kicks: tuple[float, ...]  # coefficients b of B
    orders: tuple[int, ...]
    source: Source
    nystrom: bool = False

    @property
    def calls(self) -> int:
        """Number of evaluations of the force of B per step.

        If a step ends with B, its last evaluation is also the first of the next step.
        """
        return min(len(self.kicks), len(self.flows))

    @property
    def order(self) -> int:
        return self.orders[-1]


class Composition(NamedTuple):
    weights: tuple[float, ...]
    order: int
    source: Source

    def splitting(self) -> Splitting:
        """Return the composition of steps B(h/2) A(h) B(h/2) as a splitting."""
        x = self.weights
        kicks = (0.5 * x[0], *(0.5 * (a + b) for a, b in pairwise(x)), 0.5 * x[-1])
        return Splitting(x, kicks, (self.order,), self.source)


def palindrome(half: tuple[float, ...], middle: bool = False) -> tuple[float, ...]:
    """Complete a symmetric set, given its first half, so that its sum is one.

    The set gets one middle coefficient if `middle` is true, otherwise two equal ones.
    """
    rest = 1.0 - 2.0 * sum(half)
    return (*half, rest, *half[::-1]) if middle else (*half, 0.5 * rest, 0.5 * rest, *half[::-1])


def jump(order: int, pairs: int) -> tuple[float, ...]:
    """Return the weights x, ..., x, 1 - 2 pairs x, x, ..., x, a composition that raises the order by two."""
    x = 1.0 / (2.0 * pairs - (2.0 * pairs) ** (1.0 / (order + 1.0)))
    return (*(x,) * pairs, 1.0 - 2.0 * pairs * x, *(x,) * pairs)


def symmetric_composition(half: tuple[float, ...], order: int, source: Source) -> Composition:
    """Return a symmetric composition with a middle step, given the weights before this step."""
    return Composition(palindrome(half, middle=True), order, source)


# nodes of Gauss-Legendre quadrature with four points on (-1, 1)
INNER, OUTER = sqrt(3.0 / 7.0 - 2.0 / 7.0 * sqrt(1.2)), sqrt(3.0 / 7.0 + 2.0 / 7.0 * sqrt(1.2))
BLANES_MOAN, BLANES = "blanes2002", "blanes2013"

SPLITTINGS = {
    "strang": Splitting((1.0,), (0.5, 0.5), (2,), Source("strang1968", "(symmetric splitting)")),
    "srkn6b": Splitting(
        palindrome((0.245298957184271, 0.604872665711080)),
        palindrome((0.0829844064174052, 0.396309801498368, -0.0390563049223486), middle=True),
        (4,),
        Source(BLANES_MOAN, "table 3, SRKN_6^b"),
        nystrom=True,
    ),
    "srkn11b": Splitting(
        palindrome(
            (0.123229775946271, 0.290553797799558, -0.127049212625417, -0.246331761062075, 0.357208872795928),
            middle=True,
        ),
        palindrome(
            (0.0414649985182624, 0.198128671918067, -0.0400061921041533, 0.0752539843015807, -0.0115113874206879)
        ),
        (6,),
        Source(BLANES_MOAN, "table 3, SRKN_11^b"),
        nystrom=True,
    ),
    "srkn14a": Splitting(
        palindrome(
            (
                0.0378593198406116, 0.102635633102435, -0.0258678882665587, 0.314241403071447, -0.130144459517415,
                0.106417700369543, -0.00879424312851058,
            ),
            middle=True,
        ),
        palindrome(
            (
                0.09171915262446165, 0.183983170005006, -0.05653436583288827, 0.004914688774712854, 0.143761127168358,
                0.328567693746804,
            )
        ),
        (6,),
        Source(BLANES_MOAN, "table 3, SRKN_14^a"),
        nystrom=True,
    ),
    "s10": Splitting(  # the negative coefficients of the kicks are smaller than in the other sets
        palindrome(
            (0.0502627644003922, 0.413514300428344, 0.0450798897943977, -0.188054853819569, 0.541960678450780),
            middle=True,
        ),
        palindrome((0.148816447901042, -0.132385865767784, 0.067307604692185, 0.432666402578175)),
        (6,),
        Source(BLANES_MOAN, "table 2, S_10"),
    ),
    "saba4": Splitting(
        (0.5 - 0.5 * OUTER, 0.5 * (OUTER - INNER), INNER, 0.5 * (OUTER - INNER), 0.5 - 0.5 * OUTER),
        (0.25 - sqrt(30.0) / 72.0, 0.25 + sqrt(30.0) / 72.0, 0.25 + sqrt(30.0) / 72.0, 0.25 - sqrt(30.0) / 72.0),
        (8, 2),
        Source("mclachlan1995b", "section 3, n = 4", also=("laskar2001",)),
    ),
    "aba104": Splitting(
        palindrome((0.04706710064597251, 0.18475693541708808, 0.2827060056798362, -0.01453004174289691), middle=True),
        palindrome((0.11888191736819701, 0.24105046055150157, -0.2732866667053238)),
        (10, 4),
        Source(BLANES, "ABA(10,4)"),
    ),
    "aba864": Splitting(
        palindrome((0.07113342649822312, 0.2411534279566401, 0.5214117617728148)),
        palindrome((0.18308368747219722, 0.31078285989857487, -0.0265646185119588), middle=True),
        (8, 6, 4),
        Source(BLANES, "ABA(8,6,4)"),
    ),
    "aba1064": Splitting(
        palindrome((0.038094497422412195, 0.14529871611691375, 0.20762769572554125, 0.43590970365152616), middle=True),
        palindrome((0.09585888083707521, 0.20444615314299878, 0.2170703479789911)),
        (10, 6, 4),
        Source(BLANES, "ABA(10,6,4)"),
    ),
    # our own set: of the sets of 13 to 16 kicks that Newton's iteration found from random starts, the one with the
    # smallest sum of |a| + |b|
    "bab1086": Splitting(
        palindrome(
            (
                0.06541150139209476, 0.23060391412619738, -0.16103090420724986, -0.025294184943265977,
                0.13349666756261286, 0.11380996508684235, -0.021040661874828795,
            )
        ),
        palindrome(
            (
                0.019361843204825705, 0.10534432086516046, 0.007189713727404485, 0.11691280152162373,
                -0.05922792402636439, 0.12631640897694815, 0.20873626167321596, -0.09374669921474697,
            ),
            middle=True,
        ),
        (10, 8, 6),
        Source("polhode", "set of our own"),
        nystrom=True,
    ),
}  # fmt: skip

COMPOSITIONS = {
    "yoshida4": Composition(jump(2, 1), 4, Source("yoshida1990", "(2.12)")),
    "suzuki4": Composition(jump(2, 2), 4, Source("suzuki1990", "p = 5 real decomposition")),
    "yoshida6": symmetric_composition(
        (0.784513610477560, 0.235573213359357, -1.17767998417887),
        6,
        Source("yoshida1990", "table 1, solution A"),
    ),
    "kahan_li6": symmetric_composition(
        (
            0.39216144400731413927925056, 0.33259913678935943859974864, -0.70624617255763935980996482,
            0.08221359629355080023149045,
        ),
        6,
        Source("kahan1997", "s9odr6a"),
    ),
    "yoshida8": symmetric_composition(
        (
            0.914844246229740, 0.253693336566229, -1.44485223686048, -0.158240635368243, 1.93813913762276,
            -1.96061023297549, 0.102799849391985,
        ),
        8,
        Source("yoshida1990", "table 2, solution D"),
    ),
    "mclachlan8": symmetric_composition(
        (
            0.74167036435061295344822780, -0.40910082580003159399730010, 0.19075471029623837995387626,
            -0.57386247111608226665638773, 0.29906418130365592384446354, 0.33462491824529818378495798,
            0.31529309239676659663205666,
        ),
        8,
        Source("mclachlan1995a", "table 2, order 8, 15 stages"),
    ),
    "kahan_li8": symmetric_composition(
        (
            0.13020248308889008087881763, 0.56116298177510838456196441, -0.38947496264484728640807860,
            0.15884190655515560089621075, -0.39590389413323757733623154, 0.18453964097831570709183254,
            0.25837438768632204729397911, 0.29501172360931029887096624,
        ),
        8,
        Source("kahan1997", "s17odr8a"),
    ),
    "sofroniou_spaletta10": symmetric_composition(
        (
            0.07879572252168641926390768, 0.31309610341510852776481247, 0.02791838323507806610952027,
            -0.22959284159390709415121340, 0.13096206107716486317465686, -0.26973340565451071434460973,
            0.07497334315589143566613711, 0.11199342399981020488957508, 0.36613344954622675119314812,
            -0.39910563013603589787862981, 0.10308739852747107731580277, 0.41143087395589023782070412,
            -0.00486636058313526176219566, -0.39203335370863990644808194, 0.05194250296244964703718290,
            0.05066509075992449633587434, 0.04967437063972987905456880,
        ),
        10,
        Source("sofroniou2005", "order 10, 35 stages", also=("hairer2006b",)),
    ),
}  # fmt: skip
