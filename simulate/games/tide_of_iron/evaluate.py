"""How good a position looks: whole points, the mover's less the opponent's.

The weights are judgement, not rules: a regular figure is worth 10, everything else is set against it.
"""

from __future__ import annotations

from typing import Final

from simulate.games.tide_of_iron.combat import worth
from simulate.games.tide_of_iron.prepared import SQUAD
from simulate.games.tide_of_iron.state import CARRIED, NOT_HERE, NOT_OVER, OUTSIDE, Table
from simulate.games.tide_of_iron.terms import FRESH, OP_FIRE

WIN: Final = 1_000_000
STEP: Final = 3
"""For each movement point nearer to what a side fights for."""
COVER: Final = 2
"""For each die of cover a squad stands in."""
COMMAND_HELD: Final = 3
TOKEN: Final = 2
VICTORY_POINT: Final = 40
CONTROL: Final = 15
CARD_READY: Final = 4
READY_TO_FIRE: Final = 5
"""A unit in Op Fire."""
UNUSED: Final = 4
"""A fresh unit that can still act in this round."""
SQUEEZED: Final = 30
"""Percent of a squad's worth that a pin costs; disruption twice that."""


def evaluate(table: Table, seat: int) -> int:
    """Points for a seat; a won game counts more than any position."""
    if table.ending != NOT_OVER:
        return 0 if table.winner < 0 else WIN if table.winner == seat else -WIN
    return standing(table, seat) - standing(table, 1 - seat)


def standing(table: Table, seat: int) -> int:
    """What one side has: its units where they stand, command, cards, points and control."""
    total = table.hopes[seat] + table.command[seat] * COMMAND_HELD + table.tokens[seat] * TOKEN
    total += table.points[seat] * VICTORY_POINT + len(table.available[seat]) * CARD_READY
    setup = table.setup
    for number in range(len(setup.objectives)):
        if table.control[number] == seat:
            total += CONTROL
    owners = setup.unit_seat
    for unit in range(setup.units):
        if owners[unit] == seat and table.where[unit] != NOT_HERE:
            total += unit_points(table, seat, unit)
    return total


def unit_points(table: Table, seat: int, unit: int) -> int:
    """A unit's worth in its state and at its place."""
    kind = table.setup.unit_kind[unit]
    state = table.state[unit]
    total = READY_TO_FIRE if state == OP_FIRE else 0
    if state == FRESH and not table.finished[seat]:
        total += UNUSED
    if kind != SQUAD:
        value = worth.VEHICLE_POINTS[kind]
        hex_ = table.where[unit]
        return total + value - value * table.damage[unit] // 3 - STEP * table.setup.approach[2 * seat + 1][hex_]
    value = worth.squad_points(table, unit)
    total += value - value * table.conditions[unit] * SQUEEZED // 100
    if table.where[unit] == CARRIED:
        return total - STEP * table.setup.approach[2 * seat + 1][table.where[table.carrier[unit]]]
    return total + place_points(table, seat, unit, table.where[unit])


def place_points(table: Table, seat: int, unit: int, hex: int) -> int:
    """A squad's hex: how near to the goal, how well covered, whether it holds a prize."""
    setup = table.setup
    total = setup.rules.cover[setup.ground.base[hex]] * COVER - STEP * setup.approach[2 * seat][hex]
    if table.inside[unit] != OUTSIDE:
        total += COVER * setup.rules.marker_cover[table.inside[unit]]
    if setup.prizes[hex]:
        total += setup.prizes[hex] if table.stacks[hex][0] == unit else setup.prizes[hex] // 4
    return total
