"""A die that an opponent is made to turn, and what is done where that can't be (D-369)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOBODY
from sandtable.games.destiny.words.die_amounts import is_shown
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_DIE, Handed, need
from sandtable.games.destiny.words.targets.pointed import THAT_DIE
from sandtable.games.destiny.words.verbs.sides import Sides, other_sides
from sandtable.games.destiny.words.verbs.turn import Turn


class ForceToTurn(Phrase):
    """ "Force that opponent to turn that die to a blank. If they cannot, ...": the player of the die turns it."""

    def __init__(self, sides: Sides, otherwise: Phrase) -> None:
        self.sides = sides
        self.turn = Turn(THAT_DIE, sides)
        self.otherwise = otherwise

    def hands_on(self, it: int, this: int) -> Handed:
        need("that die", it, A_DIE)
        self.turn.hands_on(it, this)
        self.otherwise.hands_on(it, this)
        return Handed(it, it)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0:
            table.done(frame.full, frame.many, frame.numbers[0])
            return
        frame.step = 1
        frame.numbers = (frame.it,)
        if is_shown(table, frame.it) and other_sides(table, frame, frame.it, self.sides):
            child = table.push(self.turn, frame)
            child.seat = table.die_seat(frame.it)
            child.rival = NOBODY
        else:
            table.push(self.otherwise, frame)

    def says(self, they: bool = False) -> str:
        turn = f"force that opponent to turn that die to {self.sides.says(False)}"
        return f"{turn}. If they cannot, {self.otherwise.says(they)}"
