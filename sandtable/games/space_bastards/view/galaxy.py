# interpreted: shows games to people
"""Planets and travel fields as everybody sees them."""

from __future__ import annotations

from sandtable.engine.views import Things
from sandtable.games.space_bastards.names import kind_name, planet_name, player, square_names
from sandtable.games.space_bastards.placing import PLACING
from sandtable.games.space_bastards.scoring import dominator
from sandtable.games.space_bastards.shapes import squares
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import NOBODY, NOTHING, RACE_NAMES
from sandtable.games.space_bastards.tokens import is_alive, kind_of, mask_of, owner_of, race_of
from sandtable.games.space_bastards.view.names import (
    cargo_at,
    field_at,
    planet_at,
    ship_at,
    square_at,
    squares_of,
    token_at,
)


def ground(table: Table) -> Things:
    """The printed map, which never changes: all planets, also radioactive ones, all fields, and the ways."""
    scenario = table.setup.scenario
    return {
        "planets": [{"name": each.id, "colour": each.colour, "grid": list(each.grid)} for each in scenario.planets],
        "fields": [
            {
                "name": each.id,
                "planet": each.planet,
                "is_teleport": each.is_teleport,
                "place": each.at and list(each.at),
            }
            for each in scenario.fields
        ],
        "ways": [list(each) for each in scenario.edges],
    }


def planets(table: Table) -> list[Things]:
    """The planets in play, with their squares and tokens."""
    return [_planet(table, planet) for planet in range(table.setup.planets)]


def _planet(table: Table, planet: int) -> Things:
    leader = dominator(table, planet)
    drawn = table.setup.scenario.planets[table.setup.planet_ids[planet]]
    return {
        "at": planet_at(table, planet),
        "number": table.setup.planet_ids[planet],
        "name": planet_name(table, planet),
        "colour": drawn.colour,
        "is_settled": table.settled[planet],
        "dominated_by": leader if leader != NOBODY else None,
        "creatures": [table.creatures(planet, owner) for owner in range(table.setup.owners)],
        "squares": [_square(table, planet, number) for number in range(table.setup.rooms[planet].size)],
        "tokens": [_token(table, planet, token) for token in table.tokens[planet]],
    }


def _square(table: Table, planet: int, number: int) -> Things:
    row, column = squares(table.setup.rooms[planet].grid)[number]
    return {
        "at": square_at(table, planet, number),
        "label": f"{square_names(table, planet, 1 << number)} on {planet_name(table, planet)}",
        "cell": [row, column],
        "is_free": not table.occupied[planet] >> number & 1,
    }


def _token(table: Table, planet: int, token: int) -> Things:
    where = squares(table.setup.rooms[planet].grid)
    return {
        "at": token_at(table, planet, token),
        "label": f"{kind_name(table, kind_of(token))} on {planet_name(table, planet)}",
        **_creature(table, token),
        "cells": [list(where[number]) for number in squares_of(mask_of(token))],
    }


def _creature(table: Table, kind: int) -> Things:
    """The owner, the race and the life of a token, alike in every place."""
    return {
        "owner": owner_of(kind),
        "owner_name": player(table, owner_of(kind)),
        "race": RACE_NAMES[race_of(kind)],
        "is_alive": is_alive(kind),
    }


def placing(table: Table) -> Things | None:
    """The token whose squares the open question asks for, which lies open by then (SPB-SET-09); else None."""
    frame = table.frames[-1] if table.frames else None
    if frame is None or frame.node is not PLACING or not frame.picked:
        return None
    return _creature(table, frame.picked[0])


def fields(table: Table) -> list[Things]:
    """The travel fields with the ships on them."""
    return [_field(table, field) for field in range(len(table.setup.field_names))]


def _field(table: Table, field: int) -> Things:
    setup = table.setup
    dock, beyond = setup.docks[field], setup.teleport[field]
    return {
        "at": field_at(field),
        "name": setup.field_names[field],
        "dock": planet_name(table, dock) if dock != NOTHING else None,
        "teleport": setup.field_names[beyond] if beyond != NOTHING else None,
        "neighbours": [setup.field_names[each] for each in setup.neighbours[field]],
        "ships": [ship(table, seat) for seat in range(setup.seats) if table.ships[seat] == field],
    }


def ship(table: Table, seat: int) -> Things:
    """A ship with the tokens in it, by race."""
    return {
        "at": ship_at(seat),
        "label": f"{player(table, seat)}'s ship",
        "seat": seat,
        "cargo": [
            {"at": cargo_at(seat, race), "label": f"{RACE_NAMES[race]} in {player(table, seat)}'s ship", "count": many}
            for race, many in enumerate(table.cargo[seat])
            if many
        ],
    }
