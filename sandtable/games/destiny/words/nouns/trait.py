"""The base of all demands on things: a property that a thing of a noun may have."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table


class Trait:
    """A property that things may have."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        raise NotImplementedError

    def all_fit(self, table: Table) -> bool:
        """True while all things have the property, so that they need not be looked at one by one."""
        return False

    def reads(self, it: int, this: int) -> None:
        """Raises ValueError when the trait reads the pointer of earlier words, and that may be of a wrong kind."""

    def says(self) -> str:
        """ " showing a value of 2 or higher", after the name of the thing; empty for the silent ones."""
        return ""


class Quality(Trait):
    """A property that a card has by itself: its subtype, its side, its health."""

    def suits(self, table: Table, card: int) -> bool:
        raise NotImplementedError

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return self.suits(table, thing)

    def before(self) -> str:
        """The words before the noun, as in "hero character"; empty for those that stand behind it."""
        return ""

    def is_behind_color(self) -> bool:
        """True for words that stand between color and noun, as in "Red leader character"."""
        return False


def adjectives(qualities: tuple[Quality, ...], color: str) -> list[str]:
    """The words before a noun with its color: "elite Blue apprentice"."""
    words = [quality.before() for quality in qualities if quality.before() and not quality.is_behind_color()]
    if color:
        words.append(color)
    return words + [quality.before() for quality in qualities if quality.is_behind_color()]


def suit(qualities: tuple[Quality, ...], table: Table, card: int) -> bool:
    """True where a card has all of these qualities."""
    return all(quality.suits(table, card) for quality in qualities)
