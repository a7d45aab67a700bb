"""One verdict on the same playtest at several strengths: do they agree?"""

# interpreted: runs after the games

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sandtable.playtest import statistics
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.contest import Contest
from sandtable.playtest.report.verdict import State
from sandtable.playtest.statistics import Interval


@dataclass(frozen=True)
class Lead:
    """The lead of one party over an even share at one strength; a negative one where it is behind."""

    strength: int
    """The index of the report."""
    lead: Interval


@dataclass(frozen=True)
class Joint:
    """A verdict over several strengths."""

    state: State
    party: int = -1
    """The index of the party that is ahead at every strength, or at one of them and behind at another."""
    leads: tuple[Lead, ...] = ()
    """The leads at all strengths. In the state DEPENDS only the largest of them, and the largest arrears."""


def joint(reports: Sequence[Report]) -> Joint:
    """The verdict on reports of the same parties, each played at another strength.

    Shares of all parties at all strengths are tested together (Holm), so that a false alarm anywhere stays seldom.
    """
    if any(report.is_withheld or not report.points.shares[0] for report in reports):
        return Joint(State.UNKNOWN)
    contests = [report.points.contest for report in reports]
    shown = _shown(contests)
    parties = range(len(contests[0].contenders))
    for party in parties:
        sides = {side for each in shown if (side := each[party])}
        if len(sides) == 2:
            return _depends(contests, shown, party)
    if all(report.verdict.state == State.EQUAL for report in reports):
        return Joint(State.EQUAL)
    for party in parties:
        if all(each[party] == 1 for each in shown):
            return Joint(State.BETTER, party, tuple(_lead(contests, place, party) for place in range(len(contests))))
    return Joint(State.UNKNOWN)


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
                (1 if share.value > contest.even else -1) if each else 0
                for each, share in zip(whole, contest.shares, strict=True)
            ]
        )
    return found


def _depends(contests: Sequence[Contest], shown: Sequence[Sequence[int]], party: int) -> Joint:
    strengths = [place for place, each in enumerate(shown) if each[party]]
    best, worst = (choose(strengths, key=lambda place: contests[place].shares[party].value) for choose in (max, min))
    return Joint(State.DEPENDS, party, (_lead(contests, best, party), _lead(contests, worst, party)))


def _lead(contests: Sequence[Contest], place: int, party: int) -> Lead:
    """The lead with an interval that holds together with those of all other strengths and parties."""
    questions = sum(contest.questions for contest in contests)
    share = contests[place].contenders[party].share(statistics.shared(questions))
    assert share is not None, "every strength has finished games"
    even = contests[place].even
    bounds = (share.value - even, share.low - even, share.high - even)
    return Lead(place, Interval(*bounds, share.games, share.is_anytime))
