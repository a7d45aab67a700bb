"""Characters that another player's words activate, and cards of others that are played. Costs by hand."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_side, a_table

PHASMA, LEIA, REY, KYLO = "01001", "01028", "01038", "01011"
BLASTER, JYNS_BLASTER, SPEEDER = "01054", "14047", "23052"
GUARD, JARO, WEDGE, PILOT = "16040", "15037", "16053", "16052"
CASSIAN, OPERATION, DRAIN, WEAK_MIND = "14040", "14062", "15008", "22005"
GIDEON, Z_95 = "16015", "18113"


# -- Words that activate a character of another player -----------------------------------------------------------


@card("14047", "16040")
@rule("DST-ACV-01", "D-590", "DST-GRD-01")
def test_a_guardian_of_the_opponent_guards_against_the_player_whose_words_activate_it() -> None:
    theirs = a_side([GUARD, a_character(KYLO, showing=("1MD",))])
    mine = [a_character(PHASMA, showing=("2RD",))]
    scene = a_table(mine, theirs, hand=[JYNS_BLASTER], resources=3).roll_next(0).play("Jyn", "activate")
    assert scene.asked == THEM
    scene.answer("Phasma")
    assert (scene.pool(), scene.damage("Guardian"), scene.pool(THEM)) == ([], 2, ["1MD", "1RD"])


@card("14047", "16053")
@rule("DST-ACV-01", "D-590")
def test_wedge_does_not_act_for_a_pilot_that_the_opponent_activates() -> None:
    scene = a_table([WEDGE], [PILOT], hand=[JYNS_BLASTER], resources=3).roll_next(4).play("Jyn", "activate", "Pilot")
    assert (scene.pool(THEM), scene.asked, scene.prompt) == (["-"], THEM, "Take an action or pass")
    theirs = [WEDGE, PILOT]
    scene = a_table([PHASMA], theirs, hand=[JYNS_BLASTER], resources=3).roll_next(4).play("Jyn", "activate", "Pilot")
    scene.answer("yes")
    assert scene.shields("Rebel Pilot") == 1


@card("23052", "15037")
@rule("DST-ACV-01", "D-590", "DST-GRD-01")
def test_a_jedi_of_the_opponent_guards_for_its_own_player_as_well() -> None:
    theirs = a_side([JARO, a_character(KYLO, showing=("1MD",))])
    mine = [a_character(PHASMA, showing=("2RD",))]
    scene = a_table(mine, theirs, supports=[SPEEDER]).roll_next(1).activate("DC0052", "yes")
    assert scene.asked == THEM and "Guardian" in scene.prompt
    scene.roll_next(0).answer("none")
    assert (scene.pool(), scene.pool(THEM)) == (["2RD", "1Sh"], ["1MD", "2MD"])


# -- Intelligence Operation --------------------------------------------------------------------------------------


@card("14062")
@rule("D-297", "D-561")
def test_the_operation_may_leave_the_detected_card_in_its_hand() -> None:
    scene = a_table([CASSIAN], a_side([LEIA], hand=[BLASTER]), resources=1, plots=[OPERATION])
    scene.activate("Cassian").pass_().use("Intelligence Operation", "none")
    assert (scene.upgrades("Cassian"), scene.hand(THEM), scene.resources()) == ([], ["DH-17 Blaster Pistol"], 1)
    assert scene.exhausted("Intelligence Operation")


# -- What a card says of its own cost, about the player who plays it ----------------------------------------------


@card("15008", "14062")
@rule("DST-PLX-05", "DST-PLX-01")
def test_force_drain_of_the_opponent_is_cheaper_for_a_downgrade_on_a_character_of_its_owner() -> None:
    """It costs 4, or 3 where a character of an opponent of the one who plays it has a downgrade on it."""
    marked, plain = a_character(LEIA, downgrades=[WEAK_MIND]), a_character(LEIA)
    blue = a_character(REY)
    scene = a_table([CASSIAN, blue], a_side([marked], hand=[DRAIN]), resources=3, plots=[OPERATION])
    scene.activate("Cassian").pass_().use("Intelligence Operation", "Force Drain")
    assert (scene.damage("Leia"), scene.resources(), scene.exhausted("Rey")) == (3, 0, True)
    marked_one = a_character(CASSIAN, downgrades=[WEAK_MIND])
    scene = a_table([marked_one, blue], a_side([plain], hand=[DRAIN]), resources=3, plots=[OPERATION])
    scene.activate("Cassian").pass_().use("Intelligence Operation")
    assert (scene.damage("Leia"), scene.resources(), scene.hand(THEM)) == (0, 3, ["Force Drain"])


# -- Moff Gideon -------------------------------------------------------------------------------------------------


@card("16015")
@rule("D-336", "D-66")
def test_gideon_returns_a_card_that_costs_nothing_as_well() -> None:
    theirs = a_side([REY], hand=[Z_95], deck=[BLASTER] * 9)
    scene = a_table([GIDEON], theirs, deck=[BLASTER] * 9).roll_next(0, 0)
    scene.activate("Moff Gideon", "detect 2", "yes")
    assert (scene.supports(), scene.hand(THEM), scene.damage("Gideon")) == (["Z-95"], [], 0)
    scene.pass_().pass_()
    assert scene.supports() == [] and "Z-95" in scene.hand(THEM)
