# interpreted: shows games to people
"""The words under which an option stands in a list: a unit, then what it does."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.actions.choosing import CARDS, END_PHASE, KINDS, kind_name
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.phases.turns import TURNS
from sandtable.games.tide_of_iron.state import Table

PLAY: Final = "play"


def path_of(table: Table, option: int) -> tuple[str, ...]:
    """Actions stand under their unit, cards under "play"; other options stand alone."""
    if table.frames[-1].node is not TURNS or option == END_PHASE:
        return ()
    if option >= CARDS:
        return (PLAY, table.word(option).removeprefix(f"{PLAY} "))
    unit, action = divmod(option - 1, KINDS)
    return (unit_place(table, unit), kind_name(action))
