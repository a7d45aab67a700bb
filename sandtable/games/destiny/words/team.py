"""Conditions about a whole team: all of its characters have something in common (DST-CPR-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lasting import CHARACTER_SUBTYPES, GAINED_SUBTYPE
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import COLOR_NAMES
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.subtypes import has_subtype


class TeamShares(Condition):
    """ "All characters on your team share a subtype": at least one that each of them has; gained ones count."""

    def __init__(self, words: str, by_color: bool, by_subtype: bool) -> None:
        self.words = words
        self.by_color = by_color
        self.by_subtype = by_subtype

    def holds(self, table: Table, frame: Frame) -> bool:
        team = table.teams[frame.seat]
        return (self.by_color and is_one_color(table, team)) or (self.by_subtype and has_one_subtype(table, team))

    def says(self) -> str:
        return f"all characters on your team share {self.words}"


def is_one_color(table: Table, characters: tuple[int, ...]) -> bool:
    """True where characters share a color."""
    return any(all(has_color(table, each, color) for each in characters) for color in range(len(COLOR_NAMES)))


def has_one_subtype(table: Table, characters: tuple[int, ...]) -> bool:
    """True where there is a subtype that each of these characters has."""
    return any(all(has_subtype(table, character, each) for character in characters) for each in known_subtypes(table))


def known_subtypes(table: Table) -> list[str]:
    """The subtypes of this game's cards: printed ones, those that texts give, and gained ones (DST-SBT-05)."""
    if not table.gained and not table.lasting:
        return table.setup.subtypes
    gained = {subtype for _, subtype in table.gained}
    gained |= {CHARACTER_SUBTYPES[number] for kind, _, number, _ in table.lasting if kind == GAINED_SUBTYPE}
    return sorted(gained.union(table.setup.subtypes))


TEAM_SHARES_COLOR: Final = TeamShares("a color", True, False)
TEAM_SHARES_SUBTYPE: Final = TeamShares("a subtype", False, True)
TEAM_SHARES_EITHER: Final = TeamShares("a color or subtype", True, True)
