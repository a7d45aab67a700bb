"""Discard a card to reroll dice (DST-RER-01 to 03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves, moves
from sandtable.games.destiny.firm_dice import rerollable
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.lines import TOLD_REROLL
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REROLL_ACTION
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.targets.picked import after
from sandtable.games.destiny.words.targets.target import STOP


class RerollDice(Node):
    """Discards `card` first (D-52), then rerolls at least one die; all dice are chosen before any is rolled."""

    def step(self, table: Table, frame: Frame) -> None:
        pool = rerollable(table, table.pools[frame.seat], frame.seat)
        if frame.step == 0:
            frame.step = 1
            moves.discard_from_hand(table, frame.seat, frame.card)
            if not table.choose(frame, frame.seat, list(pool)):
                return
        if frame.answer != STOP:
            frame.picked += (frame.answer,)
            rest = after(frame.picked, list(pool))
            if rest:
                table.put(frame.seat, [STOP, *rest])
                return
        if table.telling:
            table.tell(TOLD_REROLL, frame.seat, frame.picked)
        dice_moves.roll(table, frame.picked, True)
        happened(table, AFTER_REROLL_ACTION, frame.seat, frame.seat)
        table.done(True, len(frame.picked), frame.card)

    def says(self, they: bool = False) -> str:
        return "reroll dice"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Reroll which die?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == STOP else DIE.name(table, option)


REROLL_DICE: Final = RerollDice()
