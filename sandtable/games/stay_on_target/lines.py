"""Kinds of lines of the log: the game notes them, and story.py puts them into words."""

from __future__ import annotations

from typing import Final

from sandtable.engine.log import HEADING

TOLD_COLOUR: Final = 0
TOLD_RUN: Final = 1
TOLD_PHASE: Final = 2
TOLD_LAID: Final = 3
TOLD_RETURNED: Final = 4
TOLD_FILLED: Final = 5
TOLD_SQUADRON: Final = 6
TOLD_PREDICTED: Final = 7
TOLD_REVEALED: Final = 8
TOLD_RIGHT: Final = 9
TOLD_WRONG: Final = 10
TOLD_EVADED: Final = 11
TOLD_DEFLECTED: Final = 12
TOLD_SHIELD: Final = 13
TOLD_DRAWN: Final = 14
TOLD_HIT: Final = 15
TOLD_OUT: Final = 16
TOLD_POINTS: Final = 17
TOLD_END: Final = 18
TOLD_NAMES: Final = (
    "colour", "round", HEADING, "laid", "returned", "filled", "squadron", "predicted", "revealed", "right", "wrong",
    "evaded", "deflected", "shield", "drawn", "hit", "eliminated", "points", "end",
)  # fmt: skip
