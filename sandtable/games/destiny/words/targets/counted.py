"""Targets whose number is read from an earlier card: "a number of dice equal to that card's cost"."""

from __future__ import annotations

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_CARD, ADie, need
from sandtable.games.destiny.words.targets.beforehand import Beforehand
from sandtable.games.destiny.words.targets.picked import Exactly
from sandtable.games.destiny.words.targets.target import Target


class PrintedCost(Amount):
    """The printed cost of the previous step's card (D-118)."""

    def reads(self, it: int, this: int) -> None:
        need("that card's cost", it, A_CARD)

    def value(self, table: Table, frame: Frame) -> int:
        return full_cost(table, frame.it) if frame.it >= 0 else 0

    def says(self) -> str:
        return "that card's cost"


class AsManyAsCost(Exactly[ADie]):
    """A number of dice by the cost of a card; the words before them name the dice without an owner."""

    def reads(self, it: int, this: int) -> None:
        self.count.reads(it, this)
        Exactly.reads(self, it, this)

    def narrowed(self, trait: Trait) -> Target[ADie]:
        return AsManyAsCost(self.count, Narrowed(self.noun, Beforehand(trait)))

    def says(self, they: bool = False) -> str:
        return f"a number of {self.noun.plural(they)} equal to {self.count.says()}"


class AsManyAs(AsManyAsCost):
    """A number of dice by an amount in words of its own."""

    def narrowed(self, trait: Trait) -> Target[ADie]:
        return AsManyAs(self.count, Narrowed(self.noun, Beforehand(trait)))

    def says(self, they: bool = False) -> str:
        return f"a number of {self.noun.plural(they)} equal to {self.count.equal_to()}"


def as_many_as_its_cost(noun: Noun[ADie]) -> Target[ADie]:
    """ "A number of dice equal to that card's cost"; all dice when there are fewer."""
    return AsManyAsCost(PrintedCost(), noun)


def as_many_as(count: Amount, noun: Noun[ADie]) -> Target[ADie]:
    """ "A number of an opponent's dice equal to ..."; all dice when there are fewer."""
    return AsManyAs(count, noun)
