"""Opportunity Fire: the opponent's chance to fire after the active unit has entered a hex (section 8)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat import direct, guessing, strength, targets
from sandtable.games.tide_of_iron.frames import Activation, Frame, Node
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.teams import ALL_DIVISIONS
from sandtable.games.tide_of_iron.terms import FRESH, LONG_RANGE, NO_CONDITION, NOTHING, OP_FIRE

ASK: Final = 0
ANSWERED: Final = 1


class OpFireWindow(Node):
    """The opponent chooses the unit that leads an attack on the active unit `unit`, or declines (TOI-OPF-14).

    `many` is the division whose units may lead it (teams.py).
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == ASK:
            frame.step = ANSWERED
            ready = ready_for(table, frame) if table.where[frame.unit] >= 0 else []
            if ready:  # mines may have taken it meanwhile (TOI-OBS-18), or a partner has fired
                table.put(table.voice(frame.seat, frame.many), [NOTHING, *ready])
            return
        table.frames.pop()
        if frame.answer != NOTHING:
            direct.begin_op_fire(table, frame.answer, frame.unit)

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Op Fire at {unit_place(table, frame.unit)}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return unit_place(table, option) if option >= 0 else "hold fire"


OP_FIRE_WINDOW: Final = OpFireWindow()


def ready_for(table: Table, frame: Frame) -> list[int]:
    """The units that may lead an attack in this window; none after a partner's attack in this hex (TOI-OPF-05)."""
    found = leads(table, frame.seat, frame.unit)
    if frame.many == ALL_DIVISIONS:
        return found
    activation = table.activation
    if activation is None or is_closed(table, activation):
        return []
    return [unit for unit in found if table.belongs(unit, frame.many)]


def offer(table: Table) -> None:
    """Open a window if any unit may fire, after the active unit has entered a hex, left a fortification or unloaded.

    The window comes before all further steps of the unit (TOI-OPF-02). At most one attack is made in each hex
    (TOI-OPF-05, 22); a declined window doesn't count.
    """
    activation = table.activation
    if activation is None or is_closed(table, activation):
        return
    seat = 1 - table.seat_of(activation.unit)
    ready = leads(table, seat, activation.unit)
    if ready and table.is_trial:  # a judged copy asks no question
        table.hopes[seat] += guessing.op_fire(table, seat, ready, activation.unit)
    elif ready:
        for division in reversed(table.setup.teams.divisions(seat)):  # the window pushed last is asked first
            table.start(OP_FIRE_WINDOW, seat, activation.unit, table.where[activation.unit], division)


def is_closed(table: Table, activation: Activation) -> bool:
    """True for a unit off the map or carried (TOI-OPF-21), and for one attacked in this hex before."""
    hex_ = table.where[activation.unit]
    return hex_ < 0 or hex_ in activation.attacked_in


def leads(table: Table, seat: int, target: int) -> list[int]:
    """Units of a seat that may lead an Op Fire attack on the active unit, in order of number."""
    return leads_among(table, guards(table, seat), target)


def guards(table: Table, seat: int) -> list[int]:
    """Units of a seat in Op Fire, in order of number."""
    return [unit for unit in table.setup.members[seat] if table.state[unit] == OP_FIRE]


def leads_among(table: Table, guards: list[int], target: int) -> list[int]:
    """Those of these units in Op Fire that may lead an attack on the active unit."""
    return [unit for unit in guards if may_lead(table, unit, target)]


def may_lead(table: Table, unit: int, target: int) -> bool:
    """True for a unit in Op Fire that is in range and sight and has not fired in this activation (TOI-OPF-01, 07)."""
    if table.where[unit] < 0:
        return False
    activation = table.activation
    if activation is not None and unit in activation.attacked_by:
        return False
    if table.conditions[unit] != NO_CONDITION or not strength.may_fire(table, unit, False):
        return False
    return targets.reaches(table, unit, target, LONG_RANGE) and table.can_see(table.where[unit], table.where[target])


def may_be_set(table: Table, unit: int) -> bool:
    """True for a fresh unit without a condition; a squad also needs figures able to use Op Fire (TOI-OPF-15, 17)."""
    if table.state[unit] != FRESH or table.conditions[unit] != NO_CONDITION:
        return False
    return not table.is_squad(unit) or squads.can_op_fire(table.figures[unit])
