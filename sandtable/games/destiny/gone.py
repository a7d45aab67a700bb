"""Cards of players who are out of a free-for-all, which other players controlled until now (DST-MUL-12, D-886)."""

from __future__ import annotations

from sandtable.games.destiny.dice_moves import put_die
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import OUT_OF_GAME


def has_left_with_owner(table: Table, card: int) -> bool:
    """True for a card that leaves the game with its dice, because its owner is out and has no hand, deck or pile."""
    if table.setup.seats == 2 or table.teams[table.setup.owner[card]]:
        return False
    for die in table.setup.dice_of[card]:
        put_die(table, die, OUT_OF_GAME)
    return True
