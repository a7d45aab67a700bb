"""The kinds of unit by the names that scenarios use."""

from __future__ import annotations

from functools import cache

from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES, UnitType
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES


@cache
def units() -> dict[tuple[int, str], UnitType]:
    """Unit types by nation and kind."""
    names = {False: FIGURE_NAMES, True: VEHICLE_NAMES}
    return {(each.nation, names[each.is_vehicle][each.kind]): each for each in facts.unit_types().values()}


def unit_named(nation: int, kind: str) -> str:
    """The name of a kind of unit; a vehicle of the other nation keeps its short name (the scenario has a problem)."""
    found = units().get((nation, kind))
    return found.name if found else kind
