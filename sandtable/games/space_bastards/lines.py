"""Kinds of lines in the log; story.py puts them into words."""

from __future__ import annotations

from typing import Final

from sandtable.engine.log import HEADING

TOLD_ROUND: Final = 0
TOLD_SHIPS: Final = 1
"""A round with only ships begins."""
TOLD_SETTLE: Final = 2
TOLD_PREPARED: Final = 3
TOLD_PLACED: Final = 4
TOLD_REARRANGED: Final = 5
TOLD_SENT_BACK: Final = 6
TOLD_RELATIONS: Final = 7
TOLD_PLANNED: Final = 8
TOLD_REVEALED: Final = 9
TOLD_ACTION: Final = 10
TOLD_DECLINED: Final = 11
TOLD_BOOST: Final = 12
TOLD_BORN: Final = 13
TOLD_SHOT: Final = 14
TOLD_EATEN: Final = 15
TOLD_PAIR: Final = 16
TOLD_ACCEPTED: Final = 17
TOLD_REFUSED: Final = 18
TOLD_MOVED: Final = 19
TOLD_LOADED: Final = 20
TOLD_UNLOADED: Final = 21
TOLD_MUTATED: Final = 22
TOLD_CORPSES: Final = 23
TOLD_EXCHANGED: Final = 24
TOLD_SWAPPED: Final = 25
TOLD_LOCKED: Final = 26
TOLD_STARTER: Final = 27
TOLD_DOMINANCE: Final = 28
TOLD_RETURNED: Final = 29
TOLD_BOUGHT: Final = 30
TOLD_END: Final = 31
TOLD_NO_TARGET: Final = 32
TOLD_NAMES: Final[tuple[str, ...]] = (
    "round",
    HEADING,
    HEADING,
    "prepare",
    "place",
    "rearrange",
    "send back",
    "relationships",
    "plan",
    "reveal",
    "action",
    "decline",
    "boost",
    "born",
    "shot",
    "eaten",
    "pair",
    "accept",
    "refuse",
    "move",
    "load",
    "unload",
    "mutate",
    "corpses",
    "exchange",
    "swap",
    "lock",
    "starting player",
    "dominance",
    "cards return",
    "buy points",
    "end",
    "no target",
)
"""Names of the kinds for programs; rounds, ship rounds and settled planets are headings."""
