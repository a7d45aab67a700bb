"""Dice that are rolled again after they were resolved, and are not resolved a second time in that action."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_piece, a_table

JANGO, REY, PHASMA, TROOPER = "01021", "01038", "01001", "01002"
CARD, SQUADRON, DIRECTOR = "01157", "19004", "12036"


@card(SQUADRON)
@rule("DST-RES-11")
def test_a_tie_fighter_squadron_that_came_back_is_not_resolved_twice_in_one_action() -> None:
    mine = [a_character(JANGO, showing=("1RD",))]
    scene = a_table(mine, [REY], hand=[CARD], supports=[a_piece(SQUADRON, "1RD")]).roll_next(0)
    scene.resolve("TIE", "Rey").answer("yes")
    assert sorted(scene.pool()) == ["1RD", "1RD"] and scene.options == ["no more", "Jango Fett die (1 ranged)"]
    scene.answer("no more").pass_()
    assert scene.can("resolve TIE"), "in the next action it is"


@card(DIRECTOR)
@rule("DST-RES-11")
def test_a_die_that_the_director_rolls_is_not_resolved_twice_in_one_action() -> None:
    mine = [a_character(PHASMA, upgrades=[DIRECTOR]), a_character(TROOPER, showing=["1R"])]
    scene = a_table(mine, [REY]).roll_next(3).resolve("First Order Stormtrooper", "yes")
    assert (scene.pool(), scene.asked) == (["1R"], THEM)
