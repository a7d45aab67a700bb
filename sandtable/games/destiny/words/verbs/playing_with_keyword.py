"""Cards of any type that are played with a keyword that the words give them (DST-KEY-02)."""

from __future__ import annotations

from sandtable.games.destiny.actions.play_card import ANYWHERE
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.abilities import Keyword
from sandtable.games.destiny.words.joints import BEGUN
from sandtable.games.destiny.words.pointing import APiece
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.playing import Play


class PlayGiving(Play):
    """ "Play a Yellow card from your hand, giving it Ambush"."""

    def __init__(self, on: Target[APiece], keyword: Keyword) -> None:
        Play.__init__(self, on)
        self.keyword = keyword

    def deed(self, table: Table, frame: Frame) -> None:
        Play.deed(self, table, frame)
        if frame.step == BEGUN:
            table.frames[-1].numbers = (ANYWHERE, self.keyword.bit)

    def says(self, they: bool = False) -> str:
        return f"{Play.says(self, they)}, giving it {self.keyword.word}"
