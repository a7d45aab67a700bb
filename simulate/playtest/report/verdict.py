"""Verdicts: the statements that the intervals of a result allow, as values. `simulate.results.verdicts` words them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from simulate.playtest.groups import Group
from simulate.playtest.report.games import Games, Points
from simulate.playtest.report.match import Party
from simulate.playtest.statistics import CONFIDENCE, Interval

DIFFERENCE: Final = 0.02
"""Decks and agents are called equal when every share is known to ± this and nobody is ahead."""
EVEN_WITHIN: Final = 0.03
"""A scenario is called even when every share is known to ± this and nobody is ahead."""


class Says(StrEnum):
    """The statements a verdict can make."""

    WITHHELD = "withheld"
    """At least half of the games came to no end of their own."""
    NOTHING = "nothing"
    """No rotation is finished."""
    AHEAD = "ahead"
    """The parties take more than an even share."""
    BEHIND = "behind"
    """The party takes less than an even share, and no other takes more."""
    EVEN = "even"
    """Nobody is ahead, and every share is known closely enough."""
    OPEN = "open"
    """Nobody is shown to be ahead; more games would tell."""


@dataclass(frozen=True)
class Verdict:
    """A statement on the shares of decks, seats or agents, with the numbers that it mentions."""

    says: Says
    parties: tuple[Party, ...] = ()
    """The parties that are ahead or behind."""
    index: int = -1
    """The index of the first of them; names may be alike."""
    share: Interval | None = None
    """The share of the first of them."""
    even: float = 0.0
    reach: float = 0.0
    """The furthest from even that an interval still allows."""
    margin: float = 0.0
    """The half width of an interval at which shares are known closely enough."""
    games: int = 0
    """The games behind the shares; where the verdict is withheld all that were played."""
    games_needed: int = 0
    capped: int = 0
    failed: int = 0


@dataclass(frozen=True)
class Dealt:
    """A statement on one kind of thing that luck deals, a colour or a faction."""

    kind: str
    uneven: tuple[Group, ...]
    """The names that take more or less than an even share, the most uneven first."""
    reach: float
    """The furthest from even that an interval of any name still allows."""


def withheld(games: Games) -> Verdict | None:
    """No verdict, where at least half of the games came to no end of their own; else None.

    A game at the step limit counts as a draw, and many of them would look like equal parties.
    """
    capped, failed = games.counters["capped"], games.failed
    if not games.total or 2 * (capped + failed) < games.total:
        return None
    return Verdict(Says.WITHHELD, games=games.total, capped=capped, failed=failed)


def on_parties(points: Points) -> Verdict:
    """The decks or agents that take more than an even share."""
    return on_shares(points.parties, points.shares, points.even, points.games_needed(DIFFERENCE))


def on_shares(parties: Sequence[Party], shares: Sequence[Interval | None], even: float, games_needed: int) -> Verdict:
    """The parties whose share is above an even one, and `games_needed` for ± DIFFERENCE."""
    known = [share for share in shares if share is not None]
    if not known:
        return Verdict(Says.NOTHING)
    ahead = [index for index, share in enumerate(known) if share.low > even]
    if ahead:
        names, first = tuple(parties[index] for index in ahead), ahead[0]
        return Verdict(Says.AHEAD, names, first, known[first], even, games=known[first].games)
    says = Says.OPEN if games_needed else Says.EVEN
    return Verdict(
        says,
        even=even,
        reach=_reach(known, even),
        margin=DIFFERENCE,
        games=known[0].games,
        games_needed=games_needed,
    )


def on_seats(points: Points) -> Verdict:
    """The side or place whose share is furthest from even: one that is ahead, else one that is behind."""
    known, even = [share for share in points.shares if share is not None], points.even
    if not known:
        return Verdict(Says.NOTHING)
    uneven = [seat for seat, share in enumerate(known) if not share.low <= even <= share.high]
    if uneven:
        ahead = [seat for seat in uneven if known[seat].low > even]
        seat = max(ahead or uneven, key=lambda seat: abs(known[seat].value - even))
        says = Says.AHEAD if ahead else Says.BEHIND
        return Verdict(says, (points.parties[seat],), seat, known[seat], even, games=known[seat].games)
    is_known = max(share.margin for share in known) <= EVEN_WITHIN
    return Verdict(
        Says.EVEN if is_known else Says.OPEN,
        even=even,
        reach=_reach(known, even),
        margin=EVEN_WITHIN,
        games=known[0].games,
        games_needed=0 if is_known else points.games_needed(EVEN_WITHIN),
    )


def on_groups(kind: str, groups: Sequence[Group]) -> Dealt:
    """The names of one kind that take more or less than an even share.

    With many names one often leads by chance, so the level is corrected (Bonferroni).
    """
    even, confidence = 1 / groups[0].players, 1 - (1 - CONFIDENCE) / len(groups)
    uneven = [each for each in groups if not each.share(confidence).low <= even <= each.share(confidence).high]
    told = sorted(uneven, key=lambda each: (-abs(each.ratio - 1), each.name))
    return Dealt(kind, tuple(told), _reach([each.share() for each in groups], even))


def _reach(shares: Sequence[Interval], even: float) -> float:
    return max(abs(end - even) for share in shares for end in (share.low, share.high))
