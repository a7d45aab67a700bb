"""The kinds of questions in Destiny, the options that decline, the codes of cards in hidden hands."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.game import ACTION, INSIDE, TOGETHER
from sandtable.games.destiny.actions.asking import ACTED
from sandtable.games.destiny.actions.out_of_turn import OUT_OF_TURN
from sandtable.games.destiny.phases.discarding import MULLIGAN, UPKEEP, push_secret
from sandtable.games.destiny.phases.rolling_off import ROLL_OFF
from sandtable.games.destiny.terms import NOBODY, NOTHING
from tests.support.destiny import ME, THEM, TROOPER, Scene, a_character, a_side, a_table
from tests.support.destiny_rules import KYLO, REY
from tests.support.questions import codes_of, kind_and_no

TAKE_COVER, BLOCK, MIND_TRICK = "01157", "01153", "01147"


def asked_by(scene: Scene) -> tuple[int, str]:
    return kind_and_no(scene.duel)


def secret(scene: Scene, upkeep: bool) -> Scene:
    """The scene at a simultaneous choice of cards."""
    scene.duel.asker = NOBODY
    push_secret(scene.duel, UPKEEP if upkeep else MULLIGAN)
    scene.duel.run()
    return scene


def test_a_turn_is_an_action_and_may_be_passed() -> None:
    scene = a_table(hand=[TAKE_COVER], resources=1)
    assert asked_by(scene) == (ACTION, "pass")


def test_an_additional_action_is_an_action_as_well() -> None:
    scene = a_table()
    turn = scene.duel.frames[-1]
    turn.step, turn.numbers = ACTED, (1,)
    scene.duel.asker = NOBODY
    scene.duel.owed[ME] = 1
    scene.duel.run()
    assert scene.prompt == "Take an additional action" and asked_by(scene) == (ACTION, "pass")


def test_an_action_in_the_middle_of_other_work_is_an_action() -> None:
    scene = a_table()
    scene.duel.asker = NOBODY
    scene.duel.start(OUT_OF_TURN, THEM, NOTHING)
    scene.duel.run()
    assert scene.asked == THEM and asked_by(scene) == (ACTION, "pass")


def test_a_target_belongs_to_its_effect_and_has_to_be_chosen() -> None:
    scene = a_table([a_character("01002"), a_character("01038")], hand=[TAKE_COVER], resources=1)
    scene.play("Take Cover")
    assert asked_by(scene) == (INSIDE, "")


def test_more_of_the_same_may_be_declined() -> None:
    scene = a_table([a_character("01038", dice=2, showing=["+2MD", "1MD"])], hand=[TAKE_COVER])
    scene.answer("discard Take Cover to reroll dice")
    assert asked_by(scene) == (INSIDE, "")
    scene.duel.apply(0)
    assert asked_by(scene) == (INSIDE, "no more")


def test_the_claim_ability_may_be_declined() -> None:
    scene = a_table().claim()
    assert asked_by(scene) == (INSIDE, "no")


def test_hidden_discards_are_parts_of_one_choice_of_all_seats() -> None:
    for upkeep in (True, False):
        scene = secret(a_table(hand=[TAKE_COVER, BLOCK], opponent=a_side(hand=[BLOCK])), upkeep)
        assert scene.asked == ME and asked_by(scene) == (TOGETHER, "keep the rest")
        scene.answer("Block")
        assert scene.asked == THEM and asked_by(scene) == (TOGETHER, "keep the rest")


def test_the_choice_of_the_battlefield_begins_the_set_up() -> None:
    scene = a_table(opponent=a_side([TROOPER, TROOPER], battlefield="01167"))
    scene.duel.asker = NOBODY
    scene.duel.start(ROLL_OFF, ME, NOTHING)
    scene.duel.run()
    assert asked_by(scene) == (ACTION, "")
    scene.duel.apply(0)
    assert scene.asked == THEM and asked_by(scene) == (INSIDE, ""), "the shields follow from it"


def test_copies_of_a_card_in_a_hidden_hand_have_one_code_in_all_worlds() -> None:
    scene = a_table(hand=[TAKE_COVER], deck=[TAKE_COVER, TAKE_COVER, BLOCK], resources=2)
    window = scene.duel.observe(THEM)
    options, codes = set(), set()
    for number in range(60):
        world = window.imagine(seeded("copies", number))
        word = "play Take Cover"
        if word in codes_of(world):
            codes.add(codes_of(world)[word])
            options.add(tuple(world.clone().options))  # type: ignore[attr-defined]
    assert len(codes) == 1 and len(options) == 3, "three copies, one meaning"


def test_two_copies_that_are_both_offered_have_different_codes() -> None:
    scene = secret(a_table(hand=[BLOCK, BLOCK, TAKE_COVER]), upkeep=True)
    codes = scene.duel.codes()
    assert scene.options == ["keep the rest", "Block", "Block", "Take Cover"] and len(set(codes)) == 4


def test_who_splits_a_pool_may_stop_and_who_removes_the_group_without_dice_declines() -> None:
    theirs = [a_character(REY, showing=["1MD", "1R"])]
    scene = a_table([KYLO], theirs, hand=[MIND_TRICK], resources=2).play("Mind Trick")
    assert scene.asked == THEM and asked_by(scene) == (INSIDE, "no more")
    every_die = Scene(scene.duel.clone()).answer("1 resource")  # type: ignore[arg-type]
    assert every_die.asked == ME and asked_by(every_die) == (INSIDE, "no die")
    assert asked_by(scene.answer("no more")) == (INSIDE, ""), "both groups have dice"


@pytest.mark.parametrize(("title", "code"), [("Riposte", "01121"), ("Draw Attention", "01128")])
def test_a_number_that_may_be_zero_declines_by_zero(title: str, code: str) -> None:
    team = [a_character(REY, shields=2, damage=2), a_character(TROOPER, shields=1)]
    scene = a_table(team, hand=[code], resources=3).play(title)
    while "0" not in scene.options:
        assert asked_by(scene) == (INSIDE, "")
        scene.duel.apply(0)
    assert asked_by(scene) == (INSIDE, "0")
