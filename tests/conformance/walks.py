"""Ways through a game for the conformance tests."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import State
from tests.conformance.examples import EXAMPLES, start

LONGEST = 20_000
"""Decisions after which a game is said not to end."""


def few(name: str) -> range:
    """Seeds for what takes long: fewer games the more seats there are."""
    return range(5 - len(EXAMPLES[name].subjects))


def to_the_end(state: State, dice: Dice) -> list[int]:
    """Play on at random; the decisions taken."""
    taken: list[int] = []
    while state.seat() >= 0:
        assert len(taken) < LONGEST, "the game does not end"
        taken.append(dice.below(state.count()))
        state.apply(taken[-1])
    return taken


def decisions(name: str, seed: int, every: int = 1) -> Iterator[State]:
    """The states of one random game in which somebody decides, each `every`-th of them.

    It is the game itself that is handed out, before the decision is taken: work on clones.
    """
    state, dice = start(name, seed), seeded("walk", seed)
    number = 0
    while state.seat() >= 0:
        assert number < LONGEST, "the game does not end"
        if number % every == 0:
            yield state
        state.apply(dice.below(state.count()))
        number += 1


def ending(state: State, seed: int = 0) -> int:
    """The digest after playing on at random from here."""
    to_the_end(state, seeded("ending", seed))
    return state.digest()
