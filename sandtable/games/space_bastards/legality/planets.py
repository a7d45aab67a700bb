"""Planets: their grids, colours and docks, and room for all settlers."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

from sandtable.engine.legality import Chapter, placed
from sandtable.engine.problem import Problem
from sandtable.engine.unknown import certain
from sandtable.engine.words import counted
from sandtable.games.space_bastards import facts
from sandtable.games.space_bastards.facts import Grid
from sandtable.games.space_bastards.references import BOARD
from sandtable.games.space_bastards.scenario import Scenario
from sandtable.games.space_bastards.shapes import Room
from sandtable.games.space_bastards.terms import RACE_NAMES, RACE_PLURALS, RACES

rule = Chapter[Scenario]()

WITH_NEUTRAL: Final = 2
"""The number of players that have a neutral colour beside them (SPB-TWO-01)."""


@rule(BOARD)
def grids_are_rectangles_with_gaps(scenario: Scenario) -> Iterator[Problem]:
    for path, each in placed(scenario.planets, "planets"):
        if len({len(row) for row in each.grid}) > 1:
            yield Problem(f"the rows of {each.id} differ in length", (*path, "grid"))


@rule("SPB-SHIP-07")
def planets_differ_in_colour(scenario: Scenario) -> Iterator[Problem]:
    for colour, count in Counter(each.colour for each in scenario.planets).items():
        if count > 1:
            names = ", ".join(each.id for each in scenario.planets if each.colour == colour)
            yield Problem(f"{names} are all {colour}; a dock has the colour of one planet", ("planets",))


@rule("SPB-SHIP-07")
def planets_in_play_have_a_dock(scenario: Scenario) -> Iterator[Problem]:
    docked = {each.planet for each in scenario.fields}
    for planet in sorted({planet for planets in scenario.in_play.values() for planet in planets} - docked):
        yield Problem(f"no field is a dock of {scenario.planets[planet].id}", ("fields",))


@rule("SPB-SET-02")
def as_many_planets_as_the_players_need(scenario: Scenario) -> Iterator[Problem]:
    for players, planets in scenario.in_play.items():
        needed = facts.planet_count(players)
        if len(planets) != needed:
            message = f"{counted(len(planets), 'planet')} in play with {players} players; there are {needed}"
            yield Problem(message, ("planets_in_play", str(players)))


@rule("SPB-SET-14")
def everybody_can_settle_everywhere(scenario: Scenario) -> Iterator[Problem]:
    """There is room after all players have sent their smallest token, whichever this can be (SPB-D06, D08, D25)."""
    for players, planets in scenario.in_play.items():
        for planet in planets:
            crowd = too_many_for(scenario, certain(scenario.planets[planet].grid), players, facts.planet_count(players))
            if crowd:
                message = f"{scenario.planets[planet].id} is too small for {players} players: no room for {crowd}"
                yield Problem(message, ("planets_in_play", str(players)))


def too_many_for(scenario: Scenario, grid: Grid, players: int, planets: int) -> str:
    """The smallest tokens of all players that can meet on a planet without room, in words; empty with room."""
    room = Room(grid, scenario.shapes)
    for crowd in crowds(scenario.shapes, players, planets):
        if not room.fits(crowd, 0):
            return ", ".join(f"{count} {_called(race, count)}" for race, count in enumerate(crowd) if count)
    return ""


def _called(race: int, count: int) -> str:
    return RACE_NAMES[race] if count == 1 else RACE_PLURALS[race]


def crowds(shapes: Sequence[Grid], players: int, planets: int) -> Iterator[list[int]]:
    """The worst cases of tokens, by race, that may need room on one planet."""
    last = worst([race for race in range(RACES) if can_be_smallest(shapes, race, planets)], shapes)
    neutral = worst(list(range(RACES)), shapes) if players == WITH_NEUTRAL else []
    for sent in combinations_with_replacement(last, players):
        for also in neutral or [-1]:
            yield [sent.count(race) + (race == also) for race in range(RACES)]


def can_be_smallest(shapes: Sequence[Grid], race: int, planets: int) -> bool:
    """True where all smaller tokens of a settlement hand can be used up before the last planet (SPB-SET-06, 13)."""
    areas = [facts.squares(shape) for shape in shapes]
    of_each: int = facts.value("box", "settlement_tokens_per_race")
    return of_each * sum(1 for area in areas if area < areas[race]) < planets


def worst(races: list[int], shapes: Sequence[Grid]) -> list[int]:
    """The races whose tokens cover no other race's: a place for a larger token is one for a smaller."""
    return [race for race in races if not any(covers(shapes[other], shapes[race]) for other in races if other != race)]


def covers(shape: Grid, other: Grid) -> bool:
    """True where a token of the other shape fits on the squares of this larger one."""
    return facts.squares(shape) > facts.squares(other) and Room(shape, [other]).has_room(0, 0)
