"""Resources that two players switch."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SWITCH
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT


class SwitchResources(Phrase):
    """ "switch all of your resources with all of an opponent's resources": neither gains nor loses (DST-TOK-14)."""

    hands = KEPT

    def __init__(self, words: str) -> None:
        self.words = words

    def step(self, table: Table, frame: Frame) -> None:
        if table.faces(frame):
            rival = table.rival(frame)
            mine, theirs = table.resources[frame.seat], table.resources[rival]
            table.own_resources()[frame.seat], table.own_resources()[rival] = theirs, mine
            if table.telling:
                table.tell(TOLD_SWITCH, frame.seat, (theirs,))
            table.done(True, theirs, frame.it)

    def says(self, they: bool = False) -> str:
        return f"switch {self.words}"
