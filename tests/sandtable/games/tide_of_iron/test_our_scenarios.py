"""The eight scenarios that were balanced by strong players: of different kinds, each with something of its own, and
each playable to its end. Their balance is in docs/tide-of-iron-scenarios.md; a test of few games could not judge it.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandtable.games.tide_of_iron.scenario import SCENARIOS, Scenario, read
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.plan import Plan
from tests.sandtable.games.tide_of_iron.scenario_documents import shipped

GAMES = 2
BOARDS = {
    "bridge-in-the-rain": 2,
    "fog-over-the-farms": 1,
    "hill-87": 2,
    "house-by-house": 2,
    "lamps-out": 1,
    "out-of-the-pocket": 6,
    "steel-on-the-ridge": 4,
    "three-milestones": 3,
}
OWN: dict[str, Callable[[Scenario], bool]] = {
    "bridge-in-the-rain": lambda each: each.rules.flooded and any(overlay.roads for overlay in each.overlays),
    "fog-over-the-farms": lambda each: all(side.operations == ("heavy_fog",) for side in each.sides),
    "hill-87": lambda each: "victory points at the end of any round" in each.victory.says()[0],
    "house-by-house": lambda each: "desperate_defenders" in each.american.operations,
    "lamps-out": lambda each: any(division.concealed for division in each.german.divisions),
    "out-of-the-pocket": lambda each: each.german.actions > each.american.actions,
    "steel-on-the-ridge": lambda each: all(side.vehicle_points for side in each.sides),
    "three-milestones": lambda each: len(each.american.reinforcements) == 2,
}
"""For each scenario something that the other seven lack."""
each_name = pytest.mark.parametrize("name", BOARDS)


@each_name
def test_it_has_its_size(name: str) -> None:
    found = read(shipped(name))
    assert len(found.boards) == BOARDS[name]
    assert 4 <= found.rounds <= 9


@each_name
def test_its_objectives_have_names_of_their_own(name: str) -> None:
    objectives = read(shipped(name)).objectives
    hexes = {each.hex for each in objectives}
    assert all(each.name for each in objectives) and len({each.name for each in objectives}) == len(hexes)


@each_name
def test_it_has_something_that_the_others_do_not_have(name: str) -> None:
    assert [other for other in BOARDS if OWN[name](read(shipped(other)))] == [name]


@each_name
def test_its_games_end_with_a_result(name: str) -> None:
    """Random players find every legal option sooner or later; an illegal or endless game would show here."""
    subjects = ({"name": "American"}, {"name": "German"})
    plan = Plan("tide_of_iron", subjects, ("random", "random"), 87, SCENARIOS.document(name), turns_seats=False)
    records = play_chunk(plan, 0, GAMES)
    assert {each.outcome for each in records} <= {"wins", "losses", "draws"}, records
    assert all(1 <= each.rounds <= read(shipped(name)).rounds for each in records)
