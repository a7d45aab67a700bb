"""The qualities of a playtest's games, each with an interval over rotations; pure, and as JSON to be kept."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sandtable.playtest.qualities import measures
from sandtable.playtest.qualities.expecting import (
    Bar,
    Curve,
    Expectation,
    cross_fitted,
    curve_of,
    fit,
    reliability,
    table_of,
    worth_of_options,
)
from sandtable.playtest.qualities.watching import Watched
from sandtable.playtest.statistics import CONFIDENCE
from sandtable.playtest.statistics.distributions import student_quantile

VERSION: Final = 1
"""Of the measures: qualities of different versions are not compared."""
MOST_KINDS: Final = 24
"""Kinds of options that are kept, the most frequent ones."""
STEPS: Final = 20
"""Points of the mean course of a game."""


@dataclass(frozen=True)
class Quality:
    """The mean of one measure over the games, with its 95 % interval."""

    value: float
    low: float
    high: float
    games: int
    spread: float
    """The standard deviation of the mean."""


@dataclass(frozen=True)
class Qualities:
    """The qualities of play of a playtest."""

    measures: dict[str, Quality]
    bars: tuple[Bar, ...]
    """Expected shares and the shares that came of them: they tell whether the curve can be trusted."""
    course: tuple[tuple[float, float], ...]
    """From the first to the last decision: the mean share of the leader, and of the party that won in the end."""
    kinds: tuple[tuple[str, float], ...]
    """Kinds of options by how often a game they were taken."""
    model: Expectation
    games: int
    version: int = VERSION

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Measured:
    """One game with its numbers by name; a measure that says nothing about it is left out."""

    rotation: int
    numbers: Mapping[str, float]


CURVED: Final[Mapping[str, Callable[[Curve], float | None]]] = {
    "openness": measures.openness,
    "lead_changes": measures.lead_changes,
    "drama": measures.drama,
    "comebacks": measures.comeback,
    "decisiveness": measures.decisiveness,
}
"""The measures that follow from the curve alone."""
NAMES: Final = (*CURVED, "mattering", "rounds", "decisions")


def qualities(
    games: Sequence[Watched], party_of_seat: Callable[[Watched], Sequence[int]], rotation_size: int
) -> Qualities:
    """The qualities of watched games; capped games are left out.

    `party_of_seat` names the party in each seat of a game. Raises ValueError when too few games are left.
    """
    ended = [game for game in games if not game.is_capped and game.positions]
    parties = [tuple(party_of_seat(game)) for game in ended]
    tables = [table_of(game, of) for game, of in zip(ended, parties, strict=True)]
    judged = list(zip(ended, parties, cross_fitted(tables), strict=True))
    found = [curve_of(*each) for each in judged]
    measured = [
        Measured(game.number // rotation_size, dict(_numbers(game, curve, _worths(game, of, model))))
        for (game, of, model), curve in zip(judged, found, strict=True)
    ]
    return Qualities(
        measures={name: quality for name in NAMES if (quality := over_rotations(measured, name)) is not None},
        bars=tuple(reliability(found)),
        course=tuple(course(found)),
        kinds=tuple(_kinds(ended)),
        model=fit(tables),
        games=len(ended),
    )


def _numbers(game: Watched, curve: Curve, worths: Sequence[Sequence[float]]) -> Iterator[tuple[str, float]]:
    for name, measure in CURVED.items():
        if (number := measure(curve)) is not None:
            yield name, number
    if (number := measures.mattering(worths)) is not None:
        yield "mattering", number
    yield "rounds", float(game.rounds)
    yield "decisions", float(game.decisions)


def _worths(game: Watched, parties: Sequence[int], model: Expectation) -> list[list[float]]:
    """The worths of the options of a game's drawn decisions."""
    return [worth_of_options(model, each.position, each.options, parties) for each in game.choices]


def over_rotations(measured: Sequence[Measured], name: str) -> Quality | None:
    """The mean of a measure with Student's interval over rotations, whose games share their luck; None below two."""
    by_rotation: dict[int, list[float]] = {}
    for each in measured:
        if name in each.numbers:
            by_rotation.setdefault(each.rotation, []).append(each.numbers[name])
    means = [math.fsum(numbers) / len(numbers) for numbers in by_rotation.values()]
    count = len(means)
    if count < 2:
        return None
    mean = math.fsum(means) / count
    spread = math.sqrt(math.fsum((each - mean) ** 2 for each in means) / (count - 1) / count)
    reach = student_quantile((1 + CONFIDENCE) / 2, count - 1) * spread
    return Quality(mean, mean - reach, mean + reach, sum(map(len, by_rotation.values())), spread)


def course(found: Sequence[Curve]) -> Iterator[tuple[float, float]]:
    """At STEPS + 1 moments from the start to the end of a game the mean share of the leader and of the later winner."""
    won = [curve for curve in found if measures.is_won(curve)]
    for step in range(STEPS + 1):
        at = [curve.shares[round(step * (len(curve.shares) - 1) / STEPS)] for curve in won]
        if at:
            winner = (measures.best(curve, shares) for curve, shares in zip(won, at, strict=True))
            yield math.fsum(map(max, at)) / len(at), math.fsum(winner) / len(at)


def _kinds(games: Sequence[Watched]) -> Iterator[tuple[str, float]]:
    taken: Counter[str] = Counter()
    for game in games:
        taken.update(game.taken)
    for kind, count in sorted(taken.items(), key=lambda each: (-each[1], each[0]))[:MOST_KINDS]:
        if len(kind) > 2:
            yield kind, count / len(games)


def difference(after: Quality, before: Quality) -> Quality:
    """By how much a measure is greater in one playtest than in another one, which share no games."""
    spread = math.hypot(after.spread, before.spread)
    freedom = max(1, min(after.games, before.games) - 1)
    reach = student_quantile((1 + CONFIDENCE) / 2, freedom) * spread
    value = after.value - before.value
    return Quality(value, value - reach, value + reach, min(after.games, before.games), spread)
