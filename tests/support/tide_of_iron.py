"""Ground and tables for tests of Tide of Iron, laid out by hand.

Ground lies around (0, 0) in axial coordinates, or is drawn as rows of text. On a table stand the units that a test
names, in the state it names; nothing else has happened there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import moves
from sandtable.games.tide_of_iron.engine_rules import engine_rules, vehicle_kinds
from sandtable.games.tide_of_iron.entry import add_entry_costs
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.frames import Activation, Frame
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.hexes import axial, direction_of, distance, hex_name, opposite
from sandtable.games.tide_of_iron.markers import ENTRENCHMENTS, MINES_BIT, PILLBOXES, TRAP_BIT, WIRE_BIT
from sandtable.games.tide_of_iron.ruleset import figure_table, ruleset
from sandtable.games.tide_of_iron.setup import SQUAD, Setup, members
from sandtable.games.tide_of_iron.sight import Sight, SightRules
from sandtable.games.tide_of_iron.squads import packed
from sandtable.games.tide_of_iron.state import NOT_OVER, OUTSIDE, Table
from sandtable.games.tide_of_iron.teams import Teams
from sandtable.games.tide_of_iron.terms import (
    ACTION_PHASE,
    AMERICAN,
    BASE_NAMES,
    BUILDING,
    FIGURE_NAMES,
    FRESH,
    MARKER_NAMES,
    NATIONS,
    NO_CONDITION,
    NO_SPECIALIZATION,
    NOBODY,
    SPECIALIZATION_NAMES,
    UNDAMAGED,
    WOODS,
)
from sandtable.games.tide_of_iron.victory import Victory

Place = tuple[int, int]
"""Axial coordinates (q, r)."""

LETTERS: Final = {".": "clear", "w": "woods", "b": "building", "r": "rough", "s": "stream", "p": "pond"}


def a_ground(
    changes: Mapping[Place, str] | None = None,
    *,
    roads: Iterable[Sequence[Place]] = (),
    reach: int = 7,
    places: Iterable[Place] | None = None,
) -> Ground:
    """Clear hexes up to `reach` around (0, 0), or just `places`, with changes in words: {(2, 0): "woods", (1, 0): "1"}.

    A change names a base, a level or both ("woods 2"). A road is the list of hexes it joins. Hexes are named "q,r".
    """
    if not changes and not roads and places is None:
        return _clear(reach)
    span = range(-reach, reach + 1)
    around = [(q, r) for q in span for r in span if distance(0, 0, q, r) <= reach]
    words = {place: "" for place in (around if places is None else places)} | dict(changes or {})
    return _ground(words, roads, {place: f"{place[0]},{place[1]}" for place in words})


@cache
def _clear(reach: int) -> Ground:
    """Clear hexes; a ground never changes, so tests can share it and its lines of sight."""
    return a_ground({(0, 0): "clear"}, reach=reach)


@cache
def _sight(ground: Ground) -> Sight:
    return Sight(ground, sight_rules())


def a_map(*rows: str, roads: Iterable[Sequence[str]] = ()) -> Ground:
    """A map drawn as text: row by row, a cell for each column from A on; hexes have their proper names.

    A cell is a letter (`.` clear, w, b, r, s, p) and a level if it isn't 0; "-" leaves the place out. Columns A, C, E
    stand half a hex lower than B, D, F, as on every map. A road is a list of names.
    """
    words = {}
    for row, line in enumerate(rows):
        for column, cell in enumerate(line.split(), 1):
            if cell != "-":
                words[axial(column, row + column % 2)] = f"{LETTERS[cell[0]]} {cell[1:]}"
    names = {place: hex_name(*place) for place in words}
    by_name = {name: place for place, name in names.items()}
    return _ground(words, [[by_name[name] for name in road] for road in roads], names)


def _ground(words: dict[Place, str], roads: Iterable[Sequence[Place]], names: dict[Place, str]) -> Ground:
    places = sorted(words)
    edges = _edges(roads)
    return Ground(
        [q for q, _ in places],
        [r for _, r in places],
        [_level(words[place]) for place in places],
        [_base(words[place]) for place in places],
        [edges.get(place, 0) for place in places],
        [0] * len(places),
        [names[place] for place in places],
    )


def _level(words: str) -> int:
    return next((int(word) for word in words.split() if word.isdigit()), 0)


def _base(words: str) -> int:
    return next((BASE_NAMES.index(word) for word in words.split() if not word.isdigit()), 0)


def _edges(roads: Iterable[Sequence[Place]]) -> dict[Place, int]:
    edges: dict[Place, int] = {}
    for road in roads:
        for (q, r), (to_q, to_r) in zip(road, road[1:], strict=False):
            way = direction_of(to_q - q, to_r - r)
            assert way >= 0, f"a road can't jump from {(q, r)} to {(to_q, to_r)}"
            edges[q, r] = edges.get((q, r), 0) | 1 << way
            edges[to_q, to_r] = edges.get((to_q, to_r), 0) | 1 << opposite(way)
    return edges


def sight_rules(
    *,
    corner_touch_blocks: bool = False,
    low_obstacle_blocks_same_level: bool = True,
    plateau_blocks_all: bool = False,
    offmap_blocks: bool = False,
) -> SightRules:
    """The parameters of section 30 at their defaults, but for those named."""
    return SightRules(
        blocking=[WOODS, BUILDING],
        blind_hexes=[0, 2, 1],
        corner_touch_blocks=corner_touch_blocks,
        low_obstacle_blocks_same_level=low_obstacle_blocks_same_level,
        plateau_blocks_all=plateau_blocks_all,
        offmap_blocks=offmap_blocks,
    )


# -- tables --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Piece:
    """A unit as a test puts it down."""

    seat: int
    place: Place
    kind: int = SQUAD
    figures: int = 0
    special: int = NO_SPECIALIZATION
    state: int = FRESH
    condition: int = NO_CONDITION
    damage: int = UNDAMAGED
    inside: int = OUTSIDE
    """ENTRENCHMENT or PILLBOX; the marker is put into the hex as well."""
    is_concealed: bool = False
    carrier: int = NOBODY
    """The number of the vehicle it sits in."""
    division: int = 1


def a_pack(words: str) -> int:
    """Figures in words: "1 mg, 2 regular"."""
    counts = [0] * len(FIGURE_NAMES)
    for part in words.split(","):
        many, kind = part.split()
        counts[FIGURE_NAMES.index(kind)] += int(many)
    return packed(counts)


def a_squad(
    seat: int,
    place: Place,
    figures: str = "4 regular",
    token: str = "",
    *,
    state: int = FRESH,
    condition: int = NO_CONDITION,
    inside: int = OUTSIDE,
    is_concealed: bool = False,
    carrier: int = NOBODY,
    division: int = 1,
) -> Piece:
    """A squad with its figures and its specialization in words."""
    special = SPECIALIZATION_NAMES.index(token)
    piece = Piece(seat, place, SQUAD, a_pack(figures), special, state, condition, inside=inside, carrier=carrier)
    return replace(piece, is_concealed=is_concealed, division=division)


def a_vehicle(seat: int, place: Place, name: str, *, state: int = FRESH, damage: int = UNDAMAGED) -> Piece:
    """A vehicle by its name in terms.py."""
    return Piece(seat, place, VEHICLE_NAMES.index(name), state=state, damage=damage)


def a_setup(
    ground: Ground,
    units: Sequence[Piece],
    parameters: Mapping[str, object] | None = None,
    teams: tuple[int, int] = (1, 1),
) -> Setup:
    """The set-up of these units on this ground, without decks, objectives and zones.

    `teams` has the numbers of American and German players.
    """
    rules = ruleset(parameters)
    setup = Setup()
    setup.title = "a test"
    setup.ground = ground
    setup.sight = _sight(ground)
    setup.rules = engine_rules(rules)
    setup.rounds = 8
    setup.actions = (3, 3)
    setup.initiative = AMERICAN
    setup.is_initiative_drawn = False
    setup.figures = [figure_table(rules, nation) for nation in range(NATIONS)]
    setup.vehicles = vehicle_kinds(rules)
    setup.placed = []
    setup.reinforcement_zones = [(), ()]
    setup.units = len(units)
    setup.add_pools([])
    setup.unit_kind = tuple(unit.kind for unit in units)
    setup.unit_seat = tuple(unit.seat for unit in units)
    setup.members = members(setup.unit_seat)
    setup.unit_division = tuple(unit.division for unit in units)
    setup.seat_players(Teams(teams, setup.unit_seat, setup.unit_division))
    setup.markers = (0,) * ground.count
    setup.smoke = ()
    setup.objectives = []
    setup.cargo = ()
    setup.controlled = ()
    setup.zones = {}
    setup.events = []
    setup.deeds = []
    setup.special_actions = ()
    setup.command = setup.tokens = setup.points = setup.squad_points = setup.vehicle_points = (0, 0)
    setup.cards = []
    setup.deck_names = [(), ()]
    setup.decks = [(), ()]
    setup.deck_rounds = [(), ()]
    setup.decks_change = False
    setup.deck_conditions = [(), ()]
    setup.reshape = lambda numbers: setup
    setup.opening = (0, 0)
    setup.available = [(), ()]
    setup.in_play = ((), ())
    setup.operations = (0, 0)
    setup.effects = ()
    setup.coming = ()
    setup.wishes = ()
    setup.special_rules = ()
    setup.labels = {}
    setup.limits = ()
    setup.prizes = [0] * ground.count
    setup.victory = Victory((), "most points")
    setup.ends_at_once = False
    setup.aims = ([], [])
    setup.goals = ([], [])
    setup.weights = {}
    setup.flooded = False
    setup.farthest = 0
    add_entry_costs(setup)
    return setup


MARKER_BITS: Final = {
    "entrenchment": ENTRENCHMENTS,
    "pillbox": PILLBOXES,
    "razor_wire": WIRE_BIT,
    "tank_trap": TRAP_BIT,
    "minefield": MINES_BIT,
}


def a_table(
    ground: Ground,
    *units: Piece,
    markers: Mapping[Place, str] | None = None,
    parameters: Mapping[str, object] | None = None,
    active: int = AMERICAN,
    seed: int = 1,
    teams: tuple[int, int] = (1, 1),
) -> Table:
    """A table in the Action Phase of round 1; units have the numbers of their order.

    Markers are named by hex, several with blanks between: {(1, 0): "razor_wire smoke"}. `teams` has the numbers of
    American and German players, and `active` is the player with the action turn.
    """
    table = Table()
    table.lay_out(a_setup(ground, units, parameters, teams), seeded(seed, "a table"), 1_000_000)
    table.phase = ACTION_PHASE
    table.round = 1
    table.active = active
    table.actions_left = 3
    for unit, piece in enumerate(units):
        _put_down(table, unit, piece)
    for place, words in (markers or {}).items():
        for word in words.split():
            _mark(table, at(table, place), word)
    return table


def at(table: Table, place: Place) -> int:
    """The number of the hex at these coordinates."""
    return table.setup.ground.at(*place)


def _put_down(table: Table, unit: int, piece: Piece) -> None:
    table.figures[unit] = piece.figures
    moves.specialize(table, unit, piece.special)
    table.state[unit] = piece.state
    table.conditions[unit] = piece.condition
    table.damage[unit] = piece.damage
    moves.conceal(table, unit, piece.is_concealed)
    if piece.carrier != NOBODY:
        moves.load_into(table, unit, piece.carrier)
        return
    hex_ = at(table, piece.place)
    moves.put_on(table, unit, hex_)
    if piece.inside != OUTSIDE:
        table.inside[unit] = piece.inside
        _mark(table, hex_, MARKER_NAMES[piece.inside])


def _mark(table: Table, hex_: int, word: str) -> None:
    if word == "smoke":
        table.smoke = tuple(sorted((*table.smoke, hex_)))
        table.smoke_rounds = (table.round,) * len(table.smoke)
    else:
        moves.mark(table, hex_, MARKER_BITS[word])


def activate(table: Table, unit: int, action: int, points: int = 4) -> Activation:
    """Make a unit the active one, with movement points."""
    activation = Activation(unit, action, 3 * points)
    activation.origin = table.where[unit]
    table.activation = activation
    return activation


def go_on(table: Table) -> None:
    """Do unfinished work until somebody has to decide, none is left, or the game is over."""
    while table.asker < 0 and table.frames and table.ending == NOT_OVER:
        frame = table.frames[-1]
        frame.node.step(table, frame)


def asked(table: Table) -> tuple[str, ...]:
    """The options of the open question, in words; empty when nothing is asked."""
    if table.asker < 0:
        return ()
    frame = table.frames[-1]
    return tuple(frame.node.option(table, frame, option) for option in table.options)


def answer(table: Table, *words: str) -> None:
    """Answer open questions one after the other, each with the one option that has these words in it."""
    for each in words:
        options = asked(table)
        fitting = [index for index, option in enumerate(options) if each in option]
        exact = [index for index in fitting if options[index] == each]
        assert len(exact or fitting) == 1, f"{each!r} does not name one of {options}"
        table.frames[-1].answer = table.options[(exact or fitting)[0]]
        table.asker = NOBODY
        go_on(table)


def top(table: Table) -> Frame:
    """The unfinished work on top."""
    return table.frames[-1]
