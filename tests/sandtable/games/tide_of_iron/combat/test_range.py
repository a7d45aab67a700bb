"""Range and range classes (section 11)."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import Dice, seeded
from sandtable.games.tide_of_iron.combat import strength, targets
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.frames import Attack
from sandtable.games.tide_of_iron.hexes import distance
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    CLOSE_RANGE,
    FATIGUED,
    GERMAN,
    LONG_RANGE,
    NORMAL_RANGE,
    OUT_OF_RANGE,
    RANGE_NAMES,
)
from tests.support import rule
from tests.support.tide_of_iron import Piece, a_ground, a_pack, a_squad, a_table, a_vehicle, asked, go_on
from tests.support.tide_of_iron_fire import declare, pools


def range_class(attacker: int, place: tuple[int, int], figures: str, levels: dict[tuple[int, int], str]) -> int:
    """The class of an attack of these figures from (0, 0) on a squad at `place`."""
    table = a_table(
        a_ground(levels, reach=12), a_squad(attacker, (0, 0), figures), a_squad(1 - attacker, place, "4 regular")
    )
    return strength.class_of(table, 0, a_pack(figures), 1)


@rule("TOI-RNG-01", "TOI-RNG-03")
def test_range_and_firepower_are_those_against_the_type_of_the_target() -> None:
    table = a_table(
        a_ground(),
        a_vehicle(AMERICAN, (0, 0), "sherman"),
        a_squad(GERMAN, (3, 0)),
        a_vehicle(GERMAN, (3, 0), "opel"),
        a_vehicle(GERMAN, (3, 0), "tiger1"),
    )
    # Sherman: 5/6 against infantry, 6/8 against vehicles
    assert (strength.reach_at(table, 0, 0, 1), strength.firepower(table, 0, 0, 1)) == (5, 6)
    assert (strength.reach_at(table, 0, 0, 2), strength.firepower(table, 0, 0, 2)) == (6, 8)
    assert (strength.reach_at(table, 0, 0, 3), strength.firepower(table, 0, 0, 3)) == (6, 8)


@rule("TOI-RNG-02", "TOI-LOS-01")
def test_a_target_must_be_in_range_and_in_sight() -> None:
    ground = a_ground({(2, 0): "woods"}, reach=9)
    squad = a_squad(AMERICAN, (0, 0))
    hidden, near, far = a_squad(GERMAN, (4, 0)), a_squad(GERMAN, (0, 8)), a_squad(GERMAN, (0, 9))
    table = a_table(ground, squad, hidden, near, far)
    assert targets.targets(table, 0, False) == [2]
    assert targets.has_target(table, 0, False)
    assert not targets.has_target(a_table(ground, squad, hidden, far), 0, False)


@rule("TOI-RNG-04", "EX-TOI-35", "TOI-ATK-01")
def test_one_unit_of_the_hex_is_named_as_the_target() -> None:
    table = a_table(
        a_ground(),
        a_vehicle(GERMAN, (0, 0), "panzer4"),
        a_squad(AMERICAN, (3, 0)),
        a_squad(AMERICAN, (3, 0)),
        a_vehicle(AMERICAN, (3, 0), "sherman"),
    )
    assert targets.targets(table, 0, False) == [1, 2, 3]
    attack = declare(table, 0, "squad 3", "normal")
    assert (attack.target, table.setup.ground.names[attack.hex]) == (2, "3,0")


@rule("TOI-RNG-05", "TOI-RNG-14", "EX-TOI-39")
@pytest.mark.parametrize(
    ("start", "end", "hexes"), [((0, 0), (3, 1), 4), ((1, 3), (3, 0), 3), ((0, 0), (5, 2), 7), ((0, 0), (0, 0), 0)]
)
def test_distance(start: tuple[int, int], end: tuple[int, int], hexes: int) -> None:
    assert distance(*start, *end) == distance(*end, *start) == hexes


@rule("TOI-RNG-06", "TOI-RNG-07", "TOI-RNG-15", "EX-TOI-40")
@pytest.mark.parametrize(
    ("reach", "classes"),
    [
        (5, "close close normal normal normal normal long long long long long out"),
        (1, "close close long out out"),
        (4, "close close normal normal normal long long long long out"),
    ],
)
def test_range_classes(reach: int, classes: str) -> None:
    found = [RANGE_NAMES[strength.class_at(away, reach)] for away in range(len(classes.split()))]
    assert found == [word.replace("out", "out of range") for word in classes.split()]


@rule("TOI-RNG-08", "EX-TOI-36", "TOI-OFF-08")
def test_figures_are_left_out_for_a_longer_range() -> None:
    """An American machine gun (5) and two regulars (4) at a distance of 5."""
    for part, name, dice in (("1 mg", NORMAL_RANGE, 3), ("2 regular, 1 mg", LONG_RANGE, 5)):
        table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), "1 mg, 2 regular"), a_squad(GERMAN, (5, 0)))
        attack = declare(table, 0, part, "normal")
        assert attack.range_class == name
        assert pools(table)[0] == dice


@rule("TOI-RNG-08", "D-TOI-127")
def test_figures_are_not_asked_for_where_leaving_some_out_gains_nothing() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), "1 mg, 2 regular"), a_squad(GERMAN, (4, 0)))
    attack = declare(table, 0, "normal")
    assert attack.figures == (a_pack("1 mg, 2 regular"),)


@rule("TOI-RNG-09")
def test_figures_left_out_do_not_attack_later() -> None:
    """The squad as a whole supports, and is fatigued with all its figures."""
    table = a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0), "1 mg, 2 regular"),
        a_squad(AMERICAN, (0, 0), "1 mg, 2 regular"),
        a_squad(GERMAN, (5, 0)),
    )
    declare(table, 0, "1 mg", "squad 2", "1 mg", "normal")
    go_on(table)
    assert table.state[1] == FATIGUED
    assert targets.supporters(table, Attack(AMERICAN, 0)) == []


@rule("TOI-RNG-10")
def test_a_squad_attacks_if_one_figure_can() -> None:
    """Against a vehicle at a distance of 6 only a machine gun (3) reaches, at long range."""
    table = a_table(a_ground(), a_squad(GERMAN, (0, 0), "1 mg, 2 elite"), a_vehicle(AMERICAN, (6, 0), "gmc"))
    attack = declare(table, 0)
    assert attack.figures == (a_pack("1 mg"),)
    assert pools(table)[0] == 2


@rule("TOI-RNG-11", "EX-TOI-37")
def test_a_higher_level_adds_one_hex() -> None:
    high = {(0, 0): "2"}
    assert range_class(AMERICAN, (5, 0), "4 regular", high) == NORMAL_RANGE
    assert range_class(AMERICAN, (6, 0), "4 regular", high) == LONG_RANGE
    assert range_class(AMERICAN, (10, 0), "4 regular", high) == LONG_RANGE
    assert range_class(AMERICAN, (11, 0), "4 regular", high) == OUT_OF_RANGE


@rule("TOI-RNG-12")
def test_the_bonus_of_height_is_the_same_for_any_difference() -> None:
    assert range_class(AMERICAN, (5, 0), "4 regular", {(0, 0): "1"}) == NORMAL_RANGE
    assert range_class(AMERICAN, (6, 0), "4 regular", {(0, 0): "2"}) == LONG_RANGE
    assert range_class(AMERICAN, (5, 0), "4 regular", {(0, 0): "1", (5, 0): "1"}) == LONG_RANGE
    assert range_class(AMERICAN, (5, 0), "4 regular", {(5, 0): "2"}) == LONG_RANGE


@rule("EX-TOI-38", "TOI-ERR-03")
def test_range_four_on_level_ground() -> None:
    found = [range_class(AMERICAN, (0, away), "4 regular", {}) for away in (1, 4, 8, 9)]
    assert found == [CLOSE_RANGE, NORMAL_RANGE, LONG_RANGE, OUT_OF_RANGE]


@rule("TOI-RNG-13", "TOI-ACT-05")
def test_fire_and_movement_is_never_at_long_range() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (4, 0)), a_squad(GERMAN, (5, 0)))
    assert targets.targets(table, 0, True) == [1]
    assert targets.targets(table, 0, False) == [1, 2]


@rule("TOI-ACT-13", "TOI-ATK-17")
def test_a_truck_has_no_targets_and_supports_nobody() -> None:
    table = a_table(a_ground(), a_vehicle(AMERICAN, (0, 0), "gmc"), a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (1, 0)))
    assert not targets.has_target(table, 0, False)
    declare(table, 1, "normal")
    assert asked(table) == ()


@rule("TOI-RNG-02")
@pytest.mark.parametrize("seed", range(20))
def test_the_short_way_to_targets_finds_what_asking_everybody_finds(seed: int) -> None:
    """Random units on random ground: sight and range of each pair are asked one by one."""
    dice = seeded(seed, "targets")
    ground = a_ground({(q, r): TERRAIN[dice.below(len(TERRAIN))] for q in range(-3, 4) for r in range(-3, 4)})
    table = a_table(ground, *[a_unit(dice) for _ in range(16)])
    for unit in range(16):
        for is_halved in (False, True):
            farthest = targets.farthest_class(table, unit, is_halved)
            found = [
                target
                for target in range(16)
                if table.seat_of(target) != table.seat_of(unit)
                and targets.reaches(table, unit, target, farthest)
                and table.can_see(table.where[unit], table.where[target])
            ]
            assert targets.targets(table, unit, is_halved) == found
            assert targets.has_target(table, unit, is_halved) == bool(found)


TERRAIN = ("clear", "clear", "clear 1", "clear 2", "woods", "building 1", "rough")


def a_unit(dice: Dice) -> Piece:
    """Any unit within six hexes of (0, 0)."""
    q = dice.below(13) - 6
    place = (q, dice.below(13 - abs(q)) - 6 + max(0, -q))
    seat = dice.below(2)
    if dice.below(3) == 0:
        return a_vehicle(seat, place, VEHICLE_NAMES[dice.below(len(VEHICLE_NAMES))])
    token = ("", "anti_tank", "flamethrower")[dice.below(3)]
    return a_squad(seat, place, ("4 regular", "1 mg, 2 elite", "2 mortar")[dice.below(3)], token)
