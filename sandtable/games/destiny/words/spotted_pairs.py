"""Two characters that are spotted for what they have in common, or because they have nothing in common (DST-CPR-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.pointing import KEPT


class Likeness:
    """Something that two characters may have in common."""

    def __init__(self, words: str) -> None:
        self.words = words

    def alike(self, table: Table, one: int, other: int) -> bool:
        raise NotImplementedError


class SameColor(Likeness):
    def alike(self, table: Table, one: int, other: int) -> bool:
        return table.setup.prints[one].color == table.setup.prints[other].color


class SameTitle(Likeness):
    def alike(self, table: Table, one: int, other: int) -> bool:
        return table.setup.prints[one].title == table.setup.prints[other].title


class NoSubtype(Likeness):
    """No subtype in common; gained ones count."""

    def alike(self, table: Table, one: int, other: int) -> bool:
        subtypes = {each for printed in table.setup.prints for each in printed.subtypes}
        return not any(has_subtype(table, one, each) and has_subtype(table, other, each) for each in subtypes)


class SpotPair(Phrase):
    """ "Spot two characters that share a color": two different ones of the player."""

    hands = KEPT

    def __init__(self, likeness: Likeness) -> None:
        self.likeness = likeness

    def step(self, table: Table, frame: Frame) -> None:
        table.done(self.possible(table, frame), 0, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return has_pair(table, frame.seat, self.likeness)

    def says(self, they: bool = False) -> str:
        return f"spot {self.likeness.words}"


class SpottingPair(Condition):
    """ "You spot 2 characters that share no subtypes"."""

    def __init__(self, likeness: Likeness) -> None:
        self.likeness = likeness

    def holds(self, table: Table, frame: Frame) -> bool:
        return has_pair(table, frame.seat, self.likeness)

    def says(self) -> str:
        return f"you spot {self.likeness.words}"


def has_pair(table: Table, seat: int, likeness: Likeness) -> bool:
    """True where two characters of a seat are alike in this way."""
    team = table.teams[seat]
    return any(likeness.alike(table, one, other) for one in team for other in team if one < other)


SPOT_SAME_COLOR: Final = SpotPair(SameColor("two characters that share a color"))
SPOT_SAME_TITLE: Final = SpotPair(SameTitle("2 characters with the same title"))
NO_COMMON_SUBTYPE: Final = SpottingPair(NoSubtype("2 characters that share no subtypes"))
