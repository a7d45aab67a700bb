"""Cards in play that are no characters: upgrades, downgrades, supports, plots and the battlefield (D-600)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.noun import Noun, seats_of
from sandtable.games.destiny.words.pointing import A_PIECE, APiece


class NonCharacter(Noun[APiece]):
    """ "a non-character card" of any player."""

    kind_of_thing = A_PIECE

    def find(self, table: Table, frame: Frame) -> list[int]:
        found = CARD.find(table, frame)
        for seat in seats_of(self.whose, table, frame):
            if table.plots:
                found += table.plots[seat]
            if table.holder == seat and table.battlefield >= 0:
                found.append(table.battlefield)
        return found

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def singular(self, they: bool) -> str:
        return self.an()

    def plural(self, they: bool) -> str:
        return self.bare(True)

    def bare(self, plural: bool) -> str:
        return "non-character cards" if plural else "non-character card"


NON_CHARACTER: Final = NonCharacter()
