"""Tables to sit down at with one click: of each game something that comes with it, against the usual agent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sandtable.agents import USUAL
from sandtable.command import shipped
from sandtable.engine.game import Game
from sandtable.engine.registry import all_games
from sandtable.engine.viewing import has_view
from sandtable.playtest.seating import seat_counts
from scenarios.models import Scenario
from scenarios.playable import as_playable
from simulate.asking.deck_choices import GAME as GAME_OF_DECKS
from simulate.asking.request import PlaytestRequest, Subject, on_scenario
from simulate.asking.scenario_choices import frozen
from simulate.watching.seat.luck import drawn_seed

STARTERS: Final = ("kylo-ren-starter", "rey-starter")
"""The decks that come with the game of decks; the person plays the first one."""
USUAL_SCENARIO: Final = "standard"
"""The scenario of a game that has one of this short name; otherwise the first by short name."""


@dataclass(frozen=True)
class TableAtOnce:
    """A table that waits for a person."""

    game: str
    title: str
    what: str
    """The decks or the scenario, in few words."""
    seats: int
    """The seats, with that of the person."""

    @property
    def others(self) -> int:
        return self.seats - 1


def tables() -> list[TableAtOnce]:
    """A table for every game that can be shown, by title: the one to begin with."""
    return sorted(_tables(), key=lambda table: table.title)


def request_for(game: str) -> PlaytestRequest | None:
    """The game at this table, with the agent in every seat; None where there is no such table."""
    if game == GAME_OF_DECKS:
        return _between_starters()
    found = _house_scenarios().get(game)
    if found is None or game not in all_games():
        return None
    playable = as_playable(found.newest)
    agents = (USUAL,) * seat_counts(all_games()[game], dict(playable.definition))[0]
    return on_scenario(
        game=game, scenario=frozen(playable), agents=agents, games=1, seed=drawn_seed(), keeps_sides=True
    )


def _tables() -> Iterator[TableAtOnce]:
    scenarios = _house_scenarios()
    for name, game in all_games().items():
        if not has_view(name):
            continue
        if name == GAME_OF_DECKS:
            yield TableAtOnce(name, game.title, " – ".join(deck["name"] for deck in _starters()), len(STARTERS))
        elif found := scenarios.get(name):
            yield TableAtOnce(name, game.title, found.title, _fewest(game, found))


def _fewest(game: Game, scenario: Scenario) -> int:
    return seat_counts(game, dict(scenario.newest.definition))[0]


def _house_scenarios() -> dict[str, Scenario]:
    """By game the scenario that is played at once."""
    rows = Scenario.objects.of_the_house().filter(current__isnull=False).select_related("current", "current__scenario")
    by_game: dict[str, list[Scenario]] = {}
    for row in rows:
        by_game.setdefault(row.game, []).append(row)
    return {game: min(found, key=_rank) for game, found in by_game.items()}


def _rank(scenario: Scenario) -> tuple[bool, str]:
    name = str(scenario.house).partition("/")[2]
    return name != USUAL_SCENARIO, name


def _starters() -> list[dict[str, Any]]:
    return [shipped.deck(GAME_OF_DECKS, name) for name in STARTERS]


def _between_starters() -> PlaytestRequest:
    return PlaytestRequest(
        game=GAME_OF_DECKS,
        subjects=tuple(Subject(deck["name"], deck) for deck in _starters()),
        agents=(USUAL,) * len(STARTERS),
        rotations=1,
        seed=drawn_seed(),
    )
