"""Opponents who choose the lesser evil: a discard or damage, a smaller hand or damage."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_side, a_table

REY, FINN, KYLO, TROOPER = "01038", "01045", "01011", "01002"
BLOCK, DODGE = "01153", "01155"
SISTER, NUTE, HAN = "14001", "22017", "01046"


def strike(hand: list[str], shields: int = 0) -> Scene:
    """The Ninth Sister resolves her special against Rey."""
    theirs = a_side([a_character(REY, shields=shields), FINN], hand=hand)
    return a_table([a_character(SISTER, showing=("Sp",))], theirs).resolve("Ninth Sister", "Rey")


@card("14001")
@rule("D-402")
def test_the_ninth_sister_deals_three_damage_unless_they_discard_two_cards() -> None:
    scene = strike([BLOCK, BLOCK, DODGE])
    assert (scene.asked, scene.options) == (THEM, ["take the damage", "discard"])
    assert scene.answer("take").damage("Rey") == 3
    paid = strike([BLOCK, BLOCK, DODGE]).answer("discard", "Block", "Dodge")
    assert (paid.damage("Rey"), paid.hand(THEM)) == (0, ["Block"])
    assert strike([BLOCK]).damage("Rey") == 3, "one card is not enough"


@card("14001")
@rule("D-402")
def test_one_card_is_enough_for_a_character_with_shields() -> None:
    paid = strike([BLOCK], shields=1).answer("discard")
    assert (paid.damage("Rey"), paid.shields("Rey"), paid.hand(THEM)) == (0, 1, [])
    assert strike([], shields=1).damage("Rey") == 2


def to_upkeep(nute: int, *answers: str) -> Scene:
    """Nute Gunray with this many dice; both players pass, and the opponent answers."""
    theirs = a_side([a_character(REY), FINN], deck=[BLOCK] * 9)
    scene = a_table([a_character(NUTE, dice=nute)], theirs, deck=[DODGE] * 9, holder=THEM).pass_().pass_()
    assert scene.asked == THEM
    scene.answer(*answers)
    while scene.duel.round == 1:
        scene.duel.apply(0)
    return scene


@card("22017")
@rule("D-401", "DST-TIM-06")
def test_nute_gunray_makes_a_hand_smaller_for_one_upkeep() -> None:
    scene = to_upkeep(1, "no")
    assert (len(scene.hand(THEM)), len(scene.hand(ME)), scene.damage("Rey")) == (4, 5, 0)
    assert scene.duel.lasting == ()


@card("22017")
@rule("D-401")
def test_damage_to_an_own_character_keeps_the_hand_whole() -> None:
    scene = to_upkeep(1, "yes", "Rey")
    assert (len(scene.hand(THEM)), scene.damage("Rey")) == (5, 1)
    elite = to_upkeep(2, "yes", "Finn")
    assert (len(elite.hand(THEM)), elite.damage("Finn")) == (5, 2)


@card("22017", "15033")
@rule("DST-SRH-06", "DST-RPL-02", "D-401")
@pytest.mark.parametrize(("is_taken_over", "cards"), [("yes", 4), ("no", 5)])
def test_damage_that_a_den_of_thieves_takes_over_spares_no_hand(is_taken_over: str, cards: int) -> None:
    theirs = a_side([HAN], supports=["15033"], deck=[DODGE] * 9)
    scene = a_table([NUTE], theirs, deck=[DODGE] * 9, holder=THEM).pass_().pass_()
    scene.answer("yes", is_taken_over)
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert len(scene.hand(THEM)) == cards
    assert (scene.placed("Den of Thieves"), scene.damage("Han")) == ((1, 0) if is_taken_over == "yes" else (0, 1))
