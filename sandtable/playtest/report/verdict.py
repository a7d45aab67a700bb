"""Verdicts: the statements that the intervals of a result allow, as values. `simulate.results.verdicts` words them."""

# interpreted: runs after the games

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from sandtable.playtest import statistics
from sandtable.playtest.groups import Group
from sandtable.playtest.report.contest import Contest
from sandtable.playtest.report.games import Games
from sandtable.playtest.report.match import Party
from sandtable.playtest.statistics import Interval

DIFFERENCE: Final = 0.02
"""Decks and agents are equal when every interval lies within this of an even share."""
EVEN_WITHIN: Final = 0.03
"""The seats of a scenario are even when every interval lies within this of an even share."""


class State(StrEnum):
    """The states of a verdict, for lists and for programs."""

    UNKNOWN = "unknown"
    BETTER = "better"
    EQUAL = "equal"
    DEPENDS = "depends"
    """Agents of different strength find different sides ahead."""


class Says(StrEnum):
    """The statements a verdict can make."""

    WITHHELD = "withheld"
    """At least half of the games came to no end of their own."""
    NOTHING = "nothing"
    """No rotation is finished."""
    AHEAD = "ahead"
    """The parties are shown to take more than an even share."""
    BEHIND = "behind"
    """The parties are shown to take less than an even share, and none is shown to take more."""
    EVEN = "even"
    """Every interval lies within the margin of an even share; parties may be ahead within it."""
    OPEN = "open"
    """Neither is shown; more games would tell."""


STATES: Final[Mapping[Says, State]] = {
    Says.WITHHELD: State.UNKNOWN,
    Says.NOTHING: State.UNKNOWN,
    Says.OPEN: State.UNKNOWN,
    Says.AHEAD: State.BETTER,
    Says.BEHIND: State.BETTER,
    Says.EVEN: State.EQUAL,
}


@dataclass(frozen=True)
class Unended:
    """The games that came to no end of their own, and their weight beside a statement."""

    played: int
    """All games, these among them."""
    capped: int
    """Stopped at the step limit: they count as draws."""
    failed: int
    """Left out, with their rotations."""
    at_worst: float = 0.0
    """The share of the first party of the statement if all of these games had gone against the statement."""
    could_turn: bool = False
    """True: the statement would then not hold any more."""


@dataclass(frozen=True)
class Verdict:
    """A statement on the shares of decks, seats or agents, with the numbers that it mentions."""

    says: Says
    parties: tuple[Party, ...] = ()
    """The parties that are ahead or behind, the furthest first."""
    index: int = -1
    """The index of the first of them; names may be alike."""
    share: Interval | None = None
    """The share of the first of them, else of the first party. Of three and more parties all such intervals hold
    together in 95 %."""
    even: float = 0.0
    reach: float = 0.0
    """The furthest from even that an interval still allows."""
    margin: float = 0.0
    """The distance from an even share within which parties are called equal."""
    games: int = 0
    """The games behind the shares; where the verdict is withheld all that were played."""
    rotations: int = 0
    games_needed: int = 0
    """The games that would settle it, at the shares seen so far; 0 where it is settled, or where nobody would play
    as many."""
    needed_for_equality: bool = False
    """True: these games would show that all are equal; else that one is ahead."""
    close: tuple[Party, ...] = ()
    """Parties whose intervals leave out an even share when they are read alone; with this many parties that is no
    proof."""
    is_anytime: bool = False
    """True: the statement may be read at any time while games come in."""
    unended: Unended | None = None
    """The games that did not end; None where all did."""

    @property
    def state(self) -> State:
        return STATES[self.says]

    @property
    def ahead(self) -> Interval | None:
        """The lead of the first party over an even share, or its arrears; both as positive numbers."""
        if self.share is None:
            return None
        low, high = self.share.low - self.even, self.share.high - self.even
        if self.share.value < self.even:
            low, high = -high, -low
        return replace(self.share, value=abs(self.share.value - self.even), low=low, high=high)


@dataclass(frozen=True)
class Dealt:
    """A statement on one kind of thing that luck deals, a colour or a faction."""

    kind: str
    uneven: tuple[Group, ...]
    """The names that are shown to take more or less than an even share, the most uneven first."""
    reach: float
    """The furthest from even that an interval of any name still allows."""


def withheld(games: Games) -> Verdict | None:
    """No verdict, where at least half of the games came to no end of their own; else None.

    A game at the step limit counts as a draw, and many of them would look like equal parties.
    """
    unended = unended_of(games)
    if unended is None or 2 * (unended.capped + unended.failed) < games.total:
        return None
    return Verdict(Says.WITHHELD, games=games.total, unended=unended)


