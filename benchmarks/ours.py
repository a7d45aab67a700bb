"""The measured parts of Sandtable: games of every kind, copies of a state, lines of sight of a map."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sandtable.agents import AGENTS
from sandtable.compiled import ROOT
from sandtable.engine.build import build_kind
from sandtable.engine.dice import seeded
from sandtable.engine.registry import all_games, game
from sandtable.games.destiny.decklist import to_json
from sandtable.games.destiny.field import format_fields
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.play import begin, play_game

if TYPE_CHECKING:
    from sandtable.engine.scenarios import Scenarios

Play = Callable[[int], int]
"""Plays the game of this number and returns the number of its decisions."""
Plans = Callable[[str], list[Plan]]
"""The plans of games in which every seat has the agent of this name."""
FAMILIES: Final = ("random", "greedy", "planner")
"""The agents that are measured, each in its newest version."""
DECKS = ("kylo-ren-starter", "rey-starter")
RANDOM_PAIRS = 100
COPIES = 1000
"""Clones in one "game" of the clone benchmark."""


def deck(slug: str) -> dict[str, Any]:
    path = ROOT / "sandtable/games/destiny/data/decks" / f"{slug}.json"
    subject: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return subject


def plan(agents: tuple[str, str]) -> Plan:
    """The starter decks against each other."""
    return Plan("destiny", tuple(deck(slug) for slug in DECKS), agents, seed=1)


def starters(agent: str) -> list[Plan]:
    """The starter decks against each other."""
    return [plan((agent, agent))]


def random_decks(agent: str) -> list[Plan]:
    """Pairs of random legal decks of all Awakenings cards."""
    return random_pairs(agent, "awakenings", RANDOM_PAIRS, "benchmark")


def random_pairs(agent: str, pool: str, pairs: int, luck: str) -> list[Plan]:
    """Pairs of random legal decks of a format; `luck` names the draw."""
    plans = []
    for number in range(pairs):
        dice = seeded(luck, number)
        decks = tuple(game("destiny").random_subject(dice, pool) for _ in DECKS)
        plans.append(Plan("destiny", decks, (agent, agent), seed=number))
    return plans


def field_decks(agent: str) -> list[Plan]:
    """Each deck of the fields of the later formats against the next one of its field: frequent teams of all sets."""
    plans = []
    for field in format_fields().values():
        decks = [to_json(each) for each in field.values()]
        for number, each in enumerate(decks):
            plans.append(Plan("destiny", (decks[number - 1], each), (agent, agent), seed=number))
    return plans


SIDES = ({"name": "American"}, {"name": "German"})


BREAKING_POINT: Final = ROOT / "benchmarks/breaking_point.json"
"""A scenario of Tide of Iron as it was before its line moved: games of it are compared over time."""


def breaking_point(agent: str) -> list[Plan]:
    """One Tide of Iron scenario, each seat with its own side."""
    scenario = json.loads(BREAKING_POINT.read_text(encoding="utf-8"))
    return [Plan("tide_of_iron", SIDES, (agent, agent), 1, scenario, turns_seats=False)]


def all_scenarios(name: str, agent: str) -> list[Plan]:
    """Each scenario that comes with a game, by each number of players."""
    return [
        Plan(name, tuple({"name": f"Player {seat + 1}"} for seat in range(seats)), (agent,) * seats, 1, scenario)
        for scenario in map(_scenarios(name).document, _scenarios(name).slugs)
        for seats in game(name).seat_counts(scenario)
    ]


def _scenarios(name: str) -> Scenarios[Any]:
    found = game(name).scenarios()
    assert found is not None, f"{name} has no scenarios"
    return found


def sight(slug: str) -> Play:
    """Lines of sight between all hexes of a map, from nothing; one "decision" is one pair."""
    from sandtable.games.tide_of_iron.boards import ground_of
    from sandtable.games.tide_of_iron.engine_rules import sight_rules
    from sandtable.games.tide_of_iron.ruleset import ruleset
    from sandtable.games.tide_of_iron.scenario import SCENARIOS, read
    from sandtable.games.tide_of_iron.sight import Sight

    ground = ground_of(read(SCENARIOS.document(slug)))
    rules = sight_rules(ruleset())

    def look(number: int) -> int:
        Sight(ground, rules).look_everywhere()
        return ground.count * (ground.count - 1) // 2

    return look


def games(plans: list[Plan]) -> Play:
    """A function that plays one whole game by its number, and makes its record as a worker does; the plans take turns.

    All set-ups are read here, so that their reading is not measured.
    """
    for each in plans:
        each.check()
    return lambda number: played(plans[number % len(plans)], number).decisions


def played(ours: Plan, number: int) -> GameRecord:
    """The record of a game that came to its end."""
    record = play_game(ours, number)
    assert record.outcome not in ("crashed", "illegal"), record
    return record


def clones() -> Play:
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


def on_scenarios() -> dict[str, Plans]:
    """Every game with scenarios by its title."""
    titles = {name: each.title for name, each in all_games().items() if each.scenarios() is not None}
    return {title: partial(all_scenarios, name) for name, title in titles.items()}


BY_AGENTS: Final[dict[str, Plans]] = {
    "Destiny": starters,
    "Random decks": random_decks,
    "Field decks": field_decks,
    "Breaking Point": breaking_point,
    **on_scenarios(),
}
"""The kinds of games by name; each is played by every measured agent."""
APART: Final[dict[str, Callable[[], Play]]] = {
    "Clone": clones,
    "Sight of 172 hexes": lambda: sight("at-the-breaking-point"),
    "Sight of 264 hexes": lambda: sight("crossroads"),
}
"""The other measured parts."""


def newest(family: str) -> str:
    """The newest agent of a family: "greedy-2" for "greedy". Raises LookupError when these rules have none."""
    found = [name for name in AGENTS if name.partition("-")[0] == family]
    if not found:
        raise LookupError(f"there is no agent of the family {family}")
    return max(found, key=lambda name: int(name.partition("-")[2] or -1))


def names() -> list[str]:
    """Every measured part: "Destiny, greedy-2", "Clone"."""
    return [f"{kind}, {newest(family)}" for kind in BY_AGENTS for family in FAMILIES] + list(APART)


def contender(name: str) -> Play:
    """A measured part by its name. An agent that these rules don't know is replaced by the newest of its family.

    Raises LookupError when there is no such part.
    """
    kind, _, agent = name.partition(", ")
    if kind in APART:
        return APART[kind]()
    if kind not in BY_AGENTS:
        raise LookupError(f"there is no part called {kind}")
    return games(BY_AGENTS[kind](agent if agent in AGENTS else newest(agent.partition("-")[0])))


def version() -> str:
    """The build this process runs."""
    return build_kind()
