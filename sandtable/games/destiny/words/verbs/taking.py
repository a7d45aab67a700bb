"""Take resources from a player (DST-TOK-13)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT


class TakeAsMany(Phrase):
    """ "Take resources from a player equal to ...": as many as that player has, if there are fewer."""

    hands = KEPT

    def __init__(self, much: Amount) -> None:
        self.much = much

    def reads(self, it: int, this: int) -> None:
        self.much.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if table.faces(frame):
            wanted = self.much.value(table, frame)
            taken = moves.take_resources(table, frame.seat, table.rival(frame), wanted)
            table.done(taken >= wanted > 0, taken, frame.it)

    def says(self, they: bool = False) -> str:
        return f"take resources from a player equal to {self.much.equal_to()}"
