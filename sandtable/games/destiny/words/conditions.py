"""Conditions of an "if" inside an ability (D-73)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BY_TEXTS, NOTHING, SYMBOL_NAMES
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.noun import YOURS
from sandtable.games.destiny.words.pointing import A_CARD, A_DIE, ON_OTHERS, need, stand_on


class AttachedHasNoShields(Condition):
    """The character the upgrade is attached to has no shield on it."""

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, ON_OTHERS)

    def holds(self, table: Table, frame: Frame) -> bool:
        host = bearer_of(table, frame.card)
        return host >= 0 and table.shields[host] == 0

    def says(self) -> str:
        return "attached character has no shields"


class ItIs(Condition):
    """ "If it is your die": the owner of the previous step's die."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it in self.noun.find(table, frame)

    def says(self) -> str:
        return f"it is {'your ' + self.noun.bare(False) if self.noun.whose == YOURS else self.noun.singular(False)}"


class ItShows(Condition):
    """ "That die rolls a blank": the die of the previous step shows this symbol now."""

    def __init__(self, symbol: int, die: str = "that die") -> None:
        self.symbol = symbol
        self.die = die

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and table.face[frame.it] >= 0 and table.symbol(frame.it) == self.symbol

    def says(self) -> str:
        name = SYMBOL_NAMES[self.symbol]
        return f"{self.die} rolls a {name} ([{name}])"


class ItWas(Condition):
    """ "If it was a vehicle card": the subtype of the previous step's card."""

    def __init__(self, noun: CardNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and self.noun.fits(table, frame.it)

    def says(self) -> str:
        is_subtype = self.noun.subtypes and not self.noun.named
        return f"it was a {self.noun.bare(False)}{' card' if is_subtype else ''}"


class ThatCardIs(ItWas):
    """ "If that card is an event": the card of an earlier step, wherever it lies now."""

    def says(self) -> str:
        return f"that card is {self.noun.an()}"


class ThatCardWasA(ItWas):
    """ "If that card was an event"."""

    def says(self) -> str:
        return f"that card was {self.noun.an()}"


class Blocked(Condition):
    """ "If any of this damage is blocked by shields": the damage of the previous step (DST-SHD-01)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.blocked % BY_TEXTS > 0

    def says(self) -> str:
        return "any of this damage is blocked by shields"


class BlockedInAnyWay(Blocked):
    """ "If any of this damage is blocked": by shields or by a text (DST-DMX-02)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.blocked > 0

    def says(self) -> str:
        return "any of this damage is blocked"


def that_card_was_a(noun: CardNoun) -> Condition:
    return ThatCardWasA(noun)


def it_is(noun: DieNoun) -> Condition:
    return ItIs(noun)


def it_shows(symbol: int, die: str = "that die") -> Condition:
    return ItShows(symbol, die)


def it_was(noun: CardNoun) -> Condition:
    return ItWas(noun)


def that_card_is(noun: CardNoun) -> Condition:
    return ThatCardIs(noun)


ATTACHED_HAS_NO_SHIELDS: Final = AttachedHasNoShields()
BLOCKED: Final = Blocked()
BLOCKED_IN_ANY_WAY: Final = BlockedInAnyWay()
