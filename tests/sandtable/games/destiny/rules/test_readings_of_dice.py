"""Dice that may be resolved in another way, wildcards, changed values and costs, the reroll symbol (section 31)."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.language import DIE, ROLLED_THIS, ROLLED_THIS_DIE, modifies_any
from sandtable.games.destiny.terms import REROLLED_BY_ACTION, REROLLED_BY_EFFECT, ROLLED_IN
from tests.support import rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_table

TROOPER, KYLO, JANGO, REY, LUKE = "01002", "01011", "01021", "01038", "01035"
BO_RIFLE, E_851, AT_RT, RENOWNED, DC_17M, STAFF, MEDITATION, BASE = (
    "18108", "22106", "11134", "22080", "23069", "15095", "23091", "18081",
)  # fmt: skip


@rule("DST-ASI-04")
def test_such_a_die_begins_an_action_for_the_other_symbol_and_joins_one() -> None:
    mine = [
        a_character(TROOPER, showing=("1RD",), upgrades=[a_piece(BO_RIFLE, "1MD")]),
        a_character(REY, showing=("1MD",)),
    ]
    scene = a_table(mine, [KYLO]).resolve("Bo-Rifle", "as ranged", "Kylo")
    assert scene.options[1:] == ["First Order Stormtrooper die (1 ranged)"]
    scene = a_table(mine, [KYLO]).resolve("First Order", "Kylo")
    assert scene.options[1:] == ["Bo-Rifle die (1 melee)"]
    assert scene.answer("Bo-Rifle", "Kylo").damage("Kylo") == 2  # nothing is asked: the action has its symbol


@rule("DST-ASI-02", "DST-ASI-04")
def test_a_text_that_resolves_a_die_leaves_the_same_choice() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece(BO_RIFLE, "2MD"), a_piece(MEDITATION, "Sp")])]
    scene = a_table(mine, [KYLO]).resolve("Battle", "as ranged", "Kylo")
    assert scene.damage("Kylo") == 3


@rule("DST-ASI-04", "DST-ASI-06")
def test_a_text_that_resolves_several_dice_leaves_the_choice_for_each() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece(BO_RIFLE, "2MD"), a_piece("01051", "-"), "16062"])]
    scene = a_table(mine, [KYLO], supports=[a_piece("16076", "Sp")]).resolve("C-3PO", "Bo-Rifle", "as ranged", "Kylo")
    assert scene.damage("Kylo") == 2
    assert scene.answer("DL-44", "Kylo").damage("Kylo") == 3  # a blank weapon, with the blaster of Cara Dune beside it


@rule("D-253")
def test_a_die_resolved_as_a_symbol_is_modified_by_sides_of_that_symbol_only() -> None:
    mine = [a_character(JANGO, upgrades=[a_piece(BO_RIFLE, "2MD")]), a_character(REY, showing=("+2MD",)),
            a_character(TROOPER, upgrades=[a_piece(DC_17M, "+2RD")])]  # fmt: skip
    scene = a_table(mine, [KYLO]).resolve("Bo-Rifle", "as ranged")
    assert scene.options[1:] == ["DC-17M Blaster Rifle die (+2 ranged)"]
    scene = a_table(mine, [KYLO]).resolve("Bo-Rifle", "as it shows")
    assert scene.options[1:] == ["Rey die (+2 melee)"]


@rule("DST-WLD-01", "D-251")
def test_a_wildcard_is_added_to_any_base_die_that_its_card_names_and_begins_nothing() -> None:
    mine = [a_character(TROOPER, showing=("1R",)), a_character(JANGO, showing=("1R",))]
    scene = a_table(mine, [KYLO], supports=[a_piece(AT_RT, "+2*")])
    assert not scene.can("resolve AT-RT")
    assert scene.resolve("First Order", "AT-RT").resources() == 3
    assert a_table(mine, [KYLO], supports=[a_piece(AT_RT, "+2*")]).resolve("Jango").resources() == 1


@rule("DST-WLD-02")
def test_a_wildcard_has_no_symbol_to_compare() -> None:
    mine = [a_character(REY, showing=("1MD",)), a_character(LUKE, upgrades=[a_piece(RENOWNED, "1F")])]
    scene = a_table(mine, [KYLO], supports=[BASE, a_piece(AT_RT, "+1*")]).use("New Base")
    assert scene.pool() == ["1MD", "1F", "+1*"]


@rule("DST-VAL-04", "DST-VAL-05")
def test_blanks_are_never_raised_and_no_value_falls_below_0() -> None:
    blank = a_table([a_character(TROOPER, upgrades=[a_piece(DC_17M, "+2RD")])], [KYLO])
    die = blank.duel.pools[ME][0]
    assert [blank.duel.side_value(blank.duel.setup.card_of[die], side) for side in range(6)] == [1, 2, 3, 2, 1, 0]
    foe = [a_character(KYLO, showing=("1R",))]
    scene = a_table([a_character(REY, upgrades=[a_piece(MEDITATION, "Sp")])], foe).resolve("Battle")
    assert (scene.resources(THEM), scene.pool(THEM)) == (0, [])


@rule("DST-VAL-09")
def test_a_lowered_cost_is_never_below_0() -> None:
    mine = [a_character(TROOPER, showing=("2RD", "2RD1"), upgrades=[STAFF, a_piece(STAFF)])]
    scene = a_table(mine, [KYLO])
    first, second = scene.duel.pools[ME]
    assert (scene.duel.die_cost(first), scene.duel.die_cost(second)) == (0, 0)


@rule("DST-RRS-01", "D-323")
def test_a_reroll_side_rerolls_up_to_its_value_of_other_dice_of_anybody() -> None:
    mine = [a_character(LUKE, showing=("-",), upgrades=[a_piece(MEDITATION, "2Re")])]
    foe = [a_character(KYLO, showing=("-", "1MD"))]
    scene = a_table(mine, foe).roll_next(0, 3).resolve("Battle")
    assert scene.options == ["no more", "Luke Skywalker die (blank)", "Kylo Ren die (blank)",
                             "Kylo Ren die (1 melee)"]  # fmt: skip
    scene.answer("Luke", "Kylo Ren die (blank)")
    assert (scene.pool(), scene.pool(THEM)) == (["2MD"], ["1R", "1MD"])
    assert a_table(mine, foe).resolve("Battle", "no more").pool() == ["-"]


@rule("DST-OPD-05")
@pytest.mark.parametrize(("how", "into", "any_way"), [(ROLLED_IN, True, True), (REROLLED_BY_EFFECT, False, True),
                                                      (REROLLED_BY_ACTION, False, True)])  # fmt: skip
def test_rerolling_is_rolling_but_not_rolling_into_a_pool(how: int, into: bool, any_way: bool) -> None:
    scene = a_table([a_character(LUKE, upgrades=[a_piece(MEDITATION, "1R")])], [KYLO])
    card = scene.find("Battle")
    die = scene.duel.setup.dice_of[card][0]
    assert ROLLED_THIS.meets(scene.duel, card, ME, die, ME, how) == into
    assert ROLLED_THIS_DIE.meets(scene.duel, card, ME, die, ME, how) == any_way
    assert not ROLLED_THIS_DIE.meets(scene.duel, scene.find("Luke"), ME, die, ME, how)


def test_the_texts_of_such_words() -> None:
    assert modifies_any(DIE.yours.red).says() == (
        "The modifier sides of this die can be resolved with one of your Red dice showing any symbol."
    )
