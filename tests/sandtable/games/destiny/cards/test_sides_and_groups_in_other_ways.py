"""Sides that no die shows and dice that are resolved together: the player chooses the way of resolving them as well."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.tokens import DAMAGE, RESOURCES
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_free_for_all, a_piece, a_side, a_table

KYLO, LEIA, REY, POE, ZIRO, TROOPER = "01011", "01028", "01038", "01029", "15029", "01002"
OUTPOST, VAMBRACE, RESISTANCE, SABER_OF_SABINE, LUTHEN = "23023", "22042", "22078", "24080", "23059"
R2D2, GHOST, YADDLE, FALCON, STARFIGHTER, OMI = "16060", "03028", "23048", "19021", "21079", "25030"
CONVEYEX, LIGHT_THEM_UP, ENDURE = "09042", "05111", "23062"
OUTPOST_OF_THEIRS = a_side([KYLO], supports=[OUTPOST])


@card(CONVEYEX)
@rule("DST-OPD-01", "D-253", "D-660")
def test_conveyex_robbery_asks_for_the_way_of_a_die_before_its_modifiers() -> None:
    mine = a_side([ZIRO], hand=[CONVEYEX], resources=5)
    second = a_side([a_character(KYLO, upgrades=[a_piece(VAMBRACE, "2MD")])])
    third = a_side([a_character(LEIA, showing=("1R",))], supports=[a_piece(RESISTANCE, showing="+2ID")])
    scene = a_free_for_all(mine, second, third).play("Conveyex", "+2 indirect")
    assert sorted(scene.options) == ["as indirect", "as it shows"]
    scene.answer("as indirect", "+2 indirect")
    assert scene.can("player 2")
    scene.answer("player 2")
    assert scene.damage("Kylo") == 5  # 2 + 1 + 2


@card(R2D2, GHOST, STARFIGHTER, FALCON)
@rule("D-487", "DST-RSV-04")
@pytest.mark.parametrize(("support", "side", "much"), [(R2D2, "1 melee", 1), (GHOST, "2 ranged", 2)])
def test_another_side_of_a_support_is_resolved_against_aldhani_outpost(support: str, side: str, much: int) -> None:
    mine = [a_piece(support, showing="Sp")]
    scene = a_table([LEIA], OUTPOST_OF_THEIRS, supports=mine).answer("(special)", side, "against a support")
    assert (scene.tokens("Aldhani", DAMAGE), scene.damage("Kylo"), scene.pool()) == (much, 0, [])
    usual = a_table([LEIA], OUTPOST_OF_THEIRS, supports=mine).answer("(special)", side, "as it shows", "Kylo")
    assert (usual.tokens("Aldhani", DAMAGE), usual.damage("Kylo")) == (0, much)
    assert "against a support" not in " ".join(a_table([LEIA], [KYLO], supports=mine).answer("(special)", side).options)


@card(STARFIGHTER, FALCON, YADDLE)
@rule("D-487")
def test_all_words_about_another_side_know_of_aldhani_outpost() -> None:
    scene = a_table([LEIA], OUTPOST_OF_THEIRS, supports=[a_piece(STARFIGHTER, showing="Sp")])
    scene.answer("(special)", "another side", "2 ranged", "against a support")
    assert scene.tokens("Aldhani", DAMAGE) == 2
    shielded = [a_character(LEIA, shields=1)]
    scene = a_table(shielded, OUTPOST_OF_THEIRS, supports=[a_piece(FALCON, showing="Sp")])
    scene.answer("(special)", "3 ranged", "against a support")
    assert scene.tokens("Aldhani", DAMAGE) == 3
    scene = a_table([a_character(YADDLE, showing=("Sp",))], OUTPOST_OF_THEIRS)
    scene.answer("(special)", "resolve another", "2 melee", "against a support")
    assert scene.tokens("Aldhani", DAMAGE) == 2


@card(OMI)
@rule("D-487", "DST-RSV-04")
def test_each_other_side_is_resolved_in_the_way_that_its_player_chooses() -> None:
    scene = a_table([LEIA], OUTPOST_OF_THEIRS, supports=[a_piece(OMI, showing="Sp")])
    scene.answer("(special)", "1 melee", "against a support")
    assert (scene.tokens("Aldhani", DAMAGE), scene.damage("Kylo")) == (1, 0)
    assert not scene.can("1 melee")
    scene.answer("1 shield", "Leia")
    assert scene.shields("Leia") == 1


@card(POE)
@rule("D-860", "D-125")
def test_a_side_of_a_discarded_card_is_resolved_against_aldhani_outpost() -> None:
    scene = a_table([a_character(POE, showing=("Sp",))], OUTPOST_OF_THEIRS, hand=[GHOST])
    scene.answer("(special)", "2 ranged as ranged against a support")
    assert (scene.tokens("Aldhani", DAMAGE), scene.damage("Kylo")) == (2, 0)
    usual = a_table([a_character(POE, showing=("Sp",))], OUTPOST_OF_THEIRS, hand=[GHOST])
    usual.resolve("Poe")
    assert [option for option in usual.options if "2 disrupt" in option] == ["2 disrupt"]


@card(LIGHT_THEM_UP)
@rule("D-525", "D-660", "D-487")
def test_a_die_with_its_modifier_is_resolved_in_the_chosen_way() -> None:
    mine: Team = [a_character("18060", showing=("2RD", "+3RD"))]
    scene = a_table(mine, OUTPOST_OF_THEIRS, hand=[LIGHT_THEM_UP], resources=2).roll_next(1)
    scene.play("Light", "2 ranged", "yes")
    assert sorted(scene.options) == ["as it shows", "as ranged against a support"]
    scene.answer("against a support")
    assert (scene.supports(THEM), scene.damage("Kylo")) == ([], 0)  # 2 + 3 + 2 damage


@card(ENDURE)
@rule("D-463", "D-487", "DST-ASI-04")
def test_an_opponent_who_is_forced_to_resolve_a_die_chooses_the_way() -> None:
    theirs = a_side([a_character(LUTHEN, showing=("2RD",), upgrades=[SABER_OF_SABINE])])
    scene = a_table([LEIA], theirs, hand=[ENDURE], resources=1).play("Endure", "2 ranged")
    assert (scene.asked, sorted(scene.options)) == (THEM, ["as it shows", "as melee"])
    scene.answer("as melee", "Leia")
    assert scene.damage("Leia") == 1


@card("21014")
@rule("D-444", "D-487")
def test_lorth_needa_resolves_his_dice_against_aldhani_outpost() -> None:
    scene = a_table(["21014"], OUTPOST_OF_THEIRS).roll_next(0).activate("Lorth Needa")
    assert sorted(scene.options) == ["as it shows", "as ranged against a support"]
    scene.answer("against a support")
    assert (scene.tokens("Aldhani", DAMAGE), scene.damage("Kylo")) == (2, 0)


@card("24054", "24026", "14029")
@rule("D-487", "D-851")
@pytest.mark.parametrize(
    ("bearer", "saber", "name"),
    [("11057", "24054", "Bokken"), ("22029", "24026", "Electrostaff"), ("01021", "14029", "Kyuzo")],
)
def test_a_side_resolved_without_its_plus_is_dealt_to_aldhani_outpost(bearer: str, saber: str, name: str) -> None:
    mine = [a_character(bearer, upgrades=[a_piece(saber, "+2MD")])]
    scene = a_table(mine, OUTPOST_OF_THEIRS).resolve(name, "against a support")
    assert (scene.tokens("Aldhani", DAMAGE), scene.damage("Kylo")) == (2, 0)


@card("16075")
@rule("D-865", "DST-AGN-02")
def test_whistling_birds_against_any_number_of_characters_hit_characters_alone() -> None:
    rey = a_character(REY, upgrades=[a_piece("16075", "1RD", tokens={RESOURCES: 1})])
    for way in ("as it shows", "against a support"):
        scene = a_table([rey], OUTPOST_OF_THEIRS).resolve("Whistling", way, "yes")
        assert [option for option in scene.options if "Aldhani" in option] == []
        scene.answer("Kylo")
        assert (scene.tokens("Aldhani", DAMAGE), scene.damage("Kylo")) == (0, 1)


@card("16105")
@rule("D-660", "D-487")
def test_two_ways_of_resolving_the_same_two_dice_are_told_apart() -> None:
    rey = a_character(REY, showing=["+2MD"], upgrades=[a_piece("16105", "1MD")])
    scene = a_table([rey], OUTPOST_OF_THEIRS).use("Vibroblade")
    assert len(set(scene.options)) == len(scene.options)
    scene.answer("with Rey die (+2 melee) as melee against a support")
    assert (scene.tokens("Aldhani", DAMAGE), scene.damage("Kylo")) == (3, 0)


# -- Words that name the target ----------------------------------------------------------------------------------

JANGO, WANTED = "01021", "09143"


@card("11126", "16051", "22101", "23034", "09046")
@rule("D-865", "DST-AGN-01")
def test_dice_against_a_character_that_words_name_go_to_no_support() -> None:
    both: Team = [a_character(JANGO, showing=["1RD"]), a_character("01001", showing=["1RD"])]
    scene = a_table(both, OUTPOST_OF_THEIRS, hand=["11126"], resources=3).play("Focused Fire", "Kylo")
    assert not scene.can("against a support")
    wanted = a_side([a_character(KYLO, downgrades=[WANTED])], supports=[OUTPOST])
    scene = a_table([a_character("22101", showing=["2RD"])], wanted).use("Embo")
    assert not scene.can("against a support")
    clear = a_side([a_character(KYLO, downgrades=["23034"])], supports=[OUTPOST])
    scene = a_table([a_character(JANGO, showing=["1R"])], clear).answer("use Clear Target", "yes")
    assert not scene.can("against a support")
    scene = a_table([a_character(JANGO, showing=["1RD"])], wanted, hand=["09046"], resources=2)
    assert not scene.play("Hunt Them Down", "Kylo").can("against a support")
    scene = a_table([a_character("16051", showing=["2MD"])], OUTPOST_OF_THEIRS).use("Cara Dune").answer("Cara Dune")
    assert not scene.can("against a support")


@card("09046", "22042")
@rule("D-367", "D-865")
def test_a_die_against_a_named_character_is_not_resolved_as_indirect_damage() -> None:
    mine = [a_character(JANGO, upgrades=[a_piece(VAMBRACE, "2MD")])]
    theirs = a_side([a_character(KYLO, downgrades=[WANTED, WANTED]), LEIA])
    scene = a_table(mine, theirs, hand=["09046"], resources=2).play("Hunt Them Down", "Kylo")
    assert not scene.can("as indirect")


@card("15017")
@rule("D-367", "DST-AGN-02")
def test_no_indirect_die_is_resolved_against_each_character() -> None:
    mine: Team = [a_character("01002", showing=["1RD"]), a_character("05013", showing=["3ID"])]
    scene = a_table(mine, [KYLO, LEIA], hand=["15017"], resources=2).play("Enfilading", "1")
    assert (scene.damage("Kylo"), scene.damage("Leia"), scene.pool()) == (1, 1, ["3ID"])
