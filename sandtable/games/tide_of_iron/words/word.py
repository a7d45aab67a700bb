"""The base of all words of the card language: a word says its sentence, knows whether it could act, and acts."""

from __future__ import annotations

from typing import Final

from sandtable.engine.words import capital
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOTHING

NO_MORE: Final = -2
"""The answer that declines, or that ends a choice of several."""
STOPPED: Final = 1_000_000
"""The step of a card whose remaining words are skipped."""


class Word(Node):
    """One effect of a card. Its frame lies on the frame of the card, which holds the card and the chosen hex."""

    def says(self) -> str:
        """The sentence on the card, e.g. "take 2 more actions in this action turn"."""
        raise NotImplementedError

    def possible(self, table: Table, seat: int, card: int) -> bool:
        """True where the word can do something; a card whose first word can't is not offered."""
        return True

    def prompt(self, table: Table, frame: Frame) -> str:
        return capital(self.says())

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == NO_MORE else str(option)


class Deed(Word):
    """A word without a question: it acts at once."""

    def step(self, table: Table, frame: Frame) -> None:
        table.frames.pop()
        self.deed(table, frame.seat, card_of(frame))

    def deed(self, table: Table, seat: int, card: int) -> None:
        """Act for `seat`, which played `card`."""
        raise NotImplementedError


def choose(table: Table, frame: Frame, options: list[int]) -> bool:
    """Ask for one of the options; True when `frame.answer` is known at once. A judged copy asks no question."""
    if table.is_trial:
        frame.answer = options[0]
        return True
    return table.choose(frame, table.spokesman(frame.seat), options)


def choose_more(table: Table, frame: Frame, options: list[int]) -> None:
    """Ask for one of the options or no more of them; a judged copy takes the first."""
    if table.is_trial:
        frame.answer = options[0]
    else:
        table.put(table.spokesman(frame.seat), [NO_MORE, *options])


def card_of(frame: Frame) -> int:
    """The card on which the word stands."""
    return frame.many


def finish(table: Table, hex_: int = NOTHING) -> None:
    """End the word on top; the card goes on, with a new hex if one was chosen."""
    table.frames.pop()
    if hex_ != NOTHING:
        table.frames[-1].hex = hex_


def stop(table: Table) -> None:
    """End the word on top and skip the rest of the card."""
    table.frames.pop()
    table.frames[-1].step = STOPPED
