"""Cards that are played for less by what their player spots: "decreasing its cost by 1 for each ..." (D-43)."""

from __future__ import annotations

from typing import Any

from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.actions.playable import may_play
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import BEGUN
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.spotted import spotted_things
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import APiece
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.playing import Play


class CanBePlayedForLess(Trait):
    """Silent: a card that may be played now, at a cost decreased by the number of things that are spotted."""

    def __init__(self, noun: Noun[Any]) -> None:
        self.noun = noun

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return may_play(table, frame.seat, thing, len(spotted_things(self.noun, table, frame)))


class PlayForLess(Play):
    """Play a card for 1 less for each thing that its player spots."""

    def __init__(self, on: Target[APiece], noun: Noun[Any], words: str) -> None:
        self.on = on.narrowed(CanBePlayedForLess(noun))
        self.less = 0
        self.noun = noun
        self.words = words
        """The words for these things."""

    def deed(self, table: Table, frame: Frame) -> None:
        less = len(spotted_things(self.noun, table, frame))
        if not frame.picked or not may_play(table, frame.seat, frame.picked[0], less):
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        table.start(PLAY_CARD, frame.seat, frame.picked[0]).many = less

    def says(self, they: bool = False) -> str:
        return f"{Play.says(self, they)}, decreasing its cost by 1 for each {self.words} you can spot"
