"""A support that takes melee and ranged damage of everybody's dice, and stays until it has enough of it."""

from __future__ import annotations

from sandtable.games.destiny.tokens import DAMAGE, RESOURCES, SHIELDS
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

KYLO, LEIA, REY, JANGO = "01011", "01028", "01038", "01021"
LUTHEN, TROOPER, ZIRO, SABER_OF_SABINE = "23059", "01002", "15029", "24080"
OUTPOST, NEST, FIGHTER = "23023", "22066", "23031"


@card("23023")
@rule("D-487", "DST-AGN-04")
def test_aldhani_outpost_is_dealt_melee_and_ranged_damage_by_an_opponent() -> None:
    theirs = a_side([KYLO], supports=[OUTPOST])
    scene = a_table([a_character(LEIA, showing=("2RD",))], theirs).resolve("Leia", "against a support")
    assert (scene.tokens("Aldhani", DAMAGE), scene.damage("Kylo"), scene.pool()) == (2, 0, [])
    melee = a_table([a_character(REY, showing=("1MD",))], theirs).resolve("Rey", "against a support")
    assert melee.tokens("Aldhani", DAMAGE) == 1
    usual = a_table([a_character(LEIA, showing=("2RD",))], theirs).resolve("Leia", "as it shows", "Kylo")
    assert (usual.tokens("Aldhani", DAMAGE), usual.damage("Kylo")) == (0, 2)


@card("23023")
@rule("D-487")
def test_aldhani_outpost_takes_added_dice_and_no_other_symbols() -> None:
    mine: Team = [a_character(REY, showing=("1MD", "+2MD"))]
    scene = a_table(mine, a_side([KYLO], supports=[OUTPOST])).resolve("Rey", "against a support", "+2 melee")
    assert scene.tokens("Aldhani", DAMAGE) == 3
    indirect: Team = [a_character(FIGHTER, showing=("3ID",))]
    other = a_table(indirect, a_side([KYLO], supports=[OUTPOST])).resolve("Jango")
    assert (other.tokens("Aldhani", DAMAGE), other.damage("Kylo")) == (0, 3)


@card("23023")
@rule("DST-CAN-01")
def test_aldhani_outpost_stays_until_it_has_six_damage() -> None:
    theirs = a_side([KYLO], supports=[a_piece(OUTPOST, damage=4)])
    scene = a_table([a_character(LEIA, showing=("1RD",))], theirs).resolve("Leia", "against a support")
    assert (scene.supports(THEM), scene.tokens("Aldhani", DAMAGE)) == (["Aldhani Outpost"], 5)
    last = a_table([a_character(LEIA, showing=("2RD",))], theirs).resolve("Leia", "against a support")
    assert (last.supports(THEM), last.discard(THEM)) == ([], ["Aldhani Outpost"])


@card("23023")
@rule("DST-CAN-01", "DST-TOK-05")
def test_aldhani_outpost_cannot_be_discarded_by_effects() -> None:
    event = "24092"
    scene = a_table([REY, JANGO], [KYLO], hand=[event], supports=[OUTPOST]).play("Last Resort")
    assert not scene.can("discard"), scene.options


@card("25024")
@rule("D-540", "D-487")
def test_aldhani_outpost_is_dealt_damage_of_another_side_that_is_resolved() -> None:
    luthen = a_character(LUTHEN, showing=("1Dc",), tokens={RESOURCES: 1})
    scene = a_table([luthen], a_side([KYLO], supports=[OUTPOST]), hand=["25024"])
    scene.play("Save The Rebellion", "2 ranged", "against a support")
    assert (scene.tokens("Aldhani", DAMAGE), scene.damage("Kylo"), scene.pool()) == (2, 0, [])


@card("25024")
@rule("D-540", "DST-ASI-04")
def test_another_side_is_resolved_as_the_attached_lightsaber_allows() -> None:
    for way in ("as melee", "as it shows"):
        luthen = a_character(LUTHEN, showing=("1Dc",), tokens={RESOURCES: 1}, upgrades=[SABER_OF_SABINE])
        scene = a_table([luthen], [KYLO], hand=["25024"]).play("Save The Rebellion", "2 ranged")
        assert sorted(scene.options) == ["as it shows", "as melee"]
        scene.answer(way, "Kylo")
        assert (scene.damage("Kylo"), scene.pool()) == (2, [])


@card("05144")
@rule("D-851", "DST-ASI-01")
def test_aldhani_outpost_is_dealt_damage_of_a_die_that_an_event_resolves_as_ranged() -> None:
    luthen = a_character(LUTHEN, showing=("3ID1",))
    theirs = a_side([KYLO], supports=[OUTPOST])
    scene = a_table([luthen], theirs, hand=["05144"], resources=3).play("Target Intel")
    assert sorted(scene.options) == ["as ranged", "as ranged against a support"]
    scene.answer("as ranged against a support")
    assert (scene.tokens("Aldhani", DAMAGE), scene.damage("Kylo")) == (3, 0)
    usual = a_table([luthen], theirs, hand=["05144"], resources=3).play("Target Intel", "as ranged", "Kylo")
    assert (usual.tokens("Aldhani", DAMAGE), usual.damage("Kylo")) == (0, 3)


@card("14053")
@rule("D-851")
def test_aldhani_outpost_is_dealt_damage_of_a_die_with_a_chosen_symbol() -> None:
    mine, event = [a_piece("22078", showing="2ID")], ["14053"]
    scene = a_table([ZIRO], a_side([KYLO], supports=[OUTPOST]), hand=event, supports=mine).play("Change", "melee")
    assert sorted(scene.options) == ["as melee", "as melee against a support"]


@card("09042")
@rule("D-851", "DST-OPD-01")
def test_aldhani_outpost_is_dealt_damage_of_a_die_in_another_pool() -> None:
    theirs = a_side([a_character(LUTHEN, showing=("2RD",)), KYLO], supports=[OUTPOST])
    scene = a_table([ZIRO], theirs, hand=["09042"], resources=3)
    scene.play("Conveyex Robbery", "against a support")
    assert (scene.tokens("Aldhani", DAMAGE), scene.damage("Kylo"), scene.pool(THEM)) == (2, 0, [])


@card("21019")
@rule("D-850", "DST-UNB-01")
def test_unblockable_damage_passes_the_shields_of_aldhani_outpost() -> None:
    theirs = a_side([KYLO], supports=[a_piece(OUTPOST, tokens={SHIELDS: 1})])
    scene = a_table([a_character(TROOPER, showing=("2RD",))], theirs, hand=["21019"])
    scene.play("Only Storm", "against a support")
    assert (scene.tokens("Aldhani", DAMAGE), scene.tokens("Aldhani", SHIELDS)) == (2, 1)
    blockable = a_table([a_character(TROOPER, showing=("2RD",))], theirs).resolve("First Order", "against a support")
    assert (blockable.tokens("Aldhani", DAMAGE), blockable.tokens("Aldhani", SHIELDS)) == (1, 0)
