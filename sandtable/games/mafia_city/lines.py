"""Kinds of lines of the log (story.py puts them into words). Beside each: the numbers a line carries."""

from __future__ import annotations

from typing import Final

from sandtable.engine.log import HEADING

TOLD_LAYOUT: Final = 0  # seven locations: the centre, then the ring clockwise
TOLD_ROUND: Final = 1  # round, points by seat ...
TOLD_PHASE: Final = 2  # phase
TOLD_EXCHANGED: Final = 3  # cards discarded ...
TOLD_PLACED: Final = 4  # location
TOLD_PASSED: Final = 5  # -
TOLD_THROWN: Final = 6  # card
TOLD_ANNOUNCED: Final = 7  # effect, number of cards, cards ..., the choices ...
TOLD_VETO: Final = 8  # effect, number of the veto in the chain, cards ...
TOLD_CANCELLED: Final = 9  # effect
TOLD_DREW: Final = 10  # cards ...; secret
TOLD_DISCARDED: Final = 11  # card
TOLD_STOLE: Final = 12  # victim, card; secret
TOLD_LOST: Final = 13  # thief, card; secret
TOLD_TO_CELL: Final = 14  # location it leaves; the seat of the line owns the Mafioso
TOLD_TO_RESERVE: Final = 15  # location it leaves
TOLD_TO_HAND: Final = 16  # location, number
TOLD_MOVED: Final = 17  # from, to
TOLD_RELEASED: Final = 18  # number that leave the Cell
TOLD_RECRUITED: Final = 19  # -
TOLD_FROM_RESERVE: Final = 20  # location
TOLD_SWAPPED: Final = 21  # two locations
TOLD_ACTIVE_AGAIN: Final = 22  # -
TOLD_CONTROL: Final = 23  # location; the seat of the line controls it, NOBODY: nobody does
TOLD_POINT: Final = 24  # points now
TOLD_HITMAN: Final = 25  # location
TOLD_POLICEMAN: Final = 26  # -; NOBODY: it returns
TOLD_MAYOR: Final = 27  # -; NOBODY: it returns
TOLD_CHOSEN: Final = 28  # location
TOLD_SHUFFLED: Final = 29  # cards
TOLD_START: Final = 30  # -; the seat of the line gets the starting-player token
TOLD_END: Final = 31  # ending, points by seat ...
TOLD_HAND: Final = 32  # cards ...; secret
TOLD_NAMES: Final = (
    "layout", "round", HEADING, "exchanged", "placed", "passed", "thrown", "announced", "veto", "cancelled", "drew",
    "discarded", "stole", "lost", "to cell", "to reserve", "to hand", "moved", "released", "recruited", "from reserve",
    "swapped", "active again", "control", "point", "hitman", "policeman", "mayor", "chosen", "shuffled", "start", "end",
    "hand",
)  # fmt: skip
