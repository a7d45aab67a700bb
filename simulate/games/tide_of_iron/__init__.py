"""Tide of Iron (base game): two sides, hexes, squads and vehicles, on a scenario."""

from __future__ import annotations

from typing import Any

from simulate.engine.dice import Dice
from simulate.engine.game import BadSetup, Game, State
from simulate.engine.game import Setup as EngineSetup
from simulate.engine.scenarios import Scenarios


class TideOfIronGame(Game):
    """The engine's door to Tide of Iron: seat 0 is American, seat 1 German (TOI-CMP-01)."""

    name = "tide_of_iron"
    title = "Tide of Iron"
    min_seats = 2
    max_seats = 2

    def setup(self, subjects: list[dict[str, Any]], scenario: dict[str, Any] | None = None) -> EngineSetup:
        from simulate.games.tide_of_iron.setting_up import read_setup

        if not scenario:
            raise BadSetup(["Tide of Iron is played on a scenario; none was given"])
        return read_setup(subjects, scenario)

    def scenarios(self) -> Scenarios:
        from simulate.games.tide_of_iron.shipped import SCENARIOS

        return SCENARIOS

    def has_sides(self) -> bool:
        return True

    def seat_names(self, scenario: dict[str, Any] | None = None) -> tuple[str, ...]:
        return ("American", "German")

    def random_subject(self, dice: Dice, pool: str = "") -> dict[str, Any]:
        """Whoever plays a side brings nothing: the scenario has it all."""
        return {"name": "Player"}

    def parts(self, pool: str = "") -> dict[str, str]:
        """The strategy cards of the decks in that scenario, or of all."""
        from simulate.games.tide_of_iron.shipped import cards_of

        return cards_of(pool)

    def start(self, setup: EngineSetup, dice: Dice, max_steps: int = 0) -> State:
        from simulate.games.tide_of_iron.game import begin
        from simulate.games.tide_of_iron.prepared import Setup

        assert isinstance(setup, Setup)
        return begin(setup, dice, max_steps)

    def restore(self, setup: EngineSetup, data: bytes) -> State:
        from simulate.games.tide_of_iron.game import Battle
        from simulate.games.tide_of_iron.prepared import Setup
        from simulate.games.tide_of_iron.storing import restore

        assert isinstance(setup, Setup)
        battle = Battle()
        restore(battle, setup, data)
        return battle


GAME = TideOfIronGame()
