"""A noun with an additional demand on its things."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.nouns.noun import Noun, T_co
from sandtable.games.destiny.words.nouns.traits import CostsAtMost, Lacks, Trait
from sandtable.games.destiny.words.pointing import APiece


class Narrowed(Noun[T_co]):
    """The things of a noun that have a trait; the trait's words follow the noun's."""

    def __init__(self, noun: Noun[T_co], trait: Trait) -> None:
        self.noun = noun
        self.trait = trait
        self.kind_of_thing = noun.kind_of_thing

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)
        self.trait.reads(it, this)

    def find(self, table: Table, frame: Frame) -> list[int]:
        found = self.noun.find(table, frame)
        if self.trait.all_fit(table):
            return found
        return [thing for thing in found if self.trait.fits(table, thing, frame)]

    def has_any(self, table: Table, frame: Frame) -> bool:
        """The things are looked at up to the first with the trait, which may be costly to tell."""
        found = self.noun.find(table, frame)
        if self.trait.all_fit(table):
            return len(found) > 0
        return any(self.trait.fits(table, thing, frame) for thing in found)

    def is_opposing(self) -> bool:
        return self.noun.is_opposing()

    def seat_of(self, table: Table, thing: int) -> int:
        return self.noun.seat_of(table, thing)

    def name(self, table: Table, thing: int) -> str:
        return self.noun.name(table, thing)

    def singular(self, they: bool) -> str:
        return self.noun.singular(they) + self.trait.says()

    def plural(self, they: bool) -> str:
        return self.noun.plural(they) + self.trait.says()

    def bare(self, plural: bool) -> str:
        return self.noun.bare(plural) + self.trait.says()

    def is_of_cards(self) -> bool:
        return self.noun.is_of_cards()


def costing_at_most(most: Amount, noun: Noun[APiece]) -> Noun[APiece]:
    """ "A support that costs equal to or less than the value of that die"."""
    return Narrowed(noun, CostsAtMost(most))


def without(subtype: str, noun: Noun[APiece]) -> Noun[APiece]:
    """ "A support that has no mods"."""
    return Narrowed(noun, Lacks(subtype))
