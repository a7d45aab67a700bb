"""Words about the support dice of a vehicle that has just got a pilot."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SUPPORT_CARD
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.die_amounts import die_value
from sandtable.games.destiny.words.english import counted
from sandtable.games.destiny.words.joints import Phrase, To, Verb
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_PIECE, ACharacter, need
from sandtable.games.destiny.words.targets.target import Target


class DiceOfThatVehicle(SomeDice):
    """ "One of that vehicle's support dice": its own dice in the pool. The die of a vehicle that is an upgrade is an
    upgrade die.
    """

    def find(self, table: Table, frame: Frame) -> list[int]:
        if frame.it == NOTHING or table.kind(frame.it) != SUPPORT_CARD:
            return []
        return [die for die in table.setup.dice_of[frame.it] if table.face[die] >= 0]

    def reads(self, it: int, this: int) -> None:
        need(self.singular(False), it, A_PIECE)

    def singular(self, they: bool) -> str:
        return "one of that vehicle's support dice"

    def plural(self, they: bool) -> str:
        return "that vehicle's support dice"


class ChosenAnd(To):
    """ "Choose a die and ...": without a die nothing follows."""

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)} and {self.second.says(they)}"


class RemoveShieldsBy(Verb[ACharacter]):
    """ "Remove shields from a character equal to that die's value": as many as there are."""

    takes = A_CHARACTER

    def __init__(self, amount: Amount, on: Target[ACharacter]) -> None:
        self.amount = amount
        self.on = on

    def reads(self, it: int, this: int) -> None:
        self.amount.reads(it, this)
        Verb.reads(self, it, this)

    def deed(self, table: Table, frame: Frame) -> None:
        value = self.amount.value(table, frame)
        removed = 0
        for character in frame.picked:
            removed += damage.remove_shields(table, character, value)
        table.done(removed >= value, removed, frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"remove shields from {self.on.says(they)} equal to {self.amount.equal_to()}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Remove {counted(str(self.amount.value(table, frame)), 'shield')} from"


def chosen_and(first: Phrase, second: Phrase) -> Phrase:
    return ChosenAnd(first, second)


DICE_OF_THAT_VEHICLE: Final = DiceOfThatVehicle()
THAT_DIES_VALUE: Final = die_value("that die's value")
