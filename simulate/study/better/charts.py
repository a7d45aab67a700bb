"""The charts of the calculator: power and length of a test over the truth."""

from __future__ import annotations

from collections.abc import Callable

from django.utils.translation import gettext as _

from drawing.bounded import Bound, Line, between
from drawing.charts import Chart
from sandtable.playtest.sequential.design import Design
from sandtable.playtest.sequential.theory import Expected, curve, longest
from simulate import words
from simulate.study.better.words import amount


def power(design: Design, variance: float) -> Chart:
    """The chance of the answer "better" by the truth."""
    return _over_truth(
        design,
        variance,
        caption=_("Chance of the answer “better”"),
        value=lambda each: each.power,
        told=lambda each: words.percent(each.power),
        bounds=[Bound(risk, "", words.percent(risk, 0)) for risk in (1 - design.beta, design.alpha)],
    )


def length(design: Design, variance: float) -> Chart:
    """The expected number of pairs by the truth."""
    return _over_truth(
        design,
        variance,
        caption=_("Expected pairs of games"),
        value=lambda each: each.pairs,
        told=lambda each: words.number(round(each.pairs)),
        bounds=[Bound(longest(design, variance).pairs, "", words.number(round(longest(design, variance).pairs)))],
    )


def _over_truth(
    design: Design,
    variance: float,
    *,
    caption: str,
    value: Callable[[Expected], float],
    told: Callable[[Expected], str],
    bounds: list[Bound],
) -> Chart:
    found = curve(design, variance)
    first = found[0].truth
    return between(
        caption=caption,
        columns=(_("Truth"), caption),
        lines=[Line([(each.truth - first, value(each)) for each in found])],
        bounds=bounds,
        rows=[(amount(design, round(each.truth, 2)), told(each)) for each in found],
        ends=(f"{first:g}", amount(design, found[-1].truth)),
    )
