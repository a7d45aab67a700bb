"""The charts of a result, each drawn on the server with its table."""

from __future__ import annotations

import math
from collections.abc import Sequence

from django.utils.translation import gettext as _

from catalog.drawing.charts import Bar, Chart, Interval, bars, histogram, intervals
from simulate.playtest import statistics
from simulate.selectors import Report
from simulate.words import LETTERS, OUTCOMES, number, percent


def rates(report: Report) -> Chart | None:
    """Shares of the sides (of two: the first) and of the first player, with their intervals around an equal share."""
    sides = [report.win_rate] if report.batch.is_duel else report.shares
    given = [(_("Side %(letter)s") % {"letter": LETTERS[side]}, rate) for side, rate in enumerate(sides)]
    given.append((_("Who goes first"), report.first_player))
    return rates_of(_("Points taken, with 95 % interval"), given, len(report.batch.labels))


def rates_of(caption: str, given: Sequence[tuple[str, statistics.Interval | None]], sides: int = 0) -> Chart | None:
    """Shares around an equal one of so many sides (0: of all that are given); None when nothing is known."""
    data = [_interval(label, rate) for label, rate in given if rate is not None]
    if not data:
        return None
    even = 1 / (sides or len(given))
    tenths = math.ceil(10 * max(rate.high for rate in data))
    high = min(1.0, max(2 * even, tenths / 10))  # of many, all are near the left end of the whole scale
    return intervals(caption=caption, columns=(_("Who"), _("Share")), data=data, line=even, high=high)


def _interval(label: str, rate: statistics.Interval) -> Interval:
    text = f"{percent(rate.value)} ({100 * rate.low:.1f} – {100 * rate.high:.1f}), n {number(rate.games)}"
    return Interval(label, rate.value, rate.low, rate.high, text)


def lengths(report: Report) -> Chart | None:
    """How many rounds the games took."""
    if not report.rounds:
        return None
    data = [
        Bar(str(low) if low == high else f"{low}–{high}", count, number(count)) for low, high, count in report.rounds
    ]
    return histogram(caption=_("Game length in rounds"), columns=(_("Rounds"), _("Games")), data=data)


def endings(report: Report) -> Chart | None:
    """How the games ended, in the game's own words."""
    games = len(report.records)
    if not games:
        return None
    data = [
        Bar(str(OUTCOMES.get(reason, reason)).capitalize(), count, f"{number(count)} · {percent(count / games)}")
        for reason, count in report.endings.items()
    ]
    return bars(caption=_("How the games ended"), columns=(_("Ending"), _("Games")), data=data, most=games)
