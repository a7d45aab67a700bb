"""Mafia City (3 to 5 players): clans in columns on seven locations, cards played for text, symbol or thrown away."""

from __future__ import annotations

from typing import Any

from simulate.engine.dice import Dice
from simulate.engine.game import Game, State
from simulate.engine.game import Setup as EngineSetup
from simulate.engine.scenarios import Scenarios

STANDARD = "standard"
"""The scenario that is played where none is named."""


class MafiaCityGame(Game):
    """The engine's door to Mafia City."""

    name = "mafia_city"
    title = "Mafia City"
    min_seats = 3
    max_seats = 5

    def setup(self, subjects: list[dict[str, Any]], scenario: dict[str, Any] | None = None) -> EngineSetup:
        from simulate.games.mafia_city.setting_up import read_setup

        return read_setup(subjects, self.scenarios().document(STANDARD) if scenario is None else scenario)

    def scenarios(self) -> Scenarios:
        from simulate.games.mafia_city.shipped import SCENARIOS

        return SCENARIOS

    def seat_counts(self, scenario: dict[str, Any] | None = None) -> tuple[int, ...]:
        from simulate.games.mafia_city.scenario import read

        return (3, 4, 5) if scenario is None else read(scenario).players

    def random_subject(self, dice: Dice, pool: str = "") -> dict[str, Any]:
        """Whoever plays brings nothing but a name."""
        return {"name": "Player"}

    def parts(self, pool: str = "") -> dict[str, str]:
        """The eleven action cards."""
        from simulate.games.mafia_city.terms import CARD_IDS, CARD_NAMES

        return dict(zip(CARD_IDS, CARD_NAMES, strict=True))

    def start(self, setup: EngineSetup, dice: Dice, max_steps: int = 0) -> State:
        from simulate.games.mafia_city.game import begin
        from simulate.games.mafia_city.prepared import Setup

        assert isinstance(setup, Setup)
        return begin(setup, dice, max_steps)

    def restore(self, setup: EngineSetup, data: bytes) -> State:
        from simulate.games.mafia_city.game import City
        from simulate.games.mafia_city.prepared import Setup
        from simulate.games.mafia_city.storing import restore

        assert isinstance(setup, Setup)
        city = City()
        restore(city, setup, data)
        return city


GAME = MafiaCityGame()
