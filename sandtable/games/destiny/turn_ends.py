"""Effects that wait for the end of a player's next turn (DST-MEM-07): the number of each says whether it has begun.

The player of the turn stands in `rival`. An effect is over with the round, because no die outlasts it.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Pending
from sandtable.games.destiny.state import Table

NOT_BEGUN: Final = 0
BEGUN: Final = 1


def begin_awaited_turn(table: Table, seat: int) -> None:
    """Note that the turn has begun for the end of which some effects wait."""
    table.turn_ends = tuple([begun(each) if each.rival == seat else each for each in table.turn_ends])


def begun(waiting: Pending) -> Pending:
    return Pending(waiting.node, waiting.seat, waiting.card, waiting.it, BEGUN, waiting.rival)


def due(table: Table, seat: int) -> tuple[Pending, ...]:
    """The effects that waited for the end of this seat's turn; they don't wait any longer."""
    found = tuple([each for each in table.turn_ends if each.rival == seat and each.many == BEGUN])
    table.turn_ends = tuple([each for each in table.turn_ends if each.rival != seat or each.many != BEGUN])
    return found
