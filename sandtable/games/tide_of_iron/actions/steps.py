"""One step of a movement: entering a hex, vehicles, fortifications, wire, and going back (sections 9, 10, 19, 21)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import moves
from sandtable.games.tide_of_iron.actions.encoding import CUT_WIRE, ENTER, HEXES, LOAD
from sandtable.games.tide_of_iron.combat import casualties, mines, op_fire
from sandtable.games.tide_of_iron.concealment import reveal_around, reveal_mover
from sandtable.games.tide_of_iron.frames import Activation
from sandtable.games.tide_of_iron.lines import TOLD_FORTIFIED, TOLD_LOADED, TOLD_MARKER, TOLD_MOVED, TOLD_UNLOADED
from sandtable.games.tide_of_iron.markers import MINES_BIT, WIRE_BIT
from sandtable.games.tide_of_iron.movement import (
    ATTEMPT,
    LOAD_COST,
    THIRDS,
    can_go_on,
    clears_wire,
    is_stopped_by,
    step_cost,
    transports_in,
)
from sandtable.games.tide_of_iron.stacking import free_fortifications, has_room
from sandtable.games.tide_of_iron.state import CARRIED, OUTSIDE, Table, with_entry
from sandtable.games.tide_of_iron.terms import NOBODY, PINNED, RAZOR_WIRE

CUT_COST: Final = 2 * THIRDS
"""The cost of removing razor wire, in thirds of a movement point (TOI-OBS-12)."""


def other_uses(table: Table, unit: int, points: int) -> list[int]:
    """Loading, entering a fortification, removing wire: the steps without a change of hex.

    In a hex where the unit can't stay it may only load or move on.
    """
    hex_ = table.where[unit]
    options: list[int] = []
    if table.is_squad(unit) and points >= LOAD_COST:
        options.extend([LOAD * HEXES + vehicle for vehicle in transports_in(table, unit, hex_)])
    if table.inside_enemies(unit) or not has_room(table, unit, hex_):
        return options
    if table.is_squad(unit) and points >= THIRDS:
        options.extend([ENTER * HEXES + kind for kind in free_fortifications(table, hex_)])
    if points >= CUT_COST and table.markers[hex_] & WIRE_BIT and clears_wire(table, unit):
        options.append(CUT_WIRE * HEXES)
    return options


def can_unload(table: Table, unit: int, points: int) -> bool:
    """True where the passenger may leave its vehicle here (TOI-TRN-03, TOI-STK-07)."""
    return points >= LOAD_COST and has_room(table, unit, table.place_of(unit))


def enter_hex(table: Table, activation: Activation, hex: int) -> None:
    """Pay the cost and enter the hex; obstacles, mines and Op Fire follow in this order (TOI-MOV-18)."""
    unit = activation.unit
    here = table.where[unit]
    cost = step_cost(table, unit, here, hex, activation.origin)
    if cost == ATTEMPT:
        for enemy in table.stacks[hex]:
            moves.reveal(table, enemy)
        return
    overrun(table, unit, here)
    activation.points -= cost
    activation.path += (here,)
    activation.has_moved = True
    moves.put_on(table, unit, hex)
    if table.telling:
        table.tell(TOLD_MOVED, table.seat_of(unit), (unit, hex, cost))
    if activation.only_one_hex:  # out of a minefield (TOI-OBS-17)
        activation.is_stopped = True
    uncover(table, unit)
    stop_at_obstacles(table, activation, hex)
    op_fire.offer(table)
    if table.markers[hex] & MINES_BIT:
        mines.explode(table, unit)


def uncover(table: Table, unit: int) -> None:
    """Reveal the moving squad and the concealed enemies next to it (TOI-CON-04)."""
    reveal_mover(table, unit)
    reveal_around(table, unit)


def stop_at_obstacles(table: Table, activation: Activation, hex: int) -> None:
    """Stop the unit at an obstacle; wire and mines also forbid it an assault (TOI-ASL-04)."""
    if table.markers[hex] & (WIRE_BIT | MINES_BIT):
        activation.entered_obstacle = True
    if is_stopped_by(table, activation.unit, hex):
        activation.is_stopped = True


def overrun(table: Table, unit: int, hex: int) -> None:
    """Pin the enemy squads in the open in the hex that a tank leaves (TOI-OVR-04, 08)."""
    for enemy in table.stacks[hex]:
        is_enemy = table.seat_of(enemy) != table.seat_of(unit)
        if is_enemy and table.is_squad(enemy) and table.inside[enemy] == OUTSIDE and table.conditions[enemy] < PINNED:
            casualties.set_condition(table, enemy, PINNED)


def load(table: Table, activation: Activation, vehicle: int) -> None:
    """Put the squad into the vehicle, which ends its action (TOI-TRN-02)."""
    if table.telling:
        table.tell(TOLD_LOADED, table.seat_of(vehicle), (activation.unit, vehicle))
    activation.points -= LOAD_COST
    activation.has_moved = True
    activation.is_over = True
    moves.load_into(table, activation.unit, vehicle)


def unload(table: Table, activation: Activation) -> None:
    """Put the squad into the hex of its vehicle, as if it had moved into it (TOI-TRN-03, 06, TOI-OPF-18)."""
    unit = activation.unit
    hex_ = table.place_of(unit)
    if table.telling:
        table.tell(TOLD_UNLOADED, table.seat_of(unit), (unit, table.carrier[unit]))
    activation.points -= LOAD_COST
    activation.has_moved = True
    moves.put_on(table, unit, hex_)
    uncover(table, unit)
    op_fire.offer(table)


def enter_fortification(table: Table, activation: Activation, kind: int) -> None:
    """Enter a fortification: it costs one point and draws no Op Fire (TOI-OBS-02, 04)."""
    activation.points -= THIRDS
    activation.has_moved = True
    table.inside = with_entry(table.inside, activation.unit, kind)
    if table.telling:
        table.tell(TOLD_FORTIFIED, table.seat_of(activation.unit), (activation.unit, kind))


def leave_fortification(table: Table, activation: Activation) -> None:
    """Leave a fortification: it costs one point and draws Op Fire (TOI-OBS-04, 05)."""
    activation.points -= THIRDS
    activation.has_moved = True
    table.inside = with_entry(table.inside, activation.unit, OUTSIDE)
    if table.telling:
        table.tell(TOLD_FORTIFIED, table.seat_of(activation.unit), (activation.unit, OUTSIDE))
    op_fire.offer(table)


def cut_wire(table: Table, activation: Activation) -> None:
    """Remove the razor wire of the hex (TOI-OBS-12)."""
    hex_ = table.where[activation.unit]
    activation.points -= CUT_COST
    activation.has_moved = True
    moves.mark(table, hex_, -WIRE_BIT)
    if table.telling:
        table.tell(TOLD_MARKER, table.seat_of(activation.unit), (RAZOR_WIRE, hex_, 0))


def may_stop(table: Table, activation: Activation) -> bool:
    """True where the hex has room for the unit and holds no enemy (TOI-STK-04, 05)."""
    hex_ = table.where[activation.unit]
    return hex_ == CARRIED or (has_room(table, activation.unit, hex_) and not table.inside_enemies(activation.unit))


def can_stay_or_go(table: Table, activation: Activation) -> bool:
    """False for a tank among enemies whose way out Op Fire has closed (TOI-OVR-07)."""
    unit = activation.unit
    if table.where[unit] < 0 or not table.inside_enemies(unit):
        return True
    return not activation.is_stopped and can_go_on(table, unit, table.where[unit], activation.points, activation.origin)


def fall_back(table: Table, activation: Activation) -> None:
    """Move the unit back along its path, at no cost, to the first hex where it may stay (TOI-STK-06, TOI-OVR-06)."""
    unit = activation.unit
    if may_stop(table, activation):
        return
    for hex_ in reversed(activation.path):
        if table.holder(hex_) in (NOBODY, table.seat_of(unit)) and has_room(table, unit, hex_):
            moves.put_on(table, unit, hex_)
            if table.telling:
                table.tell(TOLD_MOVED, table.seat_of(unit), (unit, hex_, 0))
            return
    raise AssertionError(f"unit {unit} has nowhere to go back to")
