# interpreted: shows games to people
"""Units as a viewer sees them: the figures of a concealed squad only by its own side."""

from __future__ import annotations

from sandtable.engine.views import EVERYTHING, Things
from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.names import unit_name
from sandtable.games.tide_of_iron.state import OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import (
    CONDITION_NAMES,
    DAMAGE_NAMES,
    FIGURE_NAMES,
    MARKER_NAMES,
    NATION_NAMES,
    NO_SPECIALIZATION,
    SPECIALIZATION_NAMES,
)
from sandtable.games.tide_of_iron.view.names import unit_at

STATES = ("fresh", "fatigued", "op fire")


def unit_things(table: Table, viewer: int, unit: int) -> Things:
    """A squad or a vehicle with everything on it."""
    return _squad(table, viewer, unit) if table.is_squad(unit) else _vehicle(table, viewer, unit)


def is_of_side(table: Table, viewer: int, side: int) -> bool:
    """True for the players of a side, who know the same, and for a viewer who sees everything."""
    return viewer == EVERYTHING or viewer >= 0 and table.setup.teams.sides[viewer] == side


def _unit(table: Table, unit: int) -> Things:
    return {
        "at": unit_at(unit),
        "label": unit_name(table, unit),
        "side": NATION_NAMES[table.seat_of(unit)],
        **_division(table, unit),
        "activation": STATES[table.state[unit]],
    }


def _division(table: Table, unit: int) -> Things:
    """The division of a unit whose side is a team; with one player a side it says nothing (TOI-SQD-09)."""
    has_partners = len(table.setup.teams.players[table.seat_of(unit)]) > 1
    return {"division": table.setup.unit_division[unit]} if has_partners else {}


def _squad(table: Table, viewer: int, unit: int) -> Things:
    is_seen = not table.concealed[unit] or is_of_side(table, viewer, table.seat_of(unit))
    special = table.special[unit]
    inside = table.inside[unit]
    return {
        **_unit(table, unit),
        "kind": leading_figure(table.figures[unit]) if is_seen else "regular",
        "figures": figures(table.figures[unit]) if is_seen else None,
        "figure_count": squads.count(table.figures[unit]) if is_seen else None,
        "specialization": SPECIALIZATION_NAMES[special] if is_seen and special != NO_SPECIALIZATION else None,
        "condition": CONDITION_NAMES[table.conditions[unit]] or None,
        "inside": MARKER_NAMES[inside] if inside != OUTSIDE else None,
        "is_concealed": table.concealed[unit],
    }


def _vehicle(table: Table, viewer: int, unit: int) -> Things:
    return {
        **_unit(table, unit),
        "kind": VEHICLE_NAMES[table.setup.unit_kind[unit]],
        "damage": DAMAGE_NAMES[table.damage[unit]].replace("_", " ") or None,
        "passengers": [unit_things(table, viewer, each) for each in table.passengers(unit)],
    }


def figures(pack: int) -> Things:
    """The figures of a squad by kind, those that it has."""
    return {FIGURE_NAMES[kind]: squads.number(pack, kind) for kind in squads.kinds(pack)}


def leading_figure(pack: int) -> str:
    """The figure that stands for a squad: the heaviest weapon, an officer, elite before regular."""
    kinds = squads.kinds(pack)
    for name in ("mortar", "mg", "officer", "elite"):
        if FIGURE_NAMES.index(name) in kinds:
            return name
    return "regular"
