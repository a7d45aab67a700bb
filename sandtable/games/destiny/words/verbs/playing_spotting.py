"""Play a revealed card of an opponent "spotting that opponent's cards as if they were yours" (D-337)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playing_spotting import PLAY_SPOTTING, may_play_spotting
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import BEGUN
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.playing import FOR_FREE, Play
from sandtable.games.destiny.words.verbs.playing_seen import SeenCard


class CanBePlayedSpotting(Trait):
    """Silent: a card that may be played for free with the help of its owner's cards."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return may_play_spotting(table, frame.seat, thing, FOR_FREE, table.setup.owner[thing])


class PlayRevealedOfThem(Play):
    """The player of the deck is the opponent whose cards may be spotted."""

    def __init__(self) -> None:
        self.on = a(A_CARD_REVEALED).narrowed(CanBePlayedSpotting())
        self.less = FOR_FREE

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, frame.it)
            return
        card = frame.picked[0]
        frame.step = BEGUN
        play = table.start(PLAY_SPOTTING, frame.seat, card)
        play.many = FOR_FREE
        play.rival = table.setup.owner[card]

    def says(self, they: bool = False) -> str:
        return f"{Play.says(self, they)}, spotting that opponent's cards as if they were yours"


A_CARD_REVEALED: Final = SeenCard("a card revealed")
