"""Amounts read from a die or card that has to be chosen first."""

from __future__ import annotations

from sandtable.games.destiny.words.amounts import ThatValue
from sandtable.games.destiny.words.joints import To
from sandtable.games.destiny.words.pointing import ACharacter, ADie
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.dice import Choose
from sandtable.games.destiny.words.verbs.tokens import Deal


class Measured(To):
    """Two phrases of which only the second is said: the first chooses the thing that the second refers to."""

    def says(self, they: bool = False) -> str:
        return self.second.says(they)


def deal_value_of(die: Target[ADie], on: Target[ACharacter]) -> Measured:
    """ "Deal a character damage equal to the value of a die"; the die stays "that die"."""
    return Measured(Choose(die), Deal(ThatValue(f"the value of {die.says()}"), on))
