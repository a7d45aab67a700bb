"""Choose, remove and reroll dice."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.control import causer_of, doer
from sandtable.games.destiny.firm_dice import (
    all_removable,
    all_rerollable,
    alternatives,
    can_remove,
    can_reroll,
    removable,
    rerollable,
    resilient,
)
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_REROLL
from sandtable.games.destiny.sparing import SPARE_WHICH, to_choose
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import INSTEAD_OF_REMOVAL, NOTHING, SYMBOL_NAMES, WILDCARD
from sandtable.games.destiny.words.joints import BEGUN, Phrase, Verb
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.held import keep_rerolled
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_DIE, ANYTHING, ADie, Thing
from sandtable.games.destiny.words.targets.picked import Exactly, One
from sandtable.games.destiny.words.targets.target import Target


class CanBeRemoved(Trait):
    """Silent: a die that can be removed, also beside those picked before it (DST-RSL-01, DST-CAN-07)."""

    def all_fit(self, table: Table) -> bool:
        return all_removable(table)

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        if not can_remove(table, thing, causer_of(table, frame)):
            return False
        if not frame.picked or thing in frame.picked:
            return True
        character = resilient(table, thing)
        return character < 0 or not any([resilient(table, die) == character for die in frame.picked])


class CanBeRerolled(Trait):
    """Silent: a die that can be rerolled (DST-CAN-08)."""

    def all_fit(self, table: Table) -> bool:
        return all_rerollable(table)

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return can_reroll(table, thing, causer_of(table, frame))


class Remove(Verb[ADie]):
    """Remove dice from their pools (DST-RMV-01); their values are remembered.

    `raised` is added to each remembered value.
    """

    takes = A_DIE

    def __init__(self, on: Target[ADie], raised: int = 0) -> None:
        self.on = on.narrowed(CanBeRemoved())
        self.raised = raised

    def payable(self, table: Table, frame: Frame) -> bool:
        """Of the dice of a character with Resilience only one counts (D-53, DST-RSL-01)."""
        if not self.on.exists(table, frame):
            return False
        if not isinstance(self.on, Exactly) or all_removable(table):
            return True
        dice = tuple(self.on.noun.find(table, frame))
        return len(removable(table, dice, causer_of(table, frame))) >= self.on.wanted(table, frame)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN:
            self._leave_out(table, frame)
        elif frame.step == SPARING:
            table.spared += (frame.answer,)
            self.settle(table, frame)
        elif self.on.chosen(table, frame):
            self.settle(table, frame)

    def settle(self, table: Table, frame: Frame) -> None:
        """Let the player choose among dice of one character with Resilience, and their player among those of which a
        card spares one; then act (DST-RSL-02, D-411).
        """
        others = alternatives(table, frame.picked, causer_of(table, frame))
        if others:
            frame.step = BEGUN
            table.put(frame.seat, others)
            return
        mine = to_choose(table, frame.picked, doer(table)) if table.watch[INSTEAD_OF_REMOVAL] else []
        if mine:
            frame.step = SPARING
            table.put(table.die_seat(mine[0]), mine)
        else:
            self.deed(table, frame)

    def _leave_out(self, table: Table, frame: Frame) -> None:
        others = alternatives(table, frame.picked, causer_of(table, frame))
        frame.picked = tuple([die for die in frame.picked if die == frame.answer or die not in others])
        self.settle(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        picked = removable(table, frame.picked, causer_of(table, frame))
        values = [table.value(die) + self.raised for die in picked]
        removed = dice_moves.remove_dice(table, picked)
        worth = 0
        for at in range(len(picked)):
            if picked[at] in removed:
                worth += values[at]
        picked = removed
        full = self.on.full(table, frame) and len(picked) == len(frame.picked)
        count = len(picked)
        table.done(full, count, picked[0] if count else NOTHING, worth)

    def says(self, they: bool = False) -> str:
        raised = f", increasing each of their values by {self.raised}," if self.raised else ""
        return f"remove {self.on.says(they)}{raised}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return SPARE_WHICH if frame.step == SPARING else "Remove which die?"


SPARING: Final = BEGUN + 1
"""The step in which another player chooses the die that is not removed."""


class Choose(Verb[Thing]):
    """Choose a target without an effect yet; values of dice are remembered."""

    takes = ANYTHING

    def deed(self, table: Table, frame: Frame) -> None:
        worth = 0
        if isinstance(self.on, One) and isinstance(self.on.noun, DieNoun):
            for die in frame.picked:
                worth += table.value(die)
        count = len(frame.picked)
        table.done(count > 0, count, frame.picked[0] if count else NOTHING, worth)

    def says(self, they: bool = False) -> str:
        return f"choose {self.on.says(they)}"


class Reroll(Verb[ADie]):
    """Roll dice in a pool again, all at the same time (DST-RRL-01, D-101)."""

    takes = A_DIE

    def __init__(self, on: Target[ADie]) -> None:
        self.on = on.narrowed(CanBeRerolled())

    def deed(self, table: Table, frame: Frame) -> None:
        picked = rerollable(table, frame.picked, causer_of(table, frame))
        full = self.on.full(table, frame) and len(picked) == len(frame.picked)
        if table.telling and picked:
            table.tell(TOLD_REROLL, frame.seat, picked)
        dice_moves.roll(table, picked)
        keep_rerolled(table, picked)
        table.done(full, len(picked), picked[0] if picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"reroll {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Reroll which die?"


class RerollThemAgain(Reroll):
    """The same in the words "reroll ... again", of dice that were just rerolled."""

    def says(self, they: bool = False) -> str:
        return f"{Reroll.says(self, they)} again"


class ChooseSymbol(Phrase):
    """Choose a symbol that dice show; a die with this symbol stands for it until the end of the ability."""

    hands = A_DIE

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            found = one_of_each(table, self.noun.find(table, frame))
            if not found:
                table.done(False, 0, NOTHING)
                return
            if not table.choose(frame, frame.seat, found):
                return
        table.done(True, 1, frame.answer)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return f"choose a symbol showing on {self.noun.singular(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose which symbol?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return SYMBOL_NAMES[table.symbol(option)]


def one_of_each(table: Table, dice: list[int]) -> list[int]:
    """The first die of each shown symbol; a wildcard has none (DST-WLD-02)."""
    found: list[int] = []
    for die in dice:
        if table.symbol(die) != WILDCARD and not any(table.symbol(die) == table.symbol(other) for other in found):
            found.append(die)
    return found
