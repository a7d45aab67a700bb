"""The examples of every registered game, found beside its tests; a game without any fails the suite."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from sandtable.engine.dice import seeded
from sandtable.engine.game import Game, Setup, State
from sandtable.engine.registry import all_games, game
from sandtable.playtest.plan import Plan
from tests.conformance.example import Example, Surveyed

_TOLD = {name: import_module(f"tests.sandtable.games.{name}.examples") for name in all_games()}
EXAMPLES: dict[str, Example] = {name: each for told in _TOLD.values() for name, each in told.EXAMPLES.items()}
SURVEYED: dict[str, Surveyed] = {name: told.SURVEYED for name, told in _TOLD.items()}


def example_of(game_name: str) -> Example:
    """The first example of a game: its census and its flips serve all set-ups."""
    return next(example for example in EXAMPLES.values() if example.game == game_name)


def game_of(name: str) -> Game:
    """The game of an example."""
    return game(EXAMPLES[name].game)


@cache
def setup_of(name: str) -> Setup:
    """The prepared subjects and scenario of an example. Games share it, as those of a playtest do."""
    return EXAMPLES[name].setup()


def start(name: str, seed: int, max_steps: int = 0) -> State:
    """A new game of the example subjects."""
    return game_of(name).start(setup_of(name), seeded("conformance", seed), max_steps)


def plan(name: str, agent: str, seed: int = 7, max_steps: int = 0) -> Plan:
    """The example subjects, each played by the same agent."""
    subjects = EXAMPLES[name].subjects
    return Plan(EXAMPLES[name].game, subjects, (agent,) * len(subjects), seed, EXAMPLES[name].scenario, max_steps)
