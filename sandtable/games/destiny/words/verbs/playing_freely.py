"""Words that play a card "ignoring its play restrictions" (DST-PLX-06)."""

from __future__ import annotations

from sandtable.games.destiny.actions.playing_freely import PLAY_FREELY, may_play_freely
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import BEGUN
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import APiece
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.playing import Play


class CanBePlayedFreely(Trait):
    """Silent: a card that may be played now without regard to its restrictions."""

    def __init__(self, less: int) -> None:
        self.less = less

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return may_play_freely(table, frame.seat, thing, self.less)


class PlayIgnoring(Play):
    """ "Play a title, decreasing its cost by 1 and ignoring its play restrictions"."""

    def __init__(self, on: Target[APiece], less: int) -> None:
        self.on = on.narrowed(CanBePlayedFreely(less))
        self.less = less

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        table.start(PLAY_FREELY, frame.seat, frame.picked[0]).many = self.less

    def says(self, they: bool = False) -> str:
        return f"{Play.says(self, they)} and ignoring its play restrictions"
