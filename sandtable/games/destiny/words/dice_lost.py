"""Dice of a player that opponents remove: each by itself, or once for all that go together (DST-RMV-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REMOVED, CHARACTER_CARD, NOTHING
from sandtable.games.destiny.words.branches import IfElse
from sandtable.games.destiny.words.gifts import as_if_said
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.lying_dice import can_come_back
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_DIE, ADie
from sandtable.games.destiny.words.targets.pointed import It
from sandtable.games.destiny.words.targets.target import Target


class OpponentRemovesYours(Occasion):
    """ "an opponent removes one of your character dice": each die by itself, or once for all dice of one effect."""

    about = A_DIE

    def __init__(self, words: str, of_characters: bool, is_once: bool = False) -> None:
        self.after = AFTER_REMOVED
        self.before = NEVER
        self.words = words
        self.of_characters = of_characters
        self.is_once = is_once

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if not self._waits_for(table, it, seat, by):
            return False
        first = next((die for die in table.removing if self._waits_for(table, die, seat, by)), NOTHING)
        return not self.is_once or it == first

    def _waits_for(self, table: Table, die: int, seat: int, by: int) -> bool:
        if by == seat or table.die_seat(die) != seat:
            return False
        return not self.of_characters or table.kind(table.setup.card_of[die]) == CHARACTER_CARD

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return self.words


class OpponentRemovesSuch(OpponentRemovesYours):
    """ "an opponent's effect removes one of your apprentice or Jedi dice": each die by itself."""

    def __init__(self, noun: DieNoun) -> None:
        OpponentRemovesYours.__init__(self, f"an opponent's effect removes {noun.yours.singular(False)}", False)
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        is_such = self.noun.fits_card(table, it, as_if_said(table, card))
        return is_such and OpponentRemovesYours.meets(self, table, card, seat, it, by, many)


class OrIfSoInstead(IfElse):
    """ "A, or if it's elite, B instead"."""

    def says(self, they: bool = False) -> str:
        return f"{self.second.says(they)}, or if {self.condition.says()}, {self.first.says(they)} instead"


class WhereItLies(SomeDice):
    """A die that was removed, in the place to which it has gone: on its card, which may be another player's, or aside
    where no card in play is its own (D-753).
    """

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [frame.it] if frame.it != NOTHING and can_come_back(table, frame.it) else []


def opponent_removed_such(noun: DieNoun) -> Occasion:
    return OpponentRemovesSuch(noun)


def or_if_so(usual: Phrase, condition: Condition, then: Phrase) -> Phrase:
    """The usual words, or others instead where the condition holds."""
    return OrIfSoInstead(condition, then, usual)


OPPONENT_REMOVED_YOURS: Final = OpponentRemovesYours("an opponent removes one of your dice", False)
OPPONENT_REMOVED_CHARACTER_DIE: Final = OpponentRemovesYours("an opponent removes one of your character dice", True)
CHARACTER_DICE_REMOVED: Final = OpponentRemovesYours(
    "one or more of your character dice are removed by an opponent", True, True
)
REMOVED_IT: Final[Target[ADie]] = It("it", WhereItLies())
"""An earlier step's die of yours, which was removed from your pool."""
THAT_REMOVED_DIE: Final[Target[ADie]] = It("that die", WhereItLies())
"""The same in the words "that die"."""
