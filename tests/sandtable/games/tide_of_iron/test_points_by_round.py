"""Objectives whose points change by round, and other winners on equal points."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.tide_of_iron.phases.command import gain
from sandtable.games.tide_of_iron.phases.ending import end_round
from sandtable.games.tide_of_iron.posture import points_to_come
from sandtable.games.tide_of_iron.scenario import SCENARIOS, read
from sandtable.games.tide_of_iron.setup import Objective
from sandtable.games.tide_of_iron.state import BY_CONTROL, Table
from sandtable.games.tide_of_iron.terms import AMERICAN, GERMAN, NOBODY
from sandtable.games.tide_of_iron.victory import Victory
from sandtable.games.tide_of_iron.view.goal import goal
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_squad, a_table, at


def a_race(*by_round: int, holder: int = GERMAN) -> Table:
    """A table with one objective, which this side controls."""
    table = a_table(a_ground(), a_squad(GERMAN, (0, 0)), a_squad(AMERICAN, (3, 0)))
    objective = Objective(at(table, (0, 0)), False, NOBODY, max(by_round), "")
    objective.by_round = by_round
    table.setup.objectives = [objective]
    table.control = (holder,)
    return table


@rule("D-TOI-170", "TOI-OBJ-12")
def test_an_objective_gives_another_number_in_each_round_and_the_last_one_in_later_rounds() -> None:
    table = a_race(1, 2, 4)
    totals = []
    for round_ in range(1, 6):
        table.round = round_
        gain(table)
        totals.append(table.points[GERMAN])
    assert totals == [1, 3, 7, 11, 15]


@rule("D-TOI-170")
def test_agents_count_the_points_to_come_by_round() -> None:
    table = a_race(1, 2, 4)
    table.setup.rounds = 4
    table.round = 2
    assert points_to_come(table, GERMAN) == 2 + 4 + 4
    table.round = 4
    assert points_to_come(table, GERMAN) == 4


@rule("D-TOI-170")
def test_players_read_the_values_of_all_rounds() -> None:
    assert goal(a_race(1, 2, 3)).special[0] == (
        "Objective (0,0) gives 1, 2 and 3 victory points in the Command Phases of rounds 1 to 3, "
        "and the last number in later ones."
    )


@rule("D-TOI-171", "TOI-SCN-03")
@pytest.mark.parametrize(("tie", "winner"), [("initiative", AMERICAN), ("control", GERMAN), ("draw", NOBODY)])
def test_equal_points_are_decided_as_the_scenario_says(tie: str, winner: int) -> None:
    table = a_race(1)
    table.setup.victory = Victory((), "most points", tie=tie)
    table.initiative = AMERICAN
    table.round = table.setup.rounds
    table.points = [3, 3]
    end_round(table)
    assert table.winner == winner
    assert (table.ending == BY_CONTROL) == (tie == "control")


@rule("D-TOI-171")
def test_initiative_decides_where_control_is_equal_too() -> None:
    table = a_race(1, holder=NOBODY)
    table.setup.victory = Victory((), "most points", tie="control")
    table.initiative = GERMAN
    table.round = table.setup.rounds
    end_round(table)
    assert table.winner == GERMAN


def test_the_sentence_says_who_wins_on_equal_points() -> None:
    said = [Victory((), "most points", tie=tie).says()[-1].partition("equal, ")[2] for tie in ("control", "draw")]
    assert said == [
        "the side that controls more victory objectives, or else the side with initiative.",
        "it is a draw.",
    ]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            {"objectives": [{"hex": "D3", "kind": "victory", "side": "neutral", "by_round": [1] * 9}]},
            "9 values by round; the game has 8",
        ),
        (
            {"victory": {"conditions": [], "otherwise": "draw", "tie": "control"}, "objectives": []},
            "equal points decide nothing where most points don't win",
        ),
    ],
)
@rule("TOI-SCN-03", "D-TOI-170", "D-TOI-171")
def test_what_cannot_be_is_refused(changes: dict[str, Any], message: str) -> None:
    assert message in [each.message for each in SCENARIOS.problems(a_document(**changes))]


@rule("D-TOI-170")
def test_a_value_and_values_by_round_are_not_both_given() -> None:
    objective = {"hex": "D3", "kind": "victory", "side": "neutral", "by_round": [1, 2]}
    assert read(a_document(objectives=[objective])).objectives[0].value == 2
    [problem] = SCENARIOS.problems(a_document(objectives=[objective | {"value": 1}]))
    assert problem.path == ("objectives", 0)
