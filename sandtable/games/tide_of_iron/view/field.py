# interpreted: shows games to people
"""The map as a viewer sees it: every hex with its units and markers, and the objectives."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import Things
from sandtable.games.tide_of_iron import carrying, markers
from sandtable.games.tide_of_iron.names import seat_name, unit_name
from sandtable.games.tide_of_iron.state import NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import BASE_NAMES, NOBODY, NOTHING, REMOVED
from sandtable.games.tide_of_iron.view.names import hex_at
from sandtable.games.tide_of_iron.view.units import unit_things


def ground(table: Table) -> list[list[int | str]]:
    """The printed map, which never changes: name, q, r, terrain, level, roads and streams of each hex."""
    found = table.setup.ground
    return [
        [
            found.names[hex_],
            found.q[hex_],
            found.r[hex_],
            BASE_NAMES[found.base[hex_]],
            found.level[hex_],
            found.roads[hex_],
            found.streams[hex_],
        ]
        for hex_ in range(found.count)
    ]


def field(table: Table, viewer: int) -> list[Things]:
    """Every hex, in the order of the map."""
    return [_hex(table, viewer, hex_) for hex_ in range(table.setup.ground.count)]


def _hex(table: Table, viewer: int, hex_: int) -> Things:
    name = table.setup.ground.names[hex_]
    found: Things = {"at": hex_at(table, hex_), "label": f"hex {name}", "name": name}
    if words := table.setup.labels.get(hex_):
        found["text"], found["note"] = words
    if marks := list(_markers(table, hex_)):
        found["markers"] = marks
    if table.stacks[hex_]:
        found["units"] = [unit_things(table, viewer, unit) for unit in table.stacks[hex_]]
    return found


def _markers(table: Table, hex_: int) -> Iterator[str]:
    """The markers of a hex in words, one for each."""
    marks = table.markers[hex_]
    yield from ["entrenchment"] * markers.entrenchments(marks)
    yield from ["pillbox"] * markers.pillboxes(marks)
    if marks & markers.WIRE_BIT:
        yield "razor_wire"
    if marks & markers.TRAP_BIT:
        yield "tank_trap"
    if marks & markers.MINES_BIT:
        yield "minefield"
    if hex_ in table.smoke:
        yield "smoke"


def objectives(table: Table) -> list[Things]:
    """The objectives and who controls them."""
    return [
        {
            "at": f"objective:{index + 1}",
            "label": f"objective {objective.name or table.setup.ground.names[objective.hex]}",
            "hex": table.setup.ground.names[carrying.place_of(table, index)],
            "kind": "command" if objective.is_command else "victory",
            "owner": objective.seat if objective.seat != NOBODY else None,
            "value": objective.worth(max(1, table.round)),
            **_bearer(table, index),
            "controlled_by": seat_name(table, table.control[index]) if table.control[index] != NOBODY else None,
        }
        for index, objective in enumerate(table.setup.objectives)
        if table.control[index] != REMOVED and carrying.place_of(table, index) != NOT_HERE
    ]


def _bearer(table: Table, number: int) -> Things:
    """The unit that carries an objective, for one that may be carried."""
    if not table.setup.objectives[number].is_carried:
        return {}
    unit = carrying.bearer(table, number)
    return {"carried_by": unit_name(table, unit) if unit != NOTHING else None}
