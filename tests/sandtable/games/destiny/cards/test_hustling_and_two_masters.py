"""Hustling, the Grand Inquisitor and Jaro Tapal: their sentences in games."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

REY, TROOPER = "01038", "01002"
FORCE_CONCEALMENT = "18010"


@card("15094")
def test_hustling_gains_a_resource_or_takes_one_from_a_card_that_is_no_plot() -> None:
    mine: Team = [a_character(REY, upgrades=[a_piece("15094", "Sp")])]
    theirs = a_side([TROOPER], supports=[a_piece(FORCE_CONCEALMENT, tokens={RESOURCES: 2})])
    scene = a_table(mine, theirs).resolve("Hustling", "remove 1 resource")
    assert scene.resources() == 0 and scene.tokens("Force Concealment", RESOURCES) == 1
    other = a_table(mine, theirs).resolve("Hustling", "gain 1 resource")
    assert other.resources() == 1 and other.tokens("Force Concealment", RESOURCES) == 2


@card("16003")
def test_the_grand_inquisitor_raises_a_die_while_an_opponent_shows_a_blank() -> None:
    """1 damage, and 2 from the die: 3 in all, 5 while an opponent's die shows a blank."""
    mine: Team = [a_character("16003", showing=("Sp", "2MD"))]
    for shown, dealt in (("-", 5), ("1MD", 3)):
        theirs: Team = [a_character(REY, showing=(shown,)), TROOPER]
        scene = a_table(mine, theirs).resolve("Grand Inquisitor die (special)", "Rey", "Rey")
        assert scene.damage("Rey") == dealt and scene.pool() == []


@card("16003")
def test_without_a_die_that_shows_damage_he_deals_one() -> None:
    mine: Team = [a_character("16003", showing=("Sp", "2Sh"))]
    scene = a_table(mine, [REY]).resolve("Grand Inquisitor die (special)", "Rey")
    assert scene.damage("Rey") == 1 and scene.pool() == ["2Sh"]


@card("15037")
def test_jaro_tapal_strikes_back_before_he_takes_damage() -> None:
    mine: Team = [a_character("15037", showing=("2MD", "1Sh"))]
    theirs: Team = [a_character(REY, showing=("1MD",)), TROOPER]
    scene = a_table(mine, theirs, turn=THEM).resolve("Rey", "Jaro", "yes", "Rey")
    assert scene.damage("Rey") == 2 and scene.damage("Jaro") == 1 and scene.pool() == ["1Sh"]
    calm = a_table(mine, theirs, turn=THEM).resolve("Rey", "Jaro", "no")
    assert calm.damage("Rey") == 0 and calm.damage("Jaro") == 1 and calm.pool() == ["2MD", "1Sh"]


@card("15037")
def test_jaro_tapal_asks_nothing_when_another_is_hit_or_no_die_shows_damage() -> None:
    theirs: Team = [a_character(REY, showing=("1MD",))]
    beside: Team = [a_character("15037", showing=("2MD",)), TROOPER]
    scene = a_table(beside, theirs, turn=THEM).resolve("Rey", "Stormtrooper")
    assert scene.damage("Stormtrooper") == 1 and scene.damage("Rey") == 0
    shield: Team = [a_character("15037", showing=("1Sh",))]
    assert a_table(shield, theirs, turn=THEM).resolve("Rey", "Jaro").damage("Jaro") == 1
