"""A scenario made ready for play: all unchanging data of a game, shared by its copies."""

from __future__ import annotations

from simulate.engine.game import Setup as EngineSetup
from simulate.games.stay_on_target.odds import Odds
from simulate.games.stay_on_target.scenario import Squadron


class Setup(EngineSetup):
    """The set-up of a game."""

    seats: int
    squadrons: tuple[Squadron, ...]
    wanted: tuple[int, ...]
    """The squadron each seat asked for; NOTHING: dealt at random (SOT-D03)."""
    card_type: tuple[int, ...]
    """The type of each Imperial Fleet card."""
    card_value: tuple[int, ...]
    draw: int
    """Cards a player draws for the row (SOT-RUN-01, 05)."""
    lay: int
    """The number of drawn cards that a player lays."""
    run_limit: int
    complete: int
    """Target Points for a run completed (SOT-TP-01)."""
    fifth: int
    """Target Points for reaching the fifth card (SOT-TP-02)."""
    needed: int
    """Points from earlier runs with which a completed run wins (SOT-WIN-01)."""
    odds: Odds
    """The squadrons against the Imperial cards: what they do, and what their runs are worth."""
