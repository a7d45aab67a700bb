"""Exhaust and ready cards (DST-RDY-01 to 08)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.traits import IS_EXHAUSTED, IS_READY
from sandtable.games.destiny.words.pointing import A_CARD, ACard, Handed
from sandtable.games.destiny.words.targets.pointed import AndThis, ThisCard
from sandtable.games.destiny.words.targets.target import Target


class Exhaust(Verb[ACard]):
    """Exhaust cards; an exhausted card cannot be exhausted (DST-RDY-08).

    Exhausting this card is a cost: later words still refer to the earlier thing.
    """

    takes = A_CARD

    def __init__(self, on: Target[ACard]) -> None:
        self.on = on.narrowed(IS_READY)
        self.exhausts_this = isinstance(on, (ThisCard, AndThis))

    def handed(self, it: int) -> Handed:
        return Handed(it, it) if isinstance(self.on, ThisCard) else Verb.handed(self, it)

    def exhausts_in_vain(self, table: Table, frame: Frame) -> bool:
        return self.exhausts_this and table.exhausted[frame.card]

    def deed(self, table: Table, frame: Frame) -> None:
        full = self.on.full(table, frame)
        for card in frame.picked:
            full = moves.exhaust(table, card) and full
        if isinstance(self.on, ThisCard):
            table.done(full, frame.many, frame.it, frame.worth)
        else:
            table.done(full, len(frame.picked), frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"exhaust {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Exhaust which card?"


class Ready(Verb[ACard]):
    """Ready cards; no die moves (DST-RDY-02, 03, D-71)."""

    takes = A_CARD

    def __init__(self, on: Target[ACard]) -> None:
        self.on = on.narrowed(IS_EXHAUSTED)

    def handed(self, it: int) -> Handed:
        kinds = self.on.kind_of_thing()
        return Handed(kinds | it, kinds | it)

    def deed(self, table: Table, frame: Frame) -> None:
        full = self.on.full(table, frame)
        for card in frame.picked:
            full = moves.ready(table, card) and full
        table.done(full, len(frame.picked), frame.picked[0] if frame.picked else frame.it)

    def says(self, they: bool = False) -> str:
        return f"ready {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Ready which card?"
