"""Pictures of the qualities of play: the mean course of a game, and whether expectations came true."""

from __future__ import annotations

from typing import Any, Final

from django.utils.translation import gettext as _

from drawing.charts import Chart, Interval, intervals
from drawing.course import Point
from drawing.course import course as drawn
from simulate.words import percent

LEAST_WEIGHT: Final = 2.0
"""Games' worth of positions below which nothing is drawn: of one game chance alone decides."""


def course(result: dict[str, Any]) -> Chart | None:
    """The expected share of the later winner from the first to the last decision; None without a won game."""
    moments = result["course"]
    if not moments:
        return None
    last = len(moments) - 1
    return drawn(
        caption=_("What the later winner was expected to take, in the mean"),
        columns=(_("Part of the game"), _("Expected share")),
        data=[
            Point(place / last, winner, winner, winner, f"{percent(place / last, 0)}: {percent(winner, 0)}")
            for place, (_leader, winner) in enumerate(moments)
        ],
        line=0.5,
        across=_("part of the game"),
        ends=("0 %", "100 %"),
    )


def reliability(result: dict[str, Any]) -> Chart:
    """For each class of expected shares what came of them; whiskers reach from what was expected to what came."""
    return intervals(
        caption=_("Do expectations come true?"),
        columns=(_("Expected"), _("Came")),
        data=[
            Interval(
                percent(bar["expected"], 0),
                bar["came"],
                min(bar["expected"], bar["came"]),
                max(bar["expected"], bar["came"]),
                percent(bar["came"], 0),
            )
            for bar in result["bars"]
            if bar["weight"] >= LEAST_WEIGHT
        ],
        line=0.5,
    )
