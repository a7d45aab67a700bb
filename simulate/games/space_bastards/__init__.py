"""Space Bastards: races as tokens on planet grids, relationships between them, ships."""

from __future__ import annotations

from typing import Any

from simulate.engine.dice import Dice
from simulate.engine.game import Game, State
from simulate.engine.game import Setup as EngineSetup
from simulate.engine.scenarios import Scenarios
from simulate.games.space_bastards.terms import RELATIONSHIP_IDS, RELATIONSHIP_NAMES

STANDARD = "standard"
"""The scenario that is played when none is named."""


class SpaceBastardsGame(Game):
    """The engine's door to Space Bastards: seats are alike but for the order of play."""

    name = "space_bastards"
    title = "Space Bastards"
    min_seats = 2
    max_seats = 5

    def setup(self, subjects: list[dict[str, Any]], scenario: dict[str, Any] | None = None) -> EngineSetup:
        from simulate.games.space_bastards.setting_up import read_setup

        return read_setup(subjects, self.scenarios().document(STANDARD) if scenario is None else scenario)

    def scenarios(self) -> Scenarios:
        from simulate.games.space_bastards.shipped import SCENARIOS

        return SCENARIOS

    def seat_counts(self, scenario: dict[str, Any] | None = None) -> tuple[int, ...]:
        """Those the scenario is for."""
        from simulate.games.space_bastards.scenario import read

        return read(scenario).players if scenario is not None else super().seat_counts()

    def random_subject(self, dice: Dice, pool: str = "") -> dict[str, Any]:
        """A player brings nothing: everybody has the same."""
        return {"name": "Player"}

    def parts(self, pool: str = "") -> dict[str, str]:
        """The action cards."""
        return dict(zip(RELATIONSHIP_IDS, RELATIONSHIP_NAMES, strict=True))

    def start(self, setup: EngineSetup, dice: Dice, max_steps: int = 0) -> State:
        from simulate.games.space_bastards.game import begin
        from simulate.games.space_bastards.prepared import Setup

        assert isinstance(setup, Setup)
        return begin(setup, dice, max_steps)

    def restore(self, setup: EngineSetup, data: bytes) -> State:
        from simulate.games.space_bastards.game import Expedition
        from simulate.games.space_bastards.prepared import Setup
        from simulate.games.space_bastards.storing import restore

        assert isinstance(setup, Setup)
        expedition = Expedition()
        restore(expedition, setup, data)
        return expedition


GAME = SpaceBastardsGame()
