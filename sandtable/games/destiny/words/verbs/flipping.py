"""Flip double-sided cards, and return them to play flipped (DST-DBL-04 to 10)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import double_sided, elite
from sandtable.games.destiny.dice_moves import is_elite
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.taking import keep_one
from sandtable.games.destiny.terms import BATTLEFIELD_CARD, CHARACTER_CARD, NOTHING, PLOT_CARD, SUPPORT_CARD
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT, stand_on

FLIPPED_TYPES: Final = (CHARACTER_CARD, PLOT_CARD, SUPPORT_CARD, BATTLEFIELD_CARD)
WORDS: Final = {
    "this character": (CHARACTER_CARD,),
    "him": (CHARACTER_CARD,),
    "this plot": (PLOT_CARD,),
    "this card": FLIPPED_TYPES,
    "it": FLIPPED_TYPES,
}
"""The words for the card that is flipped, with the types it may have."""


class Flip(Phrase):
    """ "Flip this character": the other side is up from now on, and everything on the card stays (DST-DBL-04)."""

    hands = KEPT

    def __init__(self, word: str) -> None:
        self.word = word

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, WORDS[self.word])

    def step(self, table: Table, frame: Frame) -> None:
        is_there = self.possible(table, frame)
        if is_there:
            other = double_sided.flip(table, frame.card, frame.seat)
            keep_one(table, table.controller(other), other)
        table.done(is_there, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return double_sided.can_flip(table, frame.card)

    def says(self, they: bool = False) -> str:
        return f"flip {self.word}"


class ReturnFlipped(Phrase):
    """ "Return him to play flipped and ready": a new card, without anything that was on it (DST-DBL-07)."""

    hands = KEPT

    def __init__(self, word: str) -> None:
        self.word = word

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (CHARACTER_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        is_there = self.possible(table, frame)
        if is_there:
            frame.card = double_sided.come_back_flipped(table, frame.card, frame.seat)
            keep_one(table, table.controller(frame.card), frame.card)
        table.done(is_there, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        has_other = table.setup.other_side[frame.card] != NOTHING
        return has_other and not table.is_in_play(frame.card) and len(table.teams[frame.seat]) > 0

    def says(self, they: bool = False) -> str:
        return f"return {self.word} to play flipped and ready"


class ReturnFlippedElite(ReturnFlipped):
    """The same, and the side that comes back is elite where the old one was: its text says so (D-243)."""

    def step(self, table: Table, frame: Frame) -> None:
        other = table.setup.other_side[frame.card]
        if self.possible(table, frame) and is_elite(table, frame.card):
            elite.become_elite(table, other)
        ReturnFlipped.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        return f"{super().says(they)}. If this character is elite, make it elite"


class BecomeElite(Phrase):
    """ "This plot becomes elite" (DST-DBL-05)."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (PLOT_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        is_new = elite.make_elite(table, frame.card, frame.seat)
        table.done(is_new, frame.many, frame.it, frame.worth)

    def says(self, they: bool = False) -> str:
        return "this plot becomes elite"
