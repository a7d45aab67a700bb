"""Two targets that one sentence resolves in the same way, one after the other."""

from __future__ import annotations

from sandtable.games.destiny.words.joints import And
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.pointing import ADie
from sandtable.games.destiny.words.targets.picked import UpTo
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.resolve import Resolve, ResolveUpTo
from sandtable.games.destiny.words.verbs.ways import AS_UNBLOCKABLE


class ResolveBothUnblockable(And):
    """ "Resolve this die and up to 1 of your other dice showing damage as unblockable"; each is resolved alone."""

    def __init__(self, first: Target[ADie], second: Target[ADie]) -> None:
        self.targets = (first, second)
        And.__init__(self, Resolve(first, AS_UNBLOCKABLE), others_unblockable(second))

    def says(self, they: bool = False) -> str:
        return f"resolve {' and '.join([each.says(they) for each in self.targets])} as unblockable"


def others_unblockable(dice: Target[ADie]) -> Resolve | ResolveUpTo:
    """The second dice; up to a number of them are resolved one after another, each alone (DST-RTC-04)."""
    if isinstance(dice, UpTo) and isinstance(dice.noun, DieNoun):
        return ResolveUpTo(dice.most or 1, dice.noun, AS_UNBLOCKABLE)
    return Resolve(dice, AS_UNBLOCKABLE)
