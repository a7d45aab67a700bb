"""The chart of a result's course: the share of the first party by games played, inside the interval for every look."""

from __future__ import annotations

from django.utils.translation import gettext as _

from drawing.charts import Chart
from drawing.course import Point
from drawing.course import course as drawn
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.course import Stretch, course, has_course
from sandtable.playtest.statistics import Interval
from simulate.models import Batch, ChunkState
from simulate.results.words import name
from simulate.words import percent

LEAST_POINTS = 3
"""Fewer of them show no course."""


def chart(batch: Batch, report: Report) -> Chart | None:
    """The chart; None where it can't be told, or where too few stretches of games are finished."""
    found = course(report, _stretches(batch)) if has_course(report) else []
    if len(found) < LEAST_POINTS:
        return None
    party = name(report.parties[0])
    return drawn(
        caption=_("Share of %(party)s by games played") % {"party": party},
        columns=(_("Games"), _("Share, 95 % sure at every look")),
        data=[_point(each) for each in found],
        line=report.points.even,
        across=_("games played"),
    )


def _stretches(batch: Batch) -> list[Stretch]:
    """The finished chunks in order, from their counters alone."""
    done = batch.chunks.filter(state=ChunkState.DONE).order_by("first_game")
    counted = done.values_list("wins", "losses", "draws", "capped")
    return [Stretch(wins, losses, draws + capped) for wins, losses, draws, capped in counted]


def _point(found: Interval) -> Point:
    text = f"{percent(found.value)} ({100 * found.low:.1f} – {100 * found.high:.1f})"
    return Point(found.games, found.value, found.low, found.high, text)
