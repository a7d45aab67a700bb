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


LUKE = "01035"
"""His sides: 2 melee, 3 melee, 1 focus, 1 shield, 1 resource, a blank."""
PADME = "01048"
"""Her sides: 2 focus, 1 discard, 1 resource, two specials, a blank."""
DOOKU = "01009"
"""10 health."""
ROBES = "01040"
"""An upgrade that costs 2."""


def test_focus_counts_what_the_best_other_dice_gain_by_being_turned() -> None:
    """The best side is 3 melee, 30 points, so a blank gains 30, and 2 melee 10; a die does not turn itself."""
    shown = (["1F"], ["1F", "-"], ["1F", "-", "-"], ["1F", "1F", "-"], ["1F", "2MD"])
    tables = [a_table([a_character(LUKE, showing=each)]) for each in shown]
    gains = [worth(each, melee=10, focus_gain=100) - worth(each, melee=10) for each in tables]
    assert gains == [0, 30, 30, 60, 10]
    assert worth(tables[1], melee=10, focus_gain=50) == 15


def test_a_special_side_counts_a_part_of_the_best_other_side_of_its_die() -> None:
    assert worth(a_table([a_character(PADME, showing=["Sp"])]), special=3, gain_resource=10, special_share=50) == 8


def test_the_dice_of_the_seat_that_acts_next_count_more() -> None:
    scene = a_table([a_character(TROOPER, showing=["2RD"])])
    assert worth(scene, ranged=10, urgent=50) == 30
    other = a_table([a_character(TROOPER)], opponent=a_side([a_character(TROOPER, showing=["2RD"])]))
    assert worth(other, ranged=10, urgent=50) == -20


def test_upgrades_may_count_more_than_supports_and_more_on_a_sturdy_character() -> None:
    """Of 7 health 5 are left."""
    scene = a_table([a_character(TROOPER, damage=2, upgrades=[ROBES])], supports=["01053"])
    assert worth(scene, upgrade_on=7) == 7
    assert worth(scene, sturdy=3) == 15


def test_a_card_in_the_own_hand_counts_by_its_cost() -> None:
    scene = a_table(hand=[ROBES])
    assert (worth(scene, hand_cost=10), worth(scene, THEM, hand_cost=10)) == (20, 0)


def test_the_last_points_of_health_count_most() -> None:
    """Half of the health is gone: a quarter of the weight; all but one of ten points: 81 of 100."""
    assert worth(a_table([a_character(DOOKU, damage=5)]), race=100) == -25
    assert worth(a_table([a_character(DOOKU, damage=9)]), race=100) == -81


def test_what_lasts_counts_less_as_the_end_comes_near() -> None:
    """Of the 20 points of an upgrade half of the weight of half are gone, as the team of ten health has lost five."""
    mine = a_table([a_character(TROOPER, upgrades=[ROBES])], opponent=a_side([a_character(DOOKU, damage=5)]))
    assert worth(mine, upgrade_on=20, fade=50) == 15


def test_the_points_of_an_opponent_may_count_more_than_the_own_ones() -> None:
    assert worth(a_table(), alive=10) == 0
    assert worth(a_table(), alive=10, rival=50) == -5
