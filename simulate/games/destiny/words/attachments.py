"""Upgrades by whom they are attached to."""

from __future__ import annotations

from simulate.games.destiny.state import Frame, Table
from simulate.games.destiny.words.nouns import CARD, Noun


class TheirUpgrade(Noun):
    """ "One of their non-ability upgrades": on the character an earlier step or the occasion is about."""

    def __init__(self, but: str = "") -> None:
        self.but = but
        """A subtype that is left out."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        if not table.is_character(frame.it):
            return []
        return [card for card in table.upgrades[frame.it] if self.but not in table.setup.prints[card].subtypes]

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def bare(self, plural: bool) -> str:
        return f"{f'non-{self.but} ' if self.but else ''}{'upgrades' if plural else 'upgrade'}"

    def singular(self, they: bool) -> str:
        return f"one of their {self.bare(True)}"

    def plural(self, they: bool) -> str:
        return f"their {self.bare(True)}"


def their_upgrade(but: str = "") -> Noun:
    """An upgrade of the character spoken of; none of the subtype `but`."""
    return TheirUpgrade(but)
