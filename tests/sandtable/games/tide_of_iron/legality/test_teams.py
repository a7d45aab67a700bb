"""Numbers of players: each is divided into sides in one way, and every partner has units."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.tide_of_iron.scenario import SCENARIOS, read
from tests.sandtable.games.tide_of_iron.legality.problems import found, messages
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_side, a_team_fight
from tests.support import rule

BOTH = {"american": 2, "german": 2}


def four(**american: Any) -> dict[str, Any]:
    """The small fight of teams for four players, with these American divisions."""
    sides = a_team_fight()["sides"]
    return a_team_fight(teams=[BOTH], sides={**sides, "american": a_side("", divisions=american)})


@rule("TOI-TEM-02", "D-TOI-134")
def test_three_players_are_divided_in_one_way() -> None:
    one, other = {"american": 2, "german": 1}, {"american": 1, "german": 2}
    assert found(a_team_fight(teams=[one])) == found(a_team_fight(teams=[other])) == []
    both = a_team_fight(teams=[one, other, one])
    assert found(both) == ["TOI-TEM-02 teams"]
    assert messages(both) == ["3 players are divided into sides in two ways; name one of them"]


@rule("TOI-TEM-03", "D-TOI-135")
def test_every_partner_has_units_from_the_start() -> None:
    document = four(**{"1": a_division("west")})
    assert found(document) == ["TOI-TEM-03 sides.american.divisions"]
    assert messages(document) == ["two American players need units in division 2 from the start"]
    placed = {"placed": [{"hex": "A3", "squad": {"figures": {"regular": 4}}}]}
    assert found(four(**{"1": a_division("west"), "2": placed})) == []


def test_a_side_with_one_player_may_have_one_division() -> None:
    assert found(a_document(teams=[{"american": 1, "german": 1}])) == []


@pytest.mark.parametrize("size", [0, 3, "2", True])
def test_a_team_has_one_or_two_players(size: object) -> None:
    problems = SCENARIOS.problems(a_document(teams=[{"american": size, "german": 1}]))
    assert [each.where for each in problems] == ["teams[0].american"]


def test_numbers_of_players_are_listed_in_rising_order() -> None:
    scenario = read(a_team_fight(teams=[BOTH, {"american": 1, "german": 1}]))
    assert scenario.players == (2, 4)
    assert scenario.team_sizes(4) == (2, 2)


def test_a_document_without_teams_is_for_two() -> None:
    scenario = read(a_document())
    assert (scenario.players, scenario.team_sizes(2)) == ((2,), (1, 1))


@rule("D-TOI-134")
@pytest.mark.parametrize("slug", SCENARIOS.slugs)
def test_every_scenario_of_the_game_says_how_many_play(slug: str) -> None:
    document = SCENARIOS.document(slug)
    assert "teams" in document
    assert read(document).players[0] == 2
