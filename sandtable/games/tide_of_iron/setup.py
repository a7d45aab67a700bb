"""A scenario made ready for play: all unchanging data of a game, shared by its copies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.engine.game import Setup as EngineSetup
from sandtable.engine.weighing import filled
from sandtable.games.tide_of_iron.conditions import Condition
from sandtable.games.tide_of_iron.deed import Army, Deed
from sandtable.games.tide_of_iron.frames import Effect
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.sight import Sight
from sandtable.games.tide_of_iron.squads import FigureTable
from sandtable.games.tide_of_iron.teams import Teams
from sandtable.games.tide_of_iron.terms import NOTHING
from sandtable.games.tide_of_iron.victory import Victory
from sandtable.games.tide_of_iron.weights import Weights


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
    """The distance of drift, in hexes, by the black die's face from 1 (TOI-ARE-19)."""
    reveal_on_attack: bool
    reveal_on_support: bool
    reveal_on_defend: bool
    reveal_on_move: bool
    reveal_on_adjacent: bool
    uphill_extra: int
    box_limits_bind: bool
    """True where only markers left in the box can be placed during play (TOI-CMP-11)."""
    building_in_turns: bool
    infantry_cost: list[int]
    """Movement points to enter each base terrain; -1: not at all (TOI-MOV-17)."""
    vehicle_cost: list[int]
    cover: list[int]
    """Dice of cover of each base terrain (TOI-MOV-17)."""
    marker_cover: list[int]
    """Dice of cover that each marker gives (TOI-OBS-03, 14, 20)."""


class VehicleKind:
    """One kind of vehicle (units.json)."""

    def __init__(
        self, name: str, movement: int, armor: int, ranges: tuple[int, ...], powers: tuple[int, ...], capacity: int
    ) -> None:
        self.name = name
        self.movement = movement
        self.armor = armor
        self.ranges = ranges
        self.powers = powers
        self.is_armed = any(powers)
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
"""The value of `Pool.arrives` for units that a strategy card brings (TOI-CRD-06)."""
PLACED: Final = -2
"""The value of `Pool.arrives` for units that stand on the map before anybody deploys (D-TOI-133)."""
ON_CONDITION: Final = -3
"""The value of `Pool.arrives` for units that come as soon as a condition holds; `Pool.deed` says when (D-TOI-176)."""

BOUGHT: Final = -4
"""The value of `Pool.arrives` for units of an army that may be bought before the game (D-TOI-189)."""


class Pool:
    """Figures, bases and vehicles of one division that come into play together: at set-up or in a later round."""

    def __init__(self, seat: int, division: int, arrives: int) -> None:
        self.seat = seat
        self.division = division
        self.arrives = arrives
        """The round after which they are placed (TOI-STA-13); 0: at set-up, BY_CARD: when `card` is played, PLACED."""
        self.card = NOTHING
        self.deed = NOTHING
        """The deed of the scenario with which they come."""
        self.copy = 0
        """Of units that may be bought: how often their offer is taken before it brings these."""
        self.squads: tuple[int, ...] = ()
        """Unit numbers of the bases, empty until built."""
        self.vehicles: tuple[int, ...] = ()
        self.figures: tuple[int, ...] = (0, 0, 0, 0, 0)
        """The number of figures of each kind, all to be used (TOI-SET-09)."""
        self.specializations: tuple[int, ...] = (0, 0, 0, 0, 0)
        """Tokens by specialization."""
        self.fixed: tuple[tuple[int, int], ...] = ()
        """The figures and specialization of each squad fixed by the scenario; empty where the player builds the squads.
        """
        self.zone: tuple[int, ...] = ()
        """Hexes in which they may be placed."""
        self.concealed = 0
        """Squads that may start concealed (TOI-CON-08)."""
        self.demands: tuple[tuple[tuple[int, ...], int], ...] = ()
        """Hexes, and the number of squads that have to be placed on them (D-TOI-152)."""
        self.most_fortified = NOTHING
        """The most squads that may start in fortifications; NOTHING: no limit."""

    @property
    def starts(self) -> bool:
        """True for units that their player places at set-up, those of an army once they are bought."""
        return self.arrives in (0, BOUGHT)


class PlacedUnit:
    """A unit that the scenario places on the map (D-TOI-133)."""

    def __init__(self, unit: int, hex: int, figures: int, special: int) -> None:
        self.unit = unit
        self.hex = hex
        self.figures = figures
        """As squads.py packs them; 0 for a vehicle."""
        self.special = special
        self.carrier = NOTHING
        """The vehicle that a squad is in."""
        self.inside = NOTHING
        """The fortification that a squad is in: ENTRENCHMENT or PILLBOX."""
        self.is_concealed = False


