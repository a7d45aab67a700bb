"""Ladders that are played: one result on any number of processors and with any clock."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import count

import pytest

from sandtable.engine.game import POINTS, BadSetup
from sandtable.playtest.batch import digest, play_chunk
from sandtable.playtest.ladder.arenas import Arena
from sandtable.playtest.ladder.meetings import meetings
from sandtable.playtest.ladder.playing import Clock, Costs, play
from sandtable.playtest.ladder.rating import Encounter
from sandtable.playtest.ladder.standings import Pair, Standings, standings
from tests.support.harvest import an_orchard
from tests.support.skirmish import a_scenario

STRONG = {"name": "Strong", "strength": 3}
WEAK = {"name": "Weak"}
EVEN = Arena("even", 2, ({"name": "A"}, {"name": "B"}))
SKIRMISH = Arena("skirmish", 2, scenario=a_scenario())
ORCHARD = Arena("orchard", 3, scenario=an_orchard())


def ladder(
    name: str,
    grounds: Sequence[Arena],
    games: int = 60,
    processes: int = 1,
    clock: Clock = time.process_time,
    costs: Costs | None = None,
    agents: Sequence[str] = ("random", "greedy-2"),
) -> Standings:
    asked = meetings(name, grounds, agents, games, seed=4)
    return standings(play(asked, clock, costs or Costs(), processes), anchor="random")


GROUNDS = [("toy", EVEN), ("skirmish", SKIRMISH), ("harvest", ORCHARD)]


@pytest.mark.parametrize(("name", "arena"), GROUNDS)
def test_processes_and_clocks_make_no_difference(name: str, arena: Arena) -> None:
    usual = ladder(name, [arena])
    assert ladder(name, [arena], processes=2) == usual
    assert ladder(name, [arena], clock=lambda: 7.0) == usual
    assert ladder(name, [arena], agents=("greedy-2", "random")) == usual


def test_the_digest_is_that_of_all_games_in_order() -> None:
    asked = list(meetings("toy", [EVEN], ("random", "greedy-2"), 60, seed=4))
    records = [record for each in asked for plan in each.plans for record in play_chunk(plan, 0, 30)]
    assert ladder("toy", [EVEN]).digest == digest(record.digest for record in records)


def test_the_points_of_a_pair_are_those_of_its_sets() -> None:
    (pair,) = ladder("skirmish", [SKIRMISH]).pairs
    (meeting,) = meetings("skirmish", [SKIRMISH], ("random", "greedy-2"), 60, seed=4)
    records = play_chunk(meeting.plans[0], 0, 60)
    of_greedy = sum(
        POINTS if record.winners == (0,) else POINTS // 2 * (record.outcome == "draws") for record in records
    )
    assert pair.agents == ("greedy-2", "random") and pair.games == 60 and len(pair.points) == 30
    assert sum(first for first, _second in pair.points) == of_greedy
    assert all(first + second == 2 * POINTS for first, second in pair.points)
    assert pair.draws == sum(record.outcome == "draws" for record in records) > 0


def test_points_at_a_table_of_three_are_added_up_by_agent() -> None:
    (pair,) = ladder("harvest", [ORCHARD], games=600).pairs
    assert pair.set_size == 6 and pair.games == 600
    assert all(first + second == 6 * POINTS for first, second in pair.points)
    share = pair.share()
    assert share is not None and share.low > 0.5, "greedy picks oftener than random"


def test_the_better_agent_leads_by_an_interval_beyond_nothing() -> None:
    first, last = ladder("skirmish", [SKIRMISH], games=400).ratings
    assert (first.agent, last.agent, last.elo) == ("greedy-2", "random", 0.0)
    assert first.low > 0


def test_decks_and_seats_cancel_out() -> None:
    """Agents that play alike draw every set on uneven decks: each has each deck with the same luck."""
    asked = meetings("toy", [Arena("uneven", 2, (STRONG, WEAK))], ("greedy-2", "random"), 40, seed=4)
    played = list(play(asked, time.process_time, Costs()))
    shares = standings(played, "random").pairs[0].encounter().shares
    assert sum(shares) / len(shares) == pytest.approx(0.5, abs=0.15)


def test_a_set_with_a_failed_game_is_left_out_and_counted() -> None:
    crashing = Arena("crashing", 2, ({"name": "A", "crash_every": 5}, {"name": "B"}))
    (pair,) = ladder("toy", [crashing], games=200).pairs
    assert pair.failed > 0 and pair.left_out > 0
    assert pair.games == 200 and len(pair.points) + pair.left_out == 50


def test_a_set_up_that_nobody_can_play_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadSetup):
        ladder("toy", [Arena("unnamed", 2, ({"strength": 1}, {"name": "B"}))])


def test_costs_are_counted_by_agent_and_seat() -> None:
    """With a clock that ticks once a look: a choice takes one tick, a job the ticks of all choices and one."""
    ticks, costs = count(), Costs()
    ladder("harvest", [ORCHARD], games=6, clock=lambda: float(next(ticks)), costs=costs)
    assert costs.games == 6 and costs.seats == {"greedy-2": 9, "random": 9}
    decisions = 6 * 9  # three rounds of three players
    assert sum(costs.thinking.values()) == decisions
    assert costs.of_agent("greedy-2") == costs.of_agent("random") == 3
    assert costs.seconds == 2 * decisions + 2, "two jobs: one for each line-up"
    assert costs.of_rules == (decisions + 2) / 6


def test_an_agent_that_never_played_costs_nothing() -> None:
    assert Costs().of_agent("greedy-2") == Costs().of_rules == 0


def test_a_pair_tells_its_sets_to_the_ratings() -> None:
    pair = Pair(("a", "b"), 2, [(2 * POINTS, 0), (POINTS, POINTS), (0, 2 * POINTS), (3 * POINTS // 2, POINTS // 2)])
    assert pair.encounter() == Encounter("a", "b", (1.0, 0.5, 0.0, 0.75))


def test_the_told_result_is_rounded_and_whole() -> None:
    told = ladder("skirmish", [SKIRMISH]).as_json()
    assert set(told) == {"anchor", "games", "ratings", "pairs", "digest"}
    assert told["ratings"][-1] == {"agent": "random", "elo": 0.0, "low": 0.0, "high": 0.0}
    (pair,) = told["pairs"]
    assert pair["share"]["low"] < pair["share"]["value"] < pair["share"]["high"]
    assert all(round(each["elo"], 1) == each["elo"] for each in told["ratings"])
