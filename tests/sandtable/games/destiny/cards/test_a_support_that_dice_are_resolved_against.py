"""A support that takes melee and ranged damage of everybody's dice, and stays until it has enough of it."""

from __future__ import annotations

from sandtable.games.destiny.tokens import DAMAGE
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

KYLO, LEIA, REY, JANGO = "01011", "01028", "01038", "01021"
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
