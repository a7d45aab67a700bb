"""Costs that a card counts, cards that are not readied in the upkeep, and damage dealt to marked characters."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import all_on
from sandtable.games.destiny.prints import Discount, Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DEALT
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled
from sandtable.games.destiny.words.nouns.trait import Quality
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER


class CostsPerCopy(Discount):
    """A printed cost of X: the number of cards with this title that the player controls (DST-VAR-01)."""

    def less(self, table: Table, seat: int, card: int, host: int) -> int:
        title = table.setup.prints[card].title
        return -sum(1 for other in table.supports[seat] if table.setup.prints[other].title == title)


class CostX(Paragraph):
    """ "Cost X is equal to the number of MSE-6 Droids you control"."""

    def __init__(self, plural: str) -> None:
        self.plural = plural

    def put_on(self, printed: Print) -> None:
        printed.discounts.append(CostsPerCopy())

    def says(self) -> str:
        return f"Cost X is equal to the number of {self.plural} you control."


class StaysExhausted(Paragraph):
    """ "This card does not ready during the upkeep phase" (DST-TIM-08)."""

    def put_on(self, printed: Print) -> None:
        printed.stays_exhausted = True

    def says(self) -> str:
        return "This card does not ready during the upkeep phase."


class EntersExhausted(Paragraph):
    """ "This support enters play exhausted": it is not exhausted by anything, so nothing waits for that."""

    def put_on(self, printed: Print) -> None:
        printed.enters_exhausted = True

    def says(self) -> str:
        return "This support enters play exhausted."


class Bears(Quality):
    """ "With a bounty on it": an upgrade or a downgrade of a subtype."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def suits(self, table: Table, card: int) -> bool:
        return any(has_subtype(table, each, self.subtype) for each in all_on(table, card))

    def says(self) -> str:
        return f" with a {spelled(self.subtype)} on it"


class YouDealTo(Occasion):
    """ "You deal damage to a character with a bounty on it", also where shields block all of it."""

    about = A_CHARACTER

    def __init__(self, noun: CharacterNoun) -> None:
        self.after = AFTER_DEALT
        self.before = NEVER
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and self.noun.fits(table, it)

    def says(self) -> str:
        return f"you deal damage to {self.noun.singular(False)}"


def cost_per_copy(plural: str) -> Paragraph:
    """A cost of X that counts the cards of the same title, which are called so."""
    return CostX(plural)


def bearing(subtype: str) -> Quality:
    return Bears(subtype)


def you_deal_to(noun: CharacterNoun) -> Occasion:
    return YouDealTo(noun)


ENTERS_EXHAUSTED: Final = EntersExhausted()
STAYS_EXHAUSTED: Final = StaysExhausted()
