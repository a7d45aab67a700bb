"""The base of all nouns, and the owners of their things.

A noun finds its things on the table for the seat that speaks ("you") and says itself in the singular and plural. Every
filter returns a new noun: `DIE.opposing.showing(MELEE)`, `CHARACTER.yours.blue.unique`.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from sandtable.engine.asking import SEATS
from sandtable.games.destiny.control import causer_of
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.english import indefinite
from sandtable.games.destiny.words.pointing import UNSAID, Thing

ANYBODY: Final = 0
YOURS: Final = 1
OPPOSING: Final = 2
YOUR_OWN: Final = 3
"""Of the player who carries out the card, also in words that another player is made to carry out."""

PLAIN: Final = 0
"""A filter that is not set; filters have three values: not set, required, excluded."""
MUST: Final = 1
MUST_NOT: Final = 2

_ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SEATS)]
_BOTH: Final[list[tuple[int, ...]]] = [(0, 1), (1, 0)]
"""The usual rows of seats, made once."""


T_co = TypeVar("T_co", bound=Thing, covariant=True)
"""The kind of a noun's things."""


class Noun(Generic[T_co]):
    """Things on the table of one kind."""

    kind_of_thing: int = UNSAID
    """The kind of its things for the check of a card (pointing.py)."""

    whose: int = ANYBODY
    """The owner of the things: any player, you, or one opponent of the speaker's choice (DST-MUL-10)."""

    def is_opposing(self) -> bool:
        """True for the things of one opponent."""
        return self.whose == OPPOSING

    def seat_of(self, table: Table, thing: int) -> int:
        """The seat that owns a thing."""
        return table.controller(thing)

    def reads(self, it: int, this: int) -> None:
        """Raises ValueError when the noun reads the pointer of earlier words, and that may be of a wrong kind."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        """The ids of all matching things, in a fixed order."""
        raise NotImplementedError

    def has_any(self, table: Table, frame: Frame) -> bool:
        """True where a thing matches."""
        return len(self.find(table, frame)) > 0

    def name(self, table: Table, thing: int) -> str:
        """The name of one thing, for the list of options."""
        raise NotImplementedError

    def singular(self, they: bool) -> str:
        """ "a character", "one of your Blue dice"."""
        raise NotImplementedError

    def plural(self, they: bool) -> str:
        """ "your characters", "an opponent's dice"."""
        raise NotImplementedError

    def bare(self, plural: bool) -> str:
        """Without an owner: "Blue character", "dice showing blanks"."""
        raise NotImplementedError

    def an(self) -> str:
        """One thing without an owner: "a Blue character", "an Ewok", "Yoda"."""
        return indefinite(self.bare(False))

    def is_of_cards(self) -> bool:
        """True where the things may be cards hidden from some player."""
        return False


def one_of(whose: int, noun: str, nouns: str, they: bool) -> str:
    """ "a die", "one of your dice", "an opponent's die"."""
    if whose == YOUR_OWN:
        return f"one of your {nouns}"
    if whose == YOURS:
        return f"one of {'their' if they else 'your'} {nouns}"
    if whose == OPPOSING:
        return f"an opponent's {noun}"
    return indefinite(noun)


def all_of(whose: int, nouns: str, they: bool) -> str:
    """ "your dice", "an opponent's dice", "dice"."""
    if whose == YOUR_OWN:
        return f"your {nouns}"
    if whose == YOURS:
        return f"{'their' if they else 'your'} {nouns}"
    if whose == OPPOSING:
        return f"an opponent's {nouns}"
    return nouns


def seats_of(whose: int, table: Table, frame: Frame) -> tuple[int, ...]:
    """The seats that own the things, the speaker first; all opponents until one is chosen (DST-MUL-10)."""
    seat = frame.seat
    if whose == YOURS:
        return _ALONE[seat]
    if whose == YOUR_OWN:
        return _ALONE[causer_of(table, frame)]
    if whose == OPPOSING and frame.rival >= 0:
        return _ALONE[frame.rival]
    seats = table.setup.seats
    if seats == 2:
        return _ALONE[1 - seat] if whose == OPPOSING else _BOTH[seat]
    others = tuple([(seat + step) % seats for step in range(1, seats)])
    return others if whose == OPPOSING else (seat, *others)
