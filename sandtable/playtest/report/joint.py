"""One verdict on the same playtest at several strengths: do they agree?

Two things are tested over all strengths, each with Holm's correction: whether a party is ahead or behind (at any
strength), and whether its share differs between two strengths. Where it differs by more than the margin within which
parties are called equal, and the party is not ahead at every strength, the answer depends on who plays.
"""

# interpreted: runs after the games

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from sandtable.playtest import statistics
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.contest import Contest
from sandtable.playtest.report.verdict import State
from sandtable.playtest.statistics import CONFIDENCE, Interval


@dataclass(frozen=True)
class Lead:
    """The lead of one party over an even share at one strength; a negative one where it is behind."""

    strength: int
    """The index of the report."""
    lead: Interval
    share: Interval
    """The share itself, with its own 95 % interval."""


@dataclass(frozen=True)
class Joint:
    """A verdict over several strengths."""

    state: State
    party: int = -1
    """The index of the party that is ahead at every strength, or whose share differs between two of them."""
    leads: tuple[Lead, ...] = ()
    """The leads at all strengths. In the state DEPENDS only those of the two strengths furthest apart, the larger one
    first."""
    apart: Interval | None = None
    """The difference of the shares of the two strengths furthest apart, where one is shown to be more than the
    margin."""


@dataclass(frozen=True)
class Apart:
    """A party whose share differs between two strengths."""

    party: int
    high: int
    """The strength at which its share is larger."""
    low: int
    difference: Interval
    """With an interval that holds together with those of all other parties and pairs of strengths."""


def joint(reports: Sequence[Report]) -> Joint:
    """The verdict on reports of the same parties, each played at another strength."""
    if any(report.is_withheld or not report.points.shares[0] for report in reports):
        return Joint(State.UNKNOWN)
    contests = [report.points.contest for report in reports]
    shown = _shown(contests)
    found = furthest_apart(contests, reports[0].margin)
    parties = range(len(contests[0].contenders))
    for party in parties:
        if all(each[party] == 1 for each in shown):
            leads = tuple(_lead(contests, place, party) for place in range(len(contests)))
            return Joint(State.BETTER, party, leads, found.difference if found and found.party == party else None)
    opposed = _opposed(contests, shown)
    if found is not None or opposed is not None:
        return _depends(contests, found or opposed)
    if all(report.verdict.state == State.EQUAL for report in reports):
        return Joint(State.EQUAL)
    return Joint(State.UNKNOWN)


def furthest_apart(contests: Sequence[Contest], margin: float) -> Apart | None:
    """The largest of the differences between strengths that are shown, and larger than the margin; None without one."""
    pairs = list(combinations(range(len(contests)), 2))
    asked = [(party, *pair) for party in range(contests[0].questions) for pair in pairs]
    shown = [each for each in _differing(contests, asked) if abs(each.difference.value) > margin]
    return max(shown, key=lambda each: each.difference.value, default=None)


def _differing(contests: Sequence[Contest], asked: Sequence[tuple[int, int, int]]) -> list[Apart]:
    """The questions (a party, two strengths) whose answer is "they differ", after Holm.

    Holm's procedure in steps: while some interval of the level for the questions left leaves out 0, its question is
    answered, and the next level is for those that remain.
    """
    found: list[Apart] = []
    left = list(asked)
    while left:
        level = statistics.shared(len(left))
        answered = [each for each in left if not _difference(contests, each, level).holds(0.0)]
        if not answered:
            return found
        found += [_apart(contests, each, statistics.shared(len(asked))) for each in answered]
        left = [each for each in left if each not in answered]
    return found


def _apart(contests: Sequence[Contest], asked: tuple[int, int, int], level: float) -> Apart:
    party, one, other = asked
    found = _difference(contests, asked, level)
    if found.value >= 0:
        return Apart(party, one, other, found)
    return Apart(party, other, one, _difference(contests, (party, other, one), level))


def _difference(contests: Sequence[Contest], asked: tuple[int, int, int], level: float) -> Interval:
    party, one, other = asked
    return statistics.difference(_share(contests[one], party, level), _share(contests[other], party, level))


def _share(contest: Contest, party: int, level: float = CONFIDENCE) -> Interval:
    share = contest.contenders[party].share(level)
    assert share is not None, "every strength has finished games"
    return share


def _opposed(contests: Sequence[Contest], shown: Sequence[Sequence[int]]) -> Apart | None:
    """A party that is ahead at one strength and behind at another."""
    for party in range(len(contests[0].contenders)):
        sides = [each[party] for each in shown]
        if 1 in sides and -1 in sides:
            strengths = [place for place, side in enumerate(sides) if side]
            high, low = (
                choose(strengths, key=lambda place: contests[place].shares[party].value) for choose in (max, min)
            )
            return Apart(party, high, low, _difference(contests, (party, high, low), CONFIDENCE))
    return None


def _shown(contests: Sequence[Contest]) -> list[list[int]]:
    """For each strength and party 1 where it is shown to be ahead, -1 where it is behind, else 0."""
    p_values = [p_value for contest in contests for p_value in contest.p_values]
    answers = iter(statistics.holm(p_values))
    found = []
    for contest in contests:
        answered = [next(answers) for _tested in contest.p_values]
        whole = answered if contest.questions > 1 else answered * len(contest.contenders)
        found.append(
            [
                (1 if share.value > contest.even else -1) if each and not share.holds(contest.even) else 0
                for each, share in zip(whole, contest.shares, strict=True)
            ]
        )
    return found


def _depends(contests: Sequence[Contest], found: Apart | None) -> Joint:
    assert found is not None
    leads = (_lead(contests, found.high, found.party), _lead(contests, found.low, found.party))
    return Joint(State.DEPENDS, found.party, leads, found.difference)


def _lead(contests: Sequence[Contest], place: int, party: int) -> Lead:
    """The lead with an interval that holds together with those of all other strengths and parties."""
    questions = sum(contest.questions for contest in contests)
    share = _share(contests[place], party, statistics.shared(questions))
    even = contests[place].even
    bounds = (share.value - even, share.low - even, share.high - even)
    return Lead(place, Interval(*bounds, share.games, share.is_anytime), _share(contests[place], party))
