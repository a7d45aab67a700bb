"""A color that a player names before a card is seen, and the condition that the card has it (DST-SRH-05)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import COLOR_NAMES, NOTHING
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.kept_choices import COLORS
from sandtable.games.destiny.words.named_symbol import A_COLOR, NameFirst, named
from sandtable.games.destiny.words.pointing import A_CARD, need


class NameColor(NameFirst):
    """ "Choose a color. Then ...": one of the four colors of cards."""

    what = A_COLOR

    def __init__(self, phrase: Phrase, note: str) -> None:
        NameFirst.__init__(self, phrase, True)
        self.note = note
        """Words in brackets behind "color"."""

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return list(COLORS)

    def says(self, they: bool = False) -> str:
        return super().says(they).replace("choose a color", f"choose a color{self.note}", 1)

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return COLOR_NAMES[option].capitalize()


class MatchesNamedColor(Condition):
    """ "That card matches the chosen color": the card of an earlier step, wherever it lies."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and has_color(table, frame.it, named(table, A_COLOR))

    def says(self) -> str:
        return "that card matches the chosen color"


def name_color(goal: Phrase, note: str = "") -> Phrase:
    """ "Choose a color. Then (words about the chosen color)"."""
    return NameColor(goal, note)


MATCHES_CHOSEN_COLOR: Final = MatchesNamedColor()
