"""A scenario made ready for play: everything that never changes during a game, shared by all its copies."""

from __future__ import annotations

from typing import Final

from simulate.engine.game import Setup as EngineSetup
from simulate.games.tide_of_iron.frames import Effect
from simulate.games.tide_of_iron.ground import Ground
from simulate.games.tide_of_iron.sight import Sight
from simulate.games.tide_of_iron.squads import FigureTable
from simulate.games.tide_of_iron.terms import NOTHING
from simulate.games.tide_of_iron.victory import Victory


class Rules:
    """The parameters of section 30 as this scenario has them, named like data/parameters.json."""

    defense_success: int
    disrupt_at: int
    """Hits for each figure of the squad (TOI-SUP-02)."""
    rout_at: int
    conditions_accumulate: bool
    light_damage_armor: int
    light_damage_movement: int
    heavy_damage_armor: int
    heavy_damage_halves_firepower: bool
    damage_steps_per_hit: int
    assault_success: int
    attacker_wins_ties: bool
    attacker_chooses_casualties: bool
    drift_table: list[int]
    """Hexes of drift by what the black die shows, from 1 (TOI-ARE-19)."""
    reveal_on_attack: bool
    reveal_on_support: bool
    reveal_on_defend: bool
    reveal_on_move: bool
    reveal_on_adjacent: bool
    uphill_extra: int
    box_limits_bind: bool
    """Only markers that are left in the box can be placed during play (TOI-CMP-11)."""
    building_in_turns: bool
    infantry_cost: list[int]
    """Movement points to enter each base terrain; -1: not at all (TOI-MOV-17)."""
    vehicle_cost: list[int]
    cover: list[int]
    """Of each base terrain (TOI-MOV-17)."""
    marker_cover: list[int]
    """Of each marker for units it shelters (TOI-OBS-03, 14, 20)."""


class VehicleKind:
    """One kind of vehicle (units.json)."""

    def __init__(
        self, name: str, movement: int, armor: int, ranges: tuple[int, int], powers: tuple[int, int], capacity: int
    ) -> None:
        self.name = name
        self.movement = movement
        self.armor = armor
        self.ranges = ranges
        self.powers = powers
        self.capacity = capacity
        """Squads it carries (TOI-TRN-01)."""
        self.is_heavy = False
        self.is_tank = False
        self.is_truck = False
        self.has_thick_armor = False


class Card:
    """One strategy card."""

    def __init__(self, code: str, name: str, cost: int, timing: int, has_plus: bool) -> None:
        self.code = code
        self.name = name
        self.cost = cost
        self.timing = timing
        """IN_ACTION_PHASE or IN_COMMAND_PHASE."""
        self.has_plus = has_plus


BY_CARD: Final = -1
"""In `Pool.arrives`: a strategy card brings them (TOI-CRD-06)."""


class Pool:
    """Figures, bases and vehicles of one division that come into play together: at set-up or in a later round."""

    def __init__(self, seat: int, division: int, arrives: int) -> None:
        self.seat = seat
        self.division = division
        self.arrives = arrives
        """The round after which they are placed (TOI-STA-13); 0: at set-up, BY_CARD: when `card` is played."""
        self.card = NOTHING
        self.squads: tuple[int, ...] = ()
        """Unit numbers of the bases, empty until built."""
        self.vehicles: tuple[int, ...] = ()
        self.figures: tuple[int, ...] = (0, 0, 0, 0, 0)
        """How many of each kind, all to be used (TOI-SET-09)."""
        self.specializations: tuple[int, ...] = (0, 0, 0, 0, 0)
        """Tokens by specialization."""
        self.fixed: tuple[tuple[int, int], ...] = ()
        """Figures and specialization of each squad where the scenario fixes them; else the player builds."""
        self.zone: tuple[int, ...] = ()
        """Hexes in which they may be placed."""
        self.concealed = 0
        """Squads that may start concealed (TOI-CON-08)."""


