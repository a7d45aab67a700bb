"""A trait of several things, as they have it before any of them is picked."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.trait import Trait


class Beforehand(Trait):
    """Silent: a trait as things have it before any of several is picked; what is left out beside others the verb asks
    about when all are picked (DST-RSL-02).
    """

    def __init__(self, trait: Trait) -> None:
        self.trait = trait

    def all_fit(self, table: Table) -> bool:
        return self.trait.all_fit(table)

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        if not frame.picked:
            return self.trait.fits(table, thing, frame)
        bare = frame.clone()
        bare.picked = ()
        return self.trait.fits(table, thing, bare)
