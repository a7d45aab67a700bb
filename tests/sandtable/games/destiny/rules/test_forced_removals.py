"""Dice that a player is made to remove: the player of those words has removed them (DST-OPD-04, D-651)."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_side, a_table

REY, VADER = "01038", "01010"
FREE_FALL, HUTT_TIES, CENTER, RETRIBUTION = "07147", "03085", "03088", "08054"


@card(RETRIBUTION, FREE_FALL)
@rule("DST-OPD-04", "D-651")
def test_a_die_that_a_player_is_made_to_remove_was_removed_by_the_opponent() -> None:
    theirs = a_side([a_character(VADER, showing=("3MD",))], plots=[RETRIBUTION])
    scene = a_table([REY], theirs, hand=[FREE_FALL], resources=1).play("Free Fall")
    assert (scene.pool(THEM), scene.asked, scene.prompt) == ([], THEM, "Retribution: deal 1 damage to a character?")


@card(RETRIBUTION, HUTT_TIES)
@rule("DST-OPD-04", "D-651")
def test_so_was_one_that_they_remove_in_the_place_of_losing_a_resource() -> None:
    theirs = a_side([a_character(VADER, showing=("3MD",))], plots=[RETRIBUTION])
    scene = a_table([REY], theirs, supports=[HUTT_TIES]).use("Hutt Ties", "remove", "yes", "Rey")
    assert scene.damage("Rey") == 1


@card(RETRIBUTION, CENTER)
@rule("D-651", "DST-BFX-10")
def test_a_die_that_a_player_may_remove_was_removed_by_that_player() -> None:
    theirs = a_side([a_character(VADER, showing=("3MD",))], plots=[RETRIBUTION])
    mine = [a_character(REY, showing=("1MD",))]
    scene = a_table(mine, theirs, supports=[CENTER]).use("Detention Center", "Rey", "yes")
    assert (scene.pool(), scene.pool(THEM), scene.supports()) == ([], [], [])
    assert scene.asked == THEM and scene.can("pass"), "nothing waits for it"
