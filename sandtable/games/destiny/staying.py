"""Cards that cannot be discarded from play (DST-CAN-01)."""

from __future__ import annotations

from sandtable.games.destiny.state import Table


def can_go(table: Table, card: int) -> bool:
    """True for a card that may be discarded from play."""
    return not table.setup.prints[card].stays_in_play
