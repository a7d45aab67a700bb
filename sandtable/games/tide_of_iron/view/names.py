# interpreted: shows games to people
"""The names of things in "at"."""

from __future__ import annotations

from sandtable.games.tide_of_iron.state import Table


def hex_at(table: Table, hex_: int) -> str:
    """ "hex:E4"."""
    return f"hex:{table.setup.ground.names[hex_]}"


def unit_at(unit: int) -> str:
    """By the number that players call it: "unit:3"."""
    return f"unit:{unit + 1}"


def card_at(card: int) -> str:
    return f"card:{card}"


def deck_at(seat: int, deck: int) -> str:
    return f"deck:{seat}-{deck}"


def seat_at(seat: int) -> str:
    return f"seat:{seat}"
