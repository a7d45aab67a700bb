"""Play a revealed card of an opponent "spotting that opponent's cards as if they were yours" (D-337)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playing_spotting import PLAY_SPOTTING, may_play_spotting
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import BEGUN
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import APiece
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.playing import FOR_FREE, Play
from sandtable.games.destiny.words.verbs.playing_seen import SeenCard


class CanBePlayedSpotting(Trait):
    """Silent: a card that may be played at a decreased cost with the help of its owner's cards."""

    def __init__(self, less: int) -> None:
        self.less = less

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return may_play_spotting(table, frame.seat, thing, self.less, table.setup.owner[thing])


class PlaySpottingTheirs(Play):
    """The owner of the card is the opponent whose cards may be spotted."""

    def __init__(self, on: Target[APiece], less: int, joint: str) -> None:
        self.on = on.narrowed(CanBePlayedSpotting(less))
        self.less = less
        self.joint = joint
        """The word before "spot" or "spotting"."""

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, frame.it)
            return
        card = frame.picked[0]
        frame.step = BEGUN
        play = table.start(PLAY_SPOTTING, frame.seat, card)
        play.many = self.less
        play.rival = table.setup.owner[card]

    def says(self, they: bool = False) -> str:
        return f"{Play.says(self, they)}{self.joint} that opponent's cards as if they were yours"


class PlayRevealedOfThem(PlaySpottingTheirs):
    """ "Play a card revealed for free, spotting that opponent's cards as if they were yours"."""

    def __init__(self) -> None:
        PlaySpottingTheirs.__init__(self, a(A_CARD_REVEALED), FOR_FREE, ", spotting")


A_CARD_REVEALED: Final = SeenCard("a card revealed")
