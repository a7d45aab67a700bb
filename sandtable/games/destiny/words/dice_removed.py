"""Occasions about dice that are removed, and the number of them (DST-OPD-04, D-255)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import holder_of
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DIE_RESOLVED, AFTER_REMOVED, CHARACTER_CARD, NOTHING
from sandtable.games.destiny.words.abilities import Paragraph, TriggeredParagraph, WhenTriggered, one
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_DIE


class Removal(Occasion):
    """Dice of one effect are removed: the ability is used once for all that it waits for, at the first of them."""

    about = A_DIE

    def __init__(self, words: str) -> None:
        self.after = AFTER_REMOVED
        self.before = NEVER
        self.words = words

    def waits_for(self, table: Table, card: int, die: int, by: int) -> bool:
        """True for a die that the ability of this card waits for."""
        raise NotImplementedError

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        first = next((die for die in table.removing if self.waits_for(table, card, die, by)), NOTHING)
        return first == it

    def says(self) -> str:
        return self.words


class ThisRemoved(Removal):
    """ "this die is removed", by any player: each die of the card by itself (DST-NAM-09)."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return holder_of(table, it) == card


class YouRemoveYours(Removal):
    """ "you remove one or more of your dice"."""

    def waits_for(self, table: Table, card: int, die: int, by: int) -> bool:
        seat = table.controller(card)
        return by == seat and table.die_seat(die) == seat


class TheyRemoveThisOrAttached(Removal):
    """ "an opponent removes this die or one or more of attached character's character dice"."""

    def waits_for(self, table: Table, card: int, die: int, by: int) -> bool:
        return by != table.controller(card) and is_of_this_or_attached(table, card, die)

    def tallied(self, table: Table, card: int, many: int) -> int:
        return sum(1 for die in table.removing if is_of_this_or_attached(table, card, die))

    def rival(self, table: Table, it: int, by: int) -> int:
        return by


def is_of_this_or_attached(table: Table, card: int, die: int) -> bool:
    of = table.setup.card_of[die]
    if of == card:
        return True
    return table.kind(of) == CHARACTER_CARD and holder_of(table, die) == bearer_of(table, card)


class JustRemoved(Amount):
    """The number of such dice that were removed together, which is the number of the occasion."""

    def value(self, table: Table, frame: Frame) -> int:
        return frame.many

    def says(self) -> str:
        return "that much"

    def equal_to(self) -> str:
        return "the number of dice that were just removed"


class AfterResolvedOrRemoved(TriggeredParagraph):
    """ "After this die is resolved or removed": one paragraph for two occurrences (D-255)."""

    def __init__(self, resolved: Occasion, removed: Occasion, phrase: Phrase) -> None:
        TriggeredParagraph.__init__(self, "After", AFTER_DIE_RESOLVED, resolved, phrase)
        self.removed = WhenTriggered(AFTER_REMOVED, removed, phrase)

    def put_on(self, printed: Print) -> None:
        printed.triggers += [self.ability, self.removed]


class ThisResolved(Occasion):
    """ "this die is resolved or removed", the first of the two, by any player."""

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return holder_of(table, it) == card

    def says(self) -> str:
        return "this die is resolved or removed"


def after_resolved_or_removed(*phrases: Phrase) -> Paragraph:
    return AfterResolvedOrRemoved(ThisResolved(AFTER_DIE_RESOLVED, NEVER), THIS_IS_REMOVED, one(phrases))


THIS_IS_REMOVED: Final = ThisRemoved("this die is removed")
YOU_REMOVED_YOURS: Final = YouRemoveYours("you remove one or more of your dice")
THEY_REMOVED_THIS_OR_ATTACHED: Final = TheyRemoveThisOrAttached(
    "an opponent removes this die or one or more of attached character's character dice"
)
DICE_JUST_REMOVED: Final = JustRemoved()
