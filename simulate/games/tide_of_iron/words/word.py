"""What every word of the card language has in common: it says its sentence, knows whether it could act, and acts."""

from __future__ import annotations

from typing import Final

from simulate.games.tide_of_iron.frames import Frame, Node
from simulate.games.tide_of_iron.state import Table
from simulate.games.tide_of_iron.terms import NOTHING

NO_MORE: Final = -2
"""The answer that declines, or ends a choice of up to so many."""
STOPPED: Final = 1_000_000
"""The step of a card whose later words are not carried out."""


class Word(Node):
    """One thing a card does. Its frame lies on that of the card, which names the card and the hex chosen so far."""

    def says(self) -> str:
        """The words on the card, e.g. "take 2 more actions in this action turn"."""
        raise NotImplementedError

    def possible(self, table: Table, seat: int, card: int) -> bool:
        """Whether there is anything to do; a card whose first word has nothing to do is not offered."""
        return True

    def prompt(self, table: Table, frame: Frame) -> str:
        return capital(self.says())

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == NO_MORE else str(option)


class Deed(Word):
    """A word without a question: it happens at once."""

    def step(self, table: Table, frame: Frame) -> None:
        table.frames.pop()
        self.deed(table, frame.seat, card_of(frame))

    def deed(self, table: Table, seat: int, card: int) -> None:
        """Do it for `seat`, who played `card`."""
        raise NotImplementedError


def choose(table: Table, frame: Frame, options: list[int]) -> bool:
    """Ask for one of the options; True when `frame.answer` is known at once. A judged copy asks nobody."""
    if table.is_trial:
        frame.answer = options[0]
        return True
    return table.choose(frame, frame.seat, options)


def choose_more(table: Table, frame: Frame, options: list[int]) -> None:
    """Ask for one of the options or no more of them; a judged copy takes the first."""
    if table.is_trial:
        frame.answer = options[0]
    else:
        table.put(frame.seat, [NO_MORE, *options])


def card_of(frame: Frame) -> int:
    """The card on which the word stands."""
    return frame.many


def finish(table: Table, hex_: int = NOTHING) -> None:
    """The word on top is done; the card goes on, with another hex when one was found."""
    table.frames.pop()
    if hex_ != NOTHING:
        table.frames[-1].hex = hex_


def stop(table: Table) -> None:
    """The word on top is done, and nothing more of the card is carried out."""
    table.frames.pop()
    table.frames[-1].step = STOPPED


def capital(sentence: str) -> str:
    """With a capital letter; names inside keep theirs."""
    return sentence[:1].upper() + sentence[1:]


def counted(number: int, thing: str) -> str:
    """ "1 card", "2 cards"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
