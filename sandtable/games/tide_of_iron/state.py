"""The table: everything a game of Tide of Iron has on it, and the frames of work not finished yet (appendix C).

Units, hexes and cards are small whole numbers. What never changes lives in `Setup`, shared by all copies. What
rarely changes is kept in tuples, and in lists that copies share as well: they are replaced (`with_entry`), never
changed. Only the lists that most decisions change belong to one copy alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.engine.dice import Dice
from sandtable.engine.frames import FrameTable
from sandtable.games.tide_of_iron.frames import Activation, Effect, Frame, Node
from sandtable.games.tide_of_iron.outlook import Outlook
from sandtable.games.tide_of_iron.setup import SQUAD, Setup
from sandtable.games.tide_of_iron.teams import ALL_DIVISIONS
from sandtable.games.tide_of_iron.terms import (
    ACTION_PHASE,
    FRESH,
    NO_CONDITION,
    NO_SPECIALIZATION,
    NOBODY,
    NOTHING,
    SETTING_UP,
)
from sandtable.games.tide_of_iron.weights import Weights

NOT_HERE: Final = -1
"""In `where`: a unit that is not on the map yet, or no more."""
CARRIED: Final = -2
"""In `where`: a squad inside a vehicle (`carrier` says which)."""

OUTSIDE: Final = -1
"""In `inside`: in no fortification; else ENTRENCHMENT or PILLBOX."""

# The endings of a game.
NOT_OVER: Final = 0
BY_CONDITION: Final = 1
"""A winning condition of the scenario; `condition` says which."""
BY_POINTS: Final = 2
BY_TIE: Final = 3
"""Equal points: the player with initiative wins (TOI-SCN-03)."""
NO_WINNER: Final = 4
STEP_BUDGET: Final = 5
HELD_OUT: Final = 6
BY_CONTROL: Final = 7
"""No condition was met; the scenario names who wins then."""


def with_entry(items: list[int], at: int, value: int) -> list[int]:
    """A copy of a list with another value at place `at`: a table gets it in place of one that its copies share."""
    found = items.copy()
    found[at] = value
    return found


@mypyc_attr(acyclic=True)
class Table(FrameTable):
    """One game in progress."""

    setup: Setup
    frames: list[Frame]
    is_trial: bool
    """This copy is only judged: dice are not rolled, their mean is credited to `hopes` instead."""
    hopes: list[int]
    """By seat, in points of evaluate.py: the expected gain of attacks in a judged copy."""
    is_imagined: bool
    """A seat imagines this table: it is planned before its first copy, unless weights plan it."""
    plan: list[int]
    """The aim of each unit in a judged copy, by aims.py; shared by copies, never changed; empty until it is made."""
    weights: Weights | None
    """The weights of the evaluation (judging.py); None: it is judged by the first one (evaluate.py)."""
    outlook: Outlook | None
    """The fire on each hex before any option is tried, in a copy that is judged with weights; copies share it."""
    # the round
    phase: int
    initiative: int
    active: int
    """The player with the action turn."""
    actions_left: int
    finished: tuple[bool, ...]
    """By player: the Action Phase is over for them (TOI-PHS-04, 05)."""
    activation: Activation | None
    condition: int
    """The scenario's condition that was met; NOTHING otherwise."""
    winner: int
    # by unit; of these lists only `where` and `state` belong to one copy alone
    where: list[int]
    """The hex of a unit, NOT_HERE or CARRIED."""
    carrier: tuple[int, ...]
    """The vehicle a squad is in; NOTHING: none."""
    figures: list[int]
    """A squad's figures as squads.py packs them; 0 for a vehicle or an empty base."""
    special: tuple[int, ...]
    """The specialization of a squad."""
    state: list[int]
    """FRESH, FATIGUED or OP_FIRE."""
    conditions: list[int]
    damage: list[int]
    inside: list[int]
    """The fortification a squad is in; OUTSIDE: none."""
    concealed: tuple[bool, ...]
    # by hex
    stacks: list[tuple[int, ...]]
    """Units standing in a hex, in the order they came; changed by `restack` only."""
    shares_stacks: bool
    """Another copy has the same list of stacks: the next change copies it."""
    markers: tuple[int, ...]
    """By hex, as markers.py packs them."""
    smoke: tuple[int, ...]
    """Hexes with smoke, in order of number."""
    smoke_rounds: tuple[int, ...]
    """For each of them the round in which it was placed (TOI-OBS-21)."""
    # by objective
    control: tuple[int, ...]
    """The seat whose control was recorded last; NOBODY: none (TOI-OBJ-01 to 03)."""
    # by seat; copies share the lists
    command: list[int]
    tokens: list[int]
    """On the initiative card (TOI-OBJ-08)."""
    points: list[int]
    """Victory points."""
    decks: tuple[tuple[tuple[int, ...], ...], ...]
    """By seat and deck, the next card last; hidden from everybody."""
    available: tuple[tuple[int, ...], ...]
    """Cards face up in the headquarters area (TOI-CRD-02)."""
    in_play: tuple[tuple[int, ...], ...]
    """Lasting cards and artillery that waits for contact, in the play area (TOI-CRD-11)."""
    tried: tuple[int, ...]
    """Artillery cards that failed in this round: they may be tried again in the next (TOI-ARE-17)."""
    effects: tuple[Effect, ...]
    lost: list[int]
    """Figures and vehicles lost so far by seat."""
    losses: tuple[tuple[int, int], ...]
    """(seat, hex) of each figure or vehicle lost, in order."""

    def lay_out(self, setup: Setup, dice: Dice, budget: int) -> None:
        """The empty map before anything is built or drawn (TOI-SET-03, 07, 17)."""
        units = setup.units
        self.lay_out_question(dice, budget)
        self.setup = setup
        self.frames = []
        self.hopes = [0, 0]
        self.is_imagined = False
        self.plan = []
        self.weights = None
        self.outlook = None
        self.phase = SETTING_UP
        self.initiative = setup.initiative
        self.active = NOBODY
        self.actions_left = 0
        self.finished = (False,) * len(setup.teams.sides)
        self.activation = None
        self.condition = NOTHING
        self.winner = NOBODY
        self.where = [NOT_HERE] * units
        self.carrier = (NOTHING,) * units
        self.figures = [0] * units
        self.special = (NO_SPECIALIZATION,) * units
        self.state = [FRESH] * units
        self.conditions = [NO_CONDITION] * units
        self.damage = [0] * units
        self.inside = [OUTSIDE] * units
        self.concealed = (False,) * units
        self.stacks = [()] * setup.ground.count
        self.shares_stacks = False
        self.markers = setup.markers
        self.smoke = setup.smoke
        self.smoke_rounds = (0,) * len(setup.smoke)
        self.control = setup.controlled
        self.command = list(setup.command)
        self.tokens = list(setup.tokens)
        self.points = list(setup.points)
        self.decks = tuple(setup.decks)
        self.available = tuple(setup.available)
        self.in_play = setup.in_play
        self.tried = ()
        self.effects = setup.effects
        self.lost = [0, 0]
        self.losses = ()

    # -- asking and answering ------------------------------------------------------------------------------------

    def run_out(self) -> None:
        self.end(NOBODY, STEP_BUDGET)

    def start(self, node: Node, seat: int, unit: int = NOTHING, hex: int = NOTHING, many: int = 0) -> Frame:
        """Do `node` next."""
        frame = Frame(node, seat, unit, hex, many)
        self.frames.append(frame)
        return frame

    def end(self, winner: int, ending: int) -> None:
        """The game is over at once."""
        self.winner = winner
        self.stop(ending)

    def luck(self) -> Dice:
        """The dice of this game; in a judged copy it is noted that luck has a part in its value."""
        self.note_luck()
        return self.dice

    def note_luck(self) -> None:
        """Note in a judged copy that dice or a hidden card are about to be seen."""
        if self.is_trial and self.outlook is not None:
            self.outlook.luck += 1

    # -- copies --------------------------------------------------------------------------------------------------

    def copy_to(self, copy: Table) -> None:
        """Make `copy` an independent copy that keeps no log."""
        self.copy_question_to(copy)
        copy.setup = self.setup
        copy.frames = [frame.clone() for frame in self.frames]
        copy.hopes = self.hopes.copy()
        copy.is_imagined = self.is_imagined
        copy.plan = self.plan
        copy.weights = self.weights
        copy.outlook = self.outlook
        copy.phase = self.phase
        copy.initiative = self.initiative
        copy.active = self.active
        copy.actions_left = self.actions_left
        copy.finished = self.finished
        copy.activation = self.activation.clone() if self.activation is not None else None
        copy.condition = self.condition
        copy.winner = self.winner
        copy.where = self.where.copy()
        copy.carrier = self.carrier
        copy.figures = self.figures
        copy.special = self.special
        copy.state = self.state.copy()
        copy.conditions = self.conditions
        copy.damage = self.damage
        copy.inside = self.inside
        copy.concealed = self.concealed
        copy.stacks = self.stacks
        self.shares_stacks = copy.shares_stacks = True
        copy.markers = self.markers
        copy.smoke = self.smoke
        copy.smoke_rounds = self.smoke_rounds
        copy.control = self.control
        copy.command = self.command
        copy.tokens = self.tokens
        copy.points = self.points
        copy.decks = self.decks
        copy.available = self.available
        copy.in_play = self.in_play
        copy.tried = self.tried
        copy.effects = self.effects
        copy.lost = self.lost
        copy.losses = self.losses

    def restack(self, hex: int, stack: tuple[int, ...]) -> None:
        """Set the units standing in a hex; the first change of a copy copies the list of all stacks."""
        if self.shares_stacks:
            self.stacks = self.stacks.copy()
            self.shares_stacks = False
        self.stacks[hex] = stack

    # -- who decides ---------------------------------------------------------------------------------------------

    def commander(self, unit: int) -> int:
        """The player who commands a unit (TOI-TEM-03)."""
        return self.setup.commander[unit]

    def spokesman(self, seat: int) -> int:
        """The player who decides what belongs to a whole side: the one with the action turn, otherwise the leader
        (TOI-TEM-06).
        """
        if not self.setup.has_partners:
            return seat
        players = self.setup.teams.players[seat]
        if len(players) == 1:
            return players[0]
        return self.active if self.phase == ACTION_PHASE and self.active in players else self.leader(seat)

    def leader(self, seat: int) -> int:
        """The player who leads a side in this round: partners do so by turns, the commander of division 1 first
        (TOI-TEM-05).
        """
        players = self.setup.teams.players[seat]
        return players[(self.round + 1) % len(players) if self.round else 0]

    def decider(self, seat: int, units: list[int]) -> int:
        """The player who decides about these units of a side: their commander, or the spokesman where partners have
        some each (TOI-TEM-07).
        """
        commander = self.setup.commander[units[0]]
        for unit in units:
            if self.setup.commander[unit] != commander:
                return self.spokesman(seat)
        return commander

    def voice(self, seat: int, division: int) -> int:
        """The player who decides for one division of a side, or for all of them (ALL_DIVISIONS)."""
        return self.setup.teams.player(seat, division)

    def belongs(self, unit: int, division: int) -> bool:
        """True for a unit of the division; always for ALL_DIVISIONS."""
        return division in (ALL_DIVISIONS, self.setup.unit_division[unit])

    def is_done(self, unit: int) -> bool:
        """True where the Action Phase is over for the commander of a unit."""
        return self.finished[self.setup.commander[unit]]

    def has_finished(self, seat: int) -> bool:
        """True where the Action Phase is over for all players of a side."""
        if not self.setup.has_partners:
            return self.finished[seat]
        for player in self.setup.teams.players[seat]:  # noqa: SIM110 - a generator would cost more than the loop
            if not self.finished[player]:
                return False
        return True

    # -- reading -------------------------------------------------------------------------------------------------

    def seat_of(self, unit: int) -> int:
        return self.setup.unit_seat[unit]

    def is_squad(self, unit: int) -> bool:
        return self.setup.unit_kind[unit] == SQUAD

    def is_on_map(self, unit: int) -> bool:
        """On the map or inside a vehicle that is."""
        return self.where[unit] != NOT_HERE

    def place_of(self, unit: int) -> int:
        """The hex a unit is in, that of its vehicle when it is carried; NOT_HERE otherwise."""
        return self.where[self.carrier[unit]] if self.where[unit] == CARRIED else self.where[unit]

    def holder(self, hex: int) -> int:
        """The seat with units in a hex (never both, TOI-STK-04); NOBODY when it is empty."""
        stack = self.stacks[hex]
        return self.setup.unit_seat[stack[0]] if stack else NOBODY

    def others_in(self, hex: int, unit: int) -> int:
        """The seat with other units in a hex: during an overrun the enemy (TOI-OVR-01)."""
        for other in self.stacks[hex]:
            if other != unit:
                return self.setup.unit_seat[other]
        return NOBODY

    def inside_enemies(self, unit: int) -> bool:
        """Whether a unit stands among enemies, as a tank does during an overrun (TOI-OVR-01)."""
        return self.others_in(self.where[unit], unit) == 1 - self.setup.unit_seat[unit]

    def passengers(self, vehicle: int) -> list[int]:
        """Squads it carries, in order of number."""
        return [squad for squad in self.setup.members[self.seat_of(vehicle)] if self.carrier[squad] == vehicle]

    def units_of(self, seat: int) -> list[int]:
        """Units of a seat on the map or carried, in order of number."""
        return [unit for unit in self.setup.members[seat] if self.where[unit] != NOT_HERE]

    def can_see(self, a: int, b: int) -> bool:
        """Line of sight between two hexes (section 12)."""
        return self.setup.sight.sees(a, b, self.smoke, self.setup.farthest)
