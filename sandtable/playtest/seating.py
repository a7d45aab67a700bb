"""The seats of a scenario and the plan of its playtest: agents take every seat in turn, or keep their own."""

# interpreted: runs before the games, once

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.door import ScenarioGame
from sandtable.engine.game import Game
from sandtable.playtest.plan import Plan

MOST_SEATS: Final = 8
"""Seats a game may have: a game record has one bit for each."""


def seat_counts(game: Game, scenario: dict[str, Any]) -> tuple[int, ...]:
    """The player counts of a scenario, in rising order; for a scenario with problems those of the game."""
    scenarios = game.scenarios()
    is_sound = scenarios is None or not scenarios.problems(scenario)
    return game.seat_counts(scenario if is_sound else None)


def seats(game: Game, scenario: dict[str, Any], players: int) -> tuple[str, ...]:
    """The names of the seats: every side of the scenario and each partner of a team, or one seat for each player."""
    if isinstance(game, ScenarioGame) and players in seat_counts(game, scenario):
        return game.player_names(scenario, players)
    names = game.seat_names(scenario)
    return names if game.has_sides() else names[:players]


def told_apart(agents: tuple[str, ...]) -> tuple[str, ...]:
    """A name for each of several agents: those that are there more than once are numbered."""
    names = []
    for place, agent in enumerate(agents):
        number = agents[: place + 1].count(agent)
        names.append(f"{agent} {number}" if agents.count(agent) > 1 else agent)
    return tuple(names)


def plan_on(
    game: Game, scenario: dict[str, Any], agents: tuple[str, ...], seed: int, *, keeps_seats: bool = False
) -> Plan:
    """The plan of a playtest of a scenario, for commands, pages and API alike.

    Different agents take every seat in turn, and a subject is an agent. With the same agent everywhere, or where
    `keeps_seats` says so, each keeps its seat: a subject is a seat, and every game has its own luck.
    """
    is_turning = len(set(agents)) > 1 and not keeps_seats
    names = told_apart(agents) if is_turning else seats(game, scenario, len(agents))
    subjects = tuple({"name": name} for name in names)
    return Plan(game.name, subjects, agents, seed, scenario, turns_seats=is_turning)
