"""Several dice that are rerolled, and words about "those dice" behind that (DST-CPR-06)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_REROLL
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.abilities import one
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.joints import BEGUN, If, Phrase
from sandtable.games.destiny.words.nouns.held import those_dice
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import ADie, Handed
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.dice import Reroll


class RerollThose(Reroll):
    """Reroll dice, and go on with words about those dice: "reroll 2 dice. Then remove one of those dice"."""

    def __init__(self, on: Target[ADie], goal: Phrase, is_then: bool = False) -> None:
        self.on = on
        self.goal = goal
        self.is_then = is_then
        """True where the goal needs the full number of dice (DST-THN-01)."""

    def hands_on(self, it: int, this: int) -> Handed:
        done = self.goal.hands_on(Reroll.hands_on(self, it, this).either(), this).either()
        return Handed(done | it, done | it)

    def keeps_dice(self) -> bool:
        return True

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN:
            table.done(frame.full, frame.many, frame.it, frame.worth)
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        picked = frame.picked
        full = self.on.full(table, frame)
        if table.telling and picked:
            table.tell(TOLD_REROLL, frame.seat, picked)
        dice_moves.roll(table, picked)
        if self.is_then and not full:
            table.done(False, len(picked), picked[0] if picked else NOTHING)
            return
        frame.step = BEGUN
        frame.it = picked[0] if picked else NOTHING
        frame.many = len(picked)
        table.push(self.goal, frame)

    def says(self, they: bool = False) -> str:
        goal = self.goal.says(they)
        if not self.is_then:
            return f"{Reroll.says(self, they)}. {capitalized(goal)}"
        return f"{Reroll.says(self, they)}. Then{',' if isinstance(self.goal, If) else ''} {goal}"


class IsLowestOfThose(Trait):
    """ "With the lowest value"; of several the player who resolves the text chooses (DST-CPR-02)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        shown = [table.value(die) for die in those_dice(table) if table.face[die] >= 0]
        return table.value(thing) == min(shown, default=0)

    def says(self) -> str:
        return " with the lowest value (you choose in case of a tie)"


def reroll_those(on: Target[ADie], *goal: Phrase) -> Phrase:
    """ "Reroll dice. (Words about those dice)"."""
    return RerollThose(on, one(goal))


def reroll_then(on: Target[ADie], goal: Phrase) -> Phrase:
    """ "Reroll dice. Then (words about those dice)"."""
    return RerollThose(on, goal, True)


LOWEST_VALUE: Final = IsLowestOfThose()
