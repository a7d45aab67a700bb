"""What pages say of a playtest on a scenario: is it fair, who sat where, and what failed."""

from __future__ import annotations

from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from simulate.balance import Balance
from simulate.models import Batch
from simulate.playtest.groups import Group
from simulate.playtest.statistics import CONFIDENCE
from simulate.words import AGENTS, number, percent, withheld
from simulate.words import agents as playing

EVEN_WITHIN: Final = 0.03
"""A scenario is called even when every side's share is known this closely and nobody is ahead."""
GOES: Final = (
    gettext_lazy("Whoever goes first"),
    gettext_lazy("Whoever goes second"),
    gettext_lazy("Whoever goes third"),
    gettext_lazy("Whoever goes fourth"),
    gettext_lazy("Whoever goes fifth"),
    gettext_lazy("Whoever goes sixth"),
    gettext_lazy("Whoever goes seventh"),
    gettext_lazy("Whoever goes eighth"),
)


def fairness(balance: Balance) -> str:
    """Is this scenario fair? In one sentence that never claims more than the intervals do."""
    if reason := withheld(balance.batch):
        return reason
    shares = [share for share in balance.shares if share is not None]
    if not shares:
        return _("No game is finished yet.")
    even = 1 / len(shares)
    uneven = [side for side, share in enumerate(shares) if not share.low <= even <= share.high]
    if uneven:
        ahead = [side for side in uneven if shares[side].low > even]
        return _favors(balance, max(ahead or uneven, key=lambda side: abs(shares[side].value - even)), even)
    reach = max(abs(end - even) for share in shares for end in (share.low, share.high))
    games = number(shares[0].games)
    if max(share.margin for share in shares) <= EVEN_WITHIN:
        by_side = _("Even within %(reach)s: after %(games)s games no side is shown to be ahead.")
        by_turn = _("The turn order is even within %(reach)s: after %(games)s games no place is shown to be ahead.")
        words = by_turn if balance.is_by_turn else by_side
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
    if balance.is_by_turn:
        return _(
            "%(who)s takes %(share)s where even would be %(even)s (%(low)s to %(high)s, 95 %% sure, %(games)s games)."
        ) % {
            "who": GOES[side],
            "share": percent(share.value),
            "even": even_share(len(balance.sides)),
            "low": percent(share.low),
            "high": percent(share.high),
            "games": number(share.games),
        }
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


def even_share(players: int) -> str:
    """What each would take if all took the same: "25 %", "33.3 %"."""
    return percent(1 / players, 1 if 100 % players else 0)


def dealt(balance: Balance) -> list[str]:
    """For every kind of thing that luck deals a sentence: does it matter who gets what?

    Of many names one is easily ahead by chance, so together they may be wrong as seldom as one alone.
    """
    return [_dealt(kind, found) for kind, found in balance.groups.items()]


def _dealt(kind: str, found: list[Group]) -> str:
    even, confidence = 1 / found[0].players, 1 - (1 - CONFIDENCE) / len(found)
    uneven = [each for each in found if not each.share(confidence).low <= even <= each.share(confidence).high]
    if not uneven:
        furthest = max(abs(end - even) for each in found for end in (each.share().low, each.share().high))
        return _("By %(kind)s nobody is shown to be ahead; anything up to %(reach)s from even is possible.") % {
            "kind": kind,
            "reach": percent(furthest),
        }
    told = sorted(uneven, key=lambda each: (-abs(each.ratio - 1), each.name))
    return _("By %(kind)s it is not even: %(names)s.") % {
        "kind": kind,
        "names": "; ".join(
            _("%(name)s takes %(share)s, %(ratio)s times an even share")
            % {"name": each.name, "share": percent(each.share().value), "ratio": f"{each.ratio:.2f}"}
            for each in told
        ),
    }


def by_agent(balance: Balance) -> str:
    """Whether one of several agents plays better than the others; empty where all are the same."""
    if not balance.agents or withheld(balance.batch):
        return ""
    even = 1 / len(balance.sides)
    ahead = [name for name, share in balance.agents if share.low > even]
    if ahead:
        words = _("More than an even share, and more than chance explains: %(agents)s.")
        return words % {"agents": ", ".join(ahead)}
    words = _("No agent is shown to take more than an even share; about %(games)s more games would make it ±2 %%.")
    return words % {"games": number(balance.report.games_needed(0.02))}


def caution(batch: Batch) -> str:
    """Whose hands the verdict speaks of: agents are no people."""
    names = dict.fromkeys(str(AGENTS.get(name, name)).partition(":")[0] for name in batch.snapshot["agents"])
    return _("In the hands of: %(agents)s. Other players may find another balance.") % {"agents": ", ".join(names)}


def seats(batch: Batch) -> str:
    """Who played which side."""
    agents = batch.snapshot["agents"]
    if batch.has_alike_seats:
        return _alike_seats(batch)
    if batch.turns_seats:
        return _("%(agents)s; every agent takes every side, with the same luck") % {"agents": " / ".join(agents)}
    return ", ".join(f"{side}: {agent}" for side, agent in zip(batch.sides, agents, strict=True))


def _alike_seats(batch: Batch) -> str:
    agents = batch.snapshot["agents"]
    if batch.turns_seats:
        return _("%(agents)s; every agent takes every seat, with the same luck") % {"agents": playing(batch)}
    if len(set(agents)) == 1:
        return _("%(agent)s in every seat") % {"agent": agents[0]}
    return ", ".join(f"{seat}: {agent}" for seat, agent in zip(batch.sides, agents, strict=True))


def left_out(batch: Batch, failed: int) -> str:
    """What becomes of failed games."""
    if batch.turns_seats and not batch.is_duel:
        words = ngettext(
            "One game failed and is counted apart; its rotation is left out of the shares.",
            "%(n)s games failed and are counted apart; their rotations are left out of the shares.",
            failed,
        )
    elif batch.turns_seats:
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
