"""Several shields that are taken from one character: "remove 2 shields from an opponent's character"."""

from __future__ import annotations

from sandtable.games.destiny import damage
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter
from sandtable.games.destiny.words.targets.target import Target


class RemoveSeveralShields(Verb[ACharacter]):
    """As many as there are, up to this number (D-92)."""

    takes = A_CHARACTER

    def __init__(self, count: int, on: Target[ACharacter]) -> None:
        self.count = count
        self.on = on

    def deed(self, table: Table, frame: Frame) -> None:
        removed = 0
        for character in frame.picked:
            removed += damage.remove_shields(table, character, self.count)
        table.done(removed >= self.count, removed, frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"remove {self.count} shields from {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Remove {self.count} shields from"
