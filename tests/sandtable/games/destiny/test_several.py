"""Several cards are chosen at once: the mulligan and the discards of the upkeep take any set of cards in any order."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

from sandtable.engine.several import Impossible, Several
from sandtable.engine.viewing import several_of
from sandtable.games.destiny.phases.discarding import MULLIGAN, UPKEEP, push_secret
from sandtable.games.destiny.terms import NOBODY
from tests.support.destiny import THEM, Scene, a_side, a_table

HAND = ["01157", "01153", "01147", "01158", "01160"]


def asked_for_cards(is_upkeep: bool = False, hand: list[str] | None = None) -> Scene:
    """Two players with hands who choose cards at the same time."""
    scene = a_table(hand=HAND if hand is None else hand, opponent=a_side(hand=HAND[:1]))
    scene.duel.asker = NOBODY
    push_secret(scene.duel, UPKEEP if is_upkeep else MULLIGAN)
    scene.duel.run()
    return scene


def the_choice(scene: Scene) -> Several:
    found = several_of("destiny", scene.duel)
    assert found is not None
    return found


def take(scene: Scene, names: list[str]) -> Scene:
    for index in the_choice(scene).answers(names):
        scene.duel.apply(index)
    return scene


@pytest.mark.parametrize("is_upkeep", [False, True])
def test_every_subset_of_a_hand_is_one_choice(is_upkeep: bool) -> None:
    names = [tick.name for tick in the_choice(asked_for_cards(is_upkeep)).ticks]
    assert len(names) == 5
    subsets = list(chain.from_iterable(combinations(names, size) for size in range(6)))
    assert len(subsets) == 32
    for subset in subsets:
        scene = take(asked_for_cards(is_upkeep), list(subset))
        assert scene.asked == THEM, "one answer is the whole choice"
        assert sorted(scene.duel.frames[-1].numbers) == sorted(map(int, subset))


def test_the_order_of_the_ticks_makes_no_difference() -> None:
    first, _, third, _, last = [tick.name for tick in the_choice(asked_for_cards()).ticks]
    some = take(asked_for_cards(), [last, first, third]).duel.digest()
    assert some == take(asked_for_cards(), [third, last, first]).duel.digest()
    one_by_one = asked_for_cards()
    words = [one_by_one.options[index] for index in (1, 3, 5)]
    for each in words:
        one_by_one.answer(each)
    assert one_by_one.duel.digest() == some, "the engine's own answers, one after the other"


def test_a_set_that_is_none_is_refused_in_words() -> None:
    choice = the_choice(asked_for_cards())
    with pytest.raises(Impossible, match="99 can't be chosen here"):
        choice.answers(["99"])
    first = choice.ticks[0].name
    assert choice.answers([first, first]) == choice.answers([first]), "a form that sends a tick twice"


def test_one_card_alone_is_a_plain_question() -> None:
    assert several_of("destiny", asked_for_cards(hand=HAND[:1]).duel) is None
