"""One deed on two dice of different kinds: "turn a character and upgrade die"."""

from __future__ import annotations

from sandtable.games.destiny.words.joints import And
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.rolling import Roll, lying
from sandtable.games.destiny.words.verbs.sides import OF_YOUR_CHOICE, Sides
from sandtable.games.destiny.words.verbs.turn import Turn


class TurnBoth(And):
    """Turn one die of each noun, each as far as there is one (D-92)."""

    def __init__(self, first: DieNoun, second: DieNoun, sides: Sides = OF_YOUR_CHOICE) -> None:
        self.first = first
        self.second = second
        self.sides = sides
        And.__init__(self, Turn(a(first), sides), Turn(a(second), sides))

    def says(self, they: bool = False) -> str:
        both = f"{self.first.singular(they).removesuffix(' die')} and {self.second.bare(False)}"
        return f"turn {both} to the {self.sides.says(True)}"


class RollBoth(And):
    """Roll one die of each noun that lies on a card of the player, each as far as there is one (D-92)."""

    def __init__(self, first: DieNoun, second: DieNoun) -> None:
        self.both = f"{first.an()} and {second.an()}"
        And.__init__(self, Roll(a(lying(first.yours))), Roll(a(lying(second.yours))))

    def says(self, they: bool = False) -> str:
        control, whose = ("they control", "their") if they else ("you control", "your")
        return f"roll {self.both} on cards {control} into {whose} pool"
