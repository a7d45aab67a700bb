"""Words that lower, spare or count the cost of a side, where this cost is indirect damage (D-560, DST-IND-23)."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import a_character, a_piece, a_table

ASAJJ, VADER, REY, FINN, PHASMA, KYLO = "23087", "01010", "01038", "01045", "01001", "01011"
LIGHTSABER, ELECTROSTAFF, GAUNTLET, HORN = "18011", "15095", "18041", "22104"
SWINDLE, TACTICS, REWARD = "21036", "18044", "23008"
FIGHTER = a_piece(GAUNTLET, "3RDi1")


@card(LIGHTSABER)
@rule("D-560", "DST-VAL-09")
def test_asajjs_lightsaber_costs_asajj_no_damage() -> None:
    hers = a_table([a_character(ASAJJ, upgrades=[a_piece(LIGHTSABER, "2MDi1")])], [VADER]).resolve(
        "Asajj's Lightsaber", "Vader"
    )
    assert (hers.damage("Vader"), hers.damage("Asajj Ventress")) == (2, 0)
    other = a_table([a_character(REY, upgrades=[a_piece(LIGHTSABER, "2MDi1")])], [VADER]).resolve(
        "Asajj's Lightsaber", "Vader"
    )
    assert (other.damage("Vader"), other.damage("Rey")) == (2, 1)


@card(ELECTROSTAFF)
@rule("D-560")
def test_a_lower_resource_cost_leaves_the_cost_in_damage() -> None:
    saber = a_piece(LIGHTSABER, "2MDi1")
    scene = a_table([a_character(REY, upgrades=[saber, ELECTROSTAFF])], [VADER]).resolve("Asajj's Lightsaber", "Vader")
    assert (scene.damage("Vader"), scene.damage("Rey")) == (2, 1)


@card(TACTICS)
@rule("D-560")
def test_vicious_tactics_counts_a_cost_in_damage() -> None:
    scene = a_table([KYLO], [VADER], hand=[TACTICS], supports=[FIGHTER]).play("Vicious Tactics", "Darth")
    assert (scene.damage("Darth"), scene.damage("Kylo")) == (4, 1)


@card(HORN)
@rule("D-560")
def test_the_broken_horn_counts_a_cost_in_damage() -> None:
    scene = a_table([FINN], hand=["01157"], supports=[a_piece(HORN, "2Shi1")]).use("Broken Horn", "discard", "Finn")
    assert (scene.shields("Finn"), scene.damage("Finn")) == (3, 1)


@card(SWINDLE)
@rule("D-560", "DST-FRE-01")
def test_a_die_that_is_resolved_for_free_costs_no_damage() -> None:
    scene = a_table([FINN], [VADER], hand=[SWINDLE], resources=2, supports=[FIGHTER]).play("Swindle", "Vader")
    assert (scene.damage("Vader"), scene.damage("Finn")) == (3, 0)


@card(REWARD)
@rule("D-560")
def test_an_opponent_who_resolves_for_free_pays_no_damage() -> None:
    theirs = a_character(REY, upgrades=[a_piece(LIGHTSABER, "2MDi1")])
    scene = a_table([KYLO], [theirs], hand=[REWARD], resources=1).play("Just Reward", "Kylo", "Rey")
    assert (scene.damage("Kylo"), scene.damage("Rey")) == (2, 2)
