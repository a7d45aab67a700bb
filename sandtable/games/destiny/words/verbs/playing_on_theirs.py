"""Downgrades that words play on an opponent's character, to which later words point."""

from __future__ import annotations

from sandtable.games.destiny.actions.playable import may_play
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.memory import CARD_PLAYED, played_on
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import DOWNGRADE_CARD, NOTHING
from sandtable.games.destiny.words.joints import BEGUN
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_CHARACTER, APiece, Handed, recall
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.playing import Play


class IsPlayedOnCharacters(Trait):
    """Silent: a downgrade that may be played on a character now."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        printed = table.setup.prints[thing]
        return printed.kind == DOWNGRADE_CARD and printed.modified is None and may_play(table, frame.seat, thing)


class PlayOnTheirs(Play):
    """ "Play a bounty from your hand or discard pile on an opponent's character" (DST-DWN-01): later words point at
    this character, also where the bounty was then given up as one too many (D-223).
    """

    def __init__(self, on: Target[APiece]) -> None:
        Play.__init__(self, on.narrowed(IsPlayedOnCharacters()))

    def reads(self, it: int, this: int) -> None:
        Play.reads(self, it, this)
        recall(CARD_PLAYED)

    def handed(self, it: int) -> Handed:
        return Handed(A_CHARACTER, it | A_CHARACTER)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN:
            host = played_on(table, frame.it) if frame.full and frame.it >= 0 else NOTHING
            table.done(frame.full and host != NOTHING, frame.many, host)
        else:
            Play.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        return f"{Play.says(self, they)} on an opponent's character"
