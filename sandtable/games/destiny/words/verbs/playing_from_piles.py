"""Cards that words play from the discard pile: this card itself, and events that are set aside afterwards."""

from __future__ import annotations

from sandtable.games.destiny.actions.play_card import PLAY_CARD, PLAY_TO_SET_ASIDE
from sandtable.games.destiny.actions.playable import may_play
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.words.joints import BEGUN, Phrase
from sandtable.games.destiny.words.pointing import A_PIECE, APiece
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.playing import Play


class PlayThisFromDiscard(Phrase):
    """ "Play this card from your discard pile" (DST-OUT-01)."""

    hands = A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0 or not self.possible(table, frame):
            table.done(frame.step > 0 and frame.full, frame.many, frame.it)
            return
        frame.step = 1
        table.start(PLAY_CARD, frame.seat, frame.card)

    def possible(self, table: Table, frame: Frame) -> bool:
        return holds(table.discards[frame.seat], frame.card) and may_play(table, frame.seat, frame.card)

    def says(self, they: bool = False) -> str:
        return "play this card from your discard pile"


class PlayAndSetAside(Play):
    """ "Play a Yellow event from your discard pile ... If you played an event, set it aside" (DST-ASD-15)."""

    def __init__(self, on: Target[APiece], words: str, behind: str) -> None:
        Play.__init__(self, on)
        self.words = words
        """Words behind the place of the card, such as "(paying its cost)"."""
        self.behind = behind
        """The sentence about the event that is set aside."""

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked or not may_play(table, frame.seat, frame.picked[0], self.less):
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        table.start(PLAY_TO_SET_ASIDE, frame.seat, frame.picked[0])

    def says(self, they: bool = False) -> str:
        return f"{Play.says(self, they)}{self.words}. {self.behind}"
