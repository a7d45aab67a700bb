"""Putting units on the map: by the scenario, at set-up and as reinforcements (TOI-SET-12 to 16, section 26)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import moves, squads
from sandtable.games.tide_of_iron.box import CONCEALED_TOKENS
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_PLACED, TOLD_REINFORCED, TOLD_REINFORCEMENTS_LOST, TOLD_STARTED
from sandtable.games.tide_of_iron.names import hex_name, unit_name
from sandtable.games.tide_of_iron.phases.building import pool_of
from sandtable.games.tide_of_iron.setup import Pool
from sandtable.games.tide_of_iron.stacking import free_fortifications, may_stand
from sandtable.games.tide_of_iron.state import CARRIED, NOT_HERE, OUTSIDE, Table, with_entry
from sandtable.games.tide_of_iron.teams import ALL_DIVISIONS
from sandtable.games.tide_of_iron.terms import BUILDING, MARKER_NAMES, NO_SPECIALIZATION, NOBODY, NOTHING, WOODS

PLACES: Final = 4
"""The base for packing a place: hex * PLACES + position (open, entrenchment, pillbox)."""
INSIDE_VEHICLE: Final = 1_000_000
"""A place inside a vehicle is this plus the vehicle's number."""
NO_MORE: Final = -2
ALL: Final = 1 << 30
"""More places than any map has."""
FEW: Final = 2
"""The number of places that a judged copy looks for: there is no question with fewer, and it is not answered."""


class Deploying(Node):
    """Places the units in `picked`, vehicles before squads so that squads can start in them (TOI-SET-13)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer != NOTHING:
            place(table, frame.unit, frame.answer)
            frame.answer = NOTHING
        if not frame.picked:
            table.frames.pop()
            return
        frame.unit = frame.picked[0]
        frame.picked = frame.picked[1:]
        places = places_for(table, frame.unit, FEW if table.is_trial and not is_bound(table, frame.unit) else ALL)
        if is_bound(table, frame.unit):
            places = demanded(table, frame.unit, frame.picked, places)
        if places:
            table.choose(frame, table.commander(frame.unit), places)
        else:
            lose(table, frame.unit)

    def prompt(self, table: Table, frame: Frame) -> str:
        figures = f" ({squads.text(table.figures[frame.unit])})" if table.is_squad(frame.unit) else ""
        return f"Place {unit_name(table, frame.unit)}{figures}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if option >= INSIDE_VEHICLE:
            return f"inside {unit_name(table, option - INSIDE_VEHICLE)}"
        way = option % PLACES
        name = hex_name(table, option // PLACES)
        return f"{name}, {MARKER_NAMES[way - 1]}" if way else name

    def begins_something(self, frame: Frame) -> bool:
        return True


class Concealing(Node):
    """Chooses the squads that start concealed, up to `many` (TOI-CON-08)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer >= 0:
            moves.conceal(table, frame.answer, True)
            frame.many -= 1
        squads = [unit for unit in frame.picked if unit > frame.answer and may_hide(table, unit)]
        if frame.answer == NO_MORE or frame.many <= 0 or not squads:
            table.frames.pop()
            return
        table.put(table.decider(frame.seat, squads), [NO_MORE, *squads])

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Conceal a squad ({frame.many} tokens left)"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return (
            "no more" if option == NO_MORE else f"{unit_name(table, option)} in {hex_name(table, table.where[option])}"
        )

    def begins_something(self, frame: Frame) -> bool:
        return True


def places_for(table: Table, unit: int, enough: int = ALL) -> list[int]:
    """The places open to a unit, in order of hexes; fortifications and transports for squads only.

    The search ends when at least `enough` are found.
    """
    places: list[int] = []
    is_squad = table.is_squad(unit)
    for hex in pool_of(table, unit).zone:
        if may_stand(table, unit, hex):
            places.append(hex * PLACES)
            if is_squad:
                places.extend([hex * PLACES + 1 + kind for kind in free_fortifications(table, hex)])
            if len(places) >= enough:
                return places
    if is_squad:
        places.extend([INSIDE_VEHICLE + vehicle for vehicle in transports_with_room(table, unit)])
    return places


def is_bound(table: Table, unit: int) -> bool:
    """True for a squad whose scenario demands something of the deployment."""
    pool = pool_of(table, unit)
    return table.is_squad(unit) and (len(pool.demands) > 0 or pool.most_fortified != NOTHING)


