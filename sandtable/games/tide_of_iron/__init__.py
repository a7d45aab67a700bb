"""Tide of Iron (base game): two sides, hexes, squads and vehicles, on a scenario."""

from __future__ import annotations

from typing import Any

from sandtable.engine.door import ScenarioGame, Subjects
from sandtable.engine.game import BadSetup, Setup


class TideOfIronGame(ScenarioGame):
    """The engine's door to Tide of Iron: seat 0 is American, seat 1 German (TOI-CMP-01)."""

    name = "tide_of_iron"
    title = "Tide of Iron"
    min_seats = 2
    max_seats = 2

    def prepare(self, scenario: Any, subjects: Subjects) -> Setup:
        from sandtable.games.tide_of_iron.setting_up import prepare

        return prepare(scenario)

    def setup(self, subjects: Subjects, scenario: dict[str, Any] | None = None) -> Setup:
        if not scenario:
            raise BadSetup(["Tide of Iron is played on a scenario; none was given"])
        return super().setup(subjects, scenario)

    def has_sides(self) -> bool:
        return True

    def seat_names(self, scenario: dict[str, Any] | None = None) -> tuple[str, ...]:
        return ("American", "German")

    def parts(self, pool: str = "") -> dict[str, str]:
        """The strategy cards of the decks in that scenario, or of all."""
        from sandtable.games.tide_of_iron.edition import cards_of

        return cards_of(pool)


GAME = TideOfIronGame()
