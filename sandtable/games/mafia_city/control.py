"""Control of locations (sections 6 and 12, Control and Secret Deal).

The Mafiosi of all seats at a location are one number, with WIDTH bits for each seat: nothing has to be allocated.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CITY_HALL, FIGHT_CLUB, NOBODY

WIDTH: Final = 12
"""Bits for one seat: five seats fit in a machine word."""
MOST: Final = (1 << WIDTH) - 1
"""More than the Mafiosi and Secret Deals of a seat in any scenario."""
ONE: Final = [1 << seat * WIDTH for seat in range(5)]
"""By seat, the totals with one Mafioso of that seat."""


def totals(table: Table, location: int) -> i64:
    """Mafiosi in the column by seat, with the Secret Deals played there (MAF-CTL-01, MAF-SEC-01)."""
    found: i64 = 0
    for owner in table.columns[location]:
        found += ONE[owner]
    if location == table.at:
        for seat, bonus in enumerate(table.bonus):
            if bonus > 0:
                found += for_seat(seat, bonus)
    return found


def for_seat(seat: i64, many: i64) -> i64:
    """The totals with nothing but the part of one seat."""
    return many << seat * WIDTH


def of_seat(found: i64, seat: i64) -> i64:
    """The part of one seat in the totals."""
    return found >> seat * WIDTH & MOST


def leaders(table: Table, location: int) -> list[int]:
    """Seats with the highest total, in order of number; none where the column is empty (MAF-LOC-10)."""
    if not table.columns[location]:
        return []
    found = totals(table, location)
    each = [of_seat(found, seat) for seat in range(table.setup.seats)]
    most = max(each)
    return [seat for seat in range(len(each)) if each[seat] == most]


def controller(table: Table, location: int) -> int:
    """The seat that controls a location; NOBODY without one or where the column is empty (MAF-CTL-01 to 03, MAF-LOC-10,
    MAF-D30).
    """
    if not table.columns[location]:
        return NOBODY
    found = totals(table, location)
    most: i64 = -1
    leader: i64 = NOBODY
    seats: i64 = table.setup.seats
    for seat in range(seats):
        many = found >> seat * WIDTH & MOST
        if many > most:
            most, leader = many, seat
        elif many == most:
            leader = NOBODY
    return lowest(table, location, found, most) if leader == NOBODY else leader


def lowest(table: Table, location: int, found: i64, most: i64) -> i64:
    """The seat that controls the location among several with the most Mafiosi."""
    if location != FIGHT_CLUB and location != CITY_HALL:
        for owner in table.columns[location]:
            if of_seat(found, owner) == most:
                return owner
    return NOBODY
