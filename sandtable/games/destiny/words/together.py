"""Cards that cannot be in play beside another: "discard this upgrade from play if you control Rey's Lightsaber"."""

from __future__ import annotations

from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import TYPE_NAMES, UPGRADE_CARD, WHILE_BESIDE
from sandtable.games.destiny.words.abilities import Paragraph


class GoesBeside(Triggered):
    """The condition of the text; it is applied as soon as it is true (D-08, D-73)."""

    def __init__(self, title: str) -> None:
        self.occurrence = WHILE_BESIDE
        self.title = title

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where the player of this card controls a card with the title."""
        prints = table.setup.prints
        return any(
            prints[other].title == self.title and table.is_in_play(other) and table.controller(other) == seat
            for other in range(len(prints))
        )


class DiscardBeside(Paragraph):
    def __init__(self, title: str, kind: int) -> None:
        self.ability = GoesBeside(title)
        self.kind = kind

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(self.ability)

    def says(self) -> str:
        return f"Discard this {TYPE_NAMES[self.kind]} from play if you control {self.ability.title}."


def discard_beside(title: str, kind: int = UPGRADE_CARD) -> Paragraph:
    """The card is discarded while you control a card with this title."""
    return DiscardBeside(title, kind)
