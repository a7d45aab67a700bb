"""A die of this card that is rerolled together with one of an opponent, and the character hurt by what they show."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.dice import DICE_OF_THIS
from sandtable.games.destiny.words.nouns.held import those_dice
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_DIE, ADie
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import CHOSEN, OPEN, Target

THIS_IS_CHOSEN: Final = CHOSEN + 1
"""The step after this card's die has been chosen; its number is beyond those of a target."""


class ThisDieAnd(Target[ADie]):
    """ "this die and an opponent's character die": both are chosen before anything is done to them."""

    def __init__(self, other: Noun[ADie], this: Noun[ADie] = DICE_OF_THIS) -> None:
        self.this = One(this)
        self.other = One(other)

    def kind_of_thing(self) -> int:
        return A_DIE

    def reads(self, it: int, this: int) -> None:
        self.this.reads(it, this)
        self.other.reads(it, this)

    def chosen(self, table: Table, frame: Frame) -> bool:
        if not frame.numbers:
            if not self.this.chosen(table, frame):
                return False
            frame.numbers = frame.picked or (-1,)
            frame.picked = ()
            frame.step = OPEN
        if not self.other.chosen(table, frame):
            return False
        frame.picked = tuple([die for die in (*frame.numbers, *frame.picked) if die >= 0])
        return True

    def full(self, table: Table, frame: Frame) -> bool:
        return len(frame.picked) == 2

    def exists(self, table: Table, frame: Frame) -> bool:
        return self.this.exists(table, frame) or self.other.exists(table, frame)

    def narrowed(self, trait: Trait) -> Target[ADie]:
        return ThisDieAnd(Narrowed(self.other.noun, trait), Narrowed(self.this.noun, trait))

    def is_chosen(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return f"this die and {self.other.says(they)}"

    def name(self, table: Table, thing: int) -> str:
        return self.other.name(table, thing)


class OfThose(Trait):
    """Silent: one of the dice that the words around have just acted on."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return thing in those_dice(table)


class ThisWasHurt(Condition):
    """ "This character was dealt damage from this ability": the words before point at the one that they hurt."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it == frame.card and frame.many > 0

    def says(self) -> str:
        return "this character was dealt damage from this ability"


THIS_WAS_HURT: Final = ThisWasHurt()
THIS_REROLLED_DIE: Final[Target[ADie]] = One(Narrowed(DICE_OF_THIS, OfThose()))
"""The die of this card that was just rerolled."""
