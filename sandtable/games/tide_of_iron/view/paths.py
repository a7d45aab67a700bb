# interpreted: shows games to people
"""The words under which an option stands in a list: a unit, then what it does."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.actions.choosing import CARDS, END_PHASE, KINDS, kind_name
from sandtable.games.tide_of_iron.actions.encoding import HEXES, STEP
from sandtable.games.tide_of_iron.names import hex_name, unit_place
from sandtable.games.tide_of_iron.phases.turns import TURNS
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOBODY
from sandtable.games.tide_of_iron.view.destinations import mover_of

PLAY: Final = "play"
ONE_HEX: Final = "one hex at a time …"


def path_of(table: Table, option: int) -> tuple[str, ...]:
    """Actions stand under their unit, cards under "play", single steps together; other options stand alone."""
    if mover_of(table):
        is_step = option // HEXES == STEP and table.holder(option % HEXES) in (
            NOBODY,
            table.setup.teams.sides[table.asker],
        )
        return (ONE_HEX, hex_name(table, option % HEXES)) if is_step else (table.word(option),)
    if table.frames[-1].node is not TURNS or option == END_PHASE:
        return ()
    if option >= CARDS:
        return (PLAY, table.word(option).removeprefix(f"{PLAY} "))
    unit, action = divmod(option - 1, KINDS)
    return (unit_place(table, unit), kind_name(table, action))
