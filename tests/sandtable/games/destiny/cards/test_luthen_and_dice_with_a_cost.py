"""Luthen Rael, who collects for the costs of resolved dice and resolves a weapon die that leaves the pool."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import a_character, a_piece, a_table

LUTHEN, KYLO, REY, PHASMA, BLASTER = "23059", "01011", "01038", "01001", "01054"


@card("23059")
def test_luthen_collects_resources_for_dice_with_a_cost() -> None:
    mine = [a_character(LUTHEN), a_character(REY, upgrades=(a_piece(BLASTER, showing="2RD1"),))]
    scene = a_table(mine, resources=1).resolve("DH-17", "Stormtrooper")
    assert scene.tokens("Luthen", RESOURCES) == 1
    mine = [a_character(LUTHEN, showing=("2RD",))]
    assert a_table(mine).resolve("Luthen", "Stormtrooper").tokens("Luthen", RESOURCES) == 0


@card("23059")
@rule("DST-RSV-01", "DST-DLP-01")
def test_luthen_collects_for_a_cost_that_its_die_no_longer_shows() -> None:
    """The detonator goes by its own special, and the die of the blaster is rerolled by it."""
    for code, name in (("01067", "Thermal"), ("06016", "T-21")):
        mine = [a_character(LUTHEN, upgrades=(a_piece(code, showing="Sp1"),))]
        scene = a_table(mine, [a_character(KYLO), a_character(PHASMA)], resources=1).roll_next(0).resolve(name)
        while scene.tokens("Luthen", RESOURCES) == 0 and not scene.can("pass"):
            scene.answer("yes" if scene.can("yes") else "Kylo")
        assert (scene.resources(), scene.tokens("Luthen", RESOURCES)) == (0, 1), name


@card("23059")
def test_luthen_resolves_a_weapon_die_that_is_rerolled_instead_of_removed() -> None:
    weapon = a_piece(BLASTER, showing="1RD")
    mine = [a_character(LUTHEN, tokens={RESOURCES: 2}, upgrades=(weapon,)), a_character(REY, showing=("1MD",))]
    scene = a_table(mine).roll_next(3).use("Luthen Rael", "Stormtrooper")
    assert (scene.damage("Stormtrooper"), scene.pool(), scene.tokens("Luthen", RESOURCES)) == (1, ["1Sh", "1MD"], 0)
    mine = [a_character(LUTHEN, tokens={RESOURCES: 1}, upgrades=(weapon,))]
    scene = a_table(mine).use("Luthen Rael")
    assert (scene.damage("Stormtrooper"), scene.pool()) == (0, ["1RD"])
