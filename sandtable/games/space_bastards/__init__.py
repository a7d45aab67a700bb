"""Space Bastards: races as tokens on planet grids, relationships between them, ships."""

from __future__ import annotations

from sandtable.engine.door import ScenarioGame


class SpaceBastardsGame(ScenarioGame):
    """The engine's door to Space Bastards: seats are alike but for the order of play."""

    name = "space_bastards"
    title = "Space Bastards"
    min_seats = 2
    max_seats = 5

    def parts(self, pool: str = "") -> dict[str, str]:
        """The action cards."""
        from sandtable.games.space_bastards.terms import RELATIONSHIP_IDS, RELATIONSHIP_NAMES

        return dict(zip(RELATIONSHIP_IDS, RELATIONSHIP_NAMES, strict=True))


GAME = SpaceBastardsGame()
