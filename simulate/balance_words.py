"""What pages say of a playtest on a scenario: is it fair, who sat where, and what failed."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from simulate.balance import Balance
from simulate.models import Batch
from simulate.words import AGENTS, number, percent, withheld

EVEN_WITHIN: Final = 0.03
"""A scenario is called even when every side's share is known this closely and nobody is ahead."""


def fairness(balance: Balance) -> str:
    """Is this scenario fair? In one sentence that never claims more than the intervals do."""
    if reason := withheld(balance.batch):
        return reason
    shares = [share for share in balance.shares if share is not None]
    if not shares:
        return _("No game is finished yet.")
    even = 1 / len(shares)
    ahead = [side for side, share in enumerate(shares) if share.low > even]
    if ahead:
        return _favors(balance, max(ahead, key=lambda side: shares[side].value), even)
    reach = max(abs(end - even) for share in shares for end in (share.low, share.high))
    games = number(shares[0].games)
    if max(share.margin for share in shares) <= EVEN_WITHIN:
        words = _("Even within %(reach)s: after %(games)s games no side is shown to be ahead.")
        return words % {"reach": percent(reach), "games": games}
    return _(
        "Not yet known: after %(games)s games anything up to %(reach)s from even is possible; about %(more)s more games"
        " would make it ±%(margin)s."
    ) % {
        "games": games,
        "reach": percent(reach),
        "more": number(balance.games_needed(EVEN_WITHIN)),
        "margin": percent(EVEN_WITHIN, 0),
    }


def _favors(balance: Balance, side: int, even: float) -> str:
    share = balance.shares[side]
    assert share is not None
    return _(
        "Favors the %(side)s side by %(more)s percentage points: it takes %(share)s where even would be %(even)s"
        " (%(low)s to %(high)s, 95 %% sure, %(games)s games)."
    ) % {
        "side": balance.sides[side],
        "more": f"{100 * (share.value - even):.1f}",
        "share": percent(share.value),
        "even": percent(even, 0),
        "low": percent(share.low),
        "high": percent(share.high),
        "games": number(share.games),
    }


def caution(batch: Batch) -> str:
    """Whose hands the verdict speaks of: agents are no people."""
    names = dict.fromkeys(str(AGENTS.get(name, name)).partition(":")[0] for name in batch.snapshot["agents"])
    return _("In the hands of: %(agents)s. Other players may find another balance.") % {"agents": ", ".join(names)}


def seats(batch: Batch) -> str:
    """Who played which side."""
    agents = batch.snapshot["agents"]
    if batch.turns_seats:
        return _("%(agents)s; every agent takes every side, with the same luck") % {"agents": " / ".join(agents)}
    return ", ".join(f"{side}: {agent}" for side, agent in zip(batch.sides, agents, strict=True))


def left_out(batch: Batch, failed: int) -> str:
    """What becomes of failed games."""
    if batch.turns_seats:
        words = ngettext(
            "One game failed and is counted apart; its pair is left out of the shares.",
            "%(n)s games failed and are counted apart; their pairs are left out of the shares.",
            failed,
        )
    else:
        words = ngettext(
            "One game failed; it is counted apart and left out of the shares.",
            "%(n)s games failed; they are counted apart and left out of the shares.",
            failed,
        )
    return words % {"n": failed}
