# interpreted: shows games to people
"""The names of things in "at": one function for each sort of thing."""

from __future__ import annotations

from sandtable.games.space_bastards.shapes import squares
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import RACE_IDS, RELATIONSHIP_IDS
from sandtable.games.space_bastards.tokens import mask_of


def planet_at(table: Table, planet: int) -> str:
    return f"planet:{table.setup.planet_ids[planet] + 1}"


def square_at(table: Table, planet: int, square: int) -> str:
    """The name of a square: "square:3-b2"."""
    row, column = squares(table.setup.rooms[planet].grid)[square]
    return f"square:{table.setup.planet_ids[planet] + 1}-{chr(ord('a') + column)}{row + 1}"


def squares_of(mask: int) -> list[int]:
    """The squares of a mask, in rising order."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def token_at(table: Table, planet: int, token: int) -> str:
    """A token is named by its planet and its first square, which no other token covers: "token:3-b2"."""
    first = squares_of(mask_of(token))[0]
    return square_at(table, planet, first).replace("square:", "token:")


def field_at(field: int) -> str:
    return f"field:{field + 1}"


def ship_at(seat: int) -> str:
    return f"ship:{seat}"


def seat_at(seat: int) -> str:
    return f"seat:{seat}"


def relation_at(relationship: int) -> str:
    return f"relation:{RELATIONSHIP_IDS[relationship]}"


def offer_at(race: int) -> str:
    return f"offer:{RACE_IDS[race]}"


def action_at(seat: int, relationship: int) -> str:
    """An action card of a seat: "action:0-love"."""
    return f"action:{seat}-{RELATIONSHIP_IDS[relationship]}"


def settler_at(seat: int, race: int) -> str:
    """The tokens of a race in a settlement hand: "settler:0-spud"."""
    return f"settler:{seat}-{RACE_IDS[race]}"


def cargo_at(seat: int, race: int) -> str:
    """The tokens of a race in a ship: "cargo:0-spud"."""
    return f"cargo:{seat}-{RACE_IDS[race]}"
