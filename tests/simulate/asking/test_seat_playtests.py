"""Playtests of scenarios for three to five alike seats: asked for, played, told by turn order, agent and colour."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.registry import all_games
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.report import paste
from sandtable.playtest.report.match import Kind
from sandtable.playtest.seating import seat_counts
from simulate.asking.problems import problems_of
from simulate.asking.request import FrozenScenario, on_scenario
from simulate.models import BatchState
from simulate.results import charts, verdicts
from simulate.results import words as result_words
from simulate.results.reading import origin_of, read
from tests.support.harvest import an_orchard
from tests.support.scenario_playtests import a_harvest, played_harvest
from tests.support.skirmish import a_scenario

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("problems")]

# -- the service -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_play_as_there_are_agents(players: int) -> None:
    batch = played_harvest(*("random",) * players, games=7)
    assert (batch.state, batch.n_games, batch.rotation_size) == (BatchState.DONE, 7, 1)
    assert batch.labels == batch.sides == [f"Player {seat + 1}" for seat in range(players)]
    assert len(read(batch).points.shares) == players and read(batch).kind == Kind.TURN_ORDER


def test_different_agents_take_every_seat_in_turn() -> None:
    """Games are rounded up to whole rotations, and agents that are there twice are told apart."""
    batch = played_harvest("greedy-2", "random", "random", games=10)
    assert (batch.n_games, batch.rotation_size) == (12, 3)
    assert batch.labels == ["greedy-2", "random 1", "random 2"]
    seats = [batch.plan().seating(number).index(0) for number in range(3)]
    assert sorted(seats) == [0, 1, 2]
    kept = played_harvest("greedy-2", "random", "random", games=10, keeps_sides=True)
    assert (kept.n_games, kept.labels) == (10, ["Player 1", "Player 2", "Player 3"])


def test_a_scenario_says_how_many_may_play() -> None:
    only: dict[str, Any] = {"players": [3, 5]}
    assert problems_of(a_harvest(*("random",) * 5, **only)) == []
    for agents in (2, 4, 6):
        (problem,) = problems_of(a_harvest(*("random",) * agents, **only))
        assert problem == f"This scenario is played by 3 or 5 players, not {agents}."
    (problem,) = problems_of(a_harvest("random", "random"))
    assert problem == "This scenario is played by 3, 4 or 5 players, not 2."


def test_a_rotation_counts_all_its_games() -> None:
    (problem,) = problems_of(a_harvest("greedy-2", "random", "random", "random", games=10_001))
    assert problem == "A playtest of 4 players has 1 to 2500 rotations of games, not 2501."


def test_seats_are_no_sides_in_what_is_frozen() -> None:
    assert a_harvest().snapshot()["has_sides"] is False
    assert (
        "has_sides"
        not in on_scenario(
            game="skirmish", scenario=FrozenScenario("Ridge", a_scenario()), agents=("random",) * 2, games=2, seed=1
        ).snapshot()
    )


def test_how_many_may_play_is_asked_of_sound_scenarios_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unsound:
        def problems(self, document: object) -> list[str]:
            return ["unsound"]

    game = all_games()["harvest"]
    assert seat_counts(game, an_orchard(players=[4])) == (4,)
    monkeypatch.setattr(type(game), "scenarios", lambda self: Unsound())
    assert seat_counts(game, {"title": "no players named"}) == (3, 4, 5)


# -- what the games say ----------------------------------------------------------------------------------------------


def test_results_are_read_from_the_first_player_on() -> None:
    batch = played_harvest(games=60)
    found, plan = read(batch), batch.plan()
    wins, several = [0] * 4, 0
    for game in play_chunk(plan, 0, 60):
        if len(game.winners) == 1:
            wins[(game.winners[0] - game.first) % 4] += 1
        several += 1 < len(game.winners) < 4
    assert (found.points.wins, found.points.shared) == (wins, several)
    assert several > 0 and sum(wins) + several + batch.draws == 60
    names = ["First player", "Second player", "Third player", "Fourth player"]
    assert sum(share.value for share in found.points.shares if share) == pytest.approx(1)
    assert result_words.columns(found) == [*names, "Several"]
    for counted in (found.ways.values(), found.rounds.values()):
        assert [sum(column) for column in zip(*counted, strict=True)] == [*wins, several]


def test_agents_are_told_by_the_seat() -> None:
    """Greedy always picks and never rests; three random players share what it leaves."""
    found = read(played_harvest("greedy-2", "random", "random", "random", games=120))
    (greedy, takes), (random, leaves) = found.agents
    assert (greedy, random) == ("greedy-2", "random")
    assert takes.low > 1 / 4 > leaves.high and takes.games == 120
    assert takes.value + 3 * leaves.value == pytest.approx(1)
    assert verdicts.agents_verdict(found).startswith("greedy-2 is better by ")
    kept = read(played_harvest("greedy-2", "random", "random", "random", games=120, keeps_sides=True))
    assert kept.agents[0][1].low > 1 / 4
    assert read(played_harvest(games=5)).agents == []


def test_colours_are_told() -> None:
    found = read(played_harvest(games=150, blue=1))
    (colours,) = found.groups.values()
    assert sum(colour.seats for colour in colours) == 4 * 150
    (sentence,) = verdicts.dealt(found)
    assert sentence.startswith("By colour it is not even: blue takes ")
    assert f"{colours[0].ratio:.2f} times an even share" in sentence
    (even,) = verdicts.dealt(read(played_harvest(games=40)))
    assert even.startswith("By colour nobody is shown to be ahead; anything up to ")


def test_charts_for_any_number_of_players() -> None:
    batch = played_harvest(*("random",) * 5, games=80)
    drawn = {chart.caption: chart for chart in charts.all_charts(read(batch))}
    assert list(drawn) == [
        "Points by turn order, with 95 % interval",
        "Points by colour, with 95 % interval",
        "How the games were won",
        "Round of the decision",
    ]
    assert [row[0] for row in drawn["Points by turn order, with 95 % interval"].rows][-1] == "Fifth player"
    colours = drawn["Points by colour, with 95 % interval"]
    assert colours.columns == ("Colour", "Share", "Times an even share") and len(colours.rows) == 5
    assert drawn["How the games were won"].columns[-2:] == ("Fifth player", "Several")


def test_the_text_to_paste() -> None:
    kept, turned = played_harvest(games=40), played_harvest("greedy-2", "random", "random", games=30)
    lines = paste.text(read(kept), origin_of(kept), "").splitlines()
    assert lines[0] == "Match | Orchard: 4 players"
    assert lines[1].startswith("Turns | 1st ") and lines[1].endswith("(95 %, by games)")
    assert lines[2].startswith("Colour | blue ") and lines[2].endswith("(95 %, by seats)")
    assert lines[3].startswith("Games | N 40  Won 1st ") and "  Several " in lines[3]
    told = paste.text(read(turned), origin_of(turned), "")
    assert "Agent | greedy-2 " in told and "(95 %, by rotations)" in told and "agents greedy-2/random/random" in told
