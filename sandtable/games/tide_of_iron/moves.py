"""The basic changes of pieces: place, move, reveal, damage and remove them."""

from __future__ import annotations

from sandtable.games.tide_of_iron import carrying, squads
from sandtable.games.tide_of_iron.lines import TOLD_DESTROYED, TOLD_LOST_FIGURES, TOLD_POINTS, TOLD_REVEALED
from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE, OUTSIDE, Table, with_entry
from sandtable.games.tide_of_iron.terms import (
    FATIGUED,
    FRESH,
    NO_CONDITION,
    NOTHING,
)


def with_item(items: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A copy of a tuple with another value at place `at`."""
    return (*items[:at], value, *items[at + 1 :])


def put_on(table: Table, unit: int, hex: int) -> None:
    """Put a unit into a hex, from off the map, from a vehicle or from another hex; it comes last in its stack."""
    if hex >= 0 and table.where[unit] == hex and table.stacks[hex][-1] == unit:
        come_out(table, unit)  # all else is as it is
        return
    lift(table, unit)
    table.where[unit] = hex
    stack = table.stacks[hex]
    table.restack(hex, stack + (unit,) if stack else (unit,))


def lift(table: Table, unit: int) -> None:
    """Take a unit out of its hex or vehicle; it is off the map afterwards."""
    hex = table.where[unit]
    if hex >= 0:
        stack = table.stacks[hex]
        table.restack(hex, () if len(stack) == 1 else tuple([other for other in stack if other != unit]))
    table.where[unit] = NOT_HERE
    if table.carrier[unit] != NOTHING:
        table.carrier = with_item(table.carrier, unit, NOTHING)
    come_out(table, unit)


def come_out(table: Table, unit: int) -> None:
    """Note that a unit is in no fortification."""
    if table.inside[unit] != OUTSIDE:
        table.inside = with_entry(table.inside, unit, OUTSIDE)


def load_into(table: Table, squad: int, vehicle: int) -> None:
    """Put a squad off the map, under the number of its vehicle (TOI-TRN-02)."""
    lift(table, squad)
    table.where[squad] = CARRIED
    table.carrier = with_item(table.carrier, squad, vehicle)


def tire(table: Table, unit: int) -> None:
    table.state[unit] = FATIGUED


def mark(table: Table, hex: int, change: int) -> None:
    """Add (positive) or take away (negative) markers of a hex, as markers.py packs them."""
    table.markers = with_item(table.markers, hex, table.markers[hex] + change)


def reveal(table: Table, unit: int) -> None:
    """Reveal a concealed squad for good (TOI-CON-07)."""
    if table.concealed[unit]:
        conceal(table, unit, False)
        if table.telling:
            table.tell(TOLD_REVEALED, table.seat_of(unit), (unit, table.figures[unit]))


def conceal(table: Table, unit: int, is_concealed: bool) -> None:
    """Set whether a unit is concealed."""
    concealed = table.concealed
    if concealed[unit] != is_concealed:
        table.concealed = (*concealed[:unit], is_concealed, *concealed[unit + 1 :])


def specialize(table: Table, squad: int, special: int) -> None:
    """Set the specialization of a squad."""
    table.special = with_item(table.special, squad, special)


def lose_figures(table: Table, squad: int, left: int) -> None:
    """Set the figures left of a squad (as squads.py packs them); without any its base leaves (TOI-SQD-07)."""
    gone = squads.count(table.figures[squad]) - squads.count(left)
    note_loss(table, squad, gone)
    if table.telling:
        table.tell(TOLD_LOST_FIGURES, table.seat_of(squad), (squad, gone, left))
    table.figures = with_entry(table.figures, squad, left)
    if left == squads.EMPTY:
        award(table, squad)
        remove(table, squad)


def destroy(table: Table, unit: int) -> None:
    """Destroy a unit with its tokens and passengers (TOI-SUP-03, TOI-DMG-18, TOI-TRN-09)."""
    if table.telling:
        table.tell(TOLD_DESTROYED, table.seat_of(unit), (unit, table.place_of(unit)))
    note_loss(table, unit, squads.count(table.figures[unit]) if table.is_squad(unit) else 1)
    for squad in table.passengers(unit):
        destroy(table, squad)
    award(table, unit)
    remove(table, unit)


def award(table: Table, unit: int) -> None:
    """Give the points that the scenario grants for a destroyed unit (TOI-OBJ-12)."""
    seat = 1 - table.seat_of(unit)
    setup = table.setup
    points = setup.squad_points[seat] if table.is_squad(unit) else setup.vehicle_points[seat]
    if points:
        table.points = with_entry(table.points, seat, table.points[seat] + points)
        if table.telling:
            table.tell(TOLD_POINTS, seat, (points,))


def remove(table: Table, unit: int) -> None:
    """Remove a unit from the map with its tokens."""
    if table.setup.cargo:
        carrying.leave_behind(table, unit)
    lift(table, unit)
    table.figures = with_entry(table.figures, unit, 0)
    table.state[unit] = FRESH
    table.conditions = with_entry(table.conditions, unit, NO_CONDITION)
    conceal(table, unit, False)
    activation = table.activation
    if activation is not None and activation.unit == unit:
        activation.is_over = True


def note_loss(table: Table, unit: int, gone: int) -> None:
    """Count the lost figures of a seat and note their hex."""
    seat = table.seat_of(unit)
    table.lost = with_entry(table.lost, seat, table.lost[seat] + gone)
    table.losses += ((seat, table.place_of(unit)),) * gone
