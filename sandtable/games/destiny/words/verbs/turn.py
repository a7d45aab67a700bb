"""Turn dice to other sides (DST-TRN-01 to 03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import side_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.pointing import A_DIE, ADie
from sandtable.games.destiny.words.targets.picked import Exactly, One, UpTo
from sandtable.games.destiny.words.targets.pointed import It
from sandtable.games.destiny.words.targets.target import CHOSEN, Target
from sandtable.games.destiny.words.verbs.sides import (
    ANY_SIDE,
    OF_THEIR_CHOICE,
    OF_YOUR_CHOICE,
    CanTurn,
    Sides,
    other_sides,
    showing_side,
)


class Turn(Verb[ADie]):
    """Turn dice to sides of the player's choice, or to a side with a given symbol (DST-TRN-01 to 03).

    After the choice of dice each die has its own question; `numbers` holds the dice that are turned.
    """

    takes = A_DIE

    def __init__(self, on: Target[ADie], sides: int | Sides = ANY_SIDE) -> None:
        self.sides = showing_side(sides) if isinstance(sides, int) else sides
        """One symbol or a kind of sides."""
        self.is_free = sides is ANY_SIDE or sides is OF_YOUR_CHOICE or sides is OF_THEIR_CHOICE
        self.on = on if self.is_free else on.narrowed(CanTurn(self.sides))

    def reads(self, it: int, this: int) -> None:
        self.sides.reads(it, this)
        Verb.reads(self, it, this)

    def deed(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOSEN and not self.is_free:
            self._leave_out(table, frame)
        picked = frame.picked
        if frame.step == CHOSEN:
            frame.step += 1
        elif frame.step < FIRST_DIE + len(picked):
            self._turn(table, frame, picked[frame.step - FIRST_DIE])
            frame.step += 1
        while frame.step < FIRST_DIE + len(picked):
            sides = other_sides(table, frame, picked[frame.step - FIRST_DIE], self.sides)
            if sides and not table.choose(frame, frame.seat, sides):
                return
            if sides:
                self._turn(table, frame, picked[frame.step - FIRST_DIE])
            frame.step += 1
        dice_moves.have_turned(table, frame.numbers)
        is_so_many = isinstance(self.on, (UpTo, Exactly))  # none at all may be as many as the words ask for (D-92)
        full = frame.full and (is_so_many or len(picked) > 0) and self.on.full(table, frame)
        table.done(full, len(picked), picked[0] if picked else NOTHING)

    def _turn(self, table: Table, frame: Frame, die: int) -> None:
        dice_moves.turn(table, die, frame.answer)
        frame.numbers += (die,)

    def _leave_out(self, table: Table, frame: Frame) -> None:
        """Leave out dice without another such side, which cannot be turned, as among "all dice" (D-100)."""
        turnable = tuple([die for die in frame.picked if other_sides(table, frame, die, self.sides)])
        if len(turnable) < len(frame.picked):
            frame.picked = turnable
            frame.full = False

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > CHOSEN or self.on.chosen(table, frame):
            self.deed(table, frame)

    def says(self, they: bool = False) -> str:
        return f"turn {self.on.says(they)} to {self.sides.says(not isinstance(self.on, One | It))}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Turn which die?" if frame.step <= CHOSEN else "Turn it to which side?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step <= CHOSEN:
            return self.on.name(table, option)
        return side_name(table, frame.picked[frame.step - FIRST_DIE], option)


FIRST_DIE: Final = CHOSEN + 1
