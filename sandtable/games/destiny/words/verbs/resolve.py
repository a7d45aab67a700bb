"""Resolve dice through a card, perhaps with changed values (DST-RTC-01 to 04)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.resolve_dice import resolve_combined
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import side_name
from sandtable.games.destiny.resolving import (
    FREE,
    PIERCING,
    PLAIN_WAY,
    UNMODIFIED,
    can_resolve,
    can_resolve_side,
    resolve_die,
    resolve_side,
)
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.joints import BEGUN, Phrase, Undertaking
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_CARD, A_DIE, KEPT, NOTHING_YET, ADie, need
from sandtable.games.destiny.words.targets.target import STOP, Target


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

    def says(self) -> str:
        return self.words


class Increased(Way):
    """ ", increasing its value by 2"; `frame.picked` is the die."""

    def __init__(self, by: Amount) -> None:
        self.bits = PLAIN_WAY
        self.by = by

    def more(self, table: Table, frame: Frame) -> int:
        return self.by.value(table, frame)

    def says(self) -> str:
        return f", increasing its value by {self.by.says()}{self.by.per()}"


class Valued(Way):
    """ ", treating its value as equal to ..."."""

    def __init__(self, value: Amount) -> None:
        self.bits = PLAIN_WAY
        self.value = value

    def worth(self, table: Table, frame: Frame) -> int:
        return self.value.value(table, frame)

    def says(self) -> str:
        return f", treating its value as equal to {self.value.says()}"


def increased(by: int | Amount) -> Way:
    return Increased(amount(by))


def valued(value: int | Amount) -> Way:
    return Valued(amount(value))


AS_PRINTED: Final = Way()
AS_UNMODIFIED: Final = Way(UNMODIFIED, " (a side with a +) as if it was not modified (did not have the +)")
AS_UNBLOCKABLE: Final = Way(PIERCING, ", treating this damage as unblockable")
UNPAID: Final = Way(FREE, ". If it has a resource cost, you do not have to pay it")


class CanBeResolved(Trait):
    """Silent: a die of the player's pool that can be resolved this way (DST-ZONE-10)."""

    def __init__(self, way: int) -> None:
        self.way = way

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return thing in table.pools[frame.seat] and can_resolve(table, frame.seat, thing, self.way)


class Resolve(Undertaking[ADie]):
    """Resolve a die through a card, alone: no other die modifies it here (DST-RTC-04)."""

    takes = A_DIE

    def __init__(self, on: Target[ADie], way: Way = AS_PRINTED) -> None:
        self.on = on.narrowed(CanBeResolved(way.bits))
        self.way = way

    def deed(self, table: Table, frame: Frame) -> None:
        """Resolve the die, which counts as done completely even without an effect (D-122)."""
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        frame.step = BEGUN
        way = self.way
        resolve_die(table, frame.seat, frame.picked, way.bits, way.more(table, frame), way.worth(table, frame))

    def says(self, they: bool = False) -> str:
        return f"resolve {self.on.says(they)}{self.way.says()}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve which die?"


class ResolveAny(Phrase):
    """Resolve any number of the player's dice, of any symbols, one after another with modifiers (D-21, D-106).

    Triggered abilities wait until all dice are done (DST-QUE-03). `numbers` holds the number of resolved dice.
    """

    hands = NOTHING_YET

    def __init__(self, noun: DieNoun) -> None:
        self.noun = Narrowed(noun, CanBeResolved(PLAIN_WAY))

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        count = frame.numbers[0] if frame.numbers else 0
        if frame.step == 0:
            found = self.noun.find(table, frame)
            if found:
                frame.step = 1
                table.put(frame.seat, [STOP, *found])
                return
            frame.answer = STOP
        if frame.answer == STOP:
            table.done(True, count, NOTHING)
            return
        frame.step = 0
        frame.numbers = (count + 1,)
        resolve_combined(table, frame.seat, frame.answer)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        verb, whose = ("choose and resolve", "their") if they else ("resolve", "your")
        return f"{verb} any number of {self.noun.plural(they)} in the order of {whose} choice"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve another die?" if frame.numbers else "Resolve which die?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == STOP else self.noun.name(table, option)


class ResolveSide(Phrase):
    """ "Resolve one of the sides of its die": a side of a card's die, as if a die showed it; no die moves (D-125).

    `numbers` holds the card, to which later words still refer.
    """

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            sides = self._sides(table, frame)
            frame.numbers = (frame.it,)
            frame.step = 1
            if sides and not table.choose(frame, frame.seat, sides):
                return
            if not sides:
                frame.step = 2
        if frame.step == 1:
            frame.step = 2
            resolve_side(table, frame.seat, frame.it, frame.answer)
        else:
            table.done(True, 1, frame.numbers[0])  # "if able": later words don't depend on it

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)

    def _sides(self, table: Table, frame: Frame) -> list[int]:
        count = len(table.setup.prints[frame.it].symbols) if frame.it != NOTHING else 0
        return [side for side in range(count) if can_resolve_side(table, frame.seat, frame.it, side)]

    def says(self, they: bool = False) -> str:
        return "resolve one of the sides of its die, if able"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve which side?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return side_name(table, table.setup.dice_of[frame.it][0], option)
