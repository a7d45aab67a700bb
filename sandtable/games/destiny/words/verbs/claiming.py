"""Claim the battlefield as part of an effect (DST-BFX-04)."""

from __future__ import annotations

from sandtable.games.destiny.actions.claim import CLAIM_BATTLEFIELD
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT


class ClaimAnyway(Phrase):
    """ "Claim the battlefield, even if an opponent has claimed it this round": a claim with all that follows from it.

    A player who has claimed already can't do it a second time.
    """

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and self.possible(table, frame):
            frame.step = 1
            frame.picked = (frame.it,)
            table.start(CLAIM_BATTLEFIELD, frame.seat, table.battlefield)
        elif frame.step == 0:
            table.done(False, 0, frame.it)
        else:
            table.done(True, 1, frame.picked[0])

    def possible(self, table: Table, frame: Frame) -> bool:
        return not table.has_claimed(frame.seat)

    def says(self, they: bool = False) -> str:
        return "claim the battlefield, even if an opponent has claimed it this round"
