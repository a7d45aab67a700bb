"""Games of subjects drawn at random over everything a game has: does it all play, and is all of it ever used?"""

# interpreted: a loop around compiled games

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from sandtable.agents import agent
from sandtable.engine.build import build_kind
from sandtable.engine.dice import seeded
from sandtable.engine.game import Game, Setup, State
from sandtable.engine.registry import game
from sandtable.playtest.batch import digest as digest_of_all
from sandtable.playtest.play import digest, play_out


@dataclass(frozen=True)
class Asked:
    """The plan of a survey, which decides its games completely."""

    game: str
    pool: str = ""
    """The pool of subjects ("": the game's own choice); for a game with scenarios the name of one ("": all)."""
    agent: str = "random"
    seats: tuple[int, ...] = (2,)
    """Numbers of seats, taken in turn with each new draw of subjects."""
    seed: int = 1
    games_of_a_draw: int = 1
    """The number of games that the same subjects play one after the other; to draw them may take longer than a game."""

    def drawn_as(self, number: int) -> int:
        """The number of the draw whose subjects play game `number`."""
        return number // self.games_of_a_draw

    def seats_of(self, number: int) -> int:
        """The number of seats of game `number`."""
        return self.seats[self.drawn_as(number) % len(self.seats)]


@dataclass
class Survey:
    """The results of the games. `used` counts the games for each part and each kind of use."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    capped: list[int] = field(default_factory=list)
    """Numbers of games that the step budget ended."""
    failed: dict[int, str] = field(default_factory=dict)
    """By number of the game, why it did not get to its end."""
    brought: Counter[str] = field(default_factory=Counter)
    used: dict[str, Counter[str]] = field(default_factory=dict)
    digest: str = ""
    seconds: float = 0.0
    build: str = field(default_factory=build_kind)

    def as_json(self) -> dict[str, Any]:
        return dict(vars(self))

    def unused(self, parts: dict[str, str], how: str) -> dict[str, str]:
        """Names by code of the parts that were never used in this way."""
        return {code: name for code, name in parts.items() if not self.used.get(how, Counter())[code]}


def survey(
    asked: Asked,
    games: int,
    clock: Callable[[], float] = time.perf_counter,
    told: Callable[[int], None] = lambda number: None,
) -> Survey:
    """Play games 0 to `games - 1`. A game that fails is named in the result with its reason; `told` hears of each game.

    Raises ValueError for a pool the game does not have.
    """
    result = Survey()
    started = clock()
    result.digest = digest_of_all(_each(asked, games, result, told))
    result.seconds = round(clock() - started, 3)
    return result


def _each(asked: Asked, games: int, result: Survey, told: Callable[[int], None]) -> Iterator[int]:
    for number in range(games):
        yield _one(asked, number, result)
        told(number)


def _one(asked: Asked, number: int, result: Survey) -> int:
    """Play one game into the result; its digest."""
    result.games += 1
    decisions: list[int] = []
    state = begin(asked, number, result.brought)
    state.record()
    try:
        _play(asked, number, state, decisions)
    except Exception as fault:
        result.failed[number] = f"{type(fault).__name__}: {fault}"[:500]
        return digest(decisions, 0)
    outcome = state.outcome()
    assert outcome is not None, f"game {number} of seed {asked.seed} has no open question but is not over"
    result.decisions += len(decisions)
    result.endings[outcome.reason] += 1
    if outcome.is_capped:
        result.capped.append(number)
    for how, codes in state.usage().items():
        result.used.setdefault(how, Counter()).update(codes)
    return digest(decisions, state.digest())


def begin(asked: Asked, number: int, brought: Counter[str] | None = None) -> State:
    """The state in which game `number` starts; `brought` counts what the subjects bring."""
    return game(asked.game).start(draw(asked, number, brought), seeded(asked.seed, number, "game"))


def draw(asked: Asked, number: int, brought: Counter[str] | None = None) -> Setup:
    """The set-up of game `number`: subjects drawn from the pool, as many as it has seats."""
    setup, codes = _drawn(asked, asked.drawn_as(number))
    if brought is not None:
        for of_subject in codes:
            brought.update(of_subject)
    return setup


@lru_cache(maxsize=1)
def _drawn(asked: Asked, draw: int) -> tuple[Setup, list[set[str]]]:
    """The set-up of a draw, and the codes that each of its subjects names."""
    played: Game = game(asked.game)
    dice = seeded(asked.seed, draw, "subjects")
    seats = asked.seats[draw % len(asked.seats)]
    subjects = [played.random_subject(dice, asked.pool) for _ in range(seats)]
    codes = [_codes(subject) for subject in subjects]
    if played.scenarios() is None:
        return played.setup(subjects), codes
    slugs = [asked.pool] if asked.pool else _played_by(asked.game, seats)
    return _on_scenario(asked.game, slugs[dice.below(len(slugs))], json.dumps(subjects)), codes


@lru_cache(maxsize=64)
def _on_scenario(name: str, slug: str, subjects: str) -> Setup:
    """The set-up on one of the scenarios that come with a game: read once, it may take longer than a game."""
    played = game(name)
    scenarios = played.scenarios()
    assert scenarios is not None, f"{name} has scenarios"
    return played.setup(json.loads(subjects), scenarios.document(slug))


@cache
def _played_by(name: str, seats: int) -> list[str]:
    """The scenarios for a number of players; never empty."""
    played = game(name)
    scenarios = played.scenarios()
    assert scenarios is not None, f"{name} has scenarios"
    found = [slug for slug in scenarios.slugs if seats in played.seat_counts(scenarios.document(slug))]
    assert found, f"no scenario of {name} is for {seats}"
    return found


def _codes(value: Any) -> set[str]:
    """Every code a subject names: keys and strings, wherever they stand."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set(value).union(*map(_codes, value.values()))
    return set().union(*map(_codes, value)) if isinstance(value, (list, tuple)) else set()


def _play(asked: Asked, number: int, state: State, decisions: list[int]) -> None:
    seats = asked.seats_of(number)
    agents = [agent(asked.agent, asked.game) for _ in range(seats)]
    streams = [seeded(asked.seed, number, "agent", seat) for seat in range(seats)]
    play_out(state, agents, streams, decisions)
