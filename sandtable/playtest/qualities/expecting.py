"""The expected result of a position: the players' own values of it, made into shares of a point that come true.

A logistic model (softmax over the parties) is fitted to watched games of one playtest: each party has a head start of
its own, and a value counts more the later in the game it stands. Whether the shares come true is shown by a
reliability table. A game is judged by a model that was fitted to other games (cross-fitting).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sandtable.playtest.qualities.watching import Position, Watched

Numbers = NDArray[np.float64]
FOLDS: Final = 5
FEWEST: Final = 20
"""Games below which nothing is fitted."""
FURTHEST: Final = 6.0
"""Values further than this many usual distances from the mean count no more: a seat that is out of the game."""
STEADINESS: Final = 0.5
"""Weight of the square of a head start against the likelihood of a game: without it a sweep would be endless."""
BARS: Final = 10


@dataclass(frozen=True)
class Expectation:
    """A fitted model. `share(values, round)` are the expected shares of the parties."""

    scale: float
    """The usual distance of a value from the mean of all, in the game's points."""
    heads: tuple[float, ...]
    """The head start of each party, on the scale of logits; the first has 0."""
    strength: float
    growth: float
    """A value counts exp(strength) times as much as its distance, and (round + 1) ** growth times that."""

    def shares(self, values: Numbers, rounds: Numbers) -> Numbers:
        """Rows of expected shares for rows of values by party; `rounds` has one number a row."""
        sharpness = np.exp(self.strength + self.growth * np.log1p(rounds))[:, None]
        return softmax(np.array(self.heads) + sharpness * distances(values, self.scale))

    def as_json(self) -> dict[str, Any]:
        return {
            "scale": self.scale,
            "heads": list(self.heads),
            "strength": self.strength,
            "growth": self.growth,
        }


@dataclass(frozen=True)
class Curve:
    """The expected shares of the parties over one game."""

    decisions: tuple[int, ...]
    """The number of decisions before each position."""
    shares: tuple[tuple[float, ...], ...]
    """For each position a share for each party."""
    length: int
    """Decisions in the game."""
    winners: tuple[int, ...]
    """Parties; empty when nobody won."""


def seats_of(parties: Sequence[int]) -> list[int]:
    """The seat of each party, in order, of partners the first; `parties` names the party in each seat."""
    return [parties.index(party) for party in sorted(set(parties))]


@dataclass(frozen=True)
class Table:
    """The positions of one game as rows: values by party and rounds."""

    values: Numbers
    rounds: Numbers
    won: Numbers
    """The share of the point that each party got."""

    @property
    def rows(self) -> int:
        return len(self.rounds)


def table_of(game: Watched, parties: Sequence[int]) -> Table:
    """A game in the order of its parties; `parties` names the party in each seat."""
    order = seats_of(parties)
    values = np.array([[each.values[seat] for seat in order] for each in game.positions], dtype=float)
    won = np.array([1.0 if seat in game.winners else 0.0 for seat in order])
    if not won.any():
        won[:] = 1.0
    return Table(
        values.reshape(-1, len(order)), np.array([each.round for each in game.positions], float), won / won.sum()
    )


def fit(tables: Sequence[Table]) -> Expectation:
    """The model that makes the games likeliest; every game counts the same, however long it was."""
    from scipy.optimize import minimize  # type: ignore[import-untyped] # at the first use

    values = np.vstack([table.values for table in tables])
    rounds = np.concatenate([table.rounds for table in tables])
    won = np.vstack([np.tile(table.won, (table.rows, 1)) for table in tables])
    weights = np.concatenate([np.full(table.rows, 1 / max(1, table.rows)) for table in tables])
    scale = usual_distance(values)
    away, late = distances(values, scale), np.log1p(rounds)

    def loss(parameters: Numbers) -> float:
        heads = np.concatenate([[0.0], parameters[2:]])
        sharpness = np.exp(np.clip(parameters[0] + parameters[1] * late, -20, 8))[:, None]
        logs = np.log(np.clip(softmax(heads + sharpness * away), 1e-9, 1.0))
        penalty = STEADINESS * float(parameters[2:] @ parameters[2:]) + 0.05 * float(parameters[:2] @ parameters[:2])
        return float(-(weights[:, None] * won * logs).sum() + penalty)

    found = minimize(loss, np.zeros(values.shape[1] + 1), method="BFGS").x
    return Expectation(scale, (0.0, *(float(head) for head in found[2:])), float(found[0]), float(found[1]))


