"""The measured parts of Sandtable: games of every kind, copies of a state, lines of sight of a map."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from simulate.compiled import ROOT
from simulate.engine.build import build_kind
from simulate.engine.dice import seeded
from simulate.engine.registry import all_games, game
from simulate.engine.scenarios import Scenarios
from simulate.games.tide_of_iron.boards import ground_of
from simulate.games.tide_of_iron.engine_rules import sight_rules
from simulate.games.tide_of_iron.ruleset import ruleset
from simulate.games.tide_of_iron.scenario import SCENARIOS, read
from simulate.games.tide_of_iron.sight import Sight
from simulate.playtest.plan import Plan
from simulate.playtest.play import begin, play_game

DECKS = ("kylo-ren-starter", "rey-starter")
RANDOM_PAIRS = 100
COPIES = 1000
"""Clones in one "game" of the clone benchmark."""


def deck(slug: str) -> dict[str, Any]:
    path = ROOT / "simulate/games/destiny/data/decks" / f"{slug}.json"
    subject: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return subject


@cache
def random_plans(agent: str) -> list[Plan]:
    """Two random legal decks of all Awakenings cards each, their set-ups read before the clock starts."""
    plans = []
    for number in range(RANDOM_PAIRS):
        dice = seeded("benchmark", number)
        decks = tuple(game("destiny").random_subject(dice, "awakenings") for _ in DECKS)
        plans.append(Plan("destiny", decks, (agent, agent), seed=number))
        plans[-1].check()
    return plans


def plan(agents: tuple[str, str]) -> Plan:
    """The starter decks against each other."""
    return Plan("destiny", tuple(deck(slug) for slug in DECKS), agents, seed=1)


def games(agent: str) -> Callable[[int], int]:
    """Whole games with the record that is kept of each, as the workers play them."""
    ours = plan((agent, agent))

    return lambda number: played(ours, number)


def random_decks(agent: str) -> Callable[[int], int]:
    """Whole games between random decks, pair after pair."""
    plans = random_plans(agent)
    return lambda number: played(plans[number % RANDOM_PAIRS], number)


SIDES = ({"name": "American"}, {"name": "German"})


def a_scenario(slug: str, agent: str) -> Callable[[int], int]:
    """Whole games of one Tide of Iron scenario, its map and set-up read before the clock starts."""
    ours = Plan("tide_of_iron", SIDES, (agent, agent), 1, SCENARIOS.document(slug), turns_seats=False)
    ours.check()
    return lambda number: played(ours, number)


def all_scenarios(name: str, agent: str) -> Callable[[int], int]:
    """Whole games on each scenario that comes with a game, by each number of players, in turn."""
    plans = [
        Plan(name, tuple({"name": f"Player {seat + 1}"} for seat in range(seats)), (agent,) * seats, 1, scenario)
        for scenario in map(_scenarios(name).document, _scenarios(name).slugs)
        for seats in game(name).seat_counts(scenario)
    ]
    for each in plans:
        each.check()
    return lambda number: played(plans[number % len(plans)], number)


def _scenarios(name: str) -> Scenarios[Any]:
    found = game(name).scenarios()
    assert found is not None, f"{name} has no scenarios"
    return found


def on_scenarios() -> dict[str, Callable[[], Callable[[int], int]]]:
    """A contender for every game with scenarios and every agent, by the game's title."""
    titles = {name: each.title for name, each in all_games().items() if each.scenarios() is not None}
    return {
        f"{title}, {agent}": partial(all_scenarios, name, agent)
        for name, title in titles.items()
        for agent in ("random", "greedy-1")
    }


def sight(slug: str) -> Callable[[int], int]:
    """Lines of sight between all hexes of a map, from nothing; one "decision" is one pair."""
    ground = ground_of(read(SCENARIOS.document(slug)))
    rules = sight_rules(ruleset())

    def look(number: int) -> int:
        Sight(ground, rules).look_everywhere()
        return ground.count * (ground.count - 1) // 2

    return look


def played(ours: Plan, number: int) -> int:
    """Play a game; how many decisions it took."""
    record = play_game(ours, number)
    assert record.outcome not in ("crashed", "illegal"), record
    return record.decisions


def clones() -> Callable[[int], int]:
    """Copies of a game 60 decisions old."""
    state = begin(plan(("random", "random")), 0)
    for _ in range(60):
        if state.seat() >= 0:
            state.apply(state.count() // 2)

    def play(number: int) -> int:
        for _ in range(COPIES):
            state.clone()
        return COPIES

    return play


CONTENDERS: dict[str, Callable[[], Callable[[int], int]]] = {
    "random": lambda: games("random"),
    "greedy-1": lambda: games("greedy-1"),
    "random decks": lambda: random_decks("random"),
    "greedy-1, random decks": lambda: random_decks("greedy-1"),
    "clone": clones,
    "Breaking Point": lambda: a_scenario("at-the-breaking-point", "random"),
    "Breaking Point, greedy-1": lambda: a_scenario("at-the-breaking-point", "greedy-1"),
    "sight of 172 hexes": lambda: sight("at-the-breaking-point"),
    "sight of 264 hexes": lambda: sight("crossroads"),
    **on_scenarios(),
}


def version() -> str:
    """The build this process runs."""
    return build_kind()
