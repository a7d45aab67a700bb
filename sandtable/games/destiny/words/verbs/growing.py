"""Cards that become elite, gain a die or gain a color (DST-ELT-01, DST-GLT-07)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import colors, elite
from sandtable.games.destiny.dice_moves import dice_brought, is_elite
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, COLOR_NAMES, NOTHING, SUPPORT_CARD, UPGRADE_CARD
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.pointing import KEPT, stand_on

THESE: Final = {
    "this support": (SUPPORT_CARD,),
    "this upgrade": (UPGRADE_CARD,),
    "it": (SUPPORT_CARD, UPGRADE_CARD),
}
"""The words for the card that is made elite, with the types it may have."""


class MoreDice(Phrase):
    """Words that give the card with these words a further die of its own."""

    hands = KEPT
    most: int
    """The number of dice that the card can have by these words."""


class MakeElite(MoreDice):
    """ "Make this support elite": it gets a second die, which lies on it (DST-ELT-01)."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.most = 2

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, THESE[self.word])

    def step(self, table: Table, frame: Frame) -> None:
        is_done = self.possible(table, frame) and elite.make_elite(table, frame.card, frame.seat)
        table.done(is_done, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card) and not is_elite(table, frame.card)

    def says(self, they: bool = False) -> str:
        return f"make {self.word} elite"


class GainDie(MoreDice):
    """ "Then it gains 1 die": a set-aside die of this card lies on it, and with two dice it is elite (D-351)."""

    def __init__(self, most: int) -> None:
        self.most = most

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (CHARACTER_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        is_done = self.possible(table, frame) and elite.gain_die(table, frame.card, frame.seat)
        table.done(is_done, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card) and len(dice_brought(table, frame.card)) < self.most

    def says(self, they: bool = False) -> str:
        return "it gains 1 die (add a set-aside copy of this die on this card)"


class GainOwnDie(GainDie):
    """ "This support gains another copy of its die, to a maximum of 3"."""

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (SUPPORT_CARD,))

    def says(self, they: bool = False) -> str:
        return f"this support gains another copy of its die, to a maximum of {self.most}"


class GainCharacterDie(Phrase):
    """ "This upgrade gains one of attached character's character dice" (DST-GLT-06)."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (UPGRADE_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        dice = self._dice(table, frame)
        if not dice:
            table.done(False, frame.many, frame.it, frame.worth)
        elif frame.step == 1 or table.choose(frame, frame.seat, dice):
            elite.gain_character_die(table, frame.card, frame.answer, frame.seat)
            table.done(True, frame.many, frame.it, frame.worth)
        else:
            frame.step = 1

    def _dice(self, table: Table, frame: Frame) -> list[int]:
        """The dice of the character that is about to be defeated, also where the upgrade has left it meanwhile."""
        is_there = table.is_in_play(frame.card) and frame.it != NOTHING and table.is_character(frame.it)
        return elite.dice_to_gain(table, frame.it) if is_there else []

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Gain which character die?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return DIE.name(table, option)

    def says(self, they: bool = False) -> str:
        return "this upgrade gains one of attached character's character dice"


class HasDiceAtMost(Condition):
    """ "This character has 2 or fewer character dice": on it, in a pool or kept elsewhere (DST-NAM-09)."""

    def __init__(self, most: int) -> None:
        self.most = most

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (CHARACTER_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(dice_brought(table, frame.card)) <= self.most

    def says(self) -> str:
        return f"this character has {self.most} or fewer character dice"


def dice_at_most(most: int) -> Condition:
    return HasDiceAtMost(most)


class GainColor(Phrase):
    """ "This character gains the color Blue", beside the one that it has (DST-GLT-07)."""

    hands = KEPT

    def __init__(self, color: int) -> None:
        self.color = color

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (CHARACTER_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        is_done = self.possible(table, frame) and colors.gain_color(table, frame.card, self.color, frame.seat)
        table.done(is_done, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card) and not colors.has_color(table, frame.card, self.color)

    def says(self, they: bool = False) -> str:
        return f"this character gains the color {COLOR_NAMES[self.color].capitalize()}"
