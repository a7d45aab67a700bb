"""The chart of a test's course: the share of B, or the difference of two shares, inside the interval for every look."""

from __future__ import annotations

from django.utils.translation import gettext as _

from drawing.charts import Chart
from drawing.course import Point, course
from sandtable.playtest.sequential.design import Quantity
from sandtable.playtest.sequential.interval import at_any_time
from sandtable.playtest.sequential.running import Running
from simulate import words
from simulate.study.better.words import Told

MOST_POINTS = 40


def chart(told: Told, running: Running) -> Chart:
    """The mean score at the points that the test has kept."""
    step = max(1, -(-len(running.means) // MOST_POINTS))
    kept = running.means[::-1][::step][::-1]
    is_share = told.design.quantity == Quantity.SHARE
    caption = _("Share of %(deck)s over time") if is_share else _("Difference of the shares of %(side)s over time")
    return course(
        caption=told.named(caption % {"deck": told.labels[1], "side": told.side}),
        columns=(told.unit, _("Share, 95 % sure at every look") if is_share else _("Difference in points")),
        data=[_point(each, is_share=is_share) for each in kept],
        across=told.unit,
        mark=_percent if is_share else _points,
    )


def _point(kept: tuple[int, float, float], *, is_share: bool) -> Point:
    observed, mean, variance = kept
    found = at_any_time(mean, variance, observed)
    says = words.percent if is_share else _points
    text = f"{says(mean)} ({says(found.low)} – {says(found.high)})"
    return Point(observed, mean, found.low, found.high, text)


def _percent(score: float) -> str:
    return f"{100 * score:.0f} %"


def _points(score: float) -> str:
    """A score as a difference of two shares, in points."""
    return f"{200 * (score - 0.5):+.1f}"
