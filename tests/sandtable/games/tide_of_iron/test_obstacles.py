"""Fortifications, obstacles and smoke (section 21)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron import box
from sandtable.games.tide_of_iron.combat import area_effect, cover, strength
from sandtable.games.tide_of_iron.markers import MINES_BIT, WIRE_BIT, entrenchments, pillboxes
from sandtable.games.tide_of_iron.movement import THIRDS
from sandtable.games.tide_of_iron.phases.command import record_control
from sandtable.games.tide_of_iron.phases.status import clear_smoke
from sandtable.games.tide_of_iron.setup import Objective
from sandtable.games.tide_of_iron.stacking import free_fortifications
from sandtable.games.tide_of_iron.state import NOT_HERE, OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    CONCENTRATED_FIRE,
    ENTRENCHMENT,
    FATIGUED,
    FIRE_AND_MOVEMENT,
    GERMAN,
    LIGHT_DAMAGE,
    MINEFIELD,
    NOBODY,
    NORMAL,
    OP_FIRE,
    PILLBOX,
    RAZOR_WIRE,
    SMOKE,
    SUPPRESSIVE,
    TANK_TRAP,
    UNDAMAGED,
)
from tests.support import rule
from tests.support.tide_of_iron import Piece, a_ground, a_pack, a_squad, a_table, a_vehicle, asked, at, go_on
from tests.support.tide_of_iron_actions import begin, go_on_with, offered, with_dice
from tests.support.tide_of_iron_fire import answer_until_roll, pools

SQUAD = a_squad(AMERICAN, (0, 0))
ENGINEERS = a_squad(AMERICAN, (0, 0), token="engineer")
TANK = a_vehicle(AMERICAN, (0, 0), "sherman")
HALFTRACK = a_vehicle(AMERICAN, (0, 0), "m3a1")
WATCH = a_squad(GERMAN, (4, 0), "1 mg", state=OP_FIRE)


def place(table: Table, unit: int = 0) -> str:
    return table.setup.ground.names[table.where[unit]]


def points_left(table: Table) -> int:
    assert table.activation is not None
    return table.activation.points // THIRDS


def moves(table: Table) -> list[str]:
    return [option for option in asked(table) if option.startswith("move to")]


# -- fortifications ------------------------------------------------------------------------------------------------


@rule("TOI-OBS-01", "TOI-OBS-23", "D-TOI-105", "TOI-OBS-09")
def test_each_fortification_holds_one_squad_of_either_side() -> None:
    marks = {(0, 0): "entrenchment pillbox"}
    table = a_table(a_ground(), SQUAD, a_squad(AMERICAN, (0, 0)), markers=marks)
    hex_ = at(table, (0, 0))
    assert free_fortifications(table, hex_) == [ENTRENCHMENT, PILLBOX]
    table.inside[1] = ENTRENCHMENT
    assert free_fortifications(table, hex_) == [PILLBOX]
    table.inside[0] = PILLBOX
    assert free_fortifications(table, hex_) == []
    german = a_table(a_ground(), a_squad(GERMAN, (0, 0)), markers=marks)
    assert free_fortifications(german, at(german, (0, 0))) == [ENTRENCHMENT, PILLBOX]


@rule("TOI-OBS-01")
@pytest.mark.parametrize("kind", [ENTRENCHMENT, PILLBOX])
def test_a_hex_takes_three_fortifications(kind: int) -> None:
    table = a_table(a_ground(), SQUAD, markers={(0, 0): "entrenchment pillbox", (1, 0): "entrenchment pillbox pillbox"})
    assert box.may_lie(table, kind, at(table, (0, 0)))
    assert not box.may_lie(table, kind, at(table, (1, 0)))


@rule("TOI-OBS-02", "TOI-OBS-05", "TOI-OBS-06", "D-TOI-104", "TOI-MOV-11")
def test_entering_and_leaving_cost_a_point_each() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), inside=ENTRENCHMENT))
    begin(table, 0, ADVANCE)
    assert asked(table) == ("stop here", "leave the entrenchment")
    go_on_with(table, "leave the entrenchment")
    assert points_left(table) == 3
    go_on_with(table, "enter the entrenchment")
    assert (points_left(table), table.inside[0]) == (2, ENTRENCHMENT)
    go_on_with(table, "leave the entrenchment", "move to 1,0")
    assert asked(table) == ()
    assert (table.inside[0], place(table)) == (OUTSIDE, "1,0")


@rule("TOI-OBS-02")
def test_vehicles_do_not_enter_fortifications() -> None:
    table = a_table(a_ground(), TANK, markers={(0, 0): "entrenchment pillbox"})
    begin(table, 0, ADVANCE)
    assert not [option for option in asked(table) if "enter" in option]


@rule("TOI-OBS-03", "TOI-OBS-23", "EX-TOI-87")
@pytest.mark.parametrize(("kind", "red"), [(ENTRENCHMENT, 2), (PILLBOX, 6)])
@pytest.mark.parametrize("attack", [NORMAL, SUPPRESSIVE])
def test_the_cover_of_a_fortification_is_for_the_squad_inside_only(kind: int, red: int, attack: int) -> None:
    table = a_table(a_ground({(0, 0): "woods"}), a_squad(AMERICAN, (0, 0), inside=kind), SQUAD)
    assert cover.cover_of(table, 0, attack) == 2 + red
    assert cover.cover_of(table, 1, attack) == 2


@rule("TOI-OBS-04", "TOI-OPF-03", "TOI-ERR-04", "EX-TOI-83")
def test_leaving_draws_fire_without_the_cover_left_behind() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), inside=ENTRENCHMENT), WATCH)
    begin(table, 0, ADVANCE, "leave the entrenchment")
    assert table.asker == GERMAN
    answer_until_roll(table, "German squad 2", "normal")
    assert pools(table) == (4, 0)
    assert place(table) == "0,0"


@rule("TOI-OBS-04", "TOI-OPF-03", "TOI-ERR-04")
def test_entering_draws_none() -> None:
    table = a_table(a_ground(), SQUAD, WATCH, markers={(0, 0): "entrenchment"})
    begin(table, 0, ADVANCE, "enter the entrenchment")
    assert table.asker == AMERICAN


@rule("TOI-OPF-22", "TOI-OBS-06", "D-TOI-20", "EX-TOI-24")
def test_there_is_one_op_fire_attack_in_each_hex() -> None:
    watch = a_squad(GERMAN, (4, 0), "1 mg", state=OP_FIRE)
    table = a_table(a_ground(), SQUAD, watch, watch, watch, markers={(1, 0): "entrenchment"})
    begin(with_dice(table, 1, 1, 1, 1), 0, ADVANCE, "move to 1,0")
    go_on_with(table, "German squad 2", "no more support", "normal")
    go_on_with(table, "enter the entrenchment", "leave the entrenchment")
    assert table.asker == AMERICAN  # no second attack in this hex
    go_on_with(table, "move to 2,0")
    assert table.asker == GERMAN


@rule("TOI-OBS-07")
@pytest.mark.parametrize("base", ["stream", "pond", "building"])
def test_no_entrenchments_in_streams_ponds_and_buildings(base: str) -> None:
    table = a_table(a_ground({(1, 0): base}), SQUAD)
    assert not box.may_lie(table, ENTRENCHMENT, at(table, (1, 0)))


@rule("TOI-OBS-08", "TOI-ERR-15")
def test_being_in_the_hex_is_enough_to_control_it() -> None:
    table = a_table(a_ground(), SQUAD, markers={(0, 0): "pillbox"})
    table.setup.objectives = [Objective(at(table, (0, 0)), True, NOBODY, 1, "")]
    table.control = (NOBODY,)
    record_control(table)
    assert table.control == (AMERICAN,)


@rule("TOI-OBS-23")
def test_a_squad_attacks_from_inside() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), inside=PILLBOX), a_squad(GERMAN, (3, 0)))
    begin(table, 0, CONCENTRATED_FIRE, "suppressive")
    assert (table.inside[0], table.state[0]) == (PILLBOX, FATIGUED)


@rule("TOI-OBS-24", "D-TOI-107")
def test_area_attacks_leave_fortifications_where_they_are() -> None:
    inside = a_squad(GERMAN, (1, 0), inside=PILLBOX)
    table = a_table(a_ground(), SQUAD, inside, markers={(1, 0): "entrenchment"})
    area_effect.area_attack(table, AMERICAN, at(table, (1, 0)), 30, NORMAL)
    go_on(table)
    marks = table.markers[at(table, (1, 0))]
    assert (entrenchments(marks), pillboxes(marks)) == (1, 1)


# -- razor wire ----------------------------------------------------------------------------------------------------


@rule("TOI-OBS-10", "TOI-SPC-04")
@pytest.mark.parametrize(("unit", "is_stopped"), [(SQUAD, True), (HALFTRACK, True), (ENGINEERS, False), (TANK, False)])
def test_wire_stops_squads_and_light_vehicles_but_not_engineers_and_tanks(unit: Piece, is_stopped: bool) -> None:
    table = a_table(a_ground(), unit, markers={(1, 0): "razor_wire"})
    begin(table, 0, ADVANCE, "move to 1,0")
    assert (moves(table) == []) == is_stopped
    assert (asked(table) == ()) == is_stopped
    assert place(table) == "1,0"


@rule("TOI-OBS-10")
def test_a_hex_has_one_marker_of_each_obstacle() -> None:
    table = a_table(a_ground(), SQUAD, markers={(1, 0): "razor_wire tank_trap minefield smoke"})
    for kind in (RAZOR_WIRE, TANK_TRAP, MINEFIELD, SMOKE):
        assert not box.may_lie(table, kind, at(table, (1, 0)))
        assert box.may_lie(table, kind, at(table, (2, 0)))


@rule("TOI-OBS-11")
def test_a_squad_in_wire_attacks_at_half_firepower_and_a_vehicle_in_full() -> None:
    table = a_table(a_ground(), SQUAD, HALFTRACK, markers={(0, 0): "razor_wire"})
    assert (strength.halvings(table, 0), strength.halvings(table, 1)) == (1, 0)


@rule("TOI-OBS-12", "TOI-SPC-04", "TOI-MOV-11")
@pytest.mark.parametrize(("unit", "left"), [(ENGINEERS, 2), (TANK, 3)])
def test_tanks_and_engineers_remove_wire_for_two_points(unit: Piece, left: int) -> None:
    table = a_table(a_ground(), unit, markers={(0, 0): "razor_wire"})
    begin(table, 0, ADVANCE, "remove the razor wire")
    assert table.markers[at(table, (0, 0))] == 0
    assert points_left(table) == left


@rule("TOI-OBS-12")
@pytest.mark.parametrize("unit", [SQUAD, HALFTRACK])
def test_others_cannot_remove_it(unit: Piece) -> None:
    table = a_table(a_ground(), unit, markers={(0, 0): "razor_wire"})
    begin(table, 0, ADVANCE)
    assert "remove the razor wire" not in asked(table)


@rule("TOI-OBS-12", "TOI-ERR-11")
@pytest.mark.parametrize(("dice", "left"), [((5, 6, 5), 0), ((5, 6, 4), WIRE_BIT)])
def test_three_successes_of_an_area_attack_remove_wire(dice: tuple[int, ...], left: int) -> None:
    table = with_dice(a_table(a_ground(), SQUAD, markers={(2, 0): "razor_wire"}), *dice)
    area_effect.area_attack(table, AMERICAN, at(table, (2, 0)), 3, SUPPRESSIVE)
    go_on(table)
    assert table.markers[at(table, (2, 0))] == left


@rule("TOI-OBS-13", "TOI-ATK-04")
def test_wire_ends_the_movement_not_the_action_but_no_squad_halves_twice() -> None:
    enemy = a_squad(GERMAN, (3, 0))
    table = a_table(a_ground(), SQUAD, enemy, markers={(1, 0): "razor_wire"})
    begin(table, 0, FIRE_AND_MOVEMENT, "move to 1,0")
    assert asked(table) == ()
    vehicle = a_table(a_ground(), HALFTRACK, enemy, markers={(1, 0): "razor_wire"})
    begin(vehicle, 0, FIRE_AND_MOVEMENT, "move to 1,0")
    assert asked(vehicle) == ("stop here", "attack")


# -- tank traps ----------------------------------------------------------------------------------------------------


@rule("TOI-OBS-14", "EX-TOI-84")
def test_a_vehicle_enters_a_trap_only_from_where_it_started() -> None:
    table = a_table(a_ground(), TANK, markers={(2, 0): "tank_trap"})
    begin(table, 0, ADVANCE, "move to 1,0")
    assert "move to 2,0" not in moves(table)
    near = a_table(a_ground(), TANK, markers={(1, 0): "tank_trap"})
    begin(near, 0, ADVANCE, "move to 1,0")
    assert asked(near) == ()
    assert place(near) == "1,0"
    near.state[0] = 0
    begin(near, 0, ADVANCE, "move to 2,0")  # it leaves normally
    assert len(moves(near)) > 0
    assert "move to 1,0" not in moves(near)


@rule("TOI-OBS-14")
def test_squads_pass_a_trap_and_have_its_cover() -> None:
    table = a_table(a_ground(), SQUAD, TANK, markers={(1, 0): "tank_trap", (0, 0): "tank_trap"})
    assert (cover.cover_of(table, 0, NORMAL), cover.cover_of(table, 1, NORMAL)) == (1, 0)
    begin(table, 0, ADVANCE, "move to 1,0")
    assert "move to 2,0" in moves(table)


# -- mines ---------------------------------------------------------------------------------------------------------


@rule("TOI-OBS-15", "EX-TOI-85")
@pytest.mark.parametrize(
    ("dice", "left"), [((3, 2, 1, 3), "4 regular"), ((4, 5, 6, 3), "1 regular"), ((4, 3, 3, 3), "3 regular")]
)
def test_mines_roll_four_dice_without_defence(dice: tuple[int, ...], left: str) -> None:
    table = a_table(a_ground({(1, 0): "building"}), SQUAD, markers={(1, 0): "minefield"})
    begin(with_dice(table, *dice), 0, ADVANCE, "move to 1,0")
    assert asked(table) == ()
    assert (table.figures[0], table.state[0], place(table)) == (a_pack(left), FATIGUED, "1,0")


@rule("TOI-OBS-15", "EX-TOI-85")
def test_four_hits_destroy_a_squad_of_four() -> None:
    table = a_table(a_ground(), SQUAD, WATCH, markers={(1, 0): "minefield"})
    begin(with_dice(table, 4, 5, 6, 4), 0, ADVANCE, "move to 1,0")
    assert asked(table) == ()  # nobody is left for Op Fire
    assert (table.where[0], table.lost) == (NOT_HERE, [4, 0])
    assert table.markers[at(table, (1, 0))] == MINES_BIT


@rule("TOI-OBS-15", "TOI-OBS-19")
def test_mines_hurt_the_vehicle_and_not_its_passengers() -> None:
    table = a_table(a_ground(), HALFTRACK, a_squad(AMERICAN, (0, 0), carrier=0), markers={(1, 0): "minefield"})
    begin(with_dice(table, 4, 1, 1, 1), 0, ADVANCE, "move to 1,0")
    assert (table.damage[0], table.state[0]) == (LIGHT_DAMAGE, FATIGUED)
    assert (table.figures[1], table.state[1]) == (a_pack("4 regular"), 0)
    safe = a_table(a_ground(), HALFTRACK, markers={(1, 0): "minefield"})
    begin(with_dice(safe, 3, 3, 3, 3), 0, ADVANCE, "move to 1,0")
    assert (safe.damage[0], safe.state[0]) == (UNDAMAGED, FATIGUED)


@rule("TOI-OBS-16", "TOI-SPC-04")
def test_engineers_roll_nothing_but_stop_and_are_fatigued() -> None:
    table = a_table(a_ground(), ENGINEERS, markers={(1, 0): "minefield"})
    before = table.dice.state()
    begin(table, 0, ADVANCE, "move to 1,0")
    assert asked(table) == ()
    assert (place(table), table.state[0], table.dice.state()) == ("1,0", FATIGUED, before)


@rule("TOI-OBS-17")
@pytest.mark.parametrize("unit", [SQUAD, TANK, ENGINEERS])
def test_out_of_mines_at_half_firepower_and_one_hex_only(unit: Piece) -> None:
    table = a_table(a_ground(), unit, markers={(0, 0): "minefield"})
    assert strength.halvings(table, 0) == 1
    begin(table, 0, ADVANCE, "move to 1,0")
    assert asked(table) == ()
    assert place(table) == "1,0"


@rule("TOI-OBS-17", "TOI-STK-05")
def test_out_of_mines_nobody_steps_into_a_full_hex() -> None:
    full = [a_squad(AMERICAN, (1, 0)) for _ in range(3)]
    table = a_table(a_ground(places=[(0, 0), (1, 0), (2, 0)]), SQUAD, *full, markers={(0, 0): "minefield"})
    assert "Advance" not in offered(table, 0)


@rule("TOI-OBS-18", "D-TOI-106")
def test_after_mines_op_fire_may_follow_on_what_is_left() -> None:
    table = a_table(a_ground(), SQUAD, WATCH, markers={(1, 0): "minefield"})
    begin(with_dice(table, 4, 5, 1, 1), 0, ADVANCE, "move to 1,0")
    assert table.figures[0] == a_pack("2 regular")
    assert table.asker == GERMAN


def test_a_judged_copy_credits_the_mean_of_mines() -> None:
    table = a_table(a_ground(), SQUAD, markers={(1, 0): "minefield"})
    before = table.dice.state()
    begin(table, 0, ADVANCE)
    table.is_trial = True
    go_on_with(table, "move to 1,0")
    assert table.hopes[AMERICAN] == 0
    assert 19 <= table.hopes[GERMAN] <= 20  # two regular figures, worth 10 each, rounded down
    assert table.dice.state() == before


# -- smoke ---------------------------------------------------------------------------------------------------------


@rule("TOI-OBS-20", "TOI-OBS-22")
def test_smoke_blocks_lines_through_it_but_not_into_or_out_of_it() -> None:
    table = a_table(a_ground(), SQUAD, markers={(2, 0): "smoke"})
    assert not table.can_see(at(table, (0, 0)), at(table, (4, 0)))
    assert table.can_see(at(table, (0, 0)), at(table, (2, 0)))
    assert table.can_see(at(table, (2, 0)), at(table, (4, 0)))


@rule("TOI-OBS-20")
@pytest.mark.parametrize("unit", [SQUAD, TANK])
def test_in_smoke_two_more_cover_and_half_firepower(unit: Piece) -> None:
    table = a_table(a_ground({(0, 0): "woods"}), unit, markers={(0, 0): "smoke"})
    assert cover.cover_of(table, 0, NORMAL) == 2 + 2
    assert strength.halvings(table, 0) == 1


@rule("TOI-OBS-20")
def test_one_smoke_marker_in_a_hex_and_none_in_buildings() -> None:
    table = a_table(a_ground({(1, 0): "building"}), SQUAD, markers={(2, 0): "smoke"})
    assert [box.may_lie(table, SMOKE, at(table, each)) for each in ((1, 0), (2, 0), (3, 0))] == [False, False, True]


@rule("TOI-OBS-21", "EX-TOI-86")
def test_smoke_goes_in_the_status_phase_of_the_round_after_its_own() -> None:
    table = a_table(a_ground(), SQUAD)
    table.round = 3
    box.place(table, SMOKE, at(table, (2, 0)))
    clear_smoke(table)
    assert table.smoke == (at(table, (2, 0)),)
    table.round = 4
    clear_smoke(table)
    assert len(table.smoke) == len(table.smoke_rounds) == 0
