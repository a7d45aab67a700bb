"""Stay on Target: rebel squadrons fly Attack Runs along a row of hidden Imperial cards to the exhaust port."""

from __future__ import annotations

from typing import Any

from simulate.engine.dice import Dice
from simulate.engine.game import Game, State
from simulate.engine.game import Setup as EngineSetup
from simulate.engine.scenarios import Scenarios

STANDARD = "standard"
"""The scenario that is played when none is asked for: the game as it comes in the box."""


class StayOnTargetGame(Game):
    """The engine's door to Stay on Target. A subject is a name and, if it likes, a colour."""

    name = "stay_on_target"
    title = "Stay on Target"
    min_seats = 2
    max_seats = 5

    def setup(self, subjects: list[dict[str, Any]], scenario: dict[str, Any] | None = None) -> EngineSetup:
        from simulate.games.stay_on_target.setting_up import read_setup

        return read_setup(subjects, self.scenarios().document(STANDARD) if scenario is None else scenario)

    def scenarios(self) -> Scenarios:
        from simulate.games.stay_on_target.shipped import SCENARIOS

        return SCENARIOS

    def seat_counts(self, scenario: dict[str, Any] | None = None) -> tuple[int, ...]:
        from simulate.games.stay_on_target.scenario import read

        return read(scenario).players if scenario is not None else super().seat_counts()

    def random_subject(self, dice: Dice, pool: str = "") -> dict[str, Any]:
        """A pilot; his colour is dealt."""
        return {"name": "Pilot"}

    def parts(self, pool: str = "") -> dict[str, str]:
        """The squadron cards in that scenario, or in the box."""
        from simulate.games.stay_on_target.setting_up import parts_of

        return parts_of(self.scenarios().document(pool or STANDARD))

    def start(self, setup: EngineSetup, dice: Dice, max_steps: int = 0) -> State:
        from simulate.games.stay_on_target.game import begin
        from simulate.games.stay_on_target.prepared import Setup

        assert isinstance(setup, Setup)
        return begin(setup, dice, max_steps)

    def restore(self, setup: EngineSetup, data: bytes) -> State:
        from simulate.games.stay_on_target.game import Assault
        from simulate.games.stay_on_target.prepared import Setup
        from simulate.games.stay_on_target.storing import restore

        assert isinstance(setup, Setup)
        table = Assault()
        restore(table, setup, data)
        return table


GAME = StayOnTargetGame()
