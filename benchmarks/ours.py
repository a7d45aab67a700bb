"""What of Sandtable is measured: games of Destiny with the starter decks, and copies of a state in mid-game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from simulate.compiled import ROOT
from simulate.engine.build import build_kind
from simulate.playtest.plan import Plan
from simulate.playtest.play import begin, play_game

DECKS = ("kylo-ren-starter", "rey-starter")
COPIES = 1000
"""Clones in one "game" of the clone benchmark."""


def deck(slug: str) -> dict[str, Any]:
    path = ROOT / "simulate/games/destiny/data/decks" / f"{slug}.json"
    subject: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return subject


def plan(agents: tuple[str, str]) -> Plan:
    """The starter decks against each other."""
    return Plan("destiny", tuple(deck(slug) for slug in DECKS), agents, seed=1)


def games(agent: str) -> Callable[[int], int]:
    """Whole games with the record that is kept of each, as the workers play them."""
    ours = plan((agent, agent))

    def play(number: int) -> int:
        played = play_game(ours, number)
        assert played.outcome not in ("crashed", "illegal"), played
        return played.decisions

    return play


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
    "clone": clones,
}


def version() -> str:
    """The build this process runs."""
    return build_kind()
