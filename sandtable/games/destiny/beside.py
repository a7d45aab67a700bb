"""Cards that leave play beside another one."""

from __future__ import annotations

from sandtable.games.destiny.moves import discard_from_play
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import WHILE_BESIDE


def leave_beside(table: Table) -> None:
    """Discard the cards whose player controls a card that their text excludes (D-73); after a card entered play."""
    for card in table.watch[WHILE_BESIDE]:
        seat = table.controller(card)
        for ability in table.setup.prints[card].triggers:
            if ability.occurrence == WHILE_BESIDE and ability.meets(table, card, seat, card, seat, 0):
                discard_from_play(table, card)
                break