class Objective:
    """An objective hex (section 24)."""

    def __init__(self, hex: int, is_command: bool, seat: int, value: int, name: str) -> None:
        self.hex = hex
        self.is_command = is_command
        self.seat = seat
        """Its owner; NOBODY: neutral (TOI-OBJ-04)."""
        self.value = value
        self.name = name
        self.last_round_only = False
        """A victory objective that gives points only in the last Command Phase."""
        self.is_kept = False
        """The side that controls it first keeps it for good (D-TOI-150)."""
        self.by_round: tuple[int, ...] = ()
        """Its values in rounds 1, 2 and so on; the last one counts on. Empty: always `value` (D-TOI-170)."""
        self.is_carried = False
        self.by = NOTHING
        """The units that may carry it, as in `Deed.by` (D-TOI-180)."""
        self.says = ""
        """The sentences about an objective that is carried."""

    def worth(self, round_: int) -> int:
        """Its value in the Command Phase of a round."""
        if self.by_round:
            return self.by_round[min(round_, len(self.by_round)) - 1]
        return self.value


FAR: Final = 60
"""The distance, in movement points, of an unreachable aim; larger than any map."""


class Aim:
    """An aim of a side for the evaluation of positions: an objective, or hexes on which units are counted."""

    def __init__(self, hexes: tuple[int, ...], objective: int, wanted: int, prize: int) -> None:
        self.hexes = hexes
        self.objective = objective
        """The objective in its one hex; NOTHING where units are counted."""
        self.wanted = wanted
        """Units that count there; 1 for an objective."""
        self.prize = prize
        """The value of each counted unit, or of control of the objective, in points of evaluate.py."""
        self.points = 0
        """Victory points that it gives in every round."""
        self.cargo = NOTHING
        """The carried objective that is to be brought to these hexes; NOTHING: any unit counts there."""
        self.is_carried = False
        """It is about an objective that is carried: where that lies, or where it is to be brought."""
        self.decides = False
        """A victory condition names the objective: losing it may lose the game."""
        self.squad_away: list[int] = []
        """Movement points from each hex for a squad."""
        self.vehicle_away: list[int] = []


class Event:
    """A gift to a seat in step 5 of the Status Phase of a round (TOI-STA-13)."""

    def __init__(self, round_: int, seat: int, command: int, cards: int, points: int) -> None:
        self.round = round_
        self.seat = seat
        self.command = command
        self.cards = cards
        self.points = points

    @property
    def is_gift(self) -> bool:
        """False for an event that only brings operations cards into force."""
        return bool(self.command or self.cards or self.points)


