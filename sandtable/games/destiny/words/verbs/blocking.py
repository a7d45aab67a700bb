"""Texts that block damage which a character is about to take (DST-DMX-02)."""

from __future__ import annotations

from sandtable.games.destiny.damage import block_more, can_block
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, need


class BlockDamage(Phrase):
    """ "Block 2 damage": as much of the damage left behind the shields; unblockable damage is not blocked."""

    hands = KEPT

    def __init__(self, much: int | Amount) -> None:
        self.much = amount(much)

    def reads(self, it: int, this: int) -> None:
        need("block", it, A_CHARACTER)
        self.much.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        blocked = block_more(table, frame.it, self.much.value(table, frame)) if can_block(table, frame.it) else 0
        table.done(blocked > 0, blocked, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return can_block(table, frame.it)

    def says(self, they: bool = False) -> str:
        if self.much.equal_to():
            return f"block damage equal to {self.much.equal_to()}"
        return f"block {self.much.says()} damage{self.much.instead('damage')}"


class BlockUpTo(BlockDamage):
    """ "Block up to 2 damage": the player says how much, at least 1 once they block."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            most = min(self.much.value(table, frame), frame.many) if can_block(table, frame.it) else 0
            if not table.choose(frame, frame.seat, list(range(1, most + 1)) or [0]):
                return
        blocked = block_more(table, frame.it, frame.answer)
        table.done(blocked > 0, blocked, frame.it)

    def says(self, they: bool = False) -> str:
        return f"block up to {self.much.says()} damage"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Block how much damage?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option)
