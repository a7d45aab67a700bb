"""The colors of cards: the printed one, and those that a card has gained (DST-GLT-07)."""

from __future__ import annotations

from sandtable.games.destiny.lines import TOLD_COLOR
from sandtable.games.destiny.state import Table


def gain_color(table: Table, card: int, color: int, seat: int) -> bool:
    """Let a card have one more color; False where it has that color already."""
    if has_color(table, card, color):
        return False
    table.colors += ((card, color),)
    if table.telling:
        table.tell(TOLD_COLOR, seat, (card, color))
    return True


def has_color(table: Table, card: int, color: int) -> bool:
    """True where a card has a color, printed or gained; its dice have the same ones."""
    if table.setup.prints[card].color == color:
        return True
    return len(table.colors) > 0 and (card, color) in table.colors


def colors_of(table: Table, card: int) -> tuple[int, ...]:
    """The colors of a card, the printed one first."""
    gained = tuple([color for each, color in table.colors if each == card])
    return (table.setup.prints[card].color, *gained)
