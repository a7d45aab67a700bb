# interpreted: shows games to people
"""The chances of the attack that an option declares, in words: direct attacks, assaults, mortars, artillery."""

from __future__ import annotations

from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.view import chances
from sandtable.games.tide_of_iron.view.area_chances import area_chances_of, shelling_of
from sandtable.games.tide_of_iron.view.storm_chances import storm_chances_of


def note_of(table: Table, option: int) -> str:
    """The chances of an option of the open question; empty for options that declare no attack."""
    frame = table.frames[-1]
    found = storm_chances_of(table, frame, option) or area_chances_of(table, frame, option)
    if found is None:
        shelling = shelling_of(table, frame, option)
        return shelling.says() if shelling else chances.note_of(table, option)
    return found.says()
