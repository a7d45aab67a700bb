"""The pools of a game: the decks or scenarios that agents are tuned on, and those that only the ladder uses.

A game says them in `ladder/pools.toml` of its package. An agent that is tuned and measured on the same decks looks
better than it is, so what comes with a game is divided once and for good.
"""

# interpreted: reads files

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from sandtable.engine.game import Game

TRAINING: Final = "training"
HELD_OUT: Final = "held_out"
NAMES: Final = (HELD_OUT, TRAINING)


@dataclass(frozen=True)
class Pools:
    """The division of the decks or scenarios that come with a game, by their short names."""

    training: tuple[str, ...]
    held_out: tuple[str, ...]
    reason: str
    """The reason for dividing them in this way."""
    neither: tuple[str, ...] = ()
    """In no pool: they can't be played."""

    def named(self, pool: str) -> tuple[str, ...]:
        """One pool. Raises ValueError for a name that is none."""
        if pool not in NAMES:
            raise ValueError(f"no pool is called {pool!r}; known: {', '.join(NAMES)}")
        return self.held_out if pool == HELD_OUT else self.training


def pools(game: Game) -> Pools:
    """The pools of a game. Where it divides nothing, everything that comes with it is in both."""
    place = _package(game) / "ladder" / "pools.toml"
    if not place.is_file():
        return Pools(shipped(game), shipped(game), "This game divides nothing: both pools are all that comes with it.")
    said = tomllib.loads(place.read_text(encoding="utf-8"))
    lists = {name: tuple(said.get(name, ())) for name in (TRAINING, HELD_OUT, "neither")}
    return Pools(reason=" ".join(said["reason"].split()), **lists)


def shipped(game: Game) -> tuple[str, ...]:
    """The short names of the scenarios that come with a game, or of its decks; empty where it has neither."""
    if scenarios := game.scenarios():
        return scenarios.slugs
    place = _decks(game)
    names = [entry.name for entry in place.iterdir()] if place.is_dir() else []
    return tuple(sorted(name.removesuffix(".json") for name in names if name.endswith(".json")))


def deck(game: Game, slug: str) -> dict[str, Any]:
    """A deck that comes with a game."""
    found: dict[str, Any] = json.loads((_decks(game) / f"{slug}.json").read_text(encoding="utf-8"))
    return found


def _decks(game: Game) -> Traversable:
    return _package(game) / "data" / "decks"


def _package(game: Game) -> Traversable:
    return files("sandtable") / "games" / game.name
