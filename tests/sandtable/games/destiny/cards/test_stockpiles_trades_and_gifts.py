"""Damage that goes to a support of one's own, dice that another player has, and words about who was activated."""

from __future__ import annotations

from sandtable.games.destiny.tokens import DAMAGE
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_side, a_table

JANGO, KYLO, LEIA, DODGE = "01021", "01011", "01028", "01155"
STOCKPILE, OUTPOST, TRADE = "14084", "23023", "15091"
TAILED, OUTWIT, REY, LUKE = "14077", "22111", "01038", "01035"
WEDGE, CHAIN_OF_COMMAND = "16053", "22097"


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


# -- Tailed and Wedge Antilles ------------------------------------------------------------------------------------


@card(TAILED, OUTWIT)
@rule("DST-ABT-03", "D-876")
def test_tailed_is_about_the_character_that_was_activated_though_it_was_discarded_meanwhile() -> None:
    mine: Team = [a_character(KYLO, exhausted=True), JANGO]
    theirs: Team = [a_character(REY, downgrades=[TAILED], dice=2), LUKE]
    scene = a_table(mine, a_side(theirs, hand=[OUTWIT], resources=1), turn=THEM).roll_next(0, 1).play("Outwit", "Rey")
    scene.answer("Tailed")
    assert (scene.asked, scene.prompt) == (THEM, "Choose one of its character dice")


@card(WEDGE, CHAIN_OF_COMMAND)
@rule("D-750")
def test_a_character_die_that_an_upgrade_has_gained_counts_among_the_blanks() -> None:
    mine = [a_character(LUKE, damage=11, upgrades=[CHAIN_OF_COMMAND]), a_character(WEDGE)]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM).resolve("Kylo", "Luke")
    while not scene.prompt.startswith("Take"):
        scene.answer(scene.options[-1])
    scene.roll_next(5, 5).activate("Wedge").answer("yes")
    assert (scene.pool(), scene.shields("Wedge")) == (["-", "-"], 2)
