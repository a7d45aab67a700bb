"""One deed on two dice of different kinds: "turn a character and upgrade die"."""

from __future__ import annotations

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import And, Phrase
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.pointing import NOTHING_YET
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.rolling import lying
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


class RollBoth(Phrase):
    """Roll one die of each noun that lies on a card of the player, each as far as there is one (D-92). Both are chosen
    before any is rolled, and they are rolled at the same time (DST-CHT-06).

    `picked` holds the dice, `step` is the number of nouns that have been asked for.
    """

    hands = NOTHING_YET

    def __init__(self, first: DieNoun, second: DieNoun) -> None:
        self.both = f"{first.an()} and {second.an()}"
        self.nouns = (lying(first.yours), lying(second.yours))

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0:
            frame.picked += (frame.answer,)
        while frame.step < len(self.nouns):
            found = self.nouns[frame.step].find(table, frame)
            frame.step += 1
            if found and not table.choose(frame, frame.seat, found):
                return
            if found:
                frame.picked += (frame.answer,)
        dice_moves.roll(table, frame.picked)
        table.done(len(frame.picked) == len(self.nouns), len(frame.picked), NOTHING)

    def possible(self, table: Table, frame: Frame) -> bool:
        return any([len(noun.find(table, frame)) > 0 for noun in self.nouns])

    def says(self, they: bool = False) -> str:
        control, whose = ("they control", "their") if they else ("you control", "your")
        return f"roll {self.both} on cards {control} into {whose} pool"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Roll which die?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return self.nouns[0].name(table, option)