def cross_fitted(tables: Sequence[Table]) -> list[Expectation]:
    """For each game a model fitted to others. Raises ValueError below FEWEST games."""
    if len(tables) < FEWEST:
        raise ValueError(f"expected results need {FEWEST} games, not {len(tables)}")
    models = [fit([table for place, table in enumerate(tables) if place % FOLDS != fold]) for fold in range(FOLDS)]
    return [models[place % FOLDS] for place in range(len(tables))]


def curve_of(game: Watched, parties: Sequence[int], model: Expectation) -> Curve:
    """The curve of a game; `parties` names the party in each seat."""
    table = table_of(game, parties)
    return Curve(
        tuple(each.decision for each in game.positions),
        tuple(map(tuple, model.shares(table.values, table.rounds).tolist())),
        game.decisions,
        tuple(sorted({parties[seat] for seat in game.winners})),
    )


def worth_of_options(
    model: Expectation, position: Position, options: Sequence[int], parties: Sequence[int]
) -> list[float]:
    """The expected share of the seat that decides after each option."""
    mine = parties[position.seat]
    rows = np.array([[position.values[seat] for seat in seats_of(parties)]] * len(options), dtype=float)
    rows[:, mine] = options
    found: list[float] = model.shares(rows, np.full(len(options), float(position.round)))[:, mine].tolist()
    return found


@dataclass(frozen=True)
class Bar:
    """Positions with about the same expected share, and the share that came of them."""

    expected: float
    came: float
    weight: float
    """Games' worth of positions."""


def reliability(found: Sequence[Curve]) -> list[Bar]:
    """Expected shares and the shares that came of them, in BARS classes; empty classes are left out."""
    classes: dict[int, list[tuple[float, float, float]]] = {}
    for curve in found:
        for expected, came, weight in _expectations(curve):
            classes.setdefault(min(int(expected * BARS), BARS - 1), []).append((expected, came, weight))
    return [_bar(classes[number]) for number in sorted(classes)]


def _expectations(curve: Curve) -> Iterator[tuple[float, float, float]]:
    """For each position and party its expected share, the share it got, and the weight of the position."""
    for shares in curve.shares:
        winners = curve.winners or range(len(shares))
        for party, share in enumerate(shares):
            yield share, 1 / len(winners) if party in winners else 0.0, 1 / len(curve.shares)


def _bar(seen: Sequence[tuple[float, float, float]]) -> Bar:
    weight = math.fsum(each for _expected, _came, each in seen)
    expected = math.fsum(each[0] * each[2] for each in seen) / weight
    return Bar(expected, math.fsum(each[1] * each[2] for each in seen) / weight, weight)


def usual_distance(values: Numbers) -> float:
    """The median distance from the mean of a row, as a standard deviation of a normal one; never 0."""
    return max(1.0, 1.4826 * float(np.median(np.abs(values - values.mean(axis=1, keepdims=True)))))


def distances(values: Numbers, scale: float) -> Numbers:
    """The distance of each value from the mean of its row in usual distances, within bounds."""
    bounded = np.clip((values - np.median(values, axis=1, keepdims=True)) / scale, -FURTHEST, FURTHEST)
    centred: Numbers = bounded - bounded.mean(axis=1, keepdims=True)
    return centred


def softmax(logits: Numbers) -> Numbers:
    """Rows of shares that make up 1."""
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return shares
