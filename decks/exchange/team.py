"""The teams that a number before a character may mean.

On the community sites the number of a unique character is its dice, and of another one the sum of the dice of all its
copies. With one point value this is the number of copies; with more, several teams have the same sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import Final

from sandtable.games.destiny.decklist import MOST_CHARACTERS
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.formats import Format

Team = tuple[int, ...]
"""The dice of every copy of one character, most first."""

MOST_DICE: Final = 9
_MOST_TEAMS: Final = 12
_MOST_COMBINATIONS: Final = 400


@dataclass(frozen=True)
class Count:
    """The number of a character as its line has it."""

    number: int = 1
    dice: int = 0
    """Dice of each copy, where the line says so ("elite" is 2); 0: it does not."""
    each: Team = ()
    """Dice of every copy, where they are listed."""
    is_told: bool = True
    """False where the line has no number, and 1 is only assumed."""
    is_one_of_several: bool = False
    """Other lines name the same character: a line of its own for each copy."""

    @property
    def is_fine(self) -> bool:
        """Numbers that a deck can have."""
        return 1 <= self.number <= MOST_CHARACTERS and self.dice <= MOST_DICE and sum(self.each) <= 9 * MOST_CHARACTERS


def teams_of(found: CardFacts, count: Count) -> list[Team]:
    """Every team the number may mean; the first is the plainest reading. Never two copies of a unique character."""
    most = max(1, len(found.points))
    if found.is_unique:
        return [(min(_dice_of_one(count), MOST_DICE),)]
    if count.each and max(count.each) <= most:
        return [tuple(sorted(count.each, reverse=True))]
    if count.dice and count.dice <= most:
        every: Team = (count.dice,) * count.number
        return [every, (count.dice,)] if count.number == count.dice > 1 else [every]
    total = sum(count.each) or max(count.number, count.dice)
    found_teams = list(islice(_shared_out(total, most), _MOST_TEAMS))
    if count.is_one_of_several and 1 < total <= most:
        found_teams.sort(key=len)
    return found_teams


def values_of(found: CardFacts, count: Count) -> list[Team]:
    """The point values of a plot the number may mean: its first, or the second one of an elite plot (DST-PLT-11)."""
    if len(found.points) < 2:
        return [(1,)]
    if max(count.number, count.dice) > 1:
        return [(2,)]
    return [(1,)] if count.is_told or count.dice else [(1,), (2,)]


def _dice_of_one(count: Count) -> int:
    return count.dice or sum(count.each) or count.number


def _shared_out(total: int, most: int) -> Iterator[Team]:
    """Every way to share a total of dice among copies with at most `most` each, the most copies first."""
    if total == 0:
        yield ()
        return
    if most == 1:
        yield (1,) * total
        return
    for full in range(total // most + 1):
        for rest in _shared_out(total - full * most, most - 1):
            yield (most,) * full + rest


# The team that fits the points ----------------------------------------------------------------------------------------


def points_of(code: str, team: Team, format: Format) -> int:
    """Points of the copies of one character; a number of dice without a value costs the dearest."""
    values = format.points_of(code)
    return sum(values[min(dice, len(values)) - 1] for dice in team) if values else 0


@dataclass(frozen=True)
class Open:
    """A character whose number may mean several teams."""

    code: str
    teams: tuple[Team, ...]


def best_teams(others: int, characters: Sequence[Open], format: Format) -> list[list[Team]]:
    """For each character its teams, the one first that fits the points best together with the others.

    `others` are the points of all that is certain. The best fit uses as many points as the format allows.
    """
    prices = [{team: points_of(each.code, team, format) for team in each.teams} for each in characters]
    combinations = islice(product(*(each.teams for each in characters)), _MOST_COMBINATIONS)

    def fit(teams: tuple[Team, ...]) -> tuple[bool, int]:
        total = others + sum(price[team] for price, team in zip(prices, teams, strict=True))
        return total > format.points, total if total > format.points else -total

    best = min(combinations, key=fit)
    return [_ordered(index, each, best, fit) for index, each in enumerate(characters)]


def _ordered(
    index: int, each: Open, best: tuple[Team, ...], fit: Callable[[tuple[Team, ...]], tuple[bool, int]]
) -> list[Team]:
    """The teams of one character by how well they fit beside the best ones of the others."""
    return sorted(each.teams, key=lambda team: (team != best[index], fit((*best[:index], team, *best[index + 1 :]))))


def key_of(code: str, team: Team) -> str:
    """The choice of a card with these dice, as a form sends it."""
    return f"{code}:{','.join(map(str, team))}"


def split_key(key: str) -> tuple[str, Team]:
    """Code and dice of a choice; no dice where it names the card alone. Nonsense gives no card that exists."""
    code, _colon, dice = key.partition(":")
    parts = dice.split(",") if dice else []
    return code, tuple(int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 3)
