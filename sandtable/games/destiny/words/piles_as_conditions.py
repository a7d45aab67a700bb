"""Conditions about discard piles and hands."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition


class HaveTitledInDiscard(Condition):
    """ "you have a copy of Hold the Line in your discard pile" (DST-NAM-04)."""

    def __init__(self, title: str) -> None:
        self.title = title

    def holds(self, table: Table, frame: Frame) -> bool:
        prints = table.setup.prints
        return any([prints[card].title == self.title for card in table.discards[frame.seat]])

    def says(self) -> str:
        return f"you have a copy of {self.title} in your discard pile"


class NoneInDiscard(Condition):
    """ "no cards are in your discard pile"; an event that is being played is in no pile."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return not table.discards[frame.seat]

    def says(self) -> str:
        return "no cards are in your discard pile"


class HoldCards(Condition):
    """ "You have 5 or more cards in your hand"."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(table.hands[frame.seat]) >= self.least

    def says(self) -> str:
        return f"you have {self.least} or more cards in your hand"


def hold_cards(least: int) -> Condition:
    """The condition that the player has at least this number of cards in hand."""
    return HoldCards(least)


def in_your_discard(title: str) -> Condition:
    return HaveTitledInDiscard(title)


EMPTY_DISCARD: Final = NoneInDiscard()
