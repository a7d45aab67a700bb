"""Lines of sight with their reasons: the same answer as the rules give, and the hex that decides."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.games.tide_of_iron.eye.looking import Look, look, seen_from
from sandtable.games.tide_of_iron.eye.stage import Stage
from sandtable.games.tide_of_iron.ruleset import problems
from tests.sandtable.games.tide_of_iron.eye.questions import a_scenario, a_stage, hexes, names
from tests.sandtable.games.tide_of_iron.scenario_documents import a_side
from tests.support import rule

PARAMETERS: tuple[dict[str, Any], ...] = (
    {},
    {"corner_touch_blocks": True},
    {"low_obstacle_blocks_same_level": False},
    {"plateau_blocks_all": True},
    {"offmap_blocks": True},
    {"blind_hexes": [3, 2]},
)


def seen(stage: Stage, here: str, there: str) -> Look:
    return look(stage, *hexes(stage, here, there))


@pytest.mark.parametrize("seed", range(12))
def test_the_answer_is_that_of_the_rules_and_blocking_hexes_lie_on_the_lines(seed: int) -> None:
    """Random pairs of hexes on the maps of the game, with smoke, fog and every parameter of sight."""
    dice = Random(seed)
    parameters = dice.choice(PARAMETERS)
    assert problems(parameters) == []
    stage = Stage(a_scenario(dice, rules={"parameters": parameters}))
    stage.table.smoke = tuple(sorted(dice.sample(range(stage.ground.count), 8)))
    stage.table.setup.farthest = dice.choice((0, 0, 6))
    for _ in range(400):
        here, there = dice.randrange(stage.ground.count), dice.randrange(stage.ground.count)
        found = look(stage, here, there)
        assert found.is_clear == stage.table.can_see(here, there), (seed, here, there, found)
        assert look(stage, there, here).is_clear == found.is_clear
        passed = {hex_ for line in found.lines for hex_ in line}
        assert set(found.blocking) <= passed and not (found.is_clear and found.blocking)
        assert found.reason.endswith(".") and found.rule.startswith("TOI-")
        assert [sorted(line) for line in found.lines] == [
            sorted(line) for line in stage.table.setup.sight.lines(here, there)
        ] or stage.ground.distance(here, there) <= 1


@pytest.mark.parametrize("seed", range(3))
def test_the_hexes_seen_are_those_that_see_back(seed: int) -> None:
    stage = Stage(a_scenario(Random(seed)))
    here = Random(seed).randrange(stage.ground.count)
    found = seen_from(stage, here)
    assert found == [
        there for there in range(stage.ground.count) if there != here and look(stage, there, here).is_clear
    ]


@rule("TOI-LOS-02", "TOI-LOS-09")
def test_woods_between_hexes_of_one_level_block() -> None:
    stage = a_stage({"hex": "D3", "base": "woods"})
    found = seen(stage, "D2", "D5")
    assert (found.is_clear, found.rule, names(stage, found.blocking)) == (False, "TOI-LOS-02", ["D3"])
    assert found.reason == "Blocked by the woods in D3."
    assert names(stage, found.lines[0]) == ["D3", "D4"]
    assert seen(stage, "D2", "D3").rule == "TOI-LOS-09"
    assert seen(stage, "D4", "D6").reason == "Nothing blocks the line."


@rule("TOI-LOS-06")
def test_a_line_along_hex_sides_needs_one_clear_side() -> None:
    """From B3 to D3 the line runs between C2 and C3."""
    one = a_stage({"hex": "C2", "base": "building"})
    found = seen(one, "B3", "D3")
    assert (found.is_clear, found.rule) == (True, "TOI-LOS-06") and "the building in C2" in found.reason
    both = a_stage({"hex": "C2", "base": "building"}, {"hex": "C3", "base": "woods"})
    found = seen(both, "B3", "D3")
    assert not found.is_clear and sorted(names(both, found.blocking)) == ["C2", "C3"]
    assert found.reason.startswith("The line runs along hex sides, and neither side is clear:")


@rule("TOI-LOS-08", "TOI-LOS-15")
def test_ground_higher_than_both_ends_blocks() -> None:
    flat = a_stage({"hex": "D3", "level": 1})
    found = seen(flat, "D2", "D5")
    assert (found.rule, names(flat, found.blocking)) == ("TOI-LOS-08", ["D3"])
    slope = a_stage({"hex": "D3", "level": 2}, {"hex": "D5", "level": 1})
    assert seen(slope, "D2", "D5").rule == "TOI-LOS-15"


@rule("TOI-LOS-12", "TOI-LOS-13")
def test_two_hexes_behind_an_obstruction_are_blind_from_one_level_above() -> None:
    """D1 is one level higher; behind the woods in D2 the hexes D3 and D4 are blind, D5 is not."""
    stage = a_stage({"hex": "D1", "level": 1}, {"hex": "D2", "base": "woods"})
    found = seen(stage, "D1", "D4")
    assert (found.is_clear, found.rule, names(stage, found.blocking)) == (False, "TOI-LOS-12", ["D2"])
    assert found.reason == "D4 lies in the 2 blind hexes behind the woods in D2, seen from above."
    assert (seen(stage, "D5", "D1").is_clear, seen(stage, "D5", "D1").rule) == (True, "TOI-LOS-13")


@rule("TOI-LOS-02", "TOI-OBS-20")
def test_smoke_blocks() -> None:
    stage = a_stage()
    stage.table.smoke = tuple(hexes(stage, "D3"))
    assert seen(stage, "D2", "D4").reason == "Blocked by the smoke in D3."


@rule("TOI-CRD-07")
def test_fog_limits_sight() -> None:
    """Heavy Fog: nobody sees farther than 6 hexes; A1 and G5 are 7 apart."""
    foggy = a_side("west", operations=["heavy_fog"])
    stage = a_stage(sides={"american": foggy, "german": a_side("east")})
    found = seen(stage, "A1", "G5")
    assert (found.is_clear, found.rule, found.blocking) == (False, "TOI-CRD-07", ())
    assert "6 hexes" in found.reason and a_stage().ground.distance(*hexes(stage, "A1", "G5")) == 7


def test_markers_outside_the_map_and_doubled_ones_are_left_out() -> None:
    wire = [{"hex": "D3", "kind": "razor_wire"}] * 2 + [{"hex": "Z9", "kind": "minefield"}]
    stage = a_stage(markers=wire + [{"hex": "D4", "kind": "pillbox"}] * 5)
    [d3, d4] = hexes(stage, "D3", "D4")
    assert stage.table.markers[d3] == 1 and stage.table.markers[d4] == 3 * 32
