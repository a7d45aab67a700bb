"""The evaluation, one weight at a time: all the others are 0."""

from __future__ import annotations

from sandtable.engine.weighing import FIRST, weightings
from sandtable.games.destiny.terms import PASS
from tests.support.destiny import ME, THEM, Scene, a_character, a_side, a_table

TROOPER = "01002"
"""First Order Stormtrooper, 7 health; sides: 1 ranged, 2 ranged, 2 ranged for 1, 1 resource, two blanks."""
REY = "01038"
"""Among her sides: 1 melee, +2 melee, 1 resource."""


def worth(scene: Scene, seat: int = ME, **weights: int) -> int:
    values = dict.fromkeys(weightings("sandtable.games.destiny")[FIRST].values, 0) | weights
    scene.duel.setup.weigh("one", values)
    copy = scene.duel.clone()
    copy.judge("one")
    return copy.evaluate(seat)


def test_a_frail_character_loses_the_worth_of_its_dice_as_its_damage_grows() -> None:
    """The mean of the sides is 42 * (1 + 2 + 2) / 6 = 35 points; of 7 health 2 are gone."""
    hurt = a_table([a_character(TROOPER, damage=2)])
    assert worth(hurt, frail=100, ranged=42) == -10
    assert worth(hurt, THEM, frail=100, ranged=42) == 10
    assert worth(a_table(), frail=100, ranged=42) == 0


def test_who_has_claimed_loses_the_dice_that_were_not_rolled() -> None:
    scene = a_table()
    assert worth(scene, gone_ready=100, ranged=42) == 0
    scene.duel.claimer = ME
    assert worth(scene, gone_ready=100, ranged=42) == -35
    scene.duel.exhausted[scene.duel.teams[ME][0]] = True
    assert worth(scene, gone_ready=100, ranged=42) == 0


def test_who_has_claimed_loses_a_part_of_the_dice_that_were_not_resolved() -> None:
    scene = a_table([a_character(TROOPER, showing=["2RD"])])
    assert worth(scene, gone_shown=50, ranged=10) == 20
    scene.duel.claimer = ME
    assert worth(scene, gone_shown=50, ranged=10) == -10


def test_a_turn_given_up_counts_against_its_seat() -> None:
    scene = a_table()
    assert worth(scene, passed=30) == 0
    scene.duel.apply(scene.duel.options.index(PASS))
    assert (worth(scene, ME, passed=30), worth(scene, THEM, passed=30)) == (-30, 30)


def test_a_modifier_counts_more_beside_a_side_it_adds_to() -> None:
    """Alone +2 melee is worth 2 * 4, beside 1 melee (10 points) half of 2 * 10 more."""
    weights = {"melee": 10, "modifier": 4, "backed": 50}
    alone = a_table([a_character(REY, showing=["+2MD"])])
    beside_another_symbol = a_table([a_character(REY, showing=["+2MD", "1R"])])
    backed = a_table([a_character(REY, showing=["+2MD", "1MD"])])
    assert [worth(each, **weights) for each in (alone, beside_another_symbol, backed)] == [8, 8, 28]


def test_a_side_that_cannot_be_paid_loses_a_part_of_its_value() -> None:
    shown = [a_character(TROOPER, showing=["2RD1"])]
    assert worth(a_table(shown, resources=1), ranged=10, unpaid=60) == 20
    assert worth(a_table(shown), ranged=10, unpaid=60) == 8


def test_ending_the_round_by_a_pass_counts_against_the_seat_that_could_have_acted() -> None:
    """The upkeep asks for cards to discard, so hands are not empty."""
    scene = a_table(hand=["01157"], opponent=a_side(hand=["01157"]))
    scene.duel.apply(scene.duel.options.index(PASS))
    scene.duel.apply(scene.duel.options.index(PASS))
    assert (worth(scene, ME, ended=30), worth(scene, THEM, ended=30)) == (30, -30)
    claimed = a_table(hand=["01157"], opponent=a_side(hand=["01157"]))
    claimed.duel.claimer = THEM
    claimed.duel.apply(claimed.duel.options.index(PASS))
    assert (worth(claimed, ME, ended=30), worth(claimed, THEM, ended=30)) == (-30, 30)
