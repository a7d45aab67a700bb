"""The words of the rules as small whole numbers, and the numbers that no scenario changes."""

from __future__ import annotations

from typing import Final

# Types of Imperial Fleet cards (SOT-COMP-02).
TYPE_NAMES: Final = ("blast", "starship", "lasers")
TYPES: Final = 3

PLACES: Final = 6
"""Imperial cards in the row of an Attack Run, the Port apart (SOT-RUN-04). Place 1, next to the Port, is index 0."""
FIFTH: Final = 5
"""The card that gives a Target Point to every seat still in the run (SOT-D13)."""
CARDS: Final = 5
"""Squadron cards of a colour (SOT-COMP-03)."""
TRIOS: Final = (
    (0, 1, 2), (0, 1, 3), (0, 1, 4), (0, 2, 3), (0, 2, 4), (0, 3, 4), (1, 2, 3), (1, 2, 4), (1, 3, 4), (2, 3, 4),
)  # fmt: skip
"""The ways to choose the three of five squadron cards that fly a run (SOT-RUN-06)."""

# The phases of a run, by the numbers they are stored under; phases/ holds their steps.
LAYING: Final = 1
CHOOSING: Final = 2
PREDICTING: Final = 3
DEFENDING: Final = 5
SHIELDED: Final = 6
"""Seats behind backup shields defend against the card drawn for them (SOT-SHI-03)."""
AWARDING: Final = 7

# Answers while predicting: a type, or this one.
NO_PREDICTION: Final = 3

# Answers while defending (SOT-D11).
TAKE_IT: Final = 0
USE_DEFLECT: Final = 1
USE_SHIELD: Final = 2

# The endings of a game, from 1 on.
DEATH_STAR: Final = 1
"""A player with enough points completed a run (SOT-WIN-01)."""
RUN_LIMIT: Final = 2
"""The scenario's last run is over: the most Target Points win (SOT-D14)."""
STEP_BUDGET: Final = 3
ENDING_NAMES: Final = ("", "Death Star destroyed", "run limit", "step budget")
