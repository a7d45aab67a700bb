"""Dice of this card that lie in the pool of an opponent (D-335)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.nouns.dice import DiceOfThis
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_DIE, ADie, need
from sandtable.games.destiny.words.remembered import RemoveNoted, noted_symbol
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.rolling import THIS_LYING_DIE, Roll


class RollToThem(Roll):
    """ "Roll this die into that player's pool": that of the opponent of the occasion."""

    def __init__(self) -> None:
        self.on = THIS_LYING_DIE

    def deed(self, table: Table, frame: Frame) -> None:
        picked = frame.picked
        dice_moves.roll_for(table, table.rival(frame), picked)
        table.done(len(picked) > 0, len(picked), picked[0] if picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"roll {self.on.says(they)} into that player's pool"


class DiceOfThisAtThem(DiceOfThis):
    """ "This die", in the pool of an opponent."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [
            die
            for die in table.setup.dice_of[frame.card]
            if table.face[die] >= 0 and table.die_seat(die) in table.opponents(frame.seat)
        ]


class RemoveThisAtThem(RemoveNoted):
    """ "Remove this die from an opponent's pool"; its side is remembered."""

    def __init__(self) -> None:
        on: Target[ADie] = One(DiceOfThisAtThem())
        RemoveNoted.__init__(self, on)

    def says(self, they: bool = False) -> str:
        return "remove this die from an opponent's pool"


class OfNotedSymbol(Trait):
    """The symbol that the removed die showed."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return frame.it != NOTHING and frame.many > 0 and table.symbol(thing) == noted_symbol(table, frame)

    def reads(self, it: int, this: int) -> None:
        need("the same symbol", it, A_DIE)

    def says(self) -> str:
        return " showing the same symbol"


ROLL_TO_THEM: Final = RollToThem()
REMOVE_THIS_AT_THEM: Final = RemoveThisAtThem()
OF_REMOVED_SYMBOL: Final = OfNotedSymbol()
