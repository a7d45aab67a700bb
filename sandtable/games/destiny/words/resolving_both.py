"""This die and another one of the player's dice, which one sentence resolves in the same way."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import modifiers_for, way_name, ways_of
from sandtable.games.destiny.resolving import resolve_die
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import And, Phrase, may
from sandtable.games.destiny.words.nouns.dice import DIE, DieNoun
from sandtable.games.destiny.words.pointing import ADie
from sandtable.games.destiny.words.targets.picked import One, a
from sandtable.games.destiny.words.targets.target import STOP, Target
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.ways import AS_UNBLOCKABLE

JOINING: Final = 10
"""The player is asked whether one of the two dice modifies the other."""
JOINED: Final = 11


class ResolveBothUnblockable(And):
    """ "Resolve this die and up to 1 of your other dice showing damage as unblockable".

    The dice are resolved one after another, or together where one of them modifies the other (D-660).
    """

    def __init__(self, first: Target[ADie], others: DieNoun) -> None:
        assert isinstance(first, One)
        self.these = first.noun
        self.others = others
        And.__init__(self, Resolve(first, AS_UNBLOCKABLE), may(Resolve(a(others), AS_UNBLOCKABLE)))

    def agreed(self) -> Phrase:
        return self

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            pairs = self._pairs(table, frame)
            if pairs:
                frame.step = JOINING
                table.put(frame.seat, [STOP, *range(len(pairs))])
                return
        if frame.step == JOINED:
            table.done(frame.full, 2, frame.it, frame.worth)
        elif frame.step == JOINING and frame.answer != STOP:
            frame.step = JOINED
            base, modifier, way = self._pairs(table, frame)[frame.answer]
            resolve_die(table, frame.seat, (base, modifier), way)
        else:
            if frame.step == JOINING:
                frame.step = 0
            And.step(self, table, frame)

    def _pairs(self, table: Table, frame: Frame) -> list[tuple[int, int, int]]:
        """A base die, a modifier for it and the way of resolving them, for each pair of which one is this die."""
        these, others = self.these.find(table, frame), self.others.find(table, frame)
        found: list[tuple[int, int, int]] = []
        for base, modifiers in [(die, others) for die in these] + [(die, these) for die in others]:
            for way in ways_of(table, frame.seat, base, AS_UNBLOCKABLE.bits):
                fitting = modifiers_for(table, frame.seat, base, (), way)
                found += [(base, modifier, way) for modifier in modifiers if modifier in fitting]
        return found

    def says(self, they: bool = False) -> str:
        return f"resolve {self.these.singular(they)} and up to 1 of {self.others.plural(they)} as unblockable"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve two dice together?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if option == STOP:
            return "no, one after another"
        base, modifier, way = self._pairs(table, frame)[option]
        together = f"{DIE.name(table, base)} with {DIE.name(table, modifier)}"
        return together if way == AS_UNBLOCKABLE.bits else f"{together} {way_name(table, base, way)}"
