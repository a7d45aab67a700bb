"""Set-aside cards that are added to the team or the play area (DST-ASD-08, 09)."""

from __future__ import annotations

from sandtable.games.destiny.facts import card as facts_of
from sandtable.games.destiny.facts import prints_of
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.recruiting import add_from_aside, can_enter, set_aside_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.english import NUMBER_WORDS
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, A_PIECE

TO_TEAM = "to your team"
TO_PLAY_AREA = "to your play area (without paying its cost)"


class AddFromAside(Phrase):
    """ "Add a set-aside Snowtrooper to your team": copies of one card, as many as there are up to the number."""

    hands = A_CARD

    def __init__(self, code: str, count: int, where: str) -> None:
        self.name = facts_of(code).name
        self.codes = tuple(prints_of(code))
        self.count = count
        self.where = where
        self.hands = A_CHARACTER if facts_of(code).type == "character" else A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        added: list[int] = []
        for card in set_aside_of(table, frame.seat, self.codes)[: self.count]:
            if can_enter(table, frame.seat, card):
                add_from_aside(table, frame.seat, card)
                added.append(card)
        table.done(len(added) == self.count, len(added), added[0] if added else NOTHING)

    def possible(self, table: Table, frame: Frame) -> bool:
        return any([can_enter(table, frame.seat, card) for card in set_aside_of(table, frame.seat, self.codes)])

    def says(self, they: bool = False) -> str:
        if self.count > 1:
            return f"add {NUMBER_WORDS[self.count]} set-aside {self.name}s {self.where}"
        return f"add a set-aside {self.name} {self.where}"


def add_to_team(code: str, count: int = 1) -> Phrase:
    """Set-aside characters or a plot, added to the team."""
    return AddFromAside(code, count, TO_TEAM)


def add_to_play_area(code: str) -> Phrase:
    """A set-aside support, put into play without being played."""
    return AddFromAside(code, 1, TO_PLAY_AREA)
