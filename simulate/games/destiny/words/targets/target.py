"""What a target is: it asks first; the verb acts when everything is chosen (DST-CHT-02, 06)."""

from __future__ import annotations

from typing import Final

from simulate.games.destiny.frames import Frame
from simulate.games.destiny.state import Table
from simulate.games.destiny.words.nouns.noun import Noun
from simulate.games.destiny.words.nouns.traits import Trait

STOP: Final = -1
"""The option that ends "up to" and "any number" choices."""

OPEN: Final = 0
ASKED: Final = 1
CHOSEN: Final = 2


class Target:
    """What a verb acts on."""

    def chosen(self, table: Table, frame: Frame) -> bool:
        """True when `frame.picked` holds the targets; False while somebody has to decide."""
        raise NotImplementedError

    def full(self, table: Table, frame: Frame) -> bool:
        """Whether there were as many as the words ask for (DST-THN-01)."""
        return len(frame.picked) > 0

    def exists(self, table: Table, frame: Frame) -> bool:
        """Whether the words can be carried out at all."""
        return True

    def narrowed(self, trait: Trait) -> Target:
        """The same, not to be had unless it has a trait the verb needs; the words stay what they are (DST-CHT-03)."""
        return self

    def is_chosen(self) -> bool:
        """Whether somebody picks among things of a kind."""
        return False

    def names_cards(self) -> bool:
        """Whether the things to pick from are cards that not everybody may see."""
        return False

    def says(self, they: bool = False) -> str:
        raise NotImplementedError

    def name(self, table: Table, thing: int) -> str:
        """One thing to pick, for the list of options."""
        raise NotImplementedError


class OfNoun(Target):
    """Things of a noun."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def exists(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return self.noun.plural(they)

    def name(self, table: Table, thing: int) -> str:
        return self.noun.name(table, thing)


class Picked(OfNoun):
    """Things of a noun that somebody picks."""

    def is_chosen(self) -> bool:
        return True

    def names_cards(self) -> bool:
        return self.noun.is_of_cards()


def faced(table: Table, frame: Frame, noun: Noun) -> bool:
    """True when it is settled whose things the noun means: those of one opponent at a time (DST-MUL-10)."""
    return not noun.is_opposing() or table.faces(frame)
