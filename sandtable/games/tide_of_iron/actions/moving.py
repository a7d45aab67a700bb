"""Moving step by step: Advance, Fire and Movement, Assault (sections 6, 9, 10, 19 and 21)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.actions import assault, steps, walking
from sandtable.games.tide_of_iron.actions.encoding import (
    CUT_WIRE,
    ENTER,
    FIRE,
    HEXES,
    LEAVE,
    LOAD,
    STEP,
    STOP,
    STORM,
    UNLOAD,
)
from sandtable.games.tide_of_iron.combat import direct, targets
from sandtable.games.tide_of_iron.frames import Activation, Frame, Node
from sandtable.games.tide_of_iron.markers import MINES_BIT
from sandtable.games.tide_of_iron.movement import THIRDS, may_step, points_of
from sandtable.games.tide_of_iron.names import hex_name, unit_name
from sandtable.games.tide_of_iron.stacking import has_room
from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE, OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    ASSAULT,
    FIRE_AND_MOVEMENT,
    MARKER_NAMES,
    NOTHING,
)


class Moving(Node):
    """The active unit spends its points step by step; consequences of a step are resolved before the next step."""

    def step(self, table: Table, frame: Frame) -> None:
        activation = table.activation
        assert activation is not None
        if frame.answer >= 0:
            option = frame.answer
            frame.answer = NOTHING
            if option == STOP:
                self._end(table, activation)
            else:
                carry_out(table, activation, option)
        elif activation.is_over or not steps.can_stay_or_go(table, activation):
            self._end(table, activation)
        elif table.is_trial:
            walking.walk(table, activation)
            self._end(table, activation)
        else:
            self._ask(table, frame, activation)

    def _ask(self, table: Table, frame: Frame, activation: Activation) -> None:
        options = options_of(table, activation)
        if not options:
            self._end(table, activation)
            return
        if steps.may_stop(table, activation):
            table.put(table.commander(frame.unit), [STOP, *options])
        else:
            table.choose(frame, table.commander(frame.unit), options)

    def _end(self, table: Table, activation: Activation) -> None:
        """End the movement; a unit in a full hex or among enemies goes back to the last hex with room (TOI-STK-06,
        TOI-OVR-06).
        """
        table.frames.pop()
        if table.where[activation.unit] >= 0:
            steps.fall_back(table, activation)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == STOP

    def prompt(self, table: Table, frame: Frame) -> str:
        activation = table.activation
        assert activation is not None
        return f"{unit_name(table, frame.unit)}: {points_words(activation.points)} left"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return option_words(table, option)


def points_words(points: int) -> str:
    """Movement points in words: "2 points", "1 2/3 points"."""
    whole, rest = points // THIRDS, points % THIRDS
    text = f"{whole} {rest}/{THIRDS}" if rest else str(whole)
    return f"{text} movement point{'' if points == THIRDS else 's'}"


def option_words(table: Table, option: int) -> str:
    kind, about = option // HEXES, option % HEXES
    if kind == STOP:
        return "stop here"
    if kind == STEP:
        return f"move to {hex_name(table, about)}"
    if kind == LOAD:
        return f"load into {unit_name(table, about)}"
    if kind == UNLOAD:
        return "unload"
    if kind == ENTER:
        return f"enter the {MARKER_NAMES[about]}"
    if kind == LEAVE:
        return f"leave the {MARKER_NAMES[about]}"
    if kind == CUT_WIRE:
        return "remove the razor wire"
    return "attack" if kind == FIRE else f"assault {hex_name(table, about)}"


def begin(table: Table, unit: int, action: int, extra: int = 0, bonus: int = 0) -> None:
    """Activate a unit for a moving action; a card may give `extra` movement points and a `bonus` of firepower."""
    activation = Activation(unit, action, points_of(table, unit, action) + extra * THIRDS)
    activation.bonus = bonus
    activation.origin = table.place_of(unit)
    table.activation = activation
    activation.only_one_hex = table.markers[activation.origin] & MINES_BIT != 0
    table.start(MOVING, table.seat_of(unit), unit)


def is_possible(table: Table, unit: int, action: int) -> bool:
    """True where the action gives the unit at least one option."""
    if action != ADVANCE and table.is_squad(unit) and squads.has_heavy_weapon(table.figures[unit]):
        return False  # TOI-ACT-06, TOI-ACT-09
    if action == ASSAULT and not table.is_squad(unit):
        return False
    points = points_of(table, unit, action)
    if has_use(table, unit, points, table.place_of(unit)):
        return True
    if table.where[unit] == CARRIED:
        return False
    if action == FIRE_AND_MOVEMENT:
        return targets.has_target(table, unit, True)
    return action == ASSAULT and bool(assault.targets(table, unit, None))


def has_use(table: Table, unit: int, points: int, origin: int) -> bool:
    """True where the unit can spend a movement point."""
    if points <= 0:
        return False
    hex_ = table.where[unit]
    if hex_ == CARRIED:
        return steps.can_unload(table, unit, points)
    if table.inside[unit] != OUTSIDE:
        return points >= THIRDS
    is_mined = table.markers[hex_] & MINES_BIT != 0
    for there in table.setup.ground.neighbours[hex_]:
        if there >= 0 and may_step(table, unit, hex_, there, points, origin, is_mined):
            return True
    return bool(steps.other_uses(table, unit, points))


def options_of(table: Table, activation: Activation) -> list[int]:
    """The options of the active unit, without the option to stop."""
    unit = activation.unit
    if table.where[unit] == NOT_HERE:
        return []
    options: list[int] = []
    if not activation.is_stopped:
        options.extend(uses(table, activation))
    if table.where[unit] == CARRIED or table.inside_enemies(unit):
        return options
    if activation.has_attacked or not has_room(table, unit, table.where[unit]):
        return options  # an attack ends the movement in this hex (TOI-STK-05)
    if activation.action == FIRE_AND_MOVEMENT:
        if targets.has_target(table, unit, True):
            options.append(FIRE * HEXES)
    elif activation.action == ASSAULT:
        options.extend([STORM * HEXES + hex_ for hex_ in assault.targets(table, unit, activation)])
    return options


def uses(table: Table, activation: Activation) -> list[int]:
    """The steps that the remaining points pay for (TOI-MOV-11)."""
    unit, points, hex_ = activation.unit, activation.points, table.where[activation.unit]
    if hex_ == CARRIED:
        return [UNLOAD * HEXES] if steps.can_unload(table, unit, points) else []
    if table.inside[unit] != OUTSIDE:
        return [LEAVE * HEXES + table.inside[unit]] if points >= THIRDS else []
    options: list[int] = []
    for there in table.setup.ground.neighbours[hex_]:
        if there >= 0 and may_step(table, unit, hex_, there, points, activation.origin, activation.only_one_hex):
            options.append(STEP * HEXES + there)
    options.extend(steps.other_uses(table, unit, points))
    return options


def carry_out(table: Table, activation: Activation, option: int) -> None:
    """Do one step; its consequences are pushed as frames on top."""
    kind, about = option // HEXES, option % HEXES
    if kind == STEP:
        steps.enter_hex(table, activation, about)
    elif kind == LOAD:
        steps.load(table, activation, about)
    elif kind == UNLOAD:
        steps.unload(table, activation)
    elif kind == ENTER:
        steps.enter_fortification(table, activation, about)
    elif kind == LEAVE:
        steps.leave_fortification(table, activation)
    elif kind == CUT_WIRE:
        steps.cut_wire(table, activation)
    elif kind == FIRE:
        activation.has_attacked = True
        if activation.has_moved:  # never move, attack, move (TOI-ACT-04)
            activation.is_over = True
        direct.begin(table, activation.unit, True)
    else:
        activation.has_attacked = True
        activation.is_over = True
        assault.begin(table, activation.unit, about)


MOVING: Final = Moving()
