"""A measured balance in words and as a small bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from drawing.balance_bar import bar
from drawing.svg import Markup
from sandtable.playtest.report.verdict import EVEN_WITHIN
from scenarios.models import ScenarioBalance


class BalanceWords:
    """One balance for people."""

    def __init__(self, balance: ScenarioBalance) -> None:
        self.balance = balance

    @property
    def is_own(self) -> bool:
        """True where only the reader sees it, for it counts their own playtests."""
        return self.balance.reader_id is not None

    @property
    def even(self) -> str:
        return percent(1 / self.balance.seats)

    @property
    def parties(self) -> list[tuple[str, str]]:
        """The name of each party, and its share with the interval."""
        return [(str(_(each["name"])), _share(each, digits=1)) for each in self.balance.shares]

    @property
    def says(self) -> str:
        """The share of the party that is farthest from even; of two sides the one that is ahead."""
        even = 1 / self.balance.seats
        farthest = max(self.balance.shares, key=lambda each: (abs(each["share"] - even), each["share"]))
        ahead = max(self.balance.shares, key=lambda each: each["share"]) if self.balance.seats == 2 else farthest
        return _("%(name)s %(share)s") % {"name": str(_(ahead["name"])).capitalize(), "share": _share(ahead)}

    @property
    def is_uneven(self) -> bool:
        """Whether a share is shown to differ from an even one."""
        even = 1 / self.balance.seats
        return any(each.get("is_uneven", not each["low"] <= even <= each["high"]) for each in self.balance.shares)

    @property
    def verdict(self) -> str:
        """Uneven where a share is shown to differ from an even one; even where all intervals are narrow around it."""
        even = 1 / self.balance.seats
        if self.is_uneven:
            return _("uneven")
        reach = max(max(each["high"] - even, even - each["low"]) for each in self.balance.shares)
        if reach > EVEN_WITHIN:
            return _("nobody is shown to be ahead")
        return _("even within %(reach)s") % {"reach": percent(reach, 1)}

    @property
    def basis(self) -> str:
        """The games behind it: "400 games, greedy-2"."""
        games = ngettext("%(n)d game", "%(n)d games", self.balance.games) % {"n": self.balance.games}
        players = _("%(n)d players") % {"n": self.balance.players} if self.balance.players > 2 else ""
        return ", ".join(filter(None, (games, players, self.balance.agents)))

    @property
    def length(self) -> str:
        """The measured length: "7.4 rounds, 212 decisions"; empty where no game came to its end."""
        if self.balance.decisions is None or self.balance.rounds is None:
            return ""
        rounds = _("%(n)s rounds") % {"n": f"{self.balance.rounds:.1f}"} if self.balance.rounds else ""
        decisions = _("%(n)s decisions") % {"n": f"{self.balance.decisions:.0f}"}
        return ", ".join(filter(None, (rounds, decisions)))

    @property
    def picture(self) -> Markup:
        """A bar of the first party's share; empty for more than two."""
        if self.balance.seats != 2:
            return Markup("")
        first = self.balance.shares[0]
        return bar(first["share"], first["low"], first["high"])


def disagreements(balances: Sequence[BalanceWords]) -> Iterator[str]:
    """For each number of players a sentence where some agents find a side ahead and others don't."""
    for players in sorted({each.balance.players for each in balances}):
        found = [each for each in balances if each.balance.players == players]
        ahead = dict.fromkeys(each.balance.agents for each in found if each.is_uneven)
        even = dict.fromkeys(each.balance.agents for each in found if not each.is_uneven)
        if ahead and even:
            text = _("%(n)d players: a side is ahead when %(uneven)s plays, none is shown to be when %(even)s plays.")
            yield text % {"n": players, "uneven": _(" or ").join(ahead), "even": _(" or ").join(even)}


def percent(share: float, digits: int = 0) -> str:
    return f"{100 * share:.{digits}f}\u00a0%"


def _share(each: dict[str, Any], digits: int = 0) -> str:
    """ "56 % (52 to 60 %)"."""
    return _("%(share)s (%(low)s to %(high)s)") % {
        "share": percent(each["share"], digits),
        "low": f"{100 * each['low']:.{digits}f}",
        "high": percent(each["high"], digits),
    }
