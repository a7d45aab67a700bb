"""Weapons that give, move or take along, and a die of a hunted character. Expected values are worked out by hand."""

from __future__ import annotations

from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_piece, a_side, a_table

REY, FINN, KYLO, LUKE, TROOPER, WANTED = "01038", "01045", "01011", "01035", "01002", "09143"
HAN, CUNNING = "01046", "01065"
KNIGHTHOOD, SABER, EZRAS, DAGGER, PREY, EZRA = "10005", "05037", "07067", "07117", "09146", "22070"


@card("10005")
@rule("DST-SBT-05")
def test_knighthood_makes_a_blue_character_a_jedi_and_gives_a_shield() -> None:
    scene = a_table([KYLO, FINN], [REY], hand=[KNIGHTHOOD]).play("Knighthood", "yes", "Finn")
    assert (scene.upgrades("Kylo"), scene.shields("Finn")) == (["Knighthood"], 1)
    assert has_subtype(scene.duel, scene.find("Kylo"), "jedi")
    scene = a_table([KYLO], [REY], hand=[KNIGHTHOOD]).play("Knighthood", "no")
    assert (scene.shields("Kylo"), scene.asked) == (0, THEM)
    assert not a_table([FINN], [KYLO], hand=[KNIGHTHOOD]).can("play Knighthood")


@card("05037")
@rule("DST-SHD-03", "DST-DMG-04")
def test_obi_wans_lightsaber_gives_a_shield_and_deals_as_much_as_there_are() -> None:
    mine = [a_character(REY, shields=1, upgrades=[a_piece(SABER, "Sp")])]
    scene = a_table(mine, [a_character(KYLO, shields=2)]).resolve("Obi-Wan", "Kylo")
    assert (scene.shields("Rey"), scene.damage("Kylo"), scene.shields("Kylo")) == (2, 2, 2)
    full = [a_character(REY, shields=3, upgrades=[a_piece(SABER, "Sp")])]
    assert a_table(full, [KYLO]).resolve("Obi-Wan", "Kylo").damage("Kylo") == 3
    assert not a_table([TROOPER], [KYLO], hand=[SABER], resources=3).can("play Obi-Wan")


@card("07067")
@rule("DST-RDP-01")
def test_ezras_lightsaber_deals_two_and_redeploys() -> None:
    mine = [a_character(LUKE, upgrades=[a_piece(EZRAS, "Sp")])]
    scene = a_table(mine, a_side([KYLO], resources=2)).resolve("Ezra Bridger's")
    assert (scene.damage("Kylo"), scene.resources(THEM)) == (2, 2), "not on Ezra"
    theirs = [a_character(FINN, damage=9, upgrades=[EZRAS]), a_character(LUKE)]
    scene = a_table([a_character(KYLO, showing=["1MD"])], theirs).resolve("Kylo", "Finn", "Luke")
    assert scene.upgrades("Luke") == ["Ezra Bridger's Lightsaber"]


@card("07067")
@rule("DST-SYM-14")
def test_on_ezra_his_lightsaber_costs_a_resource_as_well() -> None:
    mine = [a_character(EZRA, upgrades=[a_piece(EZRAS, "Sp")])]
    scene = a_table(mine, a_side([KYLO], resources=2)).resolve("Ezra Bridger's")
    assert (scene.damage("Kylo"), scene.resources(THEM)) == (2, 1)


@card("05037")
@rule("D-107")
def test_cunning_counts_the_shields_on_its_own_character_for_obi_wans_lightsaber() -> None:
    theirs = [a_character(REY, shields=2, upgrades=[SABER])]
    scene = a_table([a_character(HAN, upgrades=[a_piece(CUNNING, "Sp")])], theirs).resolve("Cunning", "Rey")
    assert (scene.shields("Han"), scene.shields("Rey"), scene.damage("Rey")) == (1, 2, 1)


@card("07067")
@rule("D-107", "DST-SLF-01")
def test_cunning_finds_ezras_lightsaber_where_it_lies() -> None:
    mine = [a_character(HAN, upgrades=[a_piece(CUNNING, "Sp")]), a_character(EZRA, upgrades=[EZRAS])]
    scene = a_table(mine, a_side([KYLO], resources=2)).resolve("Cunning", "Ezra Bridger's")
    assert (scene.damage("Kylo"), scene.resources(THEM)) == (2, 1)
    mine = [a_character(EZRA, upgrades=[a_piece(CUNNING, "Sp")]), a_character(HAN, upgrades=[EZRAS])]
    scene = a_table(mine, a_side([KYLO], resources=2)).resolve("Cunning", "Ezra Bridger's")
    assert (scene.damage("Kylo"), scene.resources(THEM)) == (2, 2)


@card("07117")
@rule("DST-MOV-01")
def test_the_dagger_takes_a_shield_along_before_its_melee_damage() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(DAGGER, "2MD")])]
    theirs = [a_character(KYLO, shields=1), a_character(TROOPER, shields=1)]
    scene = a_table(mine, theirs).resolve("Dagger", "yes", "Kylo")
    assert (scene.shields("Finn"), scene.shields("Kylo"), scene.damage("Kylo")) == (1, 0, 2)
    assert a_table(mine, theirs).resolve("Dagger", "no", "Kylo").damage("Kylo") == 1


@card("07117")
@rule("DST-MOV-02")
def test_the_dagger_takes_no_shield_from_the_character_it_is_on() -> None:
    mine = [a_character(LUKE, shields=1, upgrades=[a_piece(DAGGER, "2MD")]), a_character(FINN, shields=1)]
    assert a_table(mine, [KYLO]).resolve("Dagger").prompt == "Deal 2 damage to"
    other = a_table(mine, [a_character("01038", shields=1)]).resolve("Dagger", "yes")
    assert (other.shields("Luke"), other.shields("Rey"), other.prompt) == (2, 0, "Deal 2 damage to")


@card("07117")
def test_the_dagger_takes_no_shield_for_another_side_and_redeploys() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(DAGGER, "1R")])]
    scene = a_table(mine, [a_character(KYLO, shields=1)]).resolve("Dagger")
    assert (scene.shields("Kylo"), scene.resources()) == (1, 1)
    theirs = [a_character(FINN, damage=9, upgrades=[DAGGER]), a_character(LUKE)]
    scene = a_table([a_character(KYLO, showing=["1MD"])], theirs).resolve("Kylo", "Finn", "Luke")
    assert scene.upgrades("Luke") == ["Dagger of Mortis"]


@card("09146")
def test_prey_upon_removes_a_die_of_a_character_with_a_downgrade() -> None:
    theirs = [a_character(KYLO, showing=["1MD"], downgrades=[WANTED]), a_character(TROOPER, showing=["1R"])]
    scene = a_table([FINN], theirs, hand=[PREY], resources=1).play("Prey Upon")
    assert scene.pool(THEM) == ["1R"]


@card("09146")
@rule("DST-CHT-03")
def test_prey_upon_removes_nothing_without_a_downgrade() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    assert a_table([FINN], theirs, hand=[PREY], resources=1).play("Prey Upon").pool(THEM) == ["1MD"]
