"""Names of seats, units and hexes for prompts and log lines."""

from __future__ import annotations

from sandtable.games.tide_of_iron.setup import SQUAD
from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE, Table
from sandtable.games.tide_of_iron.teams import ALL_DIVISIONS, Teams
from sandtable.games.tide_of_iron.terms import NATION_NAMES


def seat_name(table: Table, seat: int) -> str:
    return NATION_NAMES[seat].capitalize() if seat >= 0 else "Nobody"


def player_name(teams: Teams, player: int) -> str:
    """ "American", or "American, division 2" for one of two partners."""
    division = teams.division[player]
    nation = NATION_NAMES[teams.sides[player]].capitalize()
    return nation if division == ALL_DIVISIONS else f"{nation}, division {division}"


def hex_name(table: Table, hex: int) -> str:
    return table.setup.ground.names[hex] if hex >= 0 else "off the map"


def unit_name(table: Table, unit: int) -> str:
    """The name of a unit, e.g. "American squad 3" or "Tiger I 14"; its number is the same for the whole game."""
    kind = table.setup.unit_kind[unit]
    if kind == SQUAD:
        return f"{seat_name(table, table.seat_of(unit))} squad {unit + 1}"
    return f"{table.setup.vehicles[kind].name} {unit + 1}"


def unit_place(table: Table, unit: int) -> str:
    """The name of a unit and of its hex."""
    where = table.where[unit]
    if where == NOT_HERE:
        return unit_name(table, unit)
    if where == CARRIED:
        return f"{unit_name(table, unit)} in {unit_name(table, table.carrier[unit])}"
    return f"{unit_name(table, unit)} ({hex_name(table, where)})"
