"""Targets without the things a verb could not act on; the words stay what they are (DST-CHT-03, 04)."""

from __future__ import annotations

from simulate.games.destiny.frames import Frame
from simulate.games.destiny.state import Table
from simulate.games.destiny.words.amounts import Amount
from simulate.games.destiny.words.nouns.noun import Noun
from simulate.games.destiny.words.targets.picked import One, UpTo
from simulate.games.destiny.words.targets.pointed import ThisCard
from simulate.games.destiny.words.targets.target import Target


class Narrowed(Noun):
    """A noun that leaves some of its things out and says itself as before."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def keeps(self, table: Table, frame: Frame, thing: int) -> bool:
        raise NotImplementedError

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [thing for thing in self.noun.find(table, frame) if self.keeps(table, frame, thing)]

    def is_opposing(self) -> bool:
        return self.noun.is_opposing()

    def seat_of(self, table: Table, thing: int) -> int:
        return self.noun.seat_of(table, thing)

    def name(self, table: Table, thing: int) -> str:
        return self.noun.name(table, thing)

    def singular(self, they: bool) -> str:
        return self.noun.singular(they)

    def plural(self, they: bool) -> str:
        return self.noun.plural(they)

    def bare(self, plural: bool) -> str:
        return self.noun.bare(plural)

    def is_of_cards(self) -> bool:
        return self.noun.is_of_cards()


class Turned(Narrowed):
    """Only exhausted or only ready cards: a ready one cannot be readied, an exhausted one not exhausted (DST-RDY)."""

    def __init__(self, noun: Noun, exhausted: bool) -> None:
        self.noun = noun
        self.exhausted = exhausted

    def keeps(self, table: Table, frame: Frame, thing: int) -> bool:
        return table.exhausted[thing] == self.exhausted


class Costing(Narrowed):
    """Cards in play that cost at most so much, as printed (D-118)."""

    def __init__(self, noun: Noun, most: Amount) -> None:
        self.noun = noun
        self.most = most

    def keeps(self, table: Table, frame: Frame, thing: int) -> bool:
        return table.setup.prints[thing].cost <= self.most.value(table, frame)

    def singular(self, they: bool) -> str:
        return f"{self.noun.singular(they)} from play that costs equal to or less than {self.most.equal_to()}"


class ThisTurned(ThisCard):
    """This card, which has to be ready or exhausted to be a target."""

    def __init__(self, word: str, exhausted: bool) -> None:
        self.word = word
        self.exhausted = exhausted

    def exists(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card) and table.exhausted[frame.card] == self.exhausted


class AndThis(Target):
    """ "this support and one of your characters": both, or the words are not carried out in full."""

    def __init__(self, this: ThisCard, other: Target) -> None:
        self.this = this
        self.other = other

    def chosen(self, table: Table, frame: Frame) -> bool:
        if not self.other.chosen(table, frame):
            return False
        if frame.card not in frame.picked and table.is_in_play(frame.card):
            frame.picked = (frame.card, *frame.picked)
        return True

    def full(self, table: Table, frame: Frame) -> bool:
        return len(frame.picked) > 1 and frame.card in frame.picked

    def exists(self, table: Table, frame: Frame) -> bool:
        return self.this.exists(table, frame) and self.other.exists(table, frame)

    def says(self, they: bool = False) -> str:
        return f"{self.this.says(they)} and {self.other.says(they)}"

    def name(self, table: Table, thing: int) -> str:
        return self.other.name(table, thing)


def turned(on: Target, exhausted: bool) -> Target:
    """The target without cards that are not exhausted (or not ready)."""
    if isinstance(on, One):
        return One(Turned(on.noun, exhausted))
    if isinstance(on, UpTo):
        return UpTo(on.most, Turned(on.noun, exhausted))
    if isinstance(on, ThisCard):
        return ThisTurned(on.word, exhausted)
    if isinstance(on, AndThis):
        return AndThis(ThisTurned(on.this.word, exhausted), turned(on.other, exhausted))
    return on


def both(this: ThisCard, other: Target) -> Target:
    """This card and another target."""
    return AndThis(this, other)


def costing_at_most(most: Amount, noun: Noun) -> Noun:
    """ "A support that costs equal to or less than the value of that die"."""
    return Costing(noun, most)
