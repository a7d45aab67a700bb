"""Mafia City (3 to 5 players): clans in columns on seven locations, cards played for their text or symbol, or
discarded.
"""

from __future__ import annotations

from typing import Any

from simulate.engine.door import ScenarioGame, Subjects
from simulate.engine.game import Setup


class MafiaCityGame(ScenarioGame):
    """The engine's door to Mafia City."""

    name = "mafia_city"
    title = "Mafia City"
    min_seats = 3
    max_seats = 5

    def prepare(self, scenario: Any, subjects: Subjects) -> Setup:
        from simulate.games.mafia_city.setting_up import prepare

        return prepare(scenario, len(subjects))

    def parts(self, pool: str = "") -> dict[str, str]:
        """The eleven action cards."""
        from simulate.games.mafia_city.terms import CARD_IDS, CARD_NAMES

        return dict(zip(CARD_IDS, CARD_NAMES, strict=True))


GAME = MafiaCityGame()
