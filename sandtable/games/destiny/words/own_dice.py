"""Words of a card about its own die: the X on it, and shields that are split."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print, Variable
from sandtable.games.destiny.queue_order import LINE_UP
from sandtable.games.destiny.resolving import SYMBOLS
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import INDIRECT, MELEE, NOTHING, RANGED, SHIELD, SYMBOL_NAMES
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.amounts import THAT_MANY, Amount
from sandtable.games.destiny.words.nouns.characters import CHARACTER, CharacterNoun
from sandtable.games.destiny.words.targets.picked import a, distributed
from sandtable.games.destiny.words.verbs.tokens import Give


class Equals(Variable):
    """X equals an amount, read for the die's seat (DST-VAX-01)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def value(self, table: Table, seat: int, card: int) -> int:
        return self.amount.value(table, Frame(LINE_UP, seat, card, NOTHING, NOTHING, 0))


class DieX(Paragraph):
    """ "The X on this die is equal to ..." """

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def put_on(self, printed: Print) -> None:
        printed.variable = Equals(self.amount)

    def says(self) -> str:
        return f"The X on this die is equal to {self.amount.says()}."


class SpreadShields(Paragraph):
    """Shields of this die can be split among characters, other than DST-SYM-10 says; only while the card is in play.

    The acting player may still give all of them to one character of any player.
    """

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun
        self.phrase = Give(THAT_MANY, distributed(noun)).or_(Give(THAT_MANY, a(CHARACTER)))

    def put_on(self, printed: Print) -> None:
        printed.own_words = printed.own_words or [None] * len(SYMBOL_NAMES)
        printed.own_words[SHIELD] = self.phrase

    def says(self) -> str:
        return f"The shields from this die can be given to any of {self.noun.plural(False)} distributed as you wish."


class UnblockableDie(Paragraph):
    """ "Damage dealt by this die is unblockable", while its card is in play; modifiers added to it are so too
    (DST-VAL-08).
    """

    def put_on(self, printed: Print) -> None:
        printed.own_words = printed.own_words or [None] * len(SYMBOL_NAMES)
        for symbol in (MELEE, RANGED, INDIRECT):
            printed.own_words[symbol] = SYMBOLS.piercing[symbol]

    def says(self) -> str:
        return "Damage dealt by this die is unblockable."


class PiercingDie(UnblockableDie):
    """The same for a die that it modifies."""

    def put_on(self, printed: Print) -> None:
        UnblockableDie.put_on(self, printed)
        printed.pierces = True

    def says(self) -> str:
        return "Damage dealt by this die or by a die that it modifies is unblockable."


PIERCING_DIE: Final = PiercingDie()
UNBLOCKABLE_DIE: Final = UnblockableDie()


def x_is(amount: Amount) -> Paragraph:
    return DieX(amount)


def spread_shields(noun: CharacterNoun) -> Paragraph:
    return SpreadShields(noun)
