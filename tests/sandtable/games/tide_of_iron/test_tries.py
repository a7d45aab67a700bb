"""Special actions of a scenario that a die decides, tried more than once."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.past import times_done
from sandtable.games.tide_of_iron.terms import FRESH, GERMAN
from tests.sandtable.games.tide_of_iron.test_deeds import a_fight, act, an_action, offers
from tests.support import rule


@rule("D-TOI-199")
@pytest.mark.parametrize("is_lucky", [True, False])
def test_once_in_the_game_counts_successes_so_a_failure_may_be_tried_again(is_lucky: bool) -> None:
    table = a_fight(special_actions=an_action(points=1, succeeds_on=2 if is_lucky else 6, times=1))
    act(table)
    assert times_done(table, 0) == table.points[GERMAN] == is_lucky
    table.frames.clear()
    table.activation, table.state[1] = None, FRESH
    assert offers(table) == ([] if is_lucky else ["Dig up"])
