"""Resources that two players switch."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT


class SwitchResources(Phrase):
    """ "switch all of your resources with all of an opponent's resources": each loses theirs and gains the other's."""

    hands = KEPT

    def __init__(self, words: str) -> None:
        self.words = words

    def step(self, table: Table, frame: Frame) -> None:
        if table.faces(frame):
            rival = table.rival(frame)
            mine, theirs = table.resources[frame.seat], table.resources[rival]
            moves.lose(table, frame.seat, mine)
            moves.lose(table, rival, theirs)
            moves.gain(table, frame.seat, theirs)
            moves.gain(table, rival, mine)
            table.done(True, theirs, frame.it)

    def says(self, they: bool = False) -> str:
        return f"switch {self.words}"
