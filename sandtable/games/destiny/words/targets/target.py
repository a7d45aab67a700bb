"""The base of all targets: a target asks first, and the verb acts when all is chosen (DST-CHT-02, 06)."""

from __future__ import annotations

from typing import Any, Final, Generic

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.noun import Noun, T_co
from sandtable.games.destiny.words.nouns.traits import Trait

STOP: Final = -1
"""The option that ends "up to" and "any number" choices."""

OPEN: Final = 0
ASKED: Final = 1
CHOSEN: Final = 2


class Target(Generic[T_co]):
    """The target of a verb."""

    def kind_of_thing(self) -> int:
        """The kind of its things for the check of a card (pointing.py)."""
        raise NotImplementedError

    def reads(self, it: int, this: int) -> None:
        """Raises ValueError when the target reads the pointer of earlier words, and that may be of a wrong kind.

        `this` is the type of the card.
        """

    def chosen(self, table: Table, frame: Frame) -> bool:
        """True when `frame.picked` holds the targets; False while a player has to decide."""
        raise NotImplementedError

    def full(self, table: Table, frame: Frame) -> bool:
        """True where the number of targets is the full number of the words (DST-THN-01)."""
        return len(frame.picked) > 0

    def exists(self, table: Table, frame: Frame) -> bool:
        """True where the words have a possible target."""
        return True

    def narrowed(self, trait: Trait) -> Target[T_co]:
        """The target limited to things with a trait that the verb needs; its words don't change (DST-CHT-03)."""
        return self

    def is_chosen(self) -> bool:
        """True where a player picks among things."""
        return False

    def names_cards(self) -> bool:
        """True where the things to pick from may be hidden cards."""
        return False

    def says(self, they: bool = False) -> str:
        raise NotImplementedError

    def name(self, table: Table, thing: int) -> str:
        """The name of a thing to pick, for the list of options."""
        raise NotImplementedError


class OfNoun(Target[T_co]):
    """A target among the things of a noun."""

    def __init__(self, noun: Noun[T_co]) -> None:
        self.noun = noun

    def kind_of_thing(self) -> int:
        return self.noun.kind_of_thing

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def exists(self, table: Table, frame: Frame) -> bool:
        return self.noun.has_any(table, frame)

    def says(self, they: bool = False) -> str:
        return self.noun.plural(they)

    def name(self, table: Table, thing: int) -> str:
        return self.noun.name(table, thing)


class Picked(OfNoun[T_co]):
    """A target that a player picks among the things of a noun."""

    def is_chosen(self) -> bool:
        return True

    def names_cards(self) -> bool:
        return self.noun.is_of_cards()


def faced(table: Table, frame: Frame, noun: Noun[Any]) -> bool:
    """True when the owner of the noun's things is settled: one opponent at a time (DST-MUL-10)."""
    return not noun.is_opposing() or table.faces(frame)
