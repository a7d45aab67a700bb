"""The stacking limit of a hex, and units that have to stop in a full one (section 4)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.moves import put_on
from sandtable.games.tide_of_iron.stacking import has_room, may_stand
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import ADVANCE, AMERICAN, FATIGUED, GERMAN, OP_FIRE, PINNED
from tests.support import rule
from tests.support.tide_of_iron import Piece, Place, a_ground, a_squad, a_table, a_vehicle, asked, at
from tests.support.tide_of_iron_actions import begin, go_on_with, offered, with_dice

SQUAD = a_squad(AMERICAN, (0, 0))
TRUCK = a_vehicle(AMERICAN, (0, 0), "gmc")


def full(place: Place) -> list[Piece]:
    return [a_squad(AMERICAN, place) for _ in range(3)]


def place(table: Table, unit: int = 0) -> str:
    return table.setup.ground.names[table.where[unit]]


@rule("TOI-STK-01")
@pytest.mark.parametrize(
    ("squads", "vehicles", "squad_fits", "vehicle_fits"),
    [(0, 0, True, True), (2, 0, True, True), (3, 0, False, False), (0, 2, True, False), (1, 2, False, False)],
)
def test_three_units_of_which_two_vehicles(squads: int, vehicles: int, squad_fits: bool, vehicle_fits: bool) -> None:
    there = [a_squad(AMERICAN, (1, 0))] * squads + [a_vehicle(AMERICAN, (1, 0), "gmc")] * vehicles
    table = a_table(a_ground(), SQUAD, TRUCK, *there)
    hex_ = at(table, (1, 0))
    assert (has_room(table, 0, hex_), has_room(table, 1, hex_)) == (squad_fits, vehicle_fits)


@rule("TOI-STK-02")
def test_passengers_do_not_count() -> None:
    table = a_table(
        a_ground(),
        SQUAD,
        a_vehicle(AMERICAN, (1, 0), "gmc"),
        a_squad(AMERICAN, (1, 0), carrier=1),
        a_squad(AMERICAN, (1, 0), carrier=1),
        a_squad(AMERICAN, (1, 0)),
    )
    assert has_room(table, 0, at(table, (1, 0)))


@rule("TOI-STK-03", "TOI-STK-05", "EX-TOI-12")
def test_units_move_through_a_full_hex_but_do_not_stop_there() -> None:
    there = [a_squad(AMERICAN, (1, 0)), a_squad(AMERICAN, (1, 0)), a_vehicle(AMERICAN, (1, 0), "sherman")]
    table = a_table(a_ground(), SQUAD, *there)
    begin(table, 0, ADVANCE, "move to 1,0")
    assert "stop here" not in asked(table)
    go_on_with(table, "move to 2,0")
    assert "stop here" in asked(table)


@rule("TOI-STK-05", "EX-TOI-12")
def test_a_third_vehicle_may_not_stop_where_a_squad_may() -> None:
    trucks = [a_vehicle(AMERICAN, (1, 0), "gmc"), a_vehicle(AMERICAN, (1, 0), "gmc")]
    table = a_table(a_ground(), SQUAD, a_vehicle(AMERICAN, (0, 0), "m3a1"), *trucks)
    begin(table, 1, ADVANCE, "move to 1,0")
    assert "stop here" not in asked(table)
    go_on_with(table, "move to 2,0", "stop here")
    begin(table, 0, ADVANCE, "move to 1,0", "stop here")
    assert place(table, 0) == "1,0"


@rule("TOI-STK-05")
def test_nobody_enters_a_full_hex_without_the_points_to_go_on() -> None:
    ground = a_ground({(1, 0): "woods", (2, 0): "woods", (2, -1): "woods", (1, 1): "woods"})
    table = a_table(ground, SQUAD, *full((3, 0)), *full((2, 0)))
    begin(table, 0, ADVANCE, "move to 1,0")
    assert "move to 2,0" not in asked(table)  # both points are gone there
    assert "move to 2,-1" in asked(table)


@rule("TOI-STK-03", "TOI-TRN-02")
def test_a_squad_may_enter_a_full_hex_to_load_there() -> None:
    ground = a_ground({(1, 0): "woods"})
    there = [a_squad(AMERICAN, (1, 0)), a_squad(AMERICAN, (1, 0)), a_vehicle(AMERICAN, (1, 0), "gmc")]
    table = a_table(ground, SQUAD, *there)
    begin(table, 0, ADVANCE, "move to 1,0")
    assert [option for option in asked(table) if not option.startswith("move to")] == ["load into GMC CCKW 353 Truck 4"]
    go_on_with(table, "load")
    assert (table.carrier[0], table.state[0]) == (3, FATIGUED)


@rule("TOI-STK-05")
def test_an_action_that_could_only_lead_into_a_full_hex_is_not_offered() -> None:
    ground = a_ground({(1, 0): "woods 1"}, places=[(0, 0), (1, 0)])
    table = a_table(ground, SQUAD, *full((1, 0)))
    assert "Advance" in offered(table, 0)  # up with three points and back with the fourth
    assert "Assault" not in offered(table, 0)


@rule("TOI-STK-05", "TOI-OBS-10")
def test_nobody_passes_through_a_full_hex_whose_wire_would_stop_it() -> None:
    table = a_table(a_ground(), SQUAD, *full((1, 0)), markers={(1, 0): "razor_wire"})
    begin(table, 0, ADVANCE)
    assert "move to 1,0" not in asked(table)


@rule("TOI-STK-06", "TOI-SUP-07")
def test_who_is_pinned_in_a_full_hex_goes_back_to_the_last_one_with_room() -> None:
    watch = a_squad(GERMAN, (6, 0), "2 mg", state=OP_FIRE)
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), watch, *full((1, 0)), *full((2, 0)))
    begin(table, 0, ADVANCE, "move to 1,0", "hold fire", "move to 2,0")
    with_dice(table, 6, 1, 1, 1, 1)
    go_on_with(table, "German squad 2", "suppressive")
    assert table.conditions[0] >= PINNED
    assert (place(table), table.state[0]) == ("0,0", FATIGUED)


@rule("TOI-STK-04")
def test_units_of_both_sides_never_stand_together() -> None:
    table = a_table(a_ground(), SQUAD, a_squad(GERMAN, (1, 0)))
    assert not may_stand(table, 0, at(table, (1, 0)))
    assert may_stand(table, 0, at(table, (0, 1)))


@rule("TOI-STK-07", "EX-TOI-13")
def test_a_passenger_does_not_unload_into_a_full_hex() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), carrier=1), TRUCK, SQUAD, SQUAD)
    assert "Advance" not in offered(table, 0)
    room = a_table(a_ground(), a_squad(AMERICAN, (0, 0), carrier=1), TRUCK, SQUAD)
    assert "Advance" in offered(room, 0)


@rule("TOI-STK-08")
def test_placing_obeys_the_limit() -> None:
    table = a_table(a_ground(), SQUAD, *full((1, 0)))
    assert not may_stand(table, 0, at(table, (1, 0)))


def test_a_move_in_a_copy_is_not_seen_in_the_other_copy() -> None:
    """Copies share the list of stacks until one of them changes it."""
    table = a_table(a_ground(), SQUAD, a_squad(GERMAN, (2, 0)))
    copies = [Table(), Table()]
    for copy in copies:
        table.copy_to(copy)
    here, there, far = at(table, (0, 0)), at(table, (1, 0)), at(table, (2, 0))
    put_on(copies[0], 0, there)
    put_on(table, 1, there)
    assert (copies[0].stacks[here], copies[0].stacks[there], copies[0].stacks[far]) == ((), (0,), (1,))
    assert (copies[1].stacks[here], copies[1].stacks[there], copies[1].stacks[far]) == ((0,), (), (1,))
    assert (table.stacks[here], table.stacks[there], table.stacks[far]) == ((0,), (1,), ())
