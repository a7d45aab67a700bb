"""Squads that a scenario demands on some hexes at set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import GAME
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from sandtable.games.tide_of_iron.state import OUTSIDE
from sandtable.games.tide_of_iron.terms import AMERICAN
from sandtable.games.tide_of_iron.view.goal import goal
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_side
from tests.support import rule


def a_scenario(bases: int = 3, markers: Sequence[dict[str, str]] = (), **division: Any) -> dict[str, Any]:
    """The small scenario with three American squads in six columns, and more about their division."""
    american = a_division("west", squad_bases=bases, figures={"regular": 4 * bases}, **division)
    sides = {"american": a_side("west", divisions={"1": american}), "german": a_side("east")}
    zones: dict[str, Any] = {"west": {"columns": [1, 5]}, "east": {"columns": [6, 7]}, "farm": {"hexes": ["B2", "B3"]}}
    if not any("zones" in each for each in division.get("demands", ())):
        del zones["farm"]
    return a_document(sides=sides, zones=zones, markers=[*markers])


def deployed(document: dict[str, Any], seed: int) -> Battle:
    """The table when all units have been placed by chance."""
    assert SCENARIOS.problems(document) == []
    table = GAME.start(GAME.setup([{}, {}], document), seeded("a battle", seed))
    assert isinstance(table, Battle)
    luck = seeded("a player", seed)
    while not table.round:
        table.apply(luck.below(table.count()))
    return table


def places(table: Battle) -> list[str]:
    """The hexes of the American squads."""
    ground = table.setup.ground
    return [ground.names[table.where[unit]] for unit in table.setup.members[AMERICAN]]


@rule("D-TOI-152")
def test_each_demanded_hex_gets_a_squad_however_the_squads_are_placed() -> None:
    for seed in range(12):
        found = places(deployed(a_scenario(demands=[{"hexes": ["C4", "D2"]}]), seed))
        assert {"C4", "D2"} <= set(found) and len(found) == 3


@rule("D-TOI-152")
def test_a_zone_gets_as_many_squads_as_are_demanded() -> None:
    for seed in range(12):
        found = places(deployed(a_scenario(demands=[{"zones": ["farm"], "at_least": 2}]), seed))
        assert sum(each in ("B2", "B3") for each in found) >= 2


@rule("D-TOI-152")
def test_squads_are_placed_freely_as_long_as_enough_are_left() -> None:
    table = GAME.start(GAME.setup([{}, {}], a_scenario(demands=[{"hexes": ["C4"]}])), seeded("a battle", 1))
    assert isinstance(table, Battle)
    for _ in range(2):
        ask = table.ask()
        assert ask is not None and len(ask.options) > 15, ask
        table.apply(0)
    assert places(table) == ["A1", "A1", "C4"], "the last squad has one place, so nobody is asked"


@rule("D-TOI-152", "TOI-SET-16")
def test_no_more_squads_than_that_start_in_fortifications() -> None:
    dug_in = [{"hex": hex_, "kind": "pillbox"} for hex_ in ("A2", "B2", "C2")]
    inside = [
        sum(each != OUTSIDE for each in deployed(a_scenario(markers=dug_in, most_fortified=1), seed).inside)
        for seed in range(30)
    ]
    assert max(inside) == 1


@rule("D-TOI-152")
def test_demands_are_told_at_the_table_until_the_battle_begins() -> None:
    demands = [{"hexes": ["C4", "D2"]}, {"zones": ["farm"], "at_least": 1}]
    document = a_scenario(demands=demands, most_fortified=2)
    table = GAME.start(GAME.setup([{}, {}], document), seeded("a battle", 1))
    assert isinstance(table, Battle)
    assert [each for each in goal(table).special if "starts with" in each] == [
        "American: division 1 starts with a squad on each of C4 and D2.",
        "American: division 1 starts with at least 1 squad in the zone farm.",
        "American: division 1 starts with at most 2 squads in fortifications.",
    ]
    assert not [each for each in goal(deployed(document, 1)).special if "starts with" in each]


@rule("TOI-SET-12", "TOI-STK-01", "TOI-SET-09", "D-TOI-152")
@pytest.mark.parametrize(
    ("demands", "message"),
    [
        ([{"hexes": ["Z9"]}], "hex Z9 is not on the map"),
        ([{"zones": ["moon"]}], "there is no zone moon"),
        ([{"at_least": 1}], "either hexes are named, or zones"),
        ([{"hexes": ["G2"]}], "not all of its hexes lie in the zones of the division"),
        ([{"hexes": ["C4"], "at_least": 4}], "4 squads demanded where 3 have room"),
        ([{"hexes": ["A2", "A3", "B2", "B3"]}], "4 squads demanded; the division places 3"),
        ([{"hexes": ["C4"]}, {"hexes": ["C4", "D2"]}], "the hex stands in two demands"),
    ],
)
def test_demands_that_nobody_can_meet_are_refused(demands: list[dict[str, Any]], message: str) -> None:
    document = a_scenario(demands=demands)
    document["zones"].pop("farm", None)
    assert message in [each.message for each in SCENARIOS.problems(document)]
