"""Who sits where on a scenario: agents that take every seat in turn, or keep their own."""

# interpreted: runs before the games, once

from __future__ import annotations

from typing import Any

from simulate.engine.game import Game
from simulate.playtest.plan import Plan


def seat_counts(game: Game, scenario: dict[str, Any]) -> tuple[int, ...]:
    """How many may play a scenario, in rising order; of one that breaks rules: how many may play the game."""
    scenarios = game.scenarios()
    is_sound = scenarios is None or not scenarios.problems(scenario)
    return game.seat_counts(scenario if is_sound else None)


def seats(game: Game, scenario: dict[str, Any], players: int) -> tuple[str, ...]:
    """What the seats are called: every side of the scenario, or as many alike ones as there are players."""
    names = game.seat_names(scenario)
    return names if game.has_sides() else names[:players]


def turns_seats(agents: tuple[str, ...], *, keeps_seats: bool) -> bool:
    """Whether the agents take every seat in turn. Where all are the same, every game has its own luck instead."""
    return len(set(agents)) > 1 and not keeps_seats


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
    """The games of these agents on a scenario; a subject is an agent, or the seat it keeps."""
    is_turning = turns_seats(agents, keeps_seats=keeps_seats)
    names = told_apart(agents) if is_turning else seats(game, scenario, len(agents))
    subjects = tuple({"name": name} for name in names)
    return Plan(game.name, subjects, agents, seed, scenario, turns_seats=is_turning)
