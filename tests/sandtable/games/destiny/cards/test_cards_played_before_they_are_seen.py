"""Anticipation: an event that is played for free before an opponent's effect reveals or discards it."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.game import Duel
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Side, a_character, a_piece, a_side, a_table

REY, VADER, KYLO, PHASMA, HAN = "01038", "01010", "01011", "01001", "16064"
ANTICIPATION, BLOCK, DODGE, NAME_THE_SYSTEM = "21103", "01153", "01155", "22093"


def held(*others: str) -> Side:
    """Anticipation in the hand of a player with Darth Vader, who costs 21 points with two dice."""
    return a_side([a_character(VADER, dice=2)], hand=[ANTICIPATION, *others])


def one_discard(them: Side) -> Scene:
    return a_table([a_character(REY, showing=["1Dc"])], them).resolve("Rey")


@card("21103")
@rule("DST-ANT-01", "DST-ANT-02")
def test_anticipation_is_played_for_free_before_it_is_discarded() -> None:
    scene = one_discard(held())
    assert (scene.asked, scene.hand(THEM)) == (THEM, ["Anticipation"])
    scene.answer("yes").roll_next(0).answer("Darth Vader")
    assert (scene.pool(THEM), scene.hand(THEM), scene.discard(THEM), scene.resources(THEM)) == (
        ["2MD"],
        [],
        ["Anticipation"],
        0,
    )


@card("21103")
@rule("DST-ANT-01")
def test_anticipation_is_discarded_where_it_is_not_played() -> None:
    scene = one_discard(held()).answer("no")
    assert (scene.pool(THEM), scene.hand(THEM), scene.discard(THEM)) == ([], [], ["Anticipation"])


@rule("EX-235")
def test_the_other_card_is_discarded_all_the_same() -> None:
    mine = [a_character("22045", showing=["2Dc"])]
    scene = a_table(mine, held(BLOCK)).resolve("Obi-Wan", "as it shows")
    scene.answer("yes").roll_next(0).answer("Darth Vader")
    assert (scene.pool(THEM), sorted(scene.discard(THEM))) == (["2MD"], ["Anticipation", "Block"])


@rule("DST-ANT-02")
def test_no_other_card_is_discarded_in_its_place() -> None:
    scene = a_table([a_character(VADER)], a_side([a_character(VADER, dice=2)], hand=[ANTICIPATION, BLOCK]))
    scene.activate("Darth Vader", "yes", "Anticipation", "yes", "Darth Vader")
    assert (scene.hand(THEM), scene.discard(THEM)) == (["Block"], ["Anticipation"])


@rule("D-345")
def test_nobody_is_asked_where_another_card_is_hit() -> None:
    scene = a_table([a_character(VADER)], a_side([a_character(VADER, dice=2)], hand=[ANTICIPATION, BLOCK]))
    scene.activate("Darth Vader", "yes", "Block")
    assert (scene.asked, scene.discard(THEM), scene.hand(THEM)) == (THEM, ["Block"], ["Anticipation"])
    assert scene.can("pass"), "it is the opponent's turn"
    assert scene.knows(ME) == []


@rule("D-345")
def test_all_have_seen_it_when_its_player_is_asked() -> None:
    scene = one_discard(held())
    assert scene.knows(ME) == ["Anticipation"]


@rule("D-345")
def test_imagined_hands_hold_the_cards_that_were_hit() -> None:
    them = a_side([a_character(VADER, dice=2)], hand=[ANTICIPATION, BLOCK], deck=[DODGE] * 6)
    scene = a_table([a_character("22045", showing=["2Dc"])], them).resolve("Obi-Wan", "as it shows")
    assert sorted(scene.knows(ME)) == ["Anticipation", "Block"]
    for number in range(4):
        world = scene.duel.observe(ME).imagine(seeded("hand", number))
        assert isinstance(world, Duel)
        world.apply(0)
        assert sorted(world.print(each).title for each in world.discards[THEM]) == ["Anticipation", "Block"]


@card("21103")
@rule("DST-ANT-01")
@pytest.mark.parametrize(
    ("answers", "left"), [(["yes", "Darth Vader"], ["Block"]), (["no"], ["Anticipation", "Block"])]
)
def test_anticipation_is_played_before_the_hand_is_revealed(answers: list[str], left: list[str]) -> None:
    scene = a_table([a_character(PHASMA, showing=["1RD"])], held(BLOCK), hand=[NAME_THE_SYSTEM])
    scene.play("Name The System").answer(*answers)
    assert scene.hand(THEM) == left
    assert set(scene.knows(ME)) >= set(left)


@card("11036")
@rule("DST-ANT-01", "DST-ANT-02")
@pytest.mark.parametrize(("answers", "aside"), [(["yes", "Darth Vader"], []), (["no"], ["Anticipation"])])
def test_anticipation_is_played_before_mastermind_sets_it_aside(answers: list[str], aside: list[str]) -> None:
    mine = [a_character(PHASMA, upgrades=[a_piece("11036", "Sp")])]
    scene = a_table(mine, held(BLOCK)).roll_next(0).resolve("Mastermind", "Anticipation", *answers)
    assert (scene.aside(), scene.hand(THEM)) == (aside, ["Block"])


@rule("DST-ANT-03")
@pytest.mark.parametrize(("answers", "detected"), [(["yes", "Darth Vader"], 0), (["no"], 1)])
def test_anticipation_is_played_before_it_is_detected(answers: list[str], detected: int) -> None:
    scene = a_table([HAN], held()).activate("Han", "detect a card", *answers)
    assert len(scene.duel.detected) == detected


@card("21103")
def test_its_player_discards_it_without_a_question() -> None:
    mine = [a_character(VADER, dice=2, showing=["2MD"])]
    scene = a_table(mine, hand=[ANTICIPATION]).roll_next(0).answer("discard Anticipation to reroll")
    assert (scene.discard(), scene.pool(), scene.asked) == (["Anticipation"], ["2MD"], THEM)


@card("21103")
def test_anticipation_from_the_hand_costs_1_and_needs_18_points() -> None:
    assert not a_table([a_character(VADER, dice=2)], hand=[ANTICIPATION]).can("play Anticipation")
    scene = a_table([a_character(VADER, dice=2)], hand=[ANTICIPATION], resources=1).play("Anticipation")
    assert scene.roll_next(1).answer("Darth Vader").pool() == ["3MD"]
    scene = a_table([VADER], hand=[ANTICIPATION], resources=1).play("Anticipation")
    assert (scene.pool(), scene.resources()) == ([], 0), "Darth Vader with one die costs 16"


@card("16100", "21103")
@rule("DST-ANT-01", "DST-ANT-03", "DST-DET-06")
def test_anticipation_is_played_before_it_is_detected_by_choice() -> None:
    scene = a_table([a_character(REY, showing=["1Dc", "1R"])], held(BLOCK), hand=["16100"]).play("Slice")
    scene.answer("discard", "Anticipation")
    assert scene.asked == THEM
    scene.answer("yes").roll_next(0).answer("Darth Vader")
    assert (scene.pool(THEM), scene.discard(THEM), scene.duel.detected) == (["2MD"], ["Anticipation"], ())
    kept = a_table([a_character(REY, showing=["1Dc", "1R"])], held(BLOCK), hand=["16100"]).play("Slice")
    kept.answer("discard", "Anticipation", "no")
    assert [kept.duel.print(each).title for each in kept.duel.detected] == ["Anticipation"]


@card("14001", "21103")
@rule("DST-ANT-02")
def test_a_card_that_is_played_instead_does_not_pay_for_the_ninth_sister() -> None:
    mine = [a_character("14001", showing=["Sp"])]
    them = a_side([a_character(VADER, dice=2, shields=1)], hand=[ANTICIPATION, BLOCK])
    scene = a_table(mine, them).resolve("Ninth", "discard", "Anticipation", "yes").roll_next(0).answer("Darth Vader")
    assert (scene.damage("Darth Vader"), scene.pool(THEM), scene.hand(THEM)) == (2, ["2MD"], ["Block"])
    kept = a_table(mine, them).resolve("Ninth", "discard", "Anticipation", "no")
    assert (kept.damage("Darth Vader"), kept.discard(THEM)) == (0, ["Anticipation"])
