"""The charts of a playtest on a scenario, each drawn on the server with its table."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils.translation import gettext as _

from catalog.drawing.charts import Bar, Chart, bars, stacked
from simulate.balance import Balance
from simulate.charts import rates_of


def all_charts(balance: Balance) -> Iterator[Chart]:
    """Those that there is something to draw for."""
    for chart in (sides(balance), agents(balance), ways(balance), rounds(balance), losses(balance)):
        if chart is not None:
            yield chart


def sides(balance: Balance) -> Chart | None:
    """The share of every side around an even one."""
    return rates_of(_("Points by side, with 95 % interval"), list(zip(balance.sides, balance.shares, strict=True)))


def agents(balance: Balance) -> Chart | None:
    """The share of every agent, where they take turns on the sides."""
    if not balance.batch.turns_seats:
        return None
    given = zip(balance.batch.labels, balance.report.shares, strict=True)
    return rates_of(_("Points by agent, with 95 % interval"), list(given))


def ways(balance: Balance) -> Chart | None:
    """How the games were won, and by whom."""
    if not balance.ways:
        return None
    data = [(how[:1].upper() + how[1:], games) for how, games in balance.ways.items()]
    return stacked(caption=_("How the games were won"), columns=(_("Way"), *balance.sides), data=data)


def rounds(balance: Balance) -> Chart | None:
    """In which round the games were decided, and for whom."""
    if not balance.rounds:
        return None
    data = [(_("Round %(n)s") % {"n": number}, games) for number, games in balance.rounds.items()]
    return stacked(caption=_("Round of the decision"), columns=(_("Round"), *balance.sides), data=data)


def losses(balance: Balance) -> Chart | None:
    """What a side loses in a game, on average."""
    if not balance.lost:
        return None
    data = [
        Bar(f"{balance.sides[side]}: {what}", mean, _("%(mean)s a game") % {"mean": f"{mean:.1f}"})
        for side, what, mean in balance.lost
    ]
    return bars(caption=_("Losses in a game"), columns=(_("Side"), _("Lost")), data=data)
