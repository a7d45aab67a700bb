"""Did a change move the balance of a scenario that takes no two players? Partners are compared as one side."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.playtest.sequential.design import BALANCE_PRESETS
from scenarios import services as scenarios
from scenarios.playable import as_playable
from simulate.asking.scenario_choices import frozen
from simulate.study.better import question
from simulate.study.better.judge import side_names
from tests.sandtable.games.tide_of_iron.scenario_documents import a_team_fight
from tests.support.playtests import a_user

pytestmark = pytest.mark.django_db
TWO_AGAINST_TWO: Any = [{"american": 2, "german": 2}]


def test_a_scenario_for_four_compares_sides_and_no_members() -> None:
    owner: Any = a_user("ada")
    definition = a_team_fight(teams=TWO_AGAINST_TWO, rounds=1)
    playable = as_playable(scenarios.create_scenario(owner=owner, definition=definition).newest)
    assert side_names(playable) == ["American", "German"]
    same = frozen(playable)
    spec = question.of_scenarios("tide_of_iron", same, same, [("random",) * 4], 1, BALANCE_PRESETS["quick"], 5)
    assert (spec["side_name"], spec["partners"]) == ("German", [0, 0, 1, 1])
    assert question.read(spec) == spec


def test_points_of_partners_are_those_of_their_side() -> None:
    """American partners win the first game, the second is drawn, the third failed."""
    spec = {"side": 0, "partners": [0, 0, 1, 1], "requests": {question.OLD: {}}}
    cell: Any = Cell([((30, 30, 0, 0), (0, 1)), ((15, 15, 15, 15), ()), (None, ())])
    assert question.points_of_side(spec, cell, question.OLD, 0, 3) == [60, 30, None]


class Cell:
    """Games with the points of their subjects and their winners."""

    def __init__(self, games: list[tuple[Any, tuple[int, ...]]]) -> None:
        self.games = games

    def points(self, first: int, stop: int) -> list[Any]:
        return [points for points, _ in self.games[first:stop]]

    def records(self, first: int, stop: int) -> list[Any]:
        return [Record(winners) for _, winners in self.games[first:stop]]


class Record:
    def __init__(self, winners: tuple[int, ...]) -> None:
        self.winners, self.first = winners, 0
