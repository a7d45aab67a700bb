"""Vehicles under fire and in fire (section 18)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.actions import moving
from sandtable.games.tide_of_iron.combat import cover, op_fire, strength, targets, vehicles
from sandtable.games.tide_of_iron.combat.targets import has_target
from sandtable.games.tide_of_iron.movement import THIRDS, points_of
from sandtable.games.tide_of_iron.state import NOT_HERE
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    FATIGUED,
    FRESH,
    GERMAN,
    HEAVY_DAMAGE,
    LIGHT_DAMAGE,
    NORMAL_RANGE,
    OP_FIRE,
    PILLBOX,
    UNDAMAGED,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_squad, a_table, a_vehicle, activate, answer, asked
from tests.support.tide_of_iron_fire import declare, pools, roll_as

NEXT_TO = (1, 0)


@rule("TOI-DMG-01")
def test_tanks_are_heavy_and_the_others_light() -> None:
    kinds = a_table(a_ground(), a_squad(AMERICAN, (0, 0))).setup.vehicles
    assert [kind.is_heavy for kind in kinds] == [True, False, False, True, True, False, False, True, True]


@rule("TOI-DMG-02", "D-TOI-90", "EX-TOI-75", "TOI-DMG-06", "EX-TOI-76", "TOI-DMG-18")
@pytest.mark.parametrize(
    ("name", "before", "hits", "after"),
    [
        ("sherman", UNDAMAGED, 1, LIGHT_DAMAGE),
        ("sherman", UNDAMAGED, 2, HEAVY_DAMAGE),
        ("sherman", UNDAMAGED, 3, None),
        ("sherman", LIGHT_DAMAGE, 1, HEAVY_DAMAGE),
        ("sherman", LIGHT_DAMAGE, 2, None),
        ("m3a1", LIGHT_DAMAGE, 1, HEAVY_DAMAGE),
        ("gmc", UNDAMAGED, 1, LIGHT_DAMAGE),
        ("gmc", UNDAMAGED, 2, None),
    ],
)
def test_each_hit_is_a_step_of_damage(name: str, before: int, hits: int, after: int | None) -> None:
    table = a_table(a_ground(), a_vehicle(AMERICAN, (0, 0), name, damage=before))
    vehicles.hit(table, 0, hits)
    if after is None:
        assert (table.where[0], table.lost) == (NOT_HERE, [1, 0])
    else:
        assert table.damage[0] == after


@rule("D-TOI-90")
def test_a_scenario_may_set_the_steps_of_a_hit() -> None:
    table = a_table(a_ground(), a_vehicle(AMERICAN, (0, 0), "sherman"), parameters={"damage_steps_per_hit": 2})
    vehicles.hit(table, 0, 1)
    assert table.damage[0] == HEAVY_DAMAGE


@rule("TOI-DMG-03", "TOI-DMG-05", "D-TOI-91", "EX-TOI-80", "TOI-DMG-18")
def test_damage_takes_armour_and_leaves_firepower() -> None:
    pieces = [
        a_vehicle(AMERICAN, (0, 0), "sherman", damage=damage) for damage in (UNDAMAGED, LIGHT_DAMAGE, HEAVY_DAMAGE)
    ]
    table = a_table(a_ground(), *pieces, a_squad(GERMAN, (2, 0)))
    assert [cover.armor_of(table, unit) for unit in range(3)] == [4, 3, 2]
    assert [strength.lead_dice(table, unit, 0, 3, False) for unit in range(3)] == [6, 6, 6]


@rule("TOI-DMG-03", "TOI-DMG-04", "TOI-DMG-17", "EX-TOI-80", "TOI-MOV-09")
def test_damage_takes_movement_and_heavy_damage_all_of_it() -> None:
    states = (UNDAMAGED, LIGHT_DAMAGE, HEAVY_DAMAGE)
    tanks = [a_vehicle(AMERICAN, (0, 0), "sherman", damage=damage) for damage in states]
    table = a_table(a_ground(), *tanks)
    assert [points_of(table, unit, ADVANCE) for unit in range(3)] == [5 * THIRDS, 4 * THIRDS, 0]
    assert [moving.is_possible(table, unit, ADVANCE) for unit in range(3)] == [True, True, False]


@rule("D-TOI-91")
def test_a_scenario_may_halve_the_firepower_of_a_heavily_damaged_vehicle() -> None:
    tank = a_vehicle(AMERICAN, (0, 0), "sherman", damage=HEAVY_DAMAGE)
    halves = {"heavy_damage_halves_firepower": True, "heavy_damage_armor": -3}
    table = a_table(a_ground(), tank, a_squad(GERMAN, (2, 0)), parameters=halves)
    declare(table, 0, "normal")
    assert (pools(table)[0], cover.armor_of(table, 0)) == (3, 1)
    assert not has_target(table, 0, True)


@rule("TOI-DMG-06", "TOI-TRN-09")
def test_passengers_are_destroyed_with_their_truck() -> None:
    truck, squad = a_vehicle(GERMAN, (0, 0), "opel"), a_squad(GERMAN, (0, 0), carrier=0)
    table = a_table(a_ground(), truck, squad, squad)
    vehicles.hit(table, 0, 1)
    assert [table.place_of(unit) for unit in range(3)] == [table.where[0]] * 3
    vehicles.hit(table, 0, 1)
    assert table.where == [NOT_HERE] * 3
    assert table.lost == [0, 9]


@rule("TOI-DMG-07")
def test_damage_adds_up() -> None:
    table = a_table(a_ground(), a_vehicle(GERMAN, (0, 0), "panzer4"))
    vehicles.hit(table, 0, 1)
    vehicles.hit(table, 0, 0)
    vehicles.hit(table, 0, 1)
    assert table.damage[0] == HEAVY_DAMAGE


@rule("TOI-DMG-08", "EX-TOI-77", "TOI-OPF-09")
def test_a_heavy_vehicle_that_op_fire_damages_lightly_goes_on() -> None:
    """5 points, 2 spent: 3 are left, light damage takes one of them and one of the armour."""
    table = a_table(a_ground(), a_vehicle(AMERICAN, (0, 0), "sherman"))
    activation = activate(table, 0, ADVANCE, 3)
    vehicles.hit(table, 0, 1, is_op_fire=True)
    assert (activation.points, activation.is_over, table.state[0]) == (2 * THIRDS, False, FRESH)
    assert cover.armor_of(table, 0) == 3
    vehicles.hit(table, 0, 1, is_op_fire=True)
    assert (activation.is_over, table.state[0]) == (True, FATIGUED)


@rule("TOI-DMG-08", "TOI-OPF-08", "TOI-FAT-03")
@pytest.mark.parametrize(
    ("name", "hits", "is_op_fire"), [("sherman", 2, True), ("m3a1", 1, True), ("sherman", 1, False)]
)
def test_other_damage_on_the_way_ends_the_activation(name: str, hits: int, is_op_fire: bool) -> None:
    table = a_table(a_ground(), a_vehicle(AMERICAN, (0, 0), name))
    activation = activate(table, 0, ADVANCE, 3)
    vehicles.hit(table, 0, hits, is_op_fire)
    assert (activation.is_over, table.state[0]) == (True, FATIGUED)


@rule("TOI-DMG-09", "D-TOI-92", "TOI-DMG-19")
@pytest.mark.parametrize("state", [FRESH, FATIGUED, OP_FIRE])
def test_damage_outside_its_activation_tires_nobody(state: int) -> None:
    table = a_table(a_ground(), a_vehicle(AMERICAN, (0, 0), "sherman", state=state), a_squad(AMERICAN, (0, 0)))
    activate(table, 1, ADVANCE)
    vehicles.hit(table, 0, 2)
    assert table.state[0] == state


@rule("TOI-DMG-19")
def test_a_heavily_damaged_tank_still_fires_supports_and_goes_into_op_fire() -> None:
    tank = a_vehicle(AMERICAN, (0, 0), "sherman", damage=HEAVY_DAMAGE)
    table = a_table(a_ground(), tank, a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (2, 0)))
    assert targets.has_target(table, 0, False)
    assert op_fire.may_be_set(table, 0)
    assert declare(table, 1, "Sherman", "normal").firing == (1, 0)


@rule("TOI-DMG-10", "EX-TOI-78")
def test_concussive_firepower() -> None:
    """A Tiger at a squad in a building at distance 7: range 5 + 3, 6 + 3 dice, the building still defends."""
    table = a_table(a_ground({(7, 0): "building"}), a_vehicle(GERMAN, (0, 0), "tiger1"), a_squad(AMERICAN, (7, 0)))
    attack = declare(table, 0, "normal")
    assert (attack.range_class, pools(table)) == (NORMAL_RANGE, (9, 3))


@rule("TOI-DMG-11")
@pytest.mark.parametrize(
    ("terrain", "inside", "pool"),
    [("clear", PILLBOX, (9, 6)), ("building", PILLBOX, (9, 9)), ("building", 0, (9, 5)), ("woods", 0, (6, 4))],
)
def test_concussive_firepower_counts_once(terrain: str, inside: int, pool: tuple[int, int]) -> None:
    """`inside` 0 is an entrenchment, which is not enough by itself."""
    squad = a_squad(GERMAN, NEXT_TO, inside=inside)
    table = a_table(a_ground({NEXT_TO: terrain}), a_vehicle(AMERICAN, (0, 0), "sherman"), squad)
    declare(table, 0, "normal")
    assert pools(table) == pool


@rule("TOI-DMG-10")
def test_no_concussive_firepower_of_half_tracks_or_against_vehicles() -> None:
    ground = a_ground({(2, 0): "building"}, roads=[[(2, 0), (3, 0)]])
    pieces = (
        a_vehicle(AMERICAN, (0, 0), "m3a1"),
        a_vehicle(AMERICAN, (0, 0), "sherman"),
        a_squad(GERMAN, (2, 0)),
        a_vehicle(GERMAN, (2, 0), "opel"),
    )
    table = a_table(ground, *pieces)
    assert not strength.is_concussive(table, 0, 2)
    assert not strength.is_concussive(table, 1, 3)


@rule("TOI-DMG-12", "EX-TOI-79", "D-TOI-128")
def test_thick_armour_turns_one_die() -> None:
    pieces = (a_squad(AMERICAN, (0, 0), "4 regular", "anti_tank"), a_vehicle(GERMAN, (3, 0), "tiger1"))
    table = a_table(a_ground(), *pieces)
    declare(table, 0)
    roll_as(table, (6, 6, 5, 1, 1, 1, 1), (1, 1, 2, 3, 4, 4))
    assert table.asker == GERMAN
    assert asked(table) == ("leave the dice as they are", "turn a 1 to a block")
    answer(table, "turn a 1")
    assert table.damage[1] == HEAVY_DAMAGE


@rule("TOI-DMG-12")
def test_thick_armour_may_be_left_alone() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_vehicle(GERMAN, NEXT_TO, "tiger1"))
    declare(table, 0)
    roll_as(table, (6, 1, 1, 1), (1, 1, 2, 3, 4, 4))
    assert table.frames[-1].node.prompt(table, table.frames[-1]) == (
        "Thick Armour of Tiger I 2 (1,0): defence dice 1, 1, 2, 3, 4, 4"
    )
    answer(table, "leave")
    assert table.damage[1] == LIGHT_DAMAGE


@rule("TOI-DMG-12", "TOI-DMG-13", "D-TOI-128")
@pytest.mark.parametrize(
    ("black", "red", "damage"), [((1, 1, 1, 1), (1, 1, 1, 1, 1, 1), UNDAMAGED), ((6,) * 4, (6,) * 6, UNDAMAGED)]
)
def test_thick_armour_is_not_asked_for_without_use(black: tuple[int, ...], red: tuple[int, ...], damage: int) -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_vehicle(GERMAN, NEXT_TO, "tiger1"))
    declare(table, 0)
    roll_as(table, black, red)
    assert (table.frames, table.damage[1]) == ([], damage)


@rule("TOI-DMG-13")
def test_without_red_dice_there_is_none_to_turn() -> None:
    table = a_table(a_ground(), a_vehicle(GERMAN, (0, 0), "tiger1"))
    assert vehicles.die_to_turn(table, 0, ()) == -1
    assert vehicles.die_to_turn(table, 0, (6, 5, 4)) == 4


@rule("TOI-DMG-14")
def test_vehicles_do_not_fire_from_or_into_fortifications_of_their_own() -> None:
    """A half-track in a hex with pillboxes has their cover neither for itself nor for its fire."""
    pieces = (a_vehicle(GERMAN, NEXT_TO, "sdkfz251"), a_squad(GERMAN, NEXT_TO, inside=PILLBOX))
    table = a_table(a_ground(), *pieces)
    assert cover.cover_of(table, 0, 0) == 0


@rule("TOI-DMG-15", "D-TOI-93")
def test_a_destroyed_vehicle_leaves_nothing() -> None:
    table = a_table(a_ground(), a_vehicle(GERMAN, (0, 0), "panzer4"))
    hex_ = table.where[0]
    vehicles.hit(table, 0, 3)
    assert (table.stacks[hex_], table.markers[hex_], table.smoke) == ((), 0, ())


@rule("TOI-DMG-16")
def test_vehicles_fire_in_all_directions() -> None:
    around = [(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)]
    tank = a_vehicle(AMERICAN, (0, 0), "sherman")
    table = a_table(a_ground(), tank, *[a_squad(GERMAN, place) for place in around])
    assert targets.targets(table, 0, False) == [1, 2, 3, 4, 5, 6]
