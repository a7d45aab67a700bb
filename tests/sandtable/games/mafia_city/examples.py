"""The examples of Mafia City for the suites of every game."""

from __future__ import annotations

from tests.conformance.example import Example, Surveyed
from tests.sandtable.games.mafia_city.census import mafia_city_census, mafia_city_flip
from tests.support.depth import games


def mafia_city(players: int, stride: int = 1) -> Example:
    """A number of players on the standard scenario."""
    subjects = tuple({"name": f"Player {seat + 1}"} for seat in range(players))
    return Example("mafia_city", subjects, mafia_city_census, mafia_city_flip, None, stride)


SURVEYED = Surveyed("", {"random": games(40, deep=300), "greedy-2": games(1, deep=6)})
EXAMPLES = {"mafia-city": mafia_city(3, 5), "mafia-city-five": mafia_city(5, 13)}
