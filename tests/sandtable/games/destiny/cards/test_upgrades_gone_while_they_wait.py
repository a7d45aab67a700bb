"""Abilities of an upgrade that left its character, or was replaced, while they waited (D-876)."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import Team, a_character, a_table

KYLO, LUKE, REY, TROOPER = "01011", "01035", "01038", "01002"
LIFE_DEBT, SHOTO, JAWA, BERU, ARMOR, SABER = "02118", "03051", "12147", "21044", "03152", "01059"


@card(LIFE_DEBT, JAWA)
@rule("D-876", "DST-ABT-03")
def test_life_debt_moves_damage_to_the_activated_character_though_it_was_replaced_meanwhile() -> None:
    mine: Team = [a_character(JAWA, upgrades=[LIFE_DEBT]), a_character(LUKE, damage=2)]
    scene = a_table(mine, [KYLO], hand=[ARMOR], resources=2).activate("Jawa")
    scene.answer("Jawa", "yes", "replacing", "yes")
    assert (scene.upgrades("Jawa"), scene.damage("Jawa"), scene.damage("Luke")) == (["Plastoid Armor"], 1, 1)


@card(SHOTO, BERU)
@rule("D-876", "DST-ABT-03")
def test_shoto_lightsaber_gives_its_shield_though_another_blue_weapon_has_replaced_it() -> None:
    mine: Team = [a_character(BERU, upgrades=[SHOTO]), LUKE]
    scene = a_table(mine, [KYLO], hand=[SABER], resources=3).activate("Beru")
    scene.answer("Beru", "yes", "Lightsaber", "replacing", "yes", "give")
    assert (scene.upgrades("Beru"), scene.shields("Beru")) == (["Lightsaber"], 1)
