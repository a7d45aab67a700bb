"""A pool in two groups: one player makes them, the other chooses."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.choices import either
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.pointing import NOTHING_YET
from sandtable.games.destiny.words.targets.picked import any_number, every
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.dice import Remove
from sandtable.games.destiny.words.verbs.sides import OF_YOUR_CHOICE
from sandtable.games.destiny.words.verbs.turn import Turn

STARTING: Final = 0
SPLITTING: Final = 1
CHOOSING: Final = 2
POOLING: Final = 3
FACING: Final = 4
ENDING: Final = 5

FIRST_GROUP: Final = 0
SECOND_GROUP: Final = 1


class SplitPool(Phrase):
    """An opponent divides their pool in two groups; then all dice of the group you choose are removed (DST-CHE-03).

    `picked` is the group with the first die of the pool, so that every division has one sequence of answers. The rest,
    perhaps empty, is the second group.
    """

    hands = NOTHING_YET

    def __init__(self) -> None:
        self.phrase: Phrase = Remove(every(DIE.of_those))

    def keeps_dice(self) -> bool:
        return True

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == STARTING:
            self._start(table, frame)
        elif frame.step == SPLITTING:
            if frame.answer != STOP:
                frame.picked += (frame.answer,)
            self._split(table, frame, frame.answer == STOP)
        elif frame.step == ENDING:
            table.done(frame.full, frame.many, NOTHING)
        else:
            self._remove(table, frame)

    def _start(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        pool = self._pool(table, frame)
        if not pool:
            table.done(False, 0, NOTHING)
            return
        frame.picked = pool[:1]
        self._split(table, frame, False)

    def _split(self, table: Table, frame: Frame, is_over: bool) -> None:
        """Ask the opponent for another die of the first group, or ask the card's player for the group to remove."""
        pool = self._pool(table, frame)
        rest = pool[pool.index(frame.picked[-1]) + 1 :]
        if rest and not is_over:
            frame.step = SPLITTING
            table.put(table.rival(frame), [STOP, *rest])
        else:
            frame.step = CHOOSING
            table.put(frame.seat, [FIRST_GROUP, SECOND_GROUP])

    def _remove(self, table: Table, frame: Frame) -> None:
        """Let the words about "those dice" act on the group, with the choices that a removal may need (DST-RSL-02)."""
        frame.picked = frame.picked if frame.answer == FIRST_GROUP else self._others(table, frame)
        frame.step = ENDING
        table.push(self.phrase, frame)

    def _others(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """The second group."""
        return tuple([die for die in self._pool(table, frame) if die not in frame.picked])

    def _pool(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return table.pools[table.rival(frame)]

    def says(self, they: bool = False) -> str:
        return (
            "force your opponent to split their dice pool into 2 groups of any size. "
            "Choose 1 group and remove all dice in it"
        )

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        if frame.step != CHOOSING:
            return option == STOP
        return option != FIRST_GROUP and not self._others(table, frame)

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == CHOOSING:
            return "Remove which group?"
        return f"Which dice are in one group with {self._named(table, frame.picked)}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step != CHOOSING:
            return "no more" if option == STOP else DIE.name(table, option)
        return self._named(table, frame.picked if option == FIRST_GROUP else self._others(table, frame))

    def _named(self, table: Table, dice: tuple[int, ...]) -> str:
        return ", ".join([DIE.name(table, die) for die in dice]) or "no die"


class SplitAnyPool(SplitPool):
    """The player chooses a pool, an opponent divides it; of one group the player removes all dice or turns any of them.

    `numbers` holds the seat of the pool.
    """

    def __init__(self) -> None:
        self.phrase = either(Remove(every(DIE.of_those)), Turn(any_number(DIE.of_those), OF_YOUR_CHOICE))

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == STARTING:
            seats = [seat for seat in range(table.setup.seats) if table.pools[seat]]
            if not seats:
                table.done(False, 0, NOTHING)
                return
            frame.step = POOLING
            if not table.choose(frame, frame.seat, seats):
                return
        if frame.step == POOLING:
            frame.step = FACING
            frame.numbers = (frame.answer,)
        if frame.step == FACING:
            self._start(table, frame)
        elif frame.step == ENDING:
            table.done(True, len(frame.picked), NOTHING)
        else:
            SplitPool.step(self, table, frame)

    def _pool(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return table.pools[frame.numbers[0]]

    def says(self, they: bool = False) -> str:
        return (
            "choose a dice pool. An opponent splits the dice in that pool into 2 groups of any size. "
            "Either remove all dice in a group, or turn any number of dice in a group to sides of your choice"
        )

    def possible(self, table: Table, frame: Frame) -> bool:
        return any(len(pool) > 0 for pool in table.pools)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return frame.step != POOLING and SplitPool.declines(self, table, frame, option)

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == POOLING:
            return "Choose which pool?"
        return "Choose which group?" if frame.step == CHOOSING else SplitPool.prompt(self, table, frame)

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == POOLING:
            return f"the pool of player {option + 1}"
        return SplitPool.option(self, table, frame, option)
