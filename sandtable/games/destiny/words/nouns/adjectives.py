"""Adjectives: what a card says of itself, and of its die (D-03): "non-unique", "villain", "trooper"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFFILIATION_NAMES


class Adjective:
    """A property of cards, said before the noun."""

    def suits(self, table: Table, card: int) -> bool:
        raise NotImplementedError

    def before(self) -> str:
        raise NotImplementedError


class Unique(Adjective):
    """ "Unique" or "non-unique"."""

    def __init__(self, is_unique: bool) -> None:
        self.is_unique = is_unique

    def suits(self, table: Table, card: int) -> bool:
        return table.setup.prints[card].is_unique == self.is_unique

    def before(self) -> str:
        return "unique" if self.is_unique else "non-unique"


class OfSide(Adjective):
    """ "Villain" or "non-hero": the printed affiliation."""

    def __init__(self, affiliation: int, is_not: bool = False) -> None:
        self.affiliation = affiliation
        self.is_not = is_not

    def suits(self, table: Table, card: int) -> bool:
        return (table.setup.prints[card].affiliation == self.affiliation) != self.is_not

    def before(self) -> str:
        return f"{'non-' if self.is_not else ''}{AFFILIATION_NAMES[self.affiliation]}"


class Called(Adjective):
    """ "Trooper or vehicle": one of these subtypes (DST-SBT-04)."""

    def __init__(self, subtypes: tuple[str, ...]) -> None:
        self.subtypes = subtypes

    def suits(self, table: Table, card: int) -> bool:
        return any(subtype in table.setup.prints[card].subtypes for subtype in self.subtypes)

    def before(self) -> str:
        if len(self.subtypes) > 2:
            return f"{', '.join(self.subtypes[:-1])}, or {self.subtypes[-1]}"
        return " or ".join(self.subtypes)


UNIQUE: Final = Unique(True)
NON_UNIQUE: Final = Unique(False)
