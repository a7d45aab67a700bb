"""Mafia City (3 to 5 players): clans in columns on seven locations, cards played for their text or symbol, or
discarded.
"""

from __future__ import annotations

from sandtable.engine.door import ScenarioGame


class MafiaCityGame(ScenarioGame):
    """The engine's door to Mafia City."""

    name = "mafia_city"
    title = "Mafia City"
    min_seats = 3
    max_seats = 5

    def parts(self, pool: str = "") -> dict[str, str]:
        """The eleven action cards."""
        from sandtable.games.mafia_city.terms import CARD_IDS, CARD_NAMES

        return dict(zip(CARD_IDS, CARD_NAMES, strict=True))


GAME = MafiaCityGame()
