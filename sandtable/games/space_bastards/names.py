"""Names for the log and for questions: players, planets, squares, tokens."""

from __future__ import annotations

from sandtable.games.space_bastards.shapes import squares
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import ATTACHED, NOTHING, OFF_BOARD, RACE_NAMES, RACE_PLURALS
from sandtable.games.space_bastards.terms import RELATIONSHIP_NAMES as RELATIONSHIP_WORDS
from sandtable.games.space_bastards.tokens import is_alive, owner_of, race_of


def player(table: Table, owner: int) -> str:
    """ "Player 1"."""
    return "Neutral" if owner == table.setup.neutral else f"Player {owner + 1}"


def creature(table: Table, owner: int, race: int) -> str:
    """ "Player 1's Spud"."""
    return f"{player(table, owner)}'s {RACE_NAMES[race]}"


def kind_name(table: Table, kind: int) -> str:
    """ "Player 1's Spud", or the corpse of it."""
    name = creature(table, owner_of(kind), race_of(kind))
    return name if is_alive(kind) else f"the corpse of {name}"


def counted(many: int, race: int) -> str:
    """ "2 Spuds"."""
    return f"1 {RACE_NAMES[race]}" if many == 1 else f"{many} {RACE_PLURALS[race]}"


def planet_name(table: Table, planet: int) -> str:
    return table.setup.planet_names[planet]


def field_name(table: Table, field: int) -> str:
    return table.setup.field_names[field] if field != OFF_BOARD else "off the board"


def square_names(table: Table, planet: int, mask: int) -> str:
    """ "a1 b1": columns of a planet have letters and rows numbers, from the top left."""
    where = squares(table.setup.rooms[planet].grid)
    chosen = [where[number] for number in range(len(where)) if mask >> number & 1]
    return " ".join([f"{chr(ord('a') + column)}{row + 1}" for row, column in chosen])


def cards(mask: int) -> str:
    """ "Love and Trade"."""
    return " and ".join([name for number, name in enumerate(RELATIONSHIP_WORDS) if mask >> number & 1])


def relation(table: Table, relationship: int) -> str:
    """ "Shooting (Toadling, Spud)"."""
    if relationship >= ATTACHED or table.left(relationship) == NOTHING:
        return RELATIONSHIP_WORDS[relationship]
    left, right = RACE_NAMES[table.left(relationship)], RACE_NAMES[table.right(relationship)]
    return f"{RELATIONSHIP_WORDS[relationship]} ({left}, {right})"
