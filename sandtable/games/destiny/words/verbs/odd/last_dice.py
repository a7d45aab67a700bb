"""The dice of a character that was just defeated, rolled once more."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.actions.resolve_dice import resolve_in_a_way
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import gainer_of
from sandtable.games.destiny.readings import ways_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import OUT_OF_GAME
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, need
from sandtable.games.destiny.words.targets.target import STOP

ROLLING: Final = 0
CHOOSING: Final = 1
RESOLVING: Final = 2


class RollItsDice(Phrase):
    """ "Roll that character's character dice into your pool. You may resolve those dice, if able."

    Those that are not resolved are removed. The dice of a defeated character are out of the game, and go back there.
    `numbers` holds them.
    """

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        need("that character", it, A_CHARACTER)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == ROLLING:
            dice = dice_moves.dice_brought(table, frame.it)
            frame.numbers = tuple([die for die in dice if gainer_of(table, die) < 0])
            dice_moves.roll_for(table, frame.seat, frame.numbers)
            frame.step = CHOOSING
        elif frame.step == RESOLVING and frame.answer != STOP:
            frame.step = CHOOSING
            resolve_in_a_way(table, frame.seat, frame.answer)
            return
        left = [die for die in frame.numbers if table.face[die] >= 0]
        able = [die for die in left if ways_of(table, frame.seat, die)]
        if able and (frame.step == CHOOSING):
            frame.step = RESOLVING
            table.put(frame.seat, [STOP, *able])
            return
        dice_moves.remove_dice(table, tuple(left))
        for die in frame.numbers:
            dice_moves.put_die(table, die, OUT_OF_GAME)
        table.done(len(frame.numbers) > 0, len(frame.numbers), frame.it)

    def admits(self, table: Table, frame: Frame, die: int) -> bool:
        return die in frame.numbers

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == STOP

    def says(self, they: bool = False) -> str:
        return (
            "roll that character's character dice into your pool. "
            "You may resolve those dice, if able. Otherwise, remove them"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve which die? The others are removed"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == STOP else DIE.name(table, option)
