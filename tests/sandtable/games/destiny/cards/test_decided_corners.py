"""Corners of cards that the rule book leaves open, each as its decision says."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, TROOPER, Scene, Team, a_character, a_piece, a_side, a_table

KYLO, JANGO, REY, HAN, PHASMA = "01011", "01021", "01038", "01046", "01001"
DL_44, VADER, MERRIN, MOUSE_DROID = "01051", "13001B", "24097", "16023"
DECISIVE_BLOW, FLAME_THROWER, ARMOR, INNER_FORCE = "02127", "22042", "03152", "701037"


@card(DL_44)
@rule("D-868", "D-10", "D-77")
def test_an_upgrade_that_is_given_up_as_the_fourth_at_once_does_nothing() -> None:
    full = [a_character(HAN, upgrades=[ARMOR, ARMOR, ARMOR])]
    scene = a_table(full, [a_character(KYLO, showing=["1MD"])], hand=[DL_44], resources=3).play("DL-44")
    scene.answer(scene.options[0]).answer("DL-44 Heavy Blaster Pistol")
    assert (scene.upgrades("Han"), scene.can("DL-44")) == (["Plastoid Armor"] * 3, False)
    scene = a_table(full, [a_character(KYLO, showing=["1MD"])], hand=[DL_44], resources=3).play("DL-44")
    scene.answer(scene.options[0]).answer("Plastoid Armor").answer("DL-44").answer("no")
    assert scene.pool(THEM) == []


@card(VADER)
@rule("D-872")
def test_vader_does_not_do_both_for_a_defeat_that_his_first_deed_brings() -> None:
    mine = [a_character(VADER, showing=["2MD"])]
    scene = a_table(mine, [a_character(REY, shields=2), a_character(TROOPER, damage=5)]).use("Darth Vader")
    assert not scene.can("both")
    scene.answer("resolve one of your dice").answer("Stormtrooper")
    assert (scene.team(THEM), scene.shields("Rey"), scene.asked) == (["Rey"], 2, THEM)


@card(MERRIN, MOUSE_DROID)
@rule("D-875", "D-374")
def test_a_droid_whose_cost_counts_its_like_counts_itself_for_words_after_it_was_played() -> None:
    scene = a_table([MERRIN, PHASMA], [KYLO], hand=[MOUSE_DROID], resources=3).play("MSE-6")
    assert scene.can("yes"), "it costs 1 when it is in play"
    scene = a_table([MERRIN, PHASMA], [KYLO], hand=[MOUSE_DROID], supports=[MOUSE_DROID], resources=3).play("MSE-6")
    assert not scene.can("yes"), "it costs 2 when it is in play"


@card(DECISIVE_BLOW, FLAME_THROWER)
@rule("D-877")
def test_after_indirect_damage_nobody_is_the_character_you_just_dealt_damage_to() -> None:
    def blow(*way: str) -> Scene:
        mine = [a_character(JANGO, upgrades=[a_piece(FLAME_THROWER, showing="2MD")])]
        scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], hand=[DECISIVE_BLOW], resources=3)
        return scene.play("Decisive Blow", *way)

    assert blow("as indirect").pool(THEM) == ["1MD"]
    assert blow("as it shows", "Kylo").pool(THEM) == []


@card(ARMOR)
@rule("D-878", "D-67")
def test_an_armor_that_keeps_a_character_alive_is_replaced_by_another_one() -> None:
    scene = a_table([a_character(PHASMA, damage=11, upgrades=[ARMOR])], [KYLO], hand=[ARMOR], resources=1)
    scene.play("Plastoid Armor", "replac")
    assert (scene.upgrades("Captain Phasma"), scene.discard(ME)) == (["Plastoid Armor"], ["Plastoid Armor"])


@card("02076", "15026")
@rule("D-866", "D-335")
def test_the_die_of_a_card_that_is_played_from_a_discard_pile_leaves_the_pool_of_another_player() -> None:
    theirs = a_side([a_character("01010", damage=6), KYLO], discard=["01059"], hand=["02076"], resources=5)
    scene = a_table([a_character("15026", showing=["Sp"]), PHASMA], theirs).roll_next(0).resolve("Garindan")
    assert scene.pool() == ["3MD1"], "a die of the Lightsaber in the discard pile of the opponent"
    scene.play("Rise Again", "Darth Vader", "yes")
    assert (scene.upgrades("Darth Vader"), scene.pool(), scene.pool(THEM)) == (["Lightsaber"], [], [])


@card(INNER_FORCE, "23117")
@rule("D-873", "DST-RSL-02")
def test_two_dice_of_a_character_with_resilience_may_be_named_where_other_dice_could_be_removed() -> None:
    theirs: Team = [
        a_character("01010", showing=["2MD", "3MD"], upgrades=["23117"]),
        a_character(KYLO, showing=["1MD"]),
    ]
    scene = a_table([a_character(REY, shields=2)], theirs, hand=[INNER_FORCE], resources=2).play("Inner Force", "2")
    scene.answer("2 melee").answer("3 melee").answer("2 melee")
    assert (scene.pool(THEM), scene.shields("Rey")) == (["3MD", "1MD"], 0)
