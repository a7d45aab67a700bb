"""Ways of resolving a die by a card (DST-RTC-01 to 04, DST-ASI-01 to 06); several of them fit together."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.die_ways import (
    CHEAPER,
    FREE,
    PIERCING,
    PLAIN_WAY,
    REROLLED,
    STAYING,
    SYMBOL_SPAN,
    UNCHARGED,
    UNMODIFIED,
)
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import ways_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.instead import Instead
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.showing import showing_in_words
from sandtable.games.destiny.words.nouns.traits import Trait


class Way:
    """A change of the resolving of one die by a card; its words follow "resolve one of your dice"."""

    def __init__(self, bits: int = PLAIN_WAY, words: str = "") -> None:
        self.bits = bits
        self.words = words

    def more(self, table: Table, frame: Frame) -> int:
        """The increase of the value, for this resolution only (D-20)."""
        return 0

    def worth(self, table: Table, frame: Frame) -> int:
        """The value that replaces the die's; NOTHING: none."""
        return NOTHING

    def besides(self, table: Table, frame: Frame) -> int:
        """Bits that depend on the game."""
        return PLAIN_WAY

    def is_open(self) -> bool:
        """True where the player also chooses the symbol."""
        return False

    def reads(self, it: int, this: int) -> None:
        """Raises ValueError when the way reads the pointer of earlier words, and that is of a wrong kind."""

    def says(self) -> str:
        return self.words


class Increased(Way):
    """ ", increasing its value by 2"; `frame.picked` is the die."""

    def __init__(self, by: Amount) -> None:
        self.bits = PLAIN_WAY
        self.by = by

    def more(self, table: Table, frame: Frame) -> int:
        return self.by.value(table, frame)

    def reads(self, it: int, this: int) -> None:
        self.by.reads(it, this)

    def says(self) -> str:
        return f", increasing its value by {self.by.says()}{self.by.per()}"


class Decreased(Increased):
    """ ", decreasing its value by 1", never below 0 (DST-VAL-05)."""

    def more(self, table: Table, frame: Frame) -> int:
        return -self.by.value(table, frame)

    def says(self) -> str:
        return f", decreasing its value by {self.by.says()}"


class EachIncreased(Increased):
    """ ", increasing each of their values by 1", for several dice."""

    def says(self) -> str:
        return f", increasing each of their values by {self.by.says()}"


class IncreasedInstead(Increased):
    """ ", increasing its value by 1, or by 2 instead if ..."; `frame.picked` is the die."""

    def __init__(self, usual: int, then: int, condition: Condition) -> None:
        self.bits = PLAIN_WAY
        self.by = Instead(usual, then, condition)

    def says(self) -> str:
        instead = self.by.instead("").replace(", or ", ", or by ", 1).replace("  ", " ")
        return f", increasing its value by {self.by.says()}{instead}"


class UnblockableIf(Way):
    """ "If this upgrade is on Cassian Andor, that damage is unblockable"."""

    def __init__(self, condition: Condition) -> None:
        self.bits = PLAIN_WAY
        self.condition = condition

    def besides(self, table: Table, frame: Frame) -> int:
        return PIERCING if self.condition.holds(table, frame) else PLAIN_WAY

    def reads(self, it: int, this: int) -> None:
        self.condition.reads(it, this)

    def says(self) -> str:
        return f". If {self.condition.says()}, that damage is unblockable"


class Valued(Way):
    """ ", treating its value as equal to ..."."""

    def __init__(self, value: Amount) -> None:
        self.bits = PLAIN_WAY
        self.value = value

    def reads(self, it: int, this: int) -> None:
        self.value.reads(it, this)

    def worth(self, table: Table, frame: Frame) -> int:
        return self.value.value(table, frame)

    def says(self) -> str:
        return f", treating its value as equal to {self.value.says()}"


class AsAnother(Way):
    """ " as if it were showing a different symbol", one with a value of its own (D-254)."""

    def is_open(self) -> bool:
        return True


def as_showing(symbol: int, words: str = "") -> Way:
    """ " as if it were showing ranged damage"; the value stays (DST-ASI-01)."""
    return Way((symbol + 1) * SYMBOL_SPAN, words or f" as if it were{showing_in_words(1 << symbol)}")


def increased(by: int | Amount) -> Way:
    return Increased(amount(by))


def decreased(by: int | Amount) -> Way:
    return Decreased(amount(by))


def each_increased(by: int | Amount) -> Way:
    return EachIncreased(amount(by))


def increased_instead(usual: int, then: int, condition: Condition) -> Way:
    """ ", increasing its value by 1, or by 2 instead if ..."."""
    return IncreasedInstead(usual, then, condition)


def unblockable_if(condition: Condition) -> Way:
    return UnblockableIf(condition)


def valued(value: int | Amount) -> Way:
    return Valued(amount(value))


AS_PRINTED: Final = Way()
AS_UNMODIFIED: Final = Way(UNMODIFIED, " (a side with a +) as if it was not modified (did not have the +)")
WITHOUT_MODIFIER: Final = Way(UNMODIFIED, " as if it did not have a modifier")
AS_YOURS: Final = Way(PLAIN_WAY, " as if it were your own")
SO_UNBLOCKABLE: Final = Way(PIERCING, " as unblockable")
AS_UNBLOCKABLE: Final = Way(PIERCING, ", treating this damage as unblockable")
FOR_ONE_LESS: Final = Way(CHEAPER, " decreasing its cost by 1")
CHEAPER_BY_ONE: Final = Way(CHEAPER, ", decreasing the cost showing on it by 1")
UNPAID: Final = Way(FREE, ". If it has a resource cost, you do not have to pay it")


STAYS: Final = Way(STAYING, " without removing it from your pool")
STAYS_THERE: Final = Way(STAYING, " without removing it from the pool")
"""The same for a die of any pool."""
FREE_OF_COST: Final = Way(UNCHARGED, " for free")
WITHOUT_PAYING: Final = Way(UNCHARGED, " without paying its cost")
ANYBODYS: Final = Way()
"""Silent: the die of earlier words may be that of any player."""
YOURS_OR_THEIRS: Final = Way(PLAIN_WAY, " (yours or an opponent's)")
REROLLING: Final = Way(REROLLED, ", rerolling it instead of removing it")
AS_ANOTHER_SYMBOL: Final = AsAnother(SYMBOL_SPAN, " as if it were showing a different symbol")
"""Its bits say for now that the printed symbol doesn't matter."""


class CanBeResolved(Trait):
    """Silent: a die of the player's pool that can be resolved this way (DST-ZONE-10), or of any pool where the words
    speak of other players' dice (DST-OPD-01).
    """

    def __init__(self, way: int, is_anybodys: bool = False) -> None:
        self.way = way
        self.is_anybodys = is_anybodys

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        if not self.is_anybodys and thing not in table.pools[frame.seat]:
            return False
        return len(ways_of(table, frame.seat, thing, self.way)) > 0