class Setup(EngineSetup):
    """The set-up of a game. Units are numbered: all bases and vehicles that may ever come, side by side."""

    title: str
    seat_names: tuple[str, ...]
    ground: Ground
    sight: Sight
    rules: Rules
    rounds: int
    actions: tuple[int, ...]
    """Actions in an action turn, by seat (TOI-PHS-03)."""
    initiative: int
    is_initiative_drawn: bool
    """A die decides at the start who has it (D-TOI-151)."""
    figures: list[FigureTable]
    """The figure table of each nation."""
    vehicles: list[VehicleKind]
    pools: list[Pool]
    placed: list[PlacedUnit]
    """The units on the map before anybody deploys; vehicles stand before their passengers."""
    reinforcement_zones: list[tuple[int, ...]]
    """The reinforcement hexes of each seat (TOI-RNF-01)."""
    units: int
    unit_kind: tuple[int, ...]
    """For each unit, SQUAD or the number of its vehicle kind."""
    unit_seat: tuple[int, ...]
    members: tuple[tuple[int, ...], ...]
    """The units of each seat, in order of number."""
    unit_division: tuple[int, ...]
    teams: Teams
    """The players of both sides, and which of them commands which unit."""
    has_partners: bool
    """Some side has more than one player; otherwise each side is its player."""
    commander: tuple[int, ...]
    """The player who commands each unit, as in `teams`."""
    entry: list[list[list[int]]]
    """By unit, hex and direction, the cost of a step on the bare ground, in thirds of a movement point (entry.py)."""
    least_cost: list[int]
    """By unit, the lowest cost of any step."""
    pool_of: list[Pool | None]
    """By unit, the pool with which it comes into play; None: it belongs to none."""
    markers: tuple[int, ...]
    """Markers by hex at the start (state.py packs them)."""
    smoke: tuple[int, ...]
    objectives: list[Objective]
    cargo: tuple[int, ...]
    """The numbers of the objectives that are carried (D-TOI-180)."""
    controlled: tuple[int, ...]
    """The seat in control of each objective at the start; NOBODY: none (TOI-SET-14)."""
    zones: dict[str, tuple[int, ...]]
    """Hexes of each zone, by name."""
    victory: Victory
    ends_at_once: bool
    """A condition of victory is checked after each action and phase (D-TOI-146)."""
    events: list[Event]
    """Gifts after a round."""
    deeds: list[Deed]
    """All else that the scenario lets happen; frames and effects know a deed by its place."""
    armies: list[Army]
    """The armies that are bought before the game."""
    buys_in_turn: bool
    """They are bought openly, one purchase after the other; otherwise in private."""
    special_actions: tuple[int, ...]
    """The deeds that are special actions of units."""
    command: tuple[int, ...]
    tokens: tuple[int, ...]
    """Command on the initiative cards at the start."""
    points: tuple[int, ...]
    squad_points: tuple[int, ...]
    """For each seat, the victory points given at once for a destroyed enemy squad (TOI-OBJ-12)."""
    vehicle_points: tuple[int, ...]
    cards: list[Card]
    """All strategy cards of the game."""
    deck_names: list[tuple[str, ...]]
    """The names of each seat's decks."""
    decks: list[tuple[tuple[int, ...], ...]]
    """The decks of each seat as card numbers, before shuffling; a third entry has those of both (D-TOI-177)."""
    deck_rounds: list[tuple[tuple[int, int], ...]]
    """The first and the last round in which each of these decks is drawn from."""
    decks_change: bool
    """Some deck is not drawn from in all rounds."""
    opening: tuple[int, ...]
    """Strategy cards drawn at set-up (TOI-SET-04)."""
    available: list[tuple[int, ...]]
    """The cards of each seat that are available from the start."""
    in_play: tuple[tuple[int, ...], ...]
    """The lasting cards of each seat that lie in the play area from the start."""
    operations: tuple[int, ...]
    """The operations cards in force for each seat, as bits in the order of the data."""
    effects: tuple[Effect, ...]
    """The lasting effects from the start: of operations cards, and of strategy cards in the play area (TOI-CRD-07)."""
    coming: tuple[tuple[int, Effect], ...]
    """Effects of operations cards that come into force later, each with its first round."""
    wishes: tuple[tuple[int, str], ...]
    """Sentences about the deployment that the scenario demands, each with its seat."""
    limits: tuple[tuple[int, str, str], ...]
    """Operations cards that come later, end earlier or are bound to a vehicle: seat, id, and when in words."""
    flooded: bool
    special_rules: tuple[str, ...]
    """Rules in words for the people at the table; the engine only shows them."""
    labels: dict[int, tuple[str, str]]
    """By hex, the words of the designer on the map and beside it; the engine only shows them."""
    prizes: list[int]
    """For each hex, the value of a unit standing there, in points of evaluate.py."""
    aims: tuple[list[Aim], ...]
    """The aims of each seat."""
    goals: tuple[list[Aim], ...]
    """The same for the second evaluation (judging.py), which bars single hexes."""
    reshape: Callable[[tuple[int, ...]], Setup]
    """The set-up after these deeds, in the order in which they happened last (reshaping.py)."""
    deck_conditions: list[tuple[Condition | None, ...]]
    """The condition of each deck from which cards are drawn only while it holds."""
    weights: dict[str, Weights]
    """The weights of the evaluation by name."""
    farthest: int
    """The longest line of sight, in hexes; 0: no limit (Heavy Fog limits it)."""

    def seat_players(self, teams: Teams) -> None:
        """Set the players of both sides."""
        self.teams = teams
        self.has_partners = teams.has_partners
        self.commander = teams.commander

    def add_pools(self, pools: list[Pool]) -> None:
        """Set the pools; a unit that is in several belongs to the first one."""
        self.pools = pools
        self.pool_of = [None] * self.units
        for pool in reversed(pools):
            for unit in pool.squads + pool.vehicles:
                self.pool_of[unit] = pool

    def weigh(self, name: str, values: Mapping[str, int]) -> None:
        self.weights[name] = filled(Weights(), values)


def members(unit_seat: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The units of each of the two seats, in order of number; `unit_seat` has the seat of every unit."""
    return tuple([tuple([unit for unit, each in enumerate(unit_seat) if each == seat]) for seat in range(2)])


SQUAD: Final = NOTHING
"""The unit kind of a squad; vehicles have the number of their kind."""
