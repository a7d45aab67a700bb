"""A type of cards that a player chooses, and the cards of this type that can be spotted."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import TYPE_NAMES
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.chosen_first import ChosenFirst
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.spotted import spotted_things


class ChooseType(ChosenFirst):
    """ "Choose one of the following card types: support or upgrade. (Words about the chosen type)"."""

    def __init__(self, phrase: Phrase, kinds: tuple[int, ...]) -> None:
        ChosenFirst.__init__(self, phrase)
        self.kinds = kinds

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return list(self.kinds)

    def keep(self, frame: Frame) -> None:
        frame.numbers = (frame.answer,)

    def says(self, they: bool = False) -> str:
        names = " or ".join([TYPE_NAMES[kind] for kind in self.kinds])
        return f"choose one of the following card types: {names}. {capitalized(self.phrase.says(they))}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose which type of cards?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return TYPE_NAMES[option]


class OfChosenType(Amount):
    """ "The number of cards of the chosen type you can spot" (DST-SPX-02)."""

    def value(self, table: Table, frame: Frame) -> int:
        for at in range(len(table.frames) - 1, 0, -1):
            other = table.frames[at]
            if isinstance(other.node, ChooseType) and other.numbers:
                return len(spotted_things(CARD.yours.kind(other.numbers[0]), table, frame))
        return 0

    def says(self) -> str:
        return "that many"

    def equal_to(self) -> str:
        return "the number of cards of the chosen type you can spot"


def choose_type(phrase: Phrase, *kinds: int) -> Phrase:
    """Choose one of these types for the words inside."""
    return ChooseType(phrase, kinds)


CARDS_OF_CHOSEN_TYPE: Final = OfChosenType()
