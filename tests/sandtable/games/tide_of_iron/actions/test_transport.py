"""Loading, riding and unloading (section 10)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron import moves
from sandtable.games.tide_of_iron.combat import area, modifiers, targets, vehicles
from sandtable.games.tide_of_iron.movement import THIRDS, points_of, transports_in
from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    ASSAULT,
    FATIGUED,
    FIRE_AND_MOVEMENT,
    FRESH,
    GERMAN,
    LIGHT_DAMAGE,
    MEDIC,
    OP_FIRE,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_squad, a_table, a_vehicle, asked, at
from tests.support.tide_of_iron_actions import begin, go_on_with, offered

SQUAD = a_squad(AMERICAN, (0, 0))
TRUCK = a_vehicle(AMERICAN, (0, 0), "gmc")
HALFTRACK = a_vehicle(AMERICAN, (0, 0), "m3a1")


def riding(vehicle: int = 0, figures: str = "4 regular", *, state: int = FRESH, token: str = "") -> Table:
    """Unit 0 is a truck, unit 1 its passenger, unit 2 an enemy four hexes away."""
    passenger = a_squad(AMERICAN, (0, 0), figures, token, carrier=vehicle, state=state)
    return a_table(a_ground(), TRUCK, passenger, a_squad(GERMAN, (4, 0)))


def place(table: Table, unit: int) -> str:
    return table.setup.ground.names[table.where[unit]]


@rule("TOI-TRN-01", "TOI-TRN-17", "EX-TOI-34")
@pytest.mark.parametrize(("vehicle", "places"), [("opel", 2), ("gmc", 2), ("sdkfz251", 1), ("m3a1", 1), ("sherman", 0)])
def test_vehicles_take_as_many_squads_as_they_have_places(vehicle: str, places: int) -> None:
    for riders in range(places + 1):
        table = a_table(
            a_ground(), a_vehicle(AMERICAN, (0, 0), vehicle), SQUAD, *[a_squad(AMERICAN, (0, 0), carrier=0)] * riders
        )
        assert (transports_in(table, 1, at(table, (0, 0))) == [0]) == (riders < places)


@rule("TOI-TRN-02", "TOI-TRN-05", "TOI-TRN-14", "TOI-MOV-11")
@pytest.mark.parametrize("base", ["clear", "woods 1"])
def test_loading_costs_two_points_and_ends_the_action(base: str) -> None:
    table = a_table(a_ground({(0, 0): base}), TRUCK, SQUAD)
    begin(table, 1, ADVANCE, "load into")
    assert asked(table) == ()
    assert (table.where[1], table.carrier[1], table.state[1]) == (CARRIED, 0, FATIGUED)
    assert table.stacks[at(table, (0, 0))] == (0,)


@rule("TOI-TRN-02")
def test_loading_needs_two_points() -> None:
    table = a_table(a_ground(), a_vehicle(AMERICAN, (3, 0), "gmc"), SQUAD)
    begin(table, 1, ADVANCE, "move to 1,0", "move to 2,0", "move to 3,0")
    assert not [option for option in asked(table) if "load" in option]


@rule("TOI-TRN-03", "TOI-TRN-05", "TOI-TRN-13")
def test_unloading_costs_two_points_and_the_rest_is_for_moving() -> None:
    table = riding()
    table.state[0] = FATIGUED  # the truck does not hinder its squad
    begin(table, 1, ADVANCE)
    assert asked(table) == ("stop here", "unload")
    go_on_with(table, "unload", "move to 0,1", "move to 0,2")
    assert asked(table) == ()
    assert (place(table, 1), table.state[1]) == ("0,2", FATIGUED)


@rule("TOI-TRN-12", "TOI-TRN-13", "D-TOI-30", "EX-TOI-33")
def test_the_example_of_the_rule_book() -> None:
    road = [(q, 0) for q in range(1, 14)]
    truck = a_vehicle(AMERICAN, (1, 0), "gmc", state=FATIGUED)
    table = a_table(a_ground(roads=[road], reach=13), SQUAD, truck, a_squad(AMERICAN, (1, 0), carrier=1))
    begin(table, 0, ADVANCE, "move to 1,0", "load into")  # (A) into a fatigued truck with another squad
    assert (table.passengers(1), table.state[0]) == ([0, 2], FATIGUED)
    table.state[1] = FRESH
    begin(table, 1, ADVANCE, *[f"move to {q},0" for q in range(2, 14)])  # (B)
    assert (place(table, 1), table.state[1]) == ("13,0", FATIGUED)
    begin(table, 2, ADVANCE, "unload", "move to 12,0", "move to 11,0")  # (D)
    assert (place(table, 2), table.state[2], table.passengers(1)) == ("11,0", FATIGUED, [0])


@rule("TOI-TRN-04", "TOI-ACT-14")
def test_after_unloading_a_squad_may_attack_or_assault() -> None:
    table = riding()
    begin(table, 1, FIRE_AND_MOVEMENT, "unload")
    assert "attack" in asked(table)
    close = a_table(a_ground(), TRUCK, a_squad(AMERICAN, (0, 0), carrier=0), a_squad(GERMAN, (1, 0)))
    begin(close, 1, ASSAULT, "unload")
    assert "assault 1,0" in asked(close)


@rule("TOI-ACT-14", "TOI-TRN-02")
def test_after_loading_there_is_no_attack() -> None:
    table = a_table(a_ground(), TRUCK, SQUAD, a_squad(GERMAN, (4, 0)))
    begin(table, 1, FIRE_AND_MOVEMENT)
    assert "attack" in asked(table)
    go_on_with(table, "load into")
    assert asked(table) == ()
    assert table.state[1] == FATIGUED


@rule("TOI-TRN-06", "TOI-OPF-18", "TOI-OPF-03")
def test_unloading_draws_op_fire_on_the_squad_and_loading_does_not() -> None:
    table = riding()
    table.state[2] = OP_FIRE
    begin(table, 1, ADVANCE, "unload")
    assert table.asker == GERMAN
    frame = table.frames[-1]
    assert frame.unit == 1
    loading = a_table(a_ground(), TRUCK, SQUAD, a_squad(GERMAN, (4, 0), state=OP_FIRE))
    begin(loading, 1, ADVANCE, "load into")
    assert asked(loading) == ()


@rule("TOI-TRN-07", "D-TOI-29")
def test_what_a_carried_squad_may_do() -> None:
    assert offered(riding(), 1) == ["Advance", "Fire and movement", "Assault", "Prepare op fire", "Fatigue unit"]
    assert "Concentrated fire" not in offered(riding(figures="2 mg"), 1)
    assert "Concentrated Fire by mortar" not in offered(riding(figures="2 mortar"), 1)
    assert "Dig" not in offered(riding(token="engineer"), 1)


@rule("TOI-TRN-08")
def test_passengers_are_never_targets() -> None:
    passenger = a_squad(AMERICAN, (0, 0), carrier=0)
    table = a_table(a_ground(), TRUCK, passenger, a_vehicle(GERMAN, (4, 0), "panzer4"))
    assert targets.targets(table, 2, False) == [0]


@rule("TOI-TRN-09")
def test_passengers_share_the_end_of_their_vehicle_but_not_its_damage() -> None:
    table = a_table(a_ground(), HALFTRACK, a_squad(AMERICAN, (0, 0), carrier=0), a_squad(GERMAN, (1, 0)))
    vehicles.hit(table, 0, 1)
    assert (table.damage[0], table.where[1]) == (LIGHT_DAMAGE, CARRIED)
    moves.destroy(table, 0)
    assert (table.where[0], table.where[1], table.lost) == (NOT_HERE, NOT_HERE, [5, 0])


@rule("TOI-TRN-10", "EX-TOI-32")
def test_an_officer_in_a_truck_does_not_speed_it_up() -> None:
    table = riding(figures="3 regular, 1 officer")
    assert points_of(table, 0, ADVANCE) == 4 * THIRDS


@rule("TOI-TRN-11")
def test_carried_squads_keep_their_tokens() -> None:
    table = riding(state=OP_FIRE)
    begin(table, 0, ADVANCE, "move to 1,0", "stop here")
    assert (table.state[1], table.place_of(1)) == (OP_FIRE, at(table, (1, 0)))


@rule("TOI-TRN-12")
def test_vehicles_never_load_enemies() -> None:
    table = a_table(a_ground(), TRUCK, a_squad(GERMAN, (0, 1)))
    assert transports_in(table, 1, at(table, (0, 0))) == []


@rule("TOI-TRN-15", "D-TOI-31")
def test_passengers_lend_their_abilities_to_nobody_and_spot_for_nobody() -> None:
    table = a_table(
        a_ground(),
        TRUCK,
        a_squad(AMERICAN, (0, 0), "3 regular, 1 officer", "medic", carrier=0),
        a_squad(AMERICAN, (0, 0)),
    )
    assert not modifiers.has_officer(table, 2)
    assert not modifiers.has_special(table, 2, MEDIC)
    hex_ = at(table, (0, 4))
    assert area.is_spotted(table, AMERICAN, hex_)
    moves.remove(table, 2)
    moves.lift(table, 0)  # only the passenger is left, as it never is in a game
    assert not area.is_spotted(table, AMERICAN, hex_)


@rule("TOI-TRN-16")
def test_passengers_go_where_their_vehicle_goes() -> None:
    table = riding()
    begin(table, 0, ADVANCE, "move to 0,1", "stop here")
    assert table.place_of(1) == at(table, (0, 1))


@rule("TOI-TRN-17")
def test_two_squads_unload_each_in_its_own_activation() -> None:
    table = a_table(a_ground(), TRUCK, *[a_squad(AMERICAN, (0, 0), carrier=0) for _ in range(2)])
    begin(table, 2, ADVANCE, "unload", "stop here")
    assert (table.passengers(0), table.state[1]) == ([1], FRESH)
    begin(table, 1, ADVANCE, "unload", "stop here")
    assert table.passengers(0) == []
