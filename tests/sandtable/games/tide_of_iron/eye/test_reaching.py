"""Reach: the same hexes as the engine lists step by step."""

from __future__ import annotations

from random import Random

import pytest

from sandtable.games.tide_of_iron import moves
from sandtable.games.tide_of_iron.actions.encoding import HEXES, STEP
from sandtable.games.tide_of_iron.actions.moving import begin, uses
from sandtable.games.tide_of_iron.actions.steps import stop_at_obstacles
from sandtable.games.tide_of_iron.eye.reaching import reach
from sandtable.games.tide_of_iron.eye.stage import Piece, Stage
from sandtable.games.tide_of_iron.movement import THIRDS, step_cost
from sandtable.games.tide_of_iron.scenario_sides import Squad
from sandtable.games.tide_of_iron.stacking import is_open_to
from sandtable.games.tide_of_iron.terms import ADVANCE
from tests.sandtable.games.tide_of_iron.eye.questions import a_piece, a_scenario, a_stage, hexes
from tests.support import rule

RIFLES = Piece("american", Squad({"regular": 4}))


def listed(stage: Stage, start: int) -> dict[int, int]:
    """The hexes that the engine lets the first piece of a stage enter in one Advance, with the most points left.

    Every option of a step is tried, in every order; nothing happens on the way, as on a map without enemies.
    """
    table, unit = stage.table, stage.unit(0)
    moves.put_on(table, unit, start)
    begin(table, unit, ADVANCE)
    activation = table.activation
    assert activation is not None
    best: dict[int, int] = {start: activation.points}
    waiting = [(start, activation.points, activation.is_stopped)]
    while waiting:
        here, points, is_stopped = waiting.pop()
        if is_stopped:
            continue
        moves.put_on(table, unit, here)
        activation.points = points
        for option in uses(table, activation):
            kind, there = divmod(option, HEXES)
            if kind != STEP:
                continue
            left = points - step_cost(table, unit, here, there, activation.origin)
            activation.is_stopped = activation.only_one_hex
            stop_at_obstacles(table, activation, there)
            if left > best.get(there, -1):
                best[there] = left
                waiting.append((there, left, activation.is_stopped))
            activation.is_stopped = False
    return best


@rule("TOI-MOV-02", "TOI-OBS-10", "TOI-OBS-14", "TOI-OBS-15", "TOI-OBS-17")
@pytest.mark.parametrize("seed", range(30))
def test_one_action_leads_where_the_engine_lists_steps(seed: int) -> None:
    dice = Random(seed)
    scenario, piece = a_scenario(dice), a_piece(dice)
    stage = Stage(scenario, [piece])
    for start in dice.sample(range(stage.ground.count), 12):
        if is_open_to(stage.table, piece.squad is not None, start):
            found = {each.hex: each.left for each in reach(Stage(scenario, [piece]), 0, start, 1)}
            wanted = listed(stage, start)
            assert found.keys() == wanted.keys(), (seed, start)
            assert all(found[hex_] == wanted[hex_] for hex_ in wanted if hex_ != start)


@rule("TOI-MOV-02", "TOI-OBS-14")
@pytest.mark.parametrize("seed", range(8))
def test_more_actions_begin_anew_where_the_last_one_ended(seed: int) -> None:
    dice = Random(seed)
    scenario, piece = a_scenario(dice), a_piece(dice)
    stage = Stage(scenario, [piece])
    open_hexes = [hex_ for hex_ in range(stage.ground.count) if is_open_to(stage.table, piece.squad is not None, hex_)]
    start = dice.choice(open_hexes)
    wanted = {start: 0}
    for action in (1, 2, 3):
        for here in [hex_ for hex_, before in wanted.items() if before == action - 1]:
            for there in listed(stage, here):
                wanted.setdefault(there, action)
    assert {each.hex: each.actions for each in reach(Stage(scenario, [piece]), 0, start, 3)} == wanted


def reached(stage: Stage, start: str, actions: int = 1) -> dict[str, tuple[int, int]]:
    """By name of the hex the actions and the points left, in thirds."""
    [hex_] = hexes(stage, start)
    names = stage.ground.names
    return {names[each.hex]: (each.actions, each.left) for each in reach(stage, 0, hex_, actions)}


@rule("TOI-MOV-03", "TOI-MOV-13")
def test_a_squad_has_four_points_and_one_more_with_an_officer() -> None:
    found = reached(a_stage({"hex": "D3", "base": "woods"}, pieces=(RIFLES,)), "D1")
    assert found["D2"] == (1, 3 * THIRDS) and found["D3"] == (1, 1 * THIRDS) and found["D4"] == (1, 0)
    assert "D6" not in found and found["D1"] == (0, 0)
    led = Piece("american", Squad({"regular": 3, "officer": 1}))
    assert reached(a_stage(pieces=(led,)), "D1")["D6"] == (1, 0)


@rule("TOI-OBS-10")
def test_wire_stops_a_squad_and_its_next_action_goes_on() -> None:
    """A belt of wire across the map: behind it lies the second action; engineers pass."""
    belt = [{"hex": f"{column}3", "kind": "razor_wire"} for column in "ABCDEFG"]
    found = reached(a_stage(pieces=(RIFLES,), markers=belt), "D1", 2)
    assert found["D3"] == (1, 2 * THIRDS) and found["D4"] == (2, 3 * THIRDS)
    engineers = Piece("american", Squad({"regular": 4}, "engineer"))
    assert reached(a_stage(pieces=(engineers,), markers=belt), "D1", 1)["D4"] == (1, THIRDS)


@rule("TOI-MOV-12")
def test_a_truck_pays_a_third_on_a_road() -> None:
    road = [{"hex": f"D{row}", "roads": [0, 3]} for row in range(1, 7)]
    truck = Piece("german", vehicle="opel")
    assert reached(a_stage(*road, pieces=(truck,)), "D1")["D6"] == (1, 4 * THIRDS - 5)


@rule("TOI-MOV-17")
def test_flooded_streams_are_barred() -> None:
    river = [{"hex": f"{column}3", "base": "stream"} for column in "ABCDEFG"]
    assert "D4" in reached(a_stage(*river, pieces=(RIFLES,)), "D1", 3)
    assert "D4" not in reached(a_stage(*river, pieces=(RIFLES,), rules={"flooded": True}), "D1", 3)
