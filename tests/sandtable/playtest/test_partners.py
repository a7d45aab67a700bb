"""Playtests in which partners play together: points by side and by member, and draws between two sides."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sandtable.engine.game import POINTS
from sandtable.games.tide_of_iron import GAME
from sandtable.playtest.parties import By, kinds, points_of, winners_of
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.games import played
from sandtable.playtest.report.kinds import report_on
from sandtable.playtest.report.match import match_of
from sandtable.playtest.report.verdict import Says
from sandtable.playtest.seating import plan_on
from sandtable.playtest.summary import summary_of
from tests.sandtable.games.tide_of_iron.scenario_documents import a_team_fight

TEAMS = {2: (), 3: (0, 0, 1), 4: (0, 0, 1, 1)}


def a_plan(players: int, *agents: str) -> Plan:
    """The small fight of teams; the same agent everywhere unless several are named."""
    return plan_on(GAME, a_team_fight(), agents or ("random",) * players, seed=3)


def record(number: int, winners: Sequence[int]) -> GameRecord:
    """A game that these subjects won; nobody: a draw."""
    outcome = "draws" if not winners else "wins" if 0 in winners else "losses"
    return GameRecord(number, outcome, tuple(winners), "points", 3, 50, 0, number)


def report(players: int, won: Sequence[Sequence[int]], *agents: str) -> Report:
    """The report on games that these subjects won."""
    plan = a_plan(players, *agents)
    return report_on(match_of(plan), played(plan, [record(number, each) for number, each in enumerate(won)]))


@pytest.mark.parametrize("players", TEAMS)
def test_a_plan_knows_which_seats_play_together(players: int) -> None:
    assert a_plan(players).sides == TEAMS[players]
    assert (By.SIDE in kinds(a_plan(players))) == (players > 2)


def test_partners_who_win_are_one_side() -> None:
    won = winners_of((0, 1, 2), (0, 1), 0, TEAMS[3])
    assert (won.seat, won.side) == ((0, 1), (0,))
    assert points_of(won.side, 2) == (POINTS, 0)


def test_a_draw_is_half_a_point_for_a_team_and_for_one_player() -> None:
    summary = summary_of(a_plan(3), [record(0, ())])
    assert summary.of(By.SIDE).points == {(30, 30): 1}
    assert summary.of(By.SEAT).points == {(15, 15, 30): 1}


def test_shares_are_told_by_side_and_by_member() -> None:
    found = report(3, [(0, 1), (0, 1), (0, 1), (2,)])
    assert found.parties == ("American", "German")
    assert [share.value for share in found.points.shares if share] == [0.75, 0.25]
    assert (found.points.wins, found.points.shared) == ([3, 1], 0)
    sides, seats, *_ = found.share_lines()
    assert sides.startswith("Sides | American 75.0") and "German 25.0" in sides
    assert seats.startswith("Seats | American, division 1 37.5") and "German 25.0" in seats


def test_the_verdict_is_on_sides() -> None:
    found = report(4, [(2, 3)] * 40)
    assert (found.verdict.says, found.verdict.parties) == (Says.AHEAD, ("German",))
    assert found.verdict.even == 0.5


def test_agents_that_take_every_seat_in_turn_are_told_apart_from_sides() -> None:
    """Four agents in four games of a rotation: the side that the subject in seat 0 plays on wins each of them."""
    plan = a_plan(4, "random", "greedy-2", "random", "greedy-2")
    won = [plan.seating(number)[:2] for number in range(4)]
    found = report(4, won, "random", "greedy-2", "random", "greedy-2")
    assert [share.value for share in found.points.shares if share] == [1, 0]


def test_two_players_are_reported_as_ever() -> None:
    found = report(2, [(0,), (1,), (0,)])
    assert found.parties == ("American", "German")
    assert not any(line.startswith("Seats") for line in found.share_lines())
    assert By.SIDE not in summary_of(a_plan(2), [record(0, (0,))]).parties
