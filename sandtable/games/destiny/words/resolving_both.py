"""Two targets that one sentence resolves in the same way, one after the other."""

from __future__ import annotations

from sandtable.games.destiny.words.joints import And, Phrase, may
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.pointing import ADie
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.ways import AS_UNBLOCKABLE


class ResolveBothUnblockable(And):
    """ "Resolve this die and up to 1 of your other dice showing damage as unblockable"; each is resolved alone."""

    def __init__(self, first: Target[ADie], others: DieNoun) -> None:
        self.targets = f"{first.says()} and up to 1 of {others.plural(False)}"
        And.__init__(self, Resolve(first, AS_UNBLOCKABLE), may(Resolve(a(others), AS_UNBLOCKABLE)))

    def agreed(self) -> Phrase:
        return self

    def says(self, they: bool = False) -> str:
        return f"resolve {self.targets} as unblockable"
