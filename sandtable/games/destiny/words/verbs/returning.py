"""Characters that come back."""

from __future__ import annotations

from sandtable.games.destiny.beside import leave_beside
from sandtable.games.destiny.coming_back import return_character
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.taking import keep_one
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter


class ReturnToGame(Verb[ACharacter]):
    """Return a defeated character to the game: ready, without damage, shields or upgrades, its dice on it (D-25)."""

    takes = A_CHARACTER

    def deed(self, table: Table, frame: Frame) -> None:
        for character in frame.picked:
            return_character(table, character)
            leave_beside(table)
            keep_one(table, table.setup.owner[character], character)
        table.done(self.on.full(table, frame), len(frame.picked), frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"return {self.on.says(they)} to the game with no damage on it"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Return which character?"


class ReturnReady(ReturnToGame):
    """The same in the words "to the game ready", before words about its damage."""

    def says(self, they: bool = False) -> str:
        return f"return {self.on.says(they)} to the game ready"
