"""Stay on Target: rebel squadrons fly Attack Runs along a row of hidden Imperial cards to the exhaust port."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandtable.engine.dice import Dice
from sandtable.engine.door import ScenarioGame, Subjects


class StayOnTargetGame(ScenarioGame):
    """The engine's door to Stay on Target. A seat may ask for a colour."""

    name = "stay_on_target"
    title = "Stay on Target"
    min_seats = 2
    max_seats = 5
    subject_keys = ("name", "colour")

    def seat_problems(self, scenario: Any, subjects: Subjects) -> Iterable[str]:
        from sandtable.games.stay_on_target.setting_up import colour_problems

        return colour_problems(scenario, subjects)

    def random_subject(self, dice: Dice, pool: str = "") -> dict[str, Any]:
        """A pilot; his colour is dealt."""
        return {"name": "Pilot"}

    def parts(self, pool: str = "") -> dict[str, str]:
        """The squadron cards in that scenario, or in the box, by code: "Blue: X-Wing (evades 1-2)"."""
        scenarios = self.scenarios()
        played = scenarios.read(scenarios.document(pool or scenarios.usual))
        return {
            squadron.code(number): f"{squadron.colour.capitalize()}: {card}"
            for squadron in played.squadrons
            for number, card in enumerate(squadron.cards)
        }


GAME = StayOnTargetGame()
