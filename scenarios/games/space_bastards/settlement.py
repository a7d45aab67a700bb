"""The tightest settlement that may come about on a planet: one token of everybody, laid out so that all have room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sandtable.games.space_bastards import facts
from sandtable.games.space_bastards.legality.planets import WITH_NEUTRAL, crowds, too_many_for
from sandtable.games.space_bastards.scenario import Scenario
from sandtable.games.space_bastards.shapes import Room, squares
from scenarios.games.space_bastards.grids import Token


@dataclass(frozen=True)
class Settlement:
    """Tokens on one planet."""

    planet: int
    players: int
    races: tuple[int, ...]
    """Of the tokens, from the largest on."""
    tokens: tuple[Token, ...]
    """Numbered by player; the neutral colour's has no number."""


def settlements(scenario: Scenario) -> Iterator[Settlement]:
    """For every planet in play with the most players it has to hold; one too small for any crowd is left out."""
    for number, planet in enumerate(scenario.planets):
        most = max((players for players, planets in scenario.in_play.items() if number in planets), default=0)
        if most and not too_many_for(scenario, planet.grid, most, facts.planet_count(most)):
            yield _tightest(scenario, number, most)


def _tightest(scenario: Scenario, planet: int, players: int) -> Settlement:
    """The crowd that covers most, of these the one with the best mix of races."""
    areas = [facts.squares(shape) for shape in scenario.shapes]
    worst = max(
        crowds(scenario.shapes, players, facts.planet_count(players)),
        key=lambda crowd: (sum(n * area for n, area in zip(crowd, areas, strict=True)), -max(crowd)),
    )
    room = Room(scenario.planets[planet].grid, scenario.shapes)
    races = tuple(race for race in reversed(range(len(worst))) for _ in range(worst[race]))
    # With two players the largest token is that of the neutral colour, whose card may show any race.
    letters = ["", "1", "2"] if players == WITH_NEUTRAL else [str(player + 1) for player in range(players)]
    masks = zip(_laid_out(room, worst, races), letters, strict=True)
    return Settlement(planet, players, races, tuple(_token(room, mask, letter) for mask, letter in masks))


def _laid_out(room: Room, crowd: Sequence[int], races: Sequence[int]) -> Iterator[int]:
    """A place for each token, as masks; the crowd has room."""
    left = list(crowd)
    occupied = 0
    for race in races:
        left[race] -= 1
        mask = next(each for each in room.free(race, occupied) if room.fits(left, occupied | each))
        occupied |= mask
        yield mask


def _token(room: Room, mask: int, letter: str) -> Token:
    places = squares(room.grid)
    return Token(tuple(place for number, place in enumerate(places) if mask >> number & 1), letter)
