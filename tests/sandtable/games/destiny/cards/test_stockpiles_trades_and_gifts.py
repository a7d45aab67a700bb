"""Damage that goes to a support of one's own, and dice that another player has for the time being."""

from __future__ import annotations

from sandtable.games.destiny.tokens import DAMAGE
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_side, a_table

JANGO, KYLO, LEIA, DODGE = "01021", "01011", "01028", "01155"
STOCKPILE, OUTPOST, TRADE = "14084", "23023", "15091"


@card(STOCKPILE, OUTPOST)
@rule("D-761", "D-851")
def test_a_resource_that_is_melee_damage_against_the_stockpile_is_dealt_to_no_other_support() -> None:
    jango = a_character(JANGO, showing=["1R"])
    theirs = a_side([KYLO], supports=[OUTPOST])
    scene = a_table([jango], theirs, supports=[STOCKPILE]).resolve("Jango", "against a support of yours")
    assert (scene.placed("Incendiary"), scene.tokens("Aldhani", DAMAGE), scene.pool()) == (1, 0, [])
    assert not a_table([jango], theirs).resolve("Jango").can("against a support")


@card(TRADE, STOCKPILE)
@rule("D-460")
def test_a_die_resolved_against_the_own_stockpile_was_resolved_against_no_opponent() -> None:
    aurra = a_character("02018", showing=["1Dr"])
    scene = a_table([aurra], a_side([KYLO], resources=7), supports=[STOCKPILE], hand=[TRADE], resources=1)
    scene.play("Unfair Trade", "against a support")
    assert (scene.placed("Incendiary"), scene.resources(ME), scene.resources(THEM)) == (1, 1, 7)


@card("18018", "18076")
@rule("D-335", "DST-OPD-03")
def test_a_lent_die_of_a_piloted_vehicle_is_no_die_of_the_pilots_player() -> None:
    theirs = a_side([KYLO], deck=[DODGE] * 3)
    scene = a_table(["18018", LEIA], theirs, hand=["18076", "01032"], resources=9).roll_next(0)
    scene.play("A Gift", "Black One", "yes").pass_().roll_next(0).activate("Iden Versio", "Black One")
    assert (scene.pool(THEM), scene.asked) == (["2RD"], THEM)
    assert scene.resolve("Black One", "Leia").damage("Leia") == 2
