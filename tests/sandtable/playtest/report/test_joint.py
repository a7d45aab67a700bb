"""One verdict over several strengths: it depends on who plays where they are shown to disagree, else the agreed one."""

from __future__ import annotations

import pytest

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.joint import joint
from sandtable.playtest.report.verdict import Says, State
from tests.support.intervals import of_sets
from tests.support.reports import games, in_turn_order, of_decks

A_BETTER = of_decks(games(*[0, 0] * 40, *[0, 1] * 10))
B_BETTER = of_decks(games(*[1, 1] * 40, *[0, 1] * 10))
EQUAL = of_decks(games(0, 0, *[0, 1] * 98, 1, 1))
OPEN = of_decks(games(*[0, 0] * 25, *[0, 1] * 50, *[1, 1] * 25))
NOTHING = of_decks([])


@pytest.mark.parametrize(
    ("reports", "state"),
    [
        ([A_BETTER, B_BETTER], State.DEPENDS),
        ([A_BETTER, OPEN, B_BETTER], State.DEPENDS),
        ([A_BETTER, A_BETTER], State.BETTER),
        ([EQUAL, EQUAL, EQUAL], State.EQUAL),
        ([A_BETTER, OPEN], State.UNKNOWN),
        ([A_BETTER, EQUAL], State.UNKNOWN),
        ([OPEN, OPEN], State.UNKNOWN),
        ([A_BETTER, NOTHING], State.UNKNOWN),
    ],
)
def test_the_joint_state(reports: list[Report], state: State) -> None:
    assert joint(reports).state == state


def test_where_it_depends_the_largest_lead_stands_beside_the_largest_arrears() -> None:
    """Two questions are asked, so both intervals are at 97.5 %."""
    found = joint([OPEN, B_BETTER, A_BETTER])
    assert (found.party, [lead.strength for lead in found.leads]) == (0, [2, 1])
    low, high = of_sets([1] * 40 + [1 / 2] * 10, 2, 1e-4, 1 - 0.05 / 3)
    best, worst = (lead.lead for lead in found.leads)
    assert (best.low, best.high) == pytest.approx((low - 0.5, high - 0.5), abs=2e-4)
    assert (worst.low, worst.high) == pytest.approx((0.5 - high, 0.5 - low), abs=2e-4)


def test_better_at_every_strength_names_the_party_that_is() -> None:
    found = joint([B_BETTER, B_BETTER])
    assert (found.state, found.party, [lead.lead.low > 0 for lead in found.leads]) == (State.BETTER, 1, [True, True])


def test_the_level_is_corrected_for_the_strengths() -> None:
    """59 % of 50 pairs alone are shown (p = 0.03), beside another strength that says nothing they aren't."""
    close = of_decks(games(*[0, 0] * 14, *[0, 1] * 31, *[1, 1] * 5))
    alone = close.points.contest.p_values[0]
    assert close.verdict.says == Says.AHEAD and 0.025 < alone < 0.05
    mirrored = of_decks(games(*[1, 1] * 14, *[0, 1] * 31, *[0, 0] * 5))
    assert joint([close, mirrored]).state == State.UNKNOWN


def test_places_in_the_turn_order_are_compared_place_by_place() -> None:
    """The first player is ahead at one strength and behind at the other."""
    ahead = in_turn_order(games(*[0] * 60, *[1] * 20, *[2] * 20))
    behind = in_turn_order(games(*[0] * 10, *[1] * 45, *[2] * 45))
    found = joint([ahead, behind])
    assert (found.state, found.party) == (State.DEPENDS, 0)
