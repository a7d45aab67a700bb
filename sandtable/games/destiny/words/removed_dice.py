"""Removed dice whose side is remembered, beside something that earlier words still point at."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, WILDCARD
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_DIE, KEPT, Handed, need
from sandtable.games.destiny.words.remembered import noted_symbol
from sandtable.games.destiny.words.verbs.dice import Remove


class RemoveBeside(Remove):
    """Remove one die; later words point at what was there before, and "that many" is its symbol, counted from 1."""

    hands = KEPT

    def handed(self, it: int) -> Handed:
        return Handed(it, it)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, frame.it)
            return
        die = frame.picked[0]
        symbol, value = table.symbol(die), table.value(die)
        if dice_moves.remove_dice(table, (die,)):
            table.done(True, symbol + 1, frame.it, value)
        else:
            table.done(False, 0, frame.it)


class RemovedDamage(Condition):
    """ "The die removed was showing damage", after RemoveBeside."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.many > 0 and (DAMAGE_SYMBOLS >> (frame.many - 1)) & 1 == 1

    def says(self) -> str:
        return "the die removed was showing damage"


class UnlikeNoted(Trait):
    """Another symbol and another value than those of the die that RemoveNoted has removed. A wildcard has no symbol to
    compare, neither there nor here (DST-WLD-02).
    """

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        if frame.it == NOTHING or frame.many <= 0:
            return False
        noted, shown = noted_symbol(table, frame), table.symbol(thing)
        return WILDCARD not in (noted, shown) and shown != noted and table.value(thing) != frame.worth

    def reads(self, it: int, this: int) -> None:
        need("a different symbol and value", it, A_DIE)

    def says(self) -> str:
        return " showing a different symbol and value"


class IsCopyOfIt(Trait):
    """ "All copies of that die": dice of cards with the title of its card, itself included (DST-COP-01)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        setup = table.setup
        if frame.it == NOTHING:
            return False
        return setup.prints[setup.card_of[thing]].title == setup.prints[setup.card_of[frame.it]].title

    def reads(self, it: int, this: int) -> None:
        need("that die", it, A_DIE)

    def says(self) -> str:
        return " that are copies of that die from all pools"


class JustTurnedYours(Condition):
    """ "You just turned your die": the step before turned a die, and it is yours."""

    def __init__(self, words: str) -> None:
        self.words = words

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.many > 0 and frame.it != NOTHING and table.die_seat(frame.it) == frame.seat

    def says(self) -> str:
        return self.words


THE_REMOVED_SHOWED_DAMAGE: Final = RemovedDamage()
DIFFERENT_SYMBOL_AND_VALUE: Final = UnlikeNoted()
COPY_OF_IT: Final = IsCopyOfIt()
YOU_JUST_TURNED_YOURS: Final = JustTurnedYours("you just turned your die")
THE_TURNED_WAS_YOURS: Final = JustTurnedYours("the die you just turned was in your pool")
