"""Rally The Covert: dice just rolled are resolved or removed, and each removed one takes another along."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.actions.resolve_dice import resolve_in_a_way
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import ways_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.pointing import A_DIE, NOTHING_YET, ADie, need
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.dice import CanBeRemoved
from sandtable.games.destiny.words.verbs.rolling_aside import THOSE_DICE

NEXT: Final = 1
CHOSEN: Final = 2
REMOVING: Final = 3
PAIRED: Final = 4
REMOVABLE: Final[Noun[ADie]] = Narrowed(DIE, CanBeRemoved())


class ResolveOrRemove(Phrase):
    """ "You may resolve any number of those dice. Remove the rest. For each die removed you may remove another die
    showing the same value": the rest together (DST-OPD-04), then one after another. `numbers` are the dice, then the
    values of removed ones.
    """

    hands = NOTHING_YET

    def reads(self, it: int, this: int) -> None:
        need("those dice", it, A_DIE)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.numbers = tuple(THOSE_DICE.find(table, frame))
            frame.step = NEXT
        if frame.step == NEXT:
            self._ask(table, frame)
        elif frame.step == CHOSEN and frame.answer != STOP:
            frame.step = NEXT
            resolve_in_a_way(table, frame.seat, frame.answer)
        elif frame.step == CHOSEN:
            self._remove_rest(table, frame)
        else:
            if frame.step == PAIRED:
                self._pair(table, frame)
            self._ask_pair(table, frame)

    def _ask(self, table: Table, frame: Frame) -> None:
        found = [die for die in frame.numbers if table.face[die] >= 0 and ways_of(table, frame.seat, die)]
        if found:
            frame.step = CHOSEN
            table.put(frame.seat, [STOP, *found])
        else:
            self._remove_rest(table, frame)

    def admits(self, table: Table, frame: Frame, die: int) -> bool:
        return die in frame.numbers

    def _remove_rest(self, table: Table, frame: Frame) -> None:
        rest = tuple([die for die in frame.numbers if table.face[die] >= 0])
        values = [table.value(die) for die in rest]
        removed = dice_moves.remove_dice(table, rest)
        frame.numbers = tuple([values[at] for at in range(len(rest)) if rest[at] in removed])
        frame.step = REMOVING
        self._ask_pair(table, frame)

    def _ask_pair(self, table: Table, frame: Frame) -> None:
        while frame.numbers:
            found = [die for die in REMOVABLE.find(table, frame) if table.value(die) == frame.numbers[0]]
            if found:
                frame.step = PAIRED
                table.put(frame.seat, [STOP, *found])
                return
            frame.numbers = frame.numbers[1:]
        table.done(True, 1, NOTHING)

    def _pair(self, table: Table, frame: Frame) -> None:
        if frame.answer != STOP:
            dice_moves.remove_die(table, frame.answer)
        frame.numbers = frame.numbers[1:]
        frame.step = REMOVING

    def says(self, they: bool = False) -> str:
        return (
            "you may resolve any number of those dice. Remove the rest. For each die removed you may remove another "
            "die showing the same value"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == CHOSEN:
            return "Resolve which of those dice?"
        return f"Remove another die showing a value of {frame.numbers[0]}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "none" if option == STOP else DIE.name(table, option)
