"""What of Sandtable is measured: games of Destiny with starter decks and with random decks, and copies of a state."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from simulate.compiled import ROOT
from simulate.engine.build import build_kind
from simulate.engine.dice import seeded
from simulate.engine.registry import game
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
    "greedy": lambda: games("greedy"),
    "random decks": lambda: random_decks("random"),
    "greedy, random decks": lambda: random_decks("greedy"),
    "clone": clones,
}


def version() -> str:
    """The build this process runs."""
    return build_kind()
