"""The arenas of a ladder: the decks that meet, or the scenario that is played."""

# interpreted: reads files before the games

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Any

from sandtable.engine.game import Game
from sandtable.engine.pools import HELD_OUT, deck, pools


class NoArena(ValueError):
    """A pool has nothing for this number of players."""


@dataclass(frozen=True)
class Arena:
    """The decks that meet, or a scenario."""

    name: str
    seats: int
    decks: tuple[dict[str, Any], ...] = ()
    """One for each seat; empty where players bring nothing but a name."""
    scenario: dict[str, Any] | None = None


def arenas(game: Game, seats: int, pool: str = HELD_OUT) -> tuple[Arena, ...]:
    """Every arena of a pool: each scenario for this number of players, or each choice of a deck for every seat.

    A game with neither decks nor scenarios is an arena by itself. Raises NoArena.
    """
    if not game.min_seats <= seats <= game.max_seats:
        raise NoArena(f"{game.title} is played by {game.min_seats} to {game.max_seats}, not by {seats}")
    named = pools(game).named(pool)
    if game.scenarios() is not None:
        return _on_scenarios(game, seats, pool, named)
    if not named:
        return (Arena(game.title, seats),)
    choices = combinations(named, seats) if len(named) >= seats else combinations_with_replacement(named, seats)
    return tuple(Arena(" v. ".join(slugs), seats, tuple(deck(game, slug) for slug in slugs)) for slugs in choices)


def _on_scenarios(game: Game, seats: int, pool: str, named: tuple[str, ...]) -> tuple[Arena, ...]:
    scenarios = game.scenarios()
    assert scenarios is not None, f"{game.name} has scenarios"
    documents = {slug: scenarios.document(slug) for slug in named}
    found = [slug for slug in named if seats in game.seat_counts(documents[slug])]
    if not found:
        raise NoArena(f"the pool {pool!r} of {game.title} has no scenario for {seats} players")
    return tuple(Arena(slug, seats, scenario=documents[slug]) for slug in found)
