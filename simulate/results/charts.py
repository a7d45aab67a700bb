"""The charts of a result, each drawn on the server with its table. A report says which of them it has."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from drawing.charts import Bar, Chart, Interval, bars, histogram, intervals, stacked
from sandtable.playtest import statistics
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.match import Kind
from simulate.results.words import columns, name
from simulate.words import OUTCOMES, number, percent

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

CAPTIONS: Final[Mapping[str, StrOrPromise]] = {
    "deck": gettext_lazy("Points taken, with 95 % interval"),
    "side": gettext_lazy("Points by side, with 95 % interval"),
    "turn order": gettext_lazy("Points by turn order, with 95 % interval"),
}
"""The captions of the shares, by the word for the parties."""
PARTIES: Final[Mapping[Kind, StrOrPromise]] = dict.fromkeys(
    (Kind.DUEL, Kind.FREE_FOR_ALL), gettext_lazy("Side %(party)s")
)
"""Parties that are called by a letter."""


def all_charts(report: Report) -> Iterator[Chart]:
    """The charts of this kind of playtest that have something to draw."""
    for chart in report.charts:
        yield from CHARTS[chart](report)


def points(report: Report) -> Iterator[Chart]:
    """The share of every party, and of the first player of decks, around an even one."""
    words = str(PARTIES.get(report.kind, "%(party)s"))
    given = [(words % {"party": name(report.tags[party])}, report.points.shares[party]) for party in report.shown]
    if report.tells_first:
        given.append((_("Who goes first"), report.first_player))
    yield from _rates(str(CAPTIONS[report.by]), given, len(report.parties))


def agents(report: Report) -> Iterator[Chart]:
    """The share of every agent, where different ones play."""
    yield from _rates(_("Points by agent, with 95 % interval"), report.agents, len(report.plan.agents))


def groups(report: Report) -> Iterator[Chart]:
    """For every kind of thing that luck deals the shares by name."""
    for kind, found in report.groups.items():
        caption = _("Points by %(kind)s, with 95 %% interval") % {"kind": kind}
        for drawn in _rates(caption, [(each.name, each.share()) for each in found], len(report.parties)):
            rows = tuple((*row, f"{each.ratio:.2f}") for row, each in zip(drawn.rows, found, strict=True))
            heads = (kind.capitalize(), drawn.columns[-1], _("Times an even share"))
            yield replace(drawn, columns=heads, rows=rows)


def _rates(caption: str, given: Sequence[tuple[str, statistics.Interval | None]], players: int) -> Iterator[Chart]:
    """Shares around the even share of a number of players; no chart without data."""
    data = [_interval(label, rate) for label, rate in given if rate is not None]
    if not data:
        return
    tenths = math.ceil(10 * max(rate.high for rate in data))
    high = min(1.0, max(2 / players, tenths / 10))  # of many, all are near the left end of the whole scale
    yield intervals(caption=caption, columns=(_("Who"), _("Share")), data=data, line=1 / players, high=high)


def _interval(label: str, rate: statistics.Interval) -> Interval:
    text = f"{percent(rate.value)} ({100 * rate.low:.1f} – {100 * rate.high:.1f}), n {number(rate.games)}"
    return Interval(label, rate.value, rate.low, rate.high, text)


def lengths(report: Report) -> Iterator[Chart]:
    """The games by their rounds."""
    if report.games.lengths:
        data = [
            Bar(str(low) if low == high else f"{low}–{high}", count, number(count))
            for low, high, count in report.games.lengths
        ]
        yield histogram(caption=_("Game length in rounds"), columns=(_("Rounds"), _("Games")), data=data)


def endings(report: Report) -> Iterator[Chart]:
    """The games by their ending, in the game's own words."""
    games = report.games.total
    if games:
        data = [
            Bar(str(OUTCOMES.get(reason, reason)).capitalize(), count, f"{number(count)} · {percent(count / games)}")
            for reason, count in report.games.endings.items()
        ]
        yield bars(caption=_("How the games ended"), columns=(_("Ending"), _("Games")), data=data, most=games)


def ways(report: Report) -> Iterator[Chart]:
    """The ways in which games were won, by party."""
    if report.ways:
        data = [(way[:1].upper() + way[1:], games) for way, games in report.ways.items()]
        yield stacked(caption=_("How the games were won"), columns=(_("Way"), *columns(report)), data=data)


def rounds(report: Report) -> Iterator[Chart]:
    """The rounds in which games were decided, by party."""
    if report.rounds:
        data = [(_("Round %(n)s") % {"n": number}, games) for number, games in report.rounds.items()]
        yield stacked(caption=_("Round of the decision"), columns=(_("Round"), *columns(report)), data=data)


def losses(report: Report) -> Iterator[Chart]:
    """The losses of a side in a game, on average."""
    if report.lost:
        data = [
            Bar(f"{name(report.parties[side])}: {thing}", mean, _("%(mean)s a game") % {"mean": f"{mean:.1f}"})
            for side, thing, mean in report.lost
        ]
        yield bars(caption=_("Losses in a game"), columns=(_("Side"), _("Lost")), data=data)


CHARTS: Final[Mapping[str, Callable[[Report], Iterator[Chart]]]] = {
    "points": points,
    "agents": agents,
    "groups": groups,
    "endings": endings,
    "lengths": lengths,
    "ways": ways,
    "rounds": rounds,
    "losses": losses,
}
