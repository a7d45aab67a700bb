# interpreted: shows games to people
"""The hexes that the moving unit can reach, each with its cheapest way (section 9).

Nothing here reads what the mover's side can't see: of concealed enemies only that they are there counts, so the way
of a unit says nothing about them. It may be stopped by what nobody could foresee.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from sandtable.engine.walks import Destination
from sandtable.games.tide_of_iron import moves
from sandtable.games.tide_of_iron.actions.choosing import KINDS
from sandtable.games.tide_of_iron.actions.encoding import HEXES, LEAVE, STEP, STOP, UNLOAD
from sandtable.games.tide_of_iron.actions.moving import MOVING, points_words
from sandtable.games.tide_of_iron.combat import op_fire
from sandtable.games.tide_of_iron.frames import Activation
from sandtable.games.tide_of_iron.markers import MINES_BIT
from sandtable.games.tide_of_iron.movement import (
    LOAD_COST,
    THIRDS,
    is_stopped_by,
    may_end,
    may_step,
    step_cost,
)
from sandtable.games.tide_of_iron.names import hex_name, unit_name
from sandtable.games.tide_of_iron.phases.turns import TURNS
from sandtable.games.tide_of_iron.state import CARRIED, OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import ADVANCE, FRESH, NOBODY, NOTHING
from sandtable.games.tide_of_iron.view.names import hex_at, unit_at

WALKED: Final = frozenset({"action", "moved", "unloaded", "fortified"})
"""The kinds of log lines that a way itself tells; after any other one the unit waits for its player."""


@dataclass(frozen=True)
class Way:
    """A way to a hex."""

    cost: int
    """In thirds of a movement point."""
    risks: int
    """Hexes on it in which an enemy may use Op Fire."""
    hexes: tuple[int, ...]
    """From the first one that is entered to the last."""


def walker_of(table: Table) -> str:
    """The name of the unit that is asked where to move, or that is next to advance; "" for other questions."""
    unit = _next_unit(table)
    return unit_at(unit) if unit != NOTHING else mover_of(table)


def mover_of(table: Table) -> str:
    """The name of the unit that is asked where to move; "" for other questions."""
    is_moving = bool(table.frames) and table.frames[-1].node is MOVING and table.activation is not None
    return unit_at(table.frames[-1].unit) if is_moving else ""


def _next_unit(table: Table) -> int:
    """The next unit that may advance in an action turn, after those that have acted; NOTHING for none."""
    if not table.frames or table.frames[-1].node is not TURNS:
        return NOTHING
    units = table.setup.teams.units[table.asker]
    free = [unit for unit in units if _advance(unit) in table.options]
    last = max([unit for unit in units if table.is_on_map(unit) and table.state[unit] != FRESH], default=NOTHING)
    return next((unit for unit in free if unit > last), free[0] if free else NOTHING)


def _advance(unit: int) -> int:
    """The option to advance with a unit."""
    return 1 + unit * KINDS + ADVANCE


def halt_of(table: Table) -> int | None:
    """The option to stop, where the unit could do nothing else but move on."""
    others = [option for option in table.options if option != STOP]
    can_only_move = STOP in table.options and all(option // HEXES == STEP for option in others)
    return STOP if mover_of(table) and can_only_move else None


def destinations_of(table: Table) -> list[Destination]:
    """Every hex in which the moving unit, or the next one to advance, may end its movement; the cheapest first."""
    unit = _next_unit(table)
    if unit == NOTHING:
        return _moving_to(table)
    trial = table.clone()
    assert isinstance(trial, Table)
    trial.apply(trial.options.index(_advance(unit)))
    if mover_of(trial) != unit_at(unit):
        return []
    heading = f"{unit_name(table, unit)} advances to"
    return [replace(each, heading=heading, steps=(_advance(unit), *each.steps)) for each in _moving_to(trial)]


def _moving_to(table: Table) -> list[Destination]:
    activation = table.activation
    if not mover_of(table) or activation is None or activation.is_stopped:
        return []
    first, paid = _way_out(table, activation)
    points = activation.points - paid
    if points <= 0 or (first and first[0] not in table.options):
        return []
    ways = _ways(table, activation, points)
    ends = [hex_ for hex_, way in ways.items() if way.hexes and may_end(table, activation.unit, hex_)]
    ends.sort(key=lambda hex_: (ways[hex_].cost, hex_))
    return [_destination(table, activation, hex_, ways[hex_], first, paid) for hex_ in ends]


def _way_out(table: Table, activation: Activation) -> tuple[tuple[int, ...], int]:
    """The option that comes before the first step, out of a vehicle or a fortification, and its cost."""
    unit = activation.unit
    if table.where[unit] == CARRIED:
        return (UNLOAD * HEXES,), LOAD_COST
    if table.inside[unit] != OUTSIDE:
        return (LEAVE * HEXES + table.inside[unit],), THIRDS
    return (), 0


def _ways(table: Table, activation: Activation, points: int) -> dict[int, Way]:
    """The cheapest way to each hex within `points`; of equally cheap ways the one with the least Op Fire."""
    start = table.place_of(activation.unit)
    watched = Watch(table, activation)
    found = {start: Way(0, 0, ())}
    heap = [(0, 0, start)]
    while heap:
        cost, risks, here = heapq.heappop(heap)
        way = found[here]
        if (cost, risks) != (way.cost, way.risks) or (way.hexes and _ends_at(table, activation, here)):
            continue
        for there, price in _steps(table, activation, here, points - cost):
            new = Way(cost + price, risks + watched.risk(there), (*way.hexes, there))
            old = found.get(there)
            if old is None or (new.cost, new.risks) < (old.cost, old.risks):
                found[there] = new
                heapq.heappush(heap, (new.cost, new.risks, there))
    return found


def _ends_at(table: Table, activation: Activation, hex_: int) -> bool:
    """True where the unit moves no farther: at wire, traps and mines, and after one hex out of a minefield."""
    return activation.only_one_hex or is_stopped_by(table, activation.unit, hex_)


def _steps(table: Table, activation: Activation, here: int, points: int) -> Iterator[tuple[int, int]]:
    """The neighbouring hexes without enemies that the unit may enter, with their costs in thirds."""
    unit, origin = activation.unit, activation.origin
    for there in table.setup.ground.neighbours[here]:
        if there < 0 or table.holder(there) not in (NOBODY, table.seat_of(unit)):
            continue
        if may_step(table, unit, here, there, points, origin, activation.only_one_hex):
            yield there, step_cost(table, unit, here, there, origin)


class Watch:
    """The enemies in Op Fire, who may fire at the unit in the hexes of its way."""

    def __init__(self, table: Table, activation: Activation) -> None:
        copy = table.clone()
        assert isinstance(copy, Table)
        self.table = copy
        self.unit = activation.unit
        enemies = op_fire.guards(table, 1 - table.seat_of(activation.unit))
        self.concealed = [unit for unit in enemies if table.concealed[unit]]
        self.known = [unit for unit in enemies if not table.concealed[unit]]
        self.risks: dict[int, bool] = {}

    def risk(self, hex_: int) -> bool:
        """Whether an enemy may fire there; a concealed one may wherever it can see."""
        if hex_ not in self.risks:
            self.risks[hex_] = bool(self.concealed or self.known) and self._is_watched(hex_)
        return self.risks[hex_]

    def _is_watched(self, hex_: int) -> bool:
        moves.put_on(self.table, self.unit, hex_)
        if op_fire.leads_among(self.table, self.known, self.unit):
            return True
        places = [self.table.place_of(unit) for unit in self.concealed]
        return any(place >= 0 and self.table.can_see(place, hex_) for place in places)


def _destination(
    table: Table, activation: Activation, hex_: int, way: Way, first: tuple[int, ...], paid: int
) -> Destination:
    name, cost = hex_name(table, hex_), way.cost + paid
    dangers = (["Op Fire"] if way.risks else []) + (["mines"] if table.markers[hex_] & MINES_BIT else [])
    told = f"; {' and '.join(dangers)} on the way" if dangers else ""
    return Destination(
        heading=f"{unit_name(table, activation.unit)} moves to",
        at=hex_at(table, hex_),
        text=f"{name} ({', '.join(dangers)})" if dangers else name,
        cost=points_words(cost),
        note=f"{_short(cost)}{'!' if dangers else ''}",
        words=f"{unit_name(table, activation.unit)} moves to {name} for {points_words(cost)}{told}",
        steps=(*first, *(STEP * HEXES + each for each in way.hexes)),
    )


def _short(points: int) -> str:
    """ "2", or "1⅓" for thirds of a point."""
    whole, rest = divmod(points, THIRDS)
    return f"{whole or ''}{('', '⅓', '⅔')[rest]}" or "0"
