"""The remaining contents of the box: markers to place, figures for healing and reinforcements (TOI-CMP-11).

Counts are those of the real box, from the data; a scenario that uses all of them leaves none.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import facts, squads
from sandtable.games.tide_of_iron.lines import TOLD_MARKER
from sandtable.games.tide_of_iron.markers import (
    ENTRENCHMENTS,
    MINES_BIT,
    MOST_FORTIFICATIONS,
    PILLBOXES,
    TRAP_BIT,
    WIRE_BIT,
    entrenchments,
    fortifications,
    pillboxes,
)
from sandtable.games.tide_of_iron.moves import mark
from sandtable.games.tide_of_iron.past import is_to_come
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    BUILDING,
    ENTRENCHMENT,
    FIGURE_KINDS,
    MARKER_KINDS,
    MARKER_NAMES,
    MINEFIELD,
    NATIONS,
    NOBODY,
    PILLBOX,
    POND,
    RAZOR_WIRE,
    SMOKE,
    STREAM,
)


def _figures() -> list[int]:
    counts = [0] * (NATIONS * FIGURE_KINDS)
    for unit in facts.unit_types().values():
        if not unit.is_vehicle:
            counts[unit.nation * FIGURE_KINDS + unit.kind] = unit.count
    return counts


FIGURES: Final = _figures()
"""Figures in the box, by nation and kind."""
MARKERS: Final = [facts.marker(MARKER_NAMES[kind]).stock for kind in range(MARKER_KINDS)]
"""Markers in the box, by kind; the two sides of one sheet share a stock."""
CONCEALED_TOKENS: Final = 4
"""Concealed tokens of each nation (TOI-CON-01)."""


def figures_left(table: Table, seat: int, kind: int) -> int:
    """Figures of a kind that are neither on a base nor due with reinforcements."""
    used = 0
    for unit in range(table.setup.units):
        if table.seat_of(unit) == seat:
            used += squads.number(table.figures[unit], kind)
    for pool in table.setup.pools:
        if pool.seat == seat and is_to_come(table, pool):
            used += pool.figures[kind]
    return FIGURES[seat * FIGURE_KINDS + kind] - used


def markers_left(table: Table, kind: int) -> int:
    """Markers of a kind in the box: its stock without those of the same sheet on the map."""
    if kind == SMOKE:
        return MARKERS[SMOKE] - len(table.smoke)
    used = 0
    for marks in table.markers:
        if marks == 0:  # most hexes have no markers
            continue
        if kind in (ENTRENCHMENT, PILLBOX):
            used += fortifications(marks)
        elif kind == MINEFIELD:
            used += 1 if marks & MINES_BIT else 0
        else:
            used += (1 if marks & WIRE_BIT else 0) + (1 if marks & TRAP_BIT else 0)
    return MARKERS[kind] - used


def may_lie(table: Table, kind: int, hex_: int) -> bool:
    """True where a hex can take one more marker of a kind (TOI-OBS-01, 07, 10, 14, 15, 20)."""
    marks = table.markers[hex_]
    base = table.setup.ground.base[hex_]
    if kind == SMOKE:
        return base != BUILDING and hex_ not in table.smoke
    if kind in (ENTRENCHMENT, PILLBOX):
        return base not in (STREAM, POND, BUILDING) and fortifications(marks) < MOST_FORTIFICATIONS
    if base == POND:
        return False
    return not marks & bit_of(kind)


def may_place(table: Table, kind: int, hex_: int) -> bool:
    """True where a marker can be placed: the hex takes it, and the box holds one where its limits bind."""
    return may_lie(table, kind, hex_) and has_marker(table, kind)


def has_marker(table: Table, kind: int) -> bool:
    """True where a marker can be taken from the box: one is left, or the limits of the box don't bind."""
    return not table.setup.rules.box_limits_bind or markers_left(table, kind) > 0


def bit_of(kind: int) -> int:
    """The bit of an obstacle, as markers.py packs it."""
    if kind == RAZOR_WIRE:
        return WIRE_BIT
    return MINES_BIT if kind == MINEFIELD else TRAP_BIT


def lies(table: Table, kind: int, hex_: int) -> bool:
    """True where a marker of the kind lies in a hex."""
    marks = table.markers[hex_]
    if kind == SMOKE:
        return hex_ in table.smoke
    if kind == ENTRENCHMENT:
        return entrenchments(marks) > 0
    if kind == PILLBOX:
        return pillboxes(marks) > 0
    return marks & bit_of(kind) != 0


def place(table: Table, kind: int, hex_: int) -> None:
    """Put a marker down; smoke remembers its round (TOI-OBS-21)."""
    if kind == SMOKE:
        at = len([other for other in table.smoke if other < hex_])
        table.smoke = (*table.smoke[:at], hex_, *table.smoke[at:])
        table.smoke_rounds = (*table.smoke_rounds[:at], table.round, *table.smoke_rounds[at:])
    else:
        mark(table, hex_, unit_of(kind))
    if table.telling:
        table.tell(TOLD_MARKER, active_side(table), (kind, hex_, 1))


def take_away(table: Table, kind: int, hex_: int) -> None:
    """Take a marker off the map; it goes back to the stock."""
    if kind == SMOKE:
        at = table.smoke.index(hex_)
        table.smoke = (*table.smoke[:at], *table.smoke[at + 1 :])
        table.smoke_rounds = (*table.smoke_rounds[:at], *table.smoke_rounds[at + 1 :])
    else:
        mark(table, hex_, -unit_of(kind))
    if table.telling:
        table.tell(TOLD_MARKER, active_side(table), (kind, hex_, 0))


def unit_of(kind: int) -> int:
    """The number that one marker adds to the packed markers of its hex."""
    if kind == ENTRENCHMENT:
        return ENTRENCHMENTS
    return PILLBOXES if kind == PILLBOX else bit_of(kind)


def active_side(table: Table) -> int:
    """The side with the action turn; NOBODY before the first one."""
    return table.setup.teams.sides[table.active] if table.active != NOBODY else NOBODY
