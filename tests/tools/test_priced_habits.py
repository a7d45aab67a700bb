"""A habit has a price: the greedy agent plays against itself without the habit."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.terms import ACTION_SPAN, REROLL, RESOLVE
from tests.sandtable.games.destiny.examples import destiny_deck
from tests.support.destiny import Scene, a_character, a_table
from tools.priced_habits import HABITS, Barring, by_gain, effectless, gain_of, price, weak_rerolls

DECKS = [destiny_deck(slug) for slug in ("kylo-ren-starter", "rey-starter", "poe-and-rey")]
LUKE = "01035"
"""His sides: 2 melee, 3 melee, 1 focus, 1 shield, 1 resource, a blank."""


def resolutions(scene: Scene) -> list[int]:
    return [at for at, option in enumerate(scene.duel.options) if option // ACTION_SPAN == RESOLVE]


def test_a_shield_for_a_character_that_has_three_is_without_effect() -> None:
    full = a_table([a_character(LUKE, showing=["1Sh"], shields=3)])
    assert effectless(full.duel, 0) == resolutions(full)
    room = a_table([a_character(LUKE, showing=["1Sh"], shields=2)])
    assert resolutions(room) and effectless(room.duel, 0) == []


def test_an_action_without_effect_is_never_chosen_while_there_is_another() -> None:
    """Beside it the seat can pass, which greedy dislikes more than to waste the die."""
    scene = a_table([a_character(LUKE, showing=["1Sh"], shields=3)])
    barring = Barring("greedy-3", effectless)
    for number in range(10):
        assert barring.choose(scene.duel.observe(0), seeded(number)) not in resolutions(scene)


def test_where_all_is_barred_everything_is_open() -> None:
    scene = a_table([a_character(LUKE, showing=["2MD"])])
    everything = Barring("greedy-3", lambda table, _seat: list(range(table.count())))
    nothing = Barring("greedy-3", lambda _table, _seat: [])
    assert everything.choose(scene.duel.observe(0), seeded(1)) == nothing.choose(scene.duel.observe(0), seeded(1))


def test_a_reroll_of_good_sides_is_weak_and_one_of_blanks_is_not() -> None:
    good = a_table([a_character(LUKE, showing=["3MD"])], hand=["01157"])
    blank = a_table([a_character(LUKE, showing=["-"])], hand=["01157"])
    rerolls = [at for at, option in enumerate(good.duel.options) if option // ACTION_SPAN == REROLL]
    for scene in (good, blank):
        scene.duel.judge("greedy-3")
    assert rerolls and weak_rerolls(good.duel, 0) == rerolls
    assert weak_rerolls(blank.duel, 0) == []


def test_of_dice_to_reroll_the_one_with_the_largest_gain_is_named() -> None:
    scene = a_table([a_character(LUKE, dice=2, showing=["-", "3MD"])], hand=["01157"])
    duel = scene.duel
    duel.judge("greedy-3")
    duel.apply(next(at for at, option in enumerate(duel.options) if option // ACTION_SPAN == REROLL))
    named = duel.options[by_gain(duel)]
    assert gain_of(duel, named) == max(gain_of(duel, die) for die in duel.pools[0]) > 0
    duel.apply(by_gain(duel))
    assert duel.options[by_gain(duel)] < 0, "the other die would lose by it"


@pytest.mark.parametrize("habit", HABITS)
def test_every_habit_has_a_price(habit: str) -> None:
    told = price(DECKS, "greedy-3", habit, 4, seed=1)
    assert told.startswith(f'greedy-3 without "{habit}": ') and told.endswith(" of 4")
