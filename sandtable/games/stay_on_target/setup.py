"""A scenario made ready for play: all unchanging data of a game, shared by its copies."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.engine.game import Setup as EngineSetup
from sandtable.engine.weighing import filled
from sandtable.games.stay_on_target.course import Charts
from sandtable.games.stay_on_target.odds import Odds
from sandtable.games.stay_on_target.scenario import Scenario
from sandtable.games.stay_on_target.terms import TYPE_NAMES
from sandtable.games.stay_on_target.weights import Weights


class Setup(EngineSetup):
    """The set-up of a game."""

    seats: int
    scenario: Scenario
    wanted: tuple[int, ...]
    """The squadron each seat asked for; NOTHING: dealt at random (SOT-D03)."""
    faces: tuple[tuple[int, int], ...]
    """Type and value of each Imperial Fleet card."""
    draw: int
    """Cards a player draws for the row (SOT-RUN-01, 05)."""
    lay: int
    """The number of drawn cards that a player lays."""
    odds: Odds
    """The squadrons against the Imperial cards: their defences, and the values of their runs."""
    charts: Charts
    """The same for foresight.py."""
    weights: dict[str, Weights]
    """The weights of the evaluation by name."""

    def weigh(self, name: str, values: Mapping[str, int]) -> None:
        self.weights[name] = filled(Weights(), values)

    def card_name(self, card: int) -> str:
        """An Imperial Fleet card: "lasers 4"."""
        type_, value = self.faces[card]
        return f"{TYPE_NAMES[type_]} {value}"
