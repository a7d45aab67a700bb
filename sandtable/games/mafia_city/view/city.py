# interpreted: shows games to people
"""The City as everybody sees it: the centre, then the ring clockwise, and the three figures."""

from __future__ import annotations

from typing import Final

from sandtable.engine.views import Things
from sandtable.games.mafia_city.control import controller
from sandtable.games.mafia_city.names import ordinal, place, player
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CITY_HALL, LOCATION_IDS, LOCATION_NAMES, NOBODY, POLICE_STATION, PRISON

HITMAN: Final = "figure:hitman"
POLICEMAN: Final = "figure:policeman"
MAYOR: Final = "figure:mayor"


def location_name(location: int) -> str:
    """The name in "at": "place:fight-club"."""
    return f"place:{LOCATION_IDS[location].replace('_', '-')}"


def mafioso_name(location: int, index: int) -> str:
    """The name in "at" of a Mafioso in a column, counted from the bottom: "mafioso:harbour-1"."""
    return f"mafioso:{LOCATION_IDS[location].replace('_', '-')}-{index + 1}"


def locations(table: Table) -> list[Things]:
    """Every location: the centre first, then the ring clockwise from the top."""
    return [_location(table, location) for location in table.layout]


def _location(table: Table, location: int) -> Things:
    leader = controller(table, location) if table.columns[location] else NOBODY
    return {
        "at": location_name(location),
        "id": LOCATION_IDS[location],
        "number": location,
        "name": LOCATION_NAMES[location],
        "is_evaluated": table.at == location,
        "has_cube": table.has_cube(location),
        "controller": leader if leader != NOBODY else None,
        "column": [_mafioso(table, location, index) for index in range(len(table.columns[location]))],
        "cell": list(table.cell) if location == PRISON else None,
    }


def _mafioso(table: Table, location: int, index: int) -> Things:
    owner = table.columns[location][index]
    return {
        "at": mafioso_name(location, index),
        "label": f"{player(owner)}'s Mafioso, {ordinal(index + 1)} from below at {place(location)}",
        "owner": owner,
        "is_chief": index == 0,
    }


def figures(table: Table) -> list[Things]:
    """The Hitman, the Policeman and the Mayor; `place` is where a figure stands, `holder` the seat that has it."""
    return [
        {"at": HITMAN, "name": "Hitman", "place": LOCATION_IDS[table.hitman], "holder": None},
        _held(POLICEMAN, "Policeman", POLICE_STATION, table.policeman),
        _held(MAYOR, "Mayor", CITY_HALL, table.mayor),
    ]


def _held(at: str, name: str, home: int, holder: int) -> Things:
    is_home = holder == NOBODY
    return {
        "at": at,
        "name": name,
        "place": LOCATION_IDS[home] if is_home else None,
        "holder": None if is_home else holder,
    }
