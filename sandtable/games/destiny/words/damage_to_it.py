"""Damage that moves to the character to which something has happened."""

from __future__ import annotations

from sandtable.games.destiny.damage import move_damage
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, UPGRADE_CARD
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.pointing import A_CHARACTER, NOTHING_YET, Handed, need, stand_on
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.targets.pointed import WAS_ATTACHED


class MoveOneToIt(Phrase):
    """ "Move 1 damage from another character to this character", past shields (DST-MOV-04).

    The taker is the one that met the condition, wherever the upgrade is by now (D-876); it has to be in play.
    """

    def __init__(self) -> None:
        self.giver = a(CHARACTER.other.damaged)
        self.taker = WAS_ATTACHED

    def hands_on(self, it: int, this: int) -> Handed:
        stand_on("attached character", this, (UPGRADE_CARD,))
        need("attached character", it, A_CHARACTER)
        self.giver.reads(it, this)
        return Handed(A_CHARACTER, NOTHING_YET)

    def step(self, table: Table, frame: Frame) -> None:
        if not self.taker.exists(table, frame):
            table.done(False, 0, NOTHING)
        elif self.giver.chosen(table, frame):
            givers = frame.picked
            table.done(len(givers) > 0, len(givers), givers[0] if givers else NOTHING)
            if givers:
                move_damage(table, givers[0], frame.it, 1)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.taker.exists(table, frame) and self.giver.exists(table, frame)

    def says(self, they: bool = False) -> str:
        return f"move 1 damage from {self.giver.says(they)} to {self.taker.says(they)} (this ignores shields)"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Move damage from"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return self.giver.name(table, option)


MOVE_ONE_TO_IT = MoveOneToIt()
