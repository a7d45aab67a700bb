"""Control of locations (sections 6 and 12, Control and Secret Deal)."""

from __future__ import annotations

from simulate.games.mafia_city.state import Table
from simulate.games.mafia_city.terms import CITY_HALL, FIGHT_CLUB, NOBODY


def totals(table: Table, location: int) -> list[int]:
    """Mafiosi in the column by seat, with the Secret Deals played there (MAF-CTL-01, MAF-SEC-01)."""
    found = list(table.bonus) if location == table.at else [0] * table.setup.seats
    for owner in table.columns[location]:
        found[owner] += 1
    return found


def leaders(table: Table, location: int) -> list[int]:
    """Seats with the highest total, in order of number; none where the column is empty (MAF-LOC-10)."""
    if not table.columns[location]:
        return []
    found = totals(table, location)
    most = max(found)
    return [seat for seat in range(len(found)) if found[seat] == most]


def controller(table: Table, location: int) -> int:
    """The seat that controls a location; NOBODY without one (MAF-CTL-01 to 03, MAF-D30)."""
    leading = leaders(table, location)
    if len(leading) == 1:
        return leading[0]
    if location not in (FIGHT_CLUB, CITY_HALL):
        for owner in table.columns[location]:
            if owner in leading:
                return owner
    return NOBODY