def unended_of(games: Games) -> Unended | None:
    """The games that did not end; None where all did."""
    capped, failed = games.counters["capped"], games.failed
    return Unended(games.total, capped, failed) if capped or failed else None


def weighed(found: Verdict, games: Games) -> Verdict:
    """The verdict with the games that did not end: could they turn it over?

    A game at the step limit gave everybody an even share; it might have been lost, or won. One that failed was left
    out; it might have been either.
    """
    unended = unended_of(games)
    if unended is None or found.share is None:
        return replace(found, unended=unended)
    share, (lost, won) = found.share, _had_they_ended(found.share, found.even, unended)
    down, up = lost - share.value, won - share.value
    turns = {
        Says.AHEAD: share.low + down <= found.even,
        Says.BEHIND: share.high + up >= found.even,
        Says.EVEN: found.reach + max(-down, up) > found.margin,
    }
    told = replace(
        unended, at_worst=won if found.says == Says.BEHIND else lost, could_turn=turns.get(found.says, False)
    )
    return replace(found, unended=told)


def _had_they_ended(share: Interval, even: float, unended: Unended) -> tuple[float, float]:
    """The share of a party if it had lost all games that did not end, and if it had won them."""
    capped, games = min(unended.capped, share.games), share.games + unended.failed
    points = share.value * share.games
    return (points - capped * even) / games, (points + capped * (1 - even) + unended.failed) / games


def on_parties(contest: Contest, margin: float = DIFFERENCE) -> Verdict:
    """All decks or agents that are ahead, or else behind."""
    return _judged(contest, margin, most_named=len(contest.contenders))


def on_seats(contest: Contest, margin: float = EVEN_WITHIN) -> Verdict:
    """The one side or place that is furthest ahead, or else behind."""
    return _judged(contest, margin, most_named=1)


def _judged(contest: Contest, margin: float, most_named: int) -> Verdict:
    if not contest.shares:
        return Verdict(Says.NOTHING)
    ahead, behind = _shown(contest, 1), _shown(contest, -1)
    named = (ahead or behind)[:most_named]
    says = Says.EVEN if contest.reach <= margin else Says.AHEAD if ahead else Says.BEHIND if behind else Says.OPEN
    first = named[0] if named else 0
    settling = contest.settling(margin) if says == Says.OPEN else None
    return Verdict(
        says,
        tuple(contest.contenders[index].party for index in named),
        first if named else -1,
        contest.together[first],
        contest.even,
        contest.reach,
        margin,
        games=contest.shares[0].games,
        rotations=contest.rotations.total,
        games_needed=settling.games if settling is not None else 0,
        needed_for_equality=settling is not None and settling.is_equality,
        close=_close(contest) if says == Says.OPEN else (),
        is_anytime=contest.shares[0].is_anytime,
    )


def _close(contest: Contest) -> tuple[Party, ...]:
    apart = [not share.holds(contest.even) for share in contest.shares]
    return tuple(each.party for each, is_apart in zip(contest.contenders, apart, strict=True) if is_apart)


def _shown(contest: Contest, side: int) -> list[int]:
    """The parties shown to be on one side of even (1 above, -1 below), the surest first.

    Of the first also the interval that is told, which holds together with those of all others, leaves even out.
    """
    away = [side * (share.value - contest.even) for share in contest.shares]
    found = [index for index, shown in enumerate(contest.shown) if shown and away[index] > 0]
    found.sort(key=lambda index: (contest.together[index].holds(contest.even), -away[index]))
    return [] if found and contest.together[found[0]].holds(contest.even) else found


def on_groups(groups: Mapping[str, Sequence[Group]]) -> list[Dealt]:
    """For each kind the names that take more or less than an even share.

    With many names one often leads by chance, so the level is corrected for the names of all kinds (Holm).
    """
    every = [group for found in groups.values() for group in found]
    shown = dict(zip(map(id, every), statistics.holm([group.p_value() for group in every]), strict=True))
    return [_dealt(kind, found, [group for group in found if shown[id(group)]]) for kind, found in groups.items()]


def _dealt(kind: str, groups: Sequence[Group], uneven: Sequence[Group]) -> Dealt:
    told = sorted(uneven, key=lambda each: (-abs(each.ratio - 1), each.name))
    shares = [(each.share(), 1 / each.players) for each in groups]
    reach = max(abs(end - even) for share, even in shares for end in (share.low, share.high))
    return Dealt(kind, tuple(told), reach)
