"""Characters that are spotted because they have a subtype in common (DST-CPR-01)."""

from __future__ import annotations

from sandtable.games.destiny.actions.playing_spotting import spots_for
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lasting import CHARACTER_SUBTYPES
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.pointing import KEPT


def most_sharing(table: Table, seat: int) -> int:
    """The most characters that a seat can spot and that have one subtype in common; gained subtypes count."""
    team = [character for owner in spots_for(table, seat) for character in table.teams[owner]]
    counts = [sum([1 for each in team if has_subtype(table, each, subtype)]) for subtype in CHARACTER_SUBTYPES]
    return max(counts)


class SpotSharing(Phrase):
    """ "Spot 3 characters that share a subtype"."""

    hands = KEPT

    def __init__(self, count: int) -> None:
        self.count = count

    def step(self, table: Table, frame: Frame) -> None:
        table.done(self.possible(table, frame), 0, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return most_sharing(table, frame.seat) >= self.count

    def says(self, they: bool = False) -> str:
        return f"spot {self.count} characters that share a subtype"


class SpottingSharing(Condition):
    """ "You spot 6 characters that share a subtype"."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, table: Table, frame: Frame) -> bool:
        return most_sharing(table, frame.seat) >= self.count

    def says(self) -> str:
        return f"you spot {self.count} characters that share a subtype"


def spotting_sharing(count: int) -> Condition:
    return SpottingSharing(count)
