"""Causes where partners play together: the points of their side count, whichever of them is named."""

from __future__ import annotations

import pytest

from sandtable.engine.game import POINTS
from sandtable.playtest.plan import GameRecord
from simulate.asking.request import FrozenScenario, PlaytestRequest, on_scenario
from simulate.study.causes.kind import KIND
from simulate.study.causes.question import BASE, Question, read
from simulate.study.causes.services import question_of, sides_to_ask_about, things
from simulate.study.step import Cell, Evidence
from tests.sandtable.games.tide_of_iron.scenario_documents import a_team_fight


def a_request(players: int) -> PlaytestRequest:
    """Ten games of the small fight of teams."""
    return on_scenario(
        game="tide_of_iron",
        scenario=FrozenScenario("Teams", a_team_fight()),
        agents=("random",) * players,
        games=10,
        seed=7,
        keeps_sides=True,
    )


def a_question(subject: int) -> Question:
    request = a_request(3)
    return question_of(request, subject=subject, chosen=list(things(request, subject))[:1], instead="", rotations=10)


def a_cell(key: str, won: tuple[int, ...]) -> Cell:
    """Ten games of three players that all ended alike."""
    outcome = "draws" if not won else "wins" if 0 in won else "losses"

    def fetch(first: int, stop: int) -> list[GameRecord]:
        return [GameRecord(number, outcome, won, "end", 3, 9, 0, number) for number in range(first, stop)]

    return Cell(key, 3, 1, 10, 10, True, fetch)


def test_sides_are_offered_and_no_members() -> None:
    assert sides_to_ask_about(a_request(4)) == [(0, "American"), (2, "German")]
    assert sides_to_ask_about(a_request(2)) == [(0, "American"), (1, "German")]


@pytest.mark.parametrize("subject", [0, 1])
def test_a_change_that_turns_each_loss_into_a_win_is_worth_a_whole_point(subject: int) -> None:
    """With the change both Americans win each game, without it the German does."""
    question = read(a_question(subject).as_json())
    assert question.side == "American"
    evidence = Evidence([a_cell(BASE, (2,)), a_cell(question.key(0), (0, 1))])
    begun = KIND.decide(question.as_json(), {}, Evidence()).progress
    notes = KIND.decide(question.as_json(), begun, evidence).progress
    assert notes["counts"][question.key(0)] == {str(POINTS): notes["looked"]}


def test_a_draw_is_half_a_point_for_the_side() -> None:
    question = a_question(0)
    evidence = Evidence([a_cell(BASE, ()), a_cell(question.key(0), (0, 1))])
    begun = KIND.decide(question.as_json(), {}, Evidence()).progress
    notes = KIND.decide(question.as_json(), begun, evidence).progress
    assert notes["counts"][question.key(0)] == {str(POINTS // 2): notes["looked"]}