def demanded(table: Table, unit: int, later: tuple[int, ...], places: list[int]) -> list[int]:
    """The places that the scenario leaves to a squad (D-TOI-152).

    Where all squads that are `later` placed, and this one, are needed on demanded hexes, it is placed on one of them. A
    demand that no place can meet any more binds nobody.
    """
    pool = pool_of(table, unit)
    if pool.most_fortified != NOTHING and fortified(table, pool) >= pool.most_fortified:
        places = [place_ for place_ in places if place_ >= INSIDE_VEHICLE or place_ % PLACES == 0]
    wanted: list[int] = []
    missing = 0
    for hexes, many in pool.demands:
        left = many - standing(table, pool, hexes)
        if left > 0:
            missing += left
            wanted += [place_ for place_ in places if place_ < INSIDE_VEHICLE and place_ // PLACES in hexes]
    squads = 1 + len([other for other in later if other in pool.squads])
    return wanted if wanted and missing >= squads else places


def standing(table: Table, pool: Pool, hexes: tuple[int, ...]) -> int:
    """The squads of a pool that stand on these hexes."""
    return len([squad for squad in pool.squads if table.where[squad] >= 0 and table.where[squad] in hexes])


def fortified(table: Table, pool: Pool) -> int:
    """The squads of a pool that are in fortifications."""
    return len([squad for squad in pool.squads if table.where[squad] >= 0 and table.inside[squad] != OUTSIDE])


def transports_with_room(table: Table, squad: int) -> list[int]:
    """Vehicles that come with the squad, and that can still take the squad along (TOI-TRN-17)."""
    setup = table.setup
    return [
        vehicle
        for vehicle in vehicles_with(table, pool_of(table, squad))
        if table.where[vehicle] >= 0
        and len(table.passengers(vehicle)) < setup.vehicles[setup.unit_kind[vehicle]].capacity
    ]


def vehicles_with(table: Table, pool: Pool) -> tuple[int, ...]:
    """The vehicles that come with the squads of a pool; what a division has and what it buys start together."""
    vehicles = pool.vehicles
    for other in table.setup.pools if pool.starts else ():
        if other is not pool and other.starts and (other.seat, other.division) == (pool.seat, pool.division):
            vehicles += other.vehicles
    return vehicles


def place(table: Table, unit: int, place_: int) -> None:
    """Place a unit; it is fresh (TOI-RNF-04)."""
    if place_ >= INSIDE_VEHICLE:
        moves.load_into(table, unit, place_ - INSIDE_VEHICLE)
    else:
        moves.put_on(table, unit, place_ // PLACES)
        way = place_ % PLACES
        if way:
            table.inside = with_entry(table.inside, unit, way - 1)
    if table.telling:
        kind = TOLD_REINFORCED if table.round else TOLD_PLACED
        table.tell(kind, table.seat_of(unit), (unit, table.place_of(unit), 1 if table.where[unit] == CARRIED else 0))


def lose(table: Table, unit: int) -> None:
    """Remove a unit without room for good (TOI-RNF-03)."""
    if table.telling:
        table.tell(TOLD_REINFORCEMENTS_LOST, table.seat_of(unit), (unit,))
    table.figures = with_entry(table.figures, unit, 0)
    moves.specialize(table, unit, NO_SPECIALIZATION)
    assert table.where[unit] == NOT_HERE


def may_hide(table: Table, unit: int) -> bool:
    """True for squads in woods, buildings or fortifications (TOI-CON-08)."""
    hex = table.where[unit]
    if hex < 0 or not table.is_squad(unit) or table.concealed[unit]:
        return False
    return table.setup.ground.base[hex] in (WOODS, BUILDING) or table.inside[unit] != OUTSIDE


def begin_deploying(table: Table, pools: list[Pool], seat: int) -> None:
    """Push the placing of one side's units of these pools; partners place theirs by turns, in order of the list."""
    vehicles: tuple[int, ...] = ()
    squads: tuple[int, ...] = ()
    ours = [pool for pool in pools if pool.seat == seat]
    for pool in ours:
        vehicles += pool.vehicles
        squads += pool.squads
    begin_concealing(table, ours, seat, squads + placed_squads(table, seat))
    table.start(DEPLOYING, seat).picked = vehicles + squads


def begin_concealing(table: Table, pools: list[Pool], seat: int, squads: tuple[int, ...]) -> None:
    """Push the choice of concealed squads: each player hands out the tokens of their own divisions (TOI-TEM-08)."""
    tokens = CONCEALED_TOKENS - len([unit for unit in table.units_of(seat) if table.concealed[unit]])
    for division in table.setup.teams.divisions(seat):
        hidden = 0
        for pool in pools:
            if division in (ALL_DIVISIONS, pool.division):
                hidden += pool.concealed
        many = min(hidden, tokens)
        if many > 0:
            tokens -= many
            frame = table.start(CONCEALING, seat, many=many)
            frame.picked = tuple([squad for squad in squads if table.belongs(squad, division)])


def placed_squads(table: Table, seat: int) -> tuple[int, ...]:
    """The squads of a player that the scenario places, in order of number."""
    placed = [each.unit for each in table.setup.placed]
    return tuple([unit for unit in placed if table.seat_of(unit) == seat and table.is_squad(unit)])


def put_placed(table: Table) -> None:
    """Put the units that the scenario places on the map, before anybody draws, builds or deploys (D-TOI-133)."""
    for each in table.setup.placed:
        table.figures = with_entry(table.figures, each.unit, each.figures)
        moves.specialize(table, each.unit, each.special)
        if each.carrier != NOTHING:
            moves.load_into(table, each.unit, each.carrier)
        else:
            moves.put_on(table, each.unit, each.hex)
        table.inside = with_entry(table.inside, each.unit, each.inside)
        moves.conceal(table, each.unit, each.is_concealed)


def tell_placed(table: Table) -> None:
    """Tell which units stand on the map; the figures of a concealed squad are told to its owner only (TOI-CON-06)."""
    for each in table.setup.placed:
        seat = table.seat_of(each.unit)
        place = (each.carrier, each.inside, 1 if each.is_concealed else 0)
        numbers = (each.unit, each.hex, each.figures, each.special, *place)
        table.tell(TOLD_STARTED, seat, numbers, seen_by=table.commander(each.unit) if each.is_concealed else NOBODY)


DEPLOYING: Final = Deploying()
CONCEALING: Final = Concealing()
