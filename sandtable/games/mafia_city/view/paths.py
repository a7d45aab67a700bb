# interpreted: shows games to people
"""The words under which an option stands in a list: an action, then its location."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city.phases import action
from sandtable.games.mafia_city.state import Table

PLACE: Final = "place a Mafioso at"


def path_of(table: Table, option: int) -> tuple[str, ...]:
    """The placements of a turn stand in one row; other options stand alone."""
    frame = table.frames[-1]
    if frame.node is not action.ACTION_PHASE_NODE or frame.step != action.TURN:
        return ()
    words = table.word(option)
    return (PLACE, words.removeprefix(f"{PLACE} ")) if words.startswith(f"{PLACE} ") else (words,)
