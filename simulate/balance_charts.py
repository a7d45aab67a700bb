"""The charts of a playtest on a scenario, each drawn on the server with its table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from django.utils.translation import gettext as _

from catalog.drawing.charts import Bar, Chart, bars, stacked
from simulate.balance import Balance
from simulate.charts import rates_of


def all_charts(balance: Balance) -> Iterator[Chart]:
    """Those that there is something to draw for."""
    dealt = (group(balance, kind) for kind in balance.groups)
    for chart in (sides(balance), agents(balance), *dealt, ways(balance), rounds(balance), losses(balance)):
        if chart is not None:
            yield chart


def sides(balance: Balance) -> Chart | None:
    """The share of every side, or place in the turn order, around an even one."""
    by_turn, by_side = _("Points by turn order, with 95 % interval"), _("Points by side, with 95 % interval")
    caption = by_turn if balance.is_by_turn else by_side
    return rates_of(caption, list(zip(balance.sides, balance.shares, strict=True)))


def agents(balance: Balance) -> Chart | None:
    """The share of every agent, where different ones play."""
    return rates_of(_("Points by agent, with 95 % interval"), balance.agents, len(balance.sides))


def group(balance: Balance, kind: str) -> Chart | None:
    """The share of those to whom luck dealt the same."""
    found = balance.groups[kind]
    caption = _("Points by %(kind)s, with 95 %% interval") % {"kind": kind}
    drawn = rates_of(caption, [(each.name, each.share()) for each in found], len(balance.sides))
    if drawn is None:
        return None
    rows = tuple((*row, f"{each.ratio:.2f}") for row, each in zip(drawn.rows, found, strict=True))
    heads = (kind.capitalize(), drawn.columns[-1], _("Times an even share"))
    return replace(drawn, columns=heads, rows=rows)


def ways(balance: Balance) -> Chart | None:
    """How the games were won, and by whom."""
    if not balance.ways:
        return None
    data = [(how[:1].upper() + how[1:], games) for how, games in balance.ways.items()]
    return stacked(caption=_("How the games were won"), columns=(_("Way"), *balance.columns), data=data)


def rounds(balance: Balance) -> Chart | None:
    """In which round the games were decided, and for whom."""
    if not balance.rounds:
        return None
    data = [(_("Round %(n)s") % {"n": number}, games) for number, games in balance.rounds.items()]
    return stacked(caption=_("Round of the decision"), columns=(_("Round"), *balance.columns), data=data)


def losses(balance: Balance) -> Chart | None:
    """What a side loses in a game, on average."""
    if not balance.lost:
        return None
    data = [
        Bar(f"{balance.sides[side]}: {what}", mean, _("%(mean)s a game") % {"mean": f"{mean:.1f}"})
        for side, what, mean in balance.lost
    ]
    return bars(caption=_("Losses in a game"), columns=(_("Side"), _("Lost")), data=data)
