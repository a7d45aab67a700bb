"""All character dice of a character that was activated, resolved one after another; the others are removed."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.actions.resolve_dice import resolve_in_a_way
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import ways_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.pointing import NOTHING_YET, stand_on

NEXT: Final = 1
CHOSEN: Final = 2


class ResolveAllOwn(Phrase):
    """ "Resolve each of this character's character dice, if able. Otherwise, remove them": no choice but the order.

    `numbers` are the dice that are left: those that lay in the pool at first (D-444).
    """

    hands = NOTHING_YET

    def reads(self, it: int, this: int) -> None:
        stand_on("this character's character dice", this, (CHARACTER_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.numbers = tuple(DIE.of_this_character.of_character.find(table, frame))
            frame.step = NEXT
        if frame.step == CHOSEN:
            self._resolve(table, frame)
        else:
            self._go_on(table, frame)

    def _go_on(self, table: Table, frame: Frame) -> None:
        able = [die for die in self._left(table, frame) if ways_of(table, frame.seat, die)]
        if not able:
            self._remove_rest(table, frame)
            return
        frame.step = CHOSEN
        if table.choose(frame, frame.seat, able):
            self._resolve(table, frame)

    def _resolve(self, table: Table, frame: Frame) -> None:
        frame.step = NEXT
        die = frame.answer
        frame.numbers = tuple([each for each in frame.numbers if each != die])
        resolve_in_a_way(table, frame.seat, die)

    def _left(self, table: Table, frame: Frame) -> list[int]:
        return [die for die in frame.numbers if die in table.pools[frame.seat]]

    def _remove_rest(self, table: Table, frame: Frame) -> None:
        dice_moves.remove_dice(table, tuple(self._left(table, frame)))
        table.done(True, 1, NOTHING)

    def admits(self, table: Table, frame: Frame, die: int) -> bool:
        return die in frame.numbers

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(DIE.of_this_character.of_character.find(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return "resolve each of this character's character dice, if able. Otherwise, remove them"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve which die next?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return DIE.name(table, option)
