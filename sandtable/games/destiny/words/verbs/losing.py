"""Losing the game or the starting roll by the text of a card, and plots that leave before the set-up."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.elimination import lose_game
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import PLOT_CARD
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT, stand_on


class LoseUnless(Phrase):
    """ "Lose the game unless you ...": the words are carried out where they can be in full, without a choice."""

    hands = KEPT

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def reads(self, it: int, this: int) -> None:
        self.phrase.hands_on(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and self.phrase.payable(table, frame):
            frame.step = 1
            table.push(self.phrase, frame)
        elif frame.step == 1:
            table.done(frame.full, frame.many, frame.it, frame.worth)
        else:
            seat = frame.seat
            table.done(True, 0, frame.it)
            lose_game(table, seat)

    def says(self, they: bool = False) -> str:
        return f"lose the game unless {'they' if they else 'you'} {self.phrase.says(they)}"


class LosesRollOff(Paragraph):
    """ "During setup, you lose the starting character roll"."""

    def put_on(self, printed: Print) -> None:
        printed.loses_roll_off = True

    def says(self) -> str:
        return "During setup, you lose the starting character roll."


class AsideBeforeSetUp(Paragraph):
    """A text for building the deck, after which the plot is set aside before the set-up (D-408)."""

    def __init__(self, words: str) -> None:
        self.words = words

    def put_on(self, printed: Print) -> None:
        stand_on(self.words, printed.kind, (PLOT_CARD,))
        printed.aside_before_set_up = True

    def says(self) -> str:
        return self.words


def aside_before_set_up(words: str) -> Paragraph:
    return AsideBeforeSetUp(words)


LOSES_ROLL_OFF: Final = LosesRollOff()


def lose_unless(phrase: Phrase) -> Phrase:
    return LoseUnless(phrase)
