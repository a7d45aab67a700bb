""" "You may A. Then B": who doesn't do A, or cannot, doesn't come to B (D-563, DST-THN-01)."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_table

REY, LUKE, KYLO, HAN, PHASMA = "01038", "01035", "01011", "05046", "01001"
MORAI, WOOKIEE, BLASTER, DICE = "22052", "12092", "11108", "11109"
FENCER = a_character(KYLO, showing=("1MD",))


@card(MORAI)
@rule("D-563", "DST-THN-01")
def test_morais_die_is_not_resolved_without_her_activation() -> None:
    busy = [a_piece(MORAI, "2Sh", exhausted=True)]
    scene = a_table([REY], [FENCER], supports=busy, turn=THEM).resolve("Kylo", "Rey")
    assert (scene.damage("Rey"), scene.pool(), scene.asked) == (1, ["2Sh"], ME)
    assert not scene.can("yes"), "Rey's player has the turn"


@card(WOOKIEE)
@rule("D-563")
def test_a_vengeful_wookiee_who_rerolls_nothing_removes_nothing() -> None:
    scene = a_table([a_character(WOOKIEE, damage=6)], [FENCER]).activate("Vengeful", "no")
    assert (scene.pool(THEM), scene.asked) == (["1MD"], THEM)


@card(BLASTER)
@rule("D-563")
def test_han_solo_is_not_activated_where_no_die_was_removed() -> None:
    scene = a_table([HAN], [a_character(KYLO, showing=("1R",))], hand=[BLASTER], resources=5)
    scene.play("Han Solo's Blaster", "yes")
    assert not scene.exhausted("Savvy") and not scene.can("yes")
    scene = a_table([HAN], [FENCER], hand=[BLASTER], resources=5).play("Han Solo's Blaster", "no")
    assert not scene.exhausted("Savvy") and not scene.can("yes")
    scene = a_table([HAN], [FENCER], hand=[BLASTER], resources=5).roll_next(0, 0, 0)
    scene.play("Han Solo's Blaster", "yes", "yes")
    assert (scene.exhausted("Savvy"), scene.pool(THEM)) == (True, [])


@card(DICE)
@rule("D-563")
def test_han_solos_dice_are_not_readied_where_they_rerolled_nothing() -> None:
    mine = [a_character(HAN, upgrades=[a_piece(DICE, exhausted=True)])]
    scene = a_table(mine, [KYLO]).roll_next(5, 0).activate("Han", "no")
    assert scene.exhausted("Han Solo's Dice") and not scene.can("yes")
