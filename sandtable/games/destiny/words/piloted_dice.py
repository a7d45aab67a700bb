"""Words about pilots and what they roll: values of piloted dice, blanks just rolled, a second gift of an upgrade."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.memory import ACTION_BEGAN, CARD_ACTIVATED, DIE_ROLLED_IN, this_turn
from sandtable.games.destiny.prints import DIE_SPAN, Print, Raising
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_ACTIVATED,
    AFTER_DEALT,
    BLANK,
    DEALT_SPAN,
    INDIRECT,
    PILOTING_BIT,
    WHILE_HEALTH,
    WHILE_SUBTYPE,
    WHILE_VALUE,
)
from sandtable.games.destiny.words.abilities import Paragraph, WhenTriggered
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.gifts import AttachedSubtype, EachRaised, Gift
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.showing import showing_in_words
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.ongoing import AttachedHasKeyword
from sandtable.games.destiny.words.piloting import BEGIN_TO_PILOT, HAS_PILOTING, PILOTED
from sandtable.games.destiny.words.pointing import A_CHARACTER, need, recall

JUST_ROLLED: Final = DIE_ROLLED_IN | CARD_ACTIVATED | ACTION_BEGAN
"""The notes that tell what an activation has rolled; one of an action divides it from rolls before it."""


class PilotedValue(Raising):
    """Adds to the values of its player's piloted vehicle dice, once for each die of this card in that player's pool: a
    die that another player has rolled is not there (D-335).
    """

    def __init__(self, more: int) -> None:
        self.occurrence = WHILE_VALUE
        self.more = more

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if many >= DIE_SPAN:
            by = table.die_seat(many // DIE_SPAN - 1)
        return by == seat and has_subtype(table, it, "vehicle") and PILOTED.suits(table, it)

    def much(self, table: Table, card: int, character: int) -> int:
        pool = table.pools[table.controller(card)]
        return self.more * sum([1 for die in dice_of(table, card) if die in pool])


class RaisesPiloted(Paragraph):
    def __init__(self, more: int) -> None:
        self.more = more

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(PilotedValue(self.more))

    def says(self) -> str:
        return f"While this die is in your pool, increase the value of your piloted vehicle dice by {self.more}."


def just_rolled(table: Table, card: int, die: int, symbol: int) -> bool:
    """True where the latest activation of a card, in this turn, has rolled this die to show this symbol.

    A die that was in the pool before was not rolled by it (D-46).
    """
    notes = this_turn(table)
    at = len(notes) - 1
    while at >= 0 and not (notes[at][0] == CARD_ACTIVATED and notes[at][2] == card):
        at -= 1
    while at >= 0 and notes[at][0] == CARD_ACTIVATED:  # several cards may be activated together
        at -= 1
    while at >= 0 and notes[at][0] == DIE_ROLLED_IN:
        if notes[at][2] == die:
            return notes[at][3] == symbol
        at -= 1
    return False


class ThisJustRolled(Condition):
    """ "This die just rolled indirect damage": a die of this card, as it came into the pool."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def reads(self, it: int, this: int) -> None:
        recall(JUST_ROLLED)

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([just_rolled(table, frame.card, die, self.symbol) for die in dice_of(table, frame.card)])

    def says(self) -> str:
        return f"this die just rolled{showing_in_words(1 << self.symbol).removeprefix(' showing')}"


def this_just_rolled(symbol: int) -> Condition:
    return ThisJustRolled(symbol)


class BlanksJustRolled(Amount):
    """ "the number of character dice that just rolled a blank": all that were rolled as a character was activated, also
    one that an upgrade on it has gained (D-750).
    """

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CHARACTER)
        recall(JUST_ROLLED)

    def value(self, table: Table, frame: Frame) -> int:
        dice = [die for pool in table.pools for die in pool if table.is_character(table.setup.card_of[die])]
        return sum([1 for die in dice if just_rolled(table, frame.it, die, BLANK)])

    def says(self) -> str:
        return "the number of character dice that just rolled a blank"

    def equal_to(self) -> str:
        return self.says()


class IsDealtIndirect(Occasion):
    """ "this character is dealt indirect damage", also where shields block all of it."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and many % DEALT_SPAN == INDIRECT

    def says(self) -> str:
        return "this character is dealt indirect damage"


class CoPilot(Gift):
    """Gives attached character a subtype and Piloting, and characters of that subtype health."""

    def __init__(self, subtype: str, more: int) -> None:
        noun = CHARACTER.yours.called(subtype)
        health = EachRaised(WHILE_HEALTH, amount(more), noun)
        words = (
            f"Attached character gains {subtype} and has Piloting. "
            f"{noun.plural(False).capitalize()} have +{more} health"
        )
        gifts = [AttachedSubtype(WHILE_SUBTYPE, subtype), AttachedHasKeyword(PILOTING_BIT), health]
        Gift.__init__(self, gifts, words)

    def put_on(self, printed: Print) -> None:
        Gift.put_on(self, printed)
        printed.triggers.append(WhenTriggered(AFTER_ACTIVATED, HAS_PILOTING, BEGIN_TO_PILOT))


class RolledABlank(Condition):
    """ "Any of this character's character dice just rolled a blank", after the character was activated."""

    def reads(self, it: int, this: int) -> None:
        BLANKS_JUST_ROLLED.reads(it, this)

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([just_rolled(table, frame.it, die, BLANK) for die in dice_of(table, frame.it)])

    def says(self) -> str:
        return "any of this character's character dice just rolled a blank"


class GainsPiloting(Gift):
    """Gives attached character a subtype and Piloting."""

    def __init__(self, subtype: str) -> None:
        gifts = [AttachedSubtype(WHILE_SUBTYPE, subtype), AttachedHasKeyword(PILOTING_BIT)]
        Gift.__init__(self, gifts, f"Attached character gains {subtype} and has Piloting")

    def put_on(self, printed: Print) -> None:
        Gift.put_on(self, printed)
        printed.triggers.append(WhenTriggered(AFTER_ACTIVATED, HAS_PILOTING, BEGIN_TO_PILOT))


def attached_pilots(subtype: str) -> Paragraph:
    """ "Attached character gains pilot and has Piloting"."""
    return GainsPiloting(subtype)


def raises_piloted(more: int) -> Paragraph:
    return RaisesPiloted(more)


def attached_co_pilots(subtype: str, more: int) -> Paragraph:
    """ "Attached character gains pilot and has Piloting. Your pilots have +1 health"."""
    return CoPilot(subtype, more)


BLANKS_JUST_ROLLED: Final = BlanksJustRolled()
ROLLED_A_BLANK: Final = RolledABlank()
DEALT_INDIRECT: Final = IsDealtIndirect(AFTER_DEALT, NEVER)