class Objective:
    """A hex that matters (section 24)."""

    def __init__(self, hex: int, is_command: bool, seat: int, value: int, name: str) -> None:
        self.hex = hex
        self.is_command = is_command
        self.seat = seat
        """Whose it is; NOBODY: neutral (TOI-OBJ-04)."""
        self.value = value
        self.name = name
        self.last_round_only = False
        """A victory objective that gives points only in the last Command Phase."""


class Aim:
    """Where a side wants its units, for those who judge positions: an objective, or hexes on which units count."""

    def __init__(self, hexes: tuple[int, ...], objective: int, wanted: int, prize: int) -> None:
        self.hexes = hexes
        self.objective = objective
        """The objective in its one hex; NOTHING where units are counted."""
        self.wanted = wanted
        """Units that count there; 1 for an objective."""
        self.prize = prize
        """What each of them, or control of the objective, is worth in points of evaluate.py."""
        self.squad_away: list[int] = []
        """Movement points from each hex for a squad."""
        self.vehicle_away: list[int] = []


class Event:
    """What a seat gets in step 5 of the Status Phase of a round (TOI-STA-13)."""

    def __init__(self, round_: int, seat: int, command: int, cards: int, points: int) -> None:
        self.round = round_
        self.seat = seat
        self.command = command
        self.cards = cards
        self.points = points


class Setup(EngineSetup):
    """What a game starts from. Units are numbered: all bases and vehicles that may ever come, side by side."""

    title: str
    seat_names: tuple[str, ...]
    ground: Ground
    sight: Sight
    rules: Rules
    rounds: int
    actions: tuple[int, int]
    """Actions in an action turn by seat (TOI-PHS-03)."""
    initiative: int
    figures: list[FigureTable]
    """By nation."""
    vehicles: list[VehicleKind]
    pools: list[Pool]
    reinforcement_zones: list[tuple[int, ...]]
    """By seat (TOI-RNF-01)."""
    units: int
    unit_kind: tuple[int, ...]
    """SQUAD or the number of a vehicle kind."""
    unit_seat: tuple[int, ...]
    unit_division: tuple[int, ...]
    markers: tuple[int, ...]
    """Markers by hex at the start (state.py packs them)."""
    smoke: tuple[int, ...]
    objectives: list[Objective]
    controlled: tuple[int, ...]
    """Who controls each objective at the start; NOBODY: none (TOI-SET-14)."""
    zones: dict[str, tuple[int, ...]]
    """Hexes of each zone, by name."""
    victory: Victory
    events: list[Event]
    command: tuple[int, int]
    tokens: tuple[int, int]
    """Command on the initiative cards at the start."""
    points: tuple[int, int]
    squad_points: tuple[int, int]
    """By seat: victory points at once for each enemy squad destroyed (TOI-OBJ-12)."""
    vehicle_points: tuple[int, int]
    cards: list[Card]
    """All strategy cards of the game."""
    deck_names: list[tuple[str, ...]]
    """By seat."""
    decks: list[tuple[tuple[int, ...], ...]]
    """By seat: the decks as card numbers, not shuffled."""
    opening: tuple[int, int]
    """Strategy cards drawn at set-up (TOI-SET-04)."""
    available: list[tuple[int, ...]]
    """By seat: cards that lie ready from the start."""
    operations: tuple[int, ...]
    """By seat: the operations cards in force, as bits in the order of their data."""
    effects: tuple[Effect, ...]
    """What those cards keep in force (TOI-CRD-07)."""
    flooded: bool
    prizes: list[int]
    """By hex: what standing there is worth, in points of evaluate.py."""
    aims: tuple[list[Aim], list[Aim]]
    """By seat: what it fights for."""
    farthest: int
    """No line of sight is longer, in hexes; 0: no limit (Heavy Fog)."""


SQUAD: Final = NOTHING
"""The unit kind of a squad; vehicles have the number of their kind."""
