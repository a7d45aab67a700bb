"""The table: everything a game of Mafia City has on it, and the frames of work not finished yet (section 17).

Seats, locations and cards are small whole numbers. What never changes lives in `Setup`, shared by all copies. A column
is a tuple of the seats its Mafiosi belong to, the chief first: it is replaced, never changed. So are the lists that
copies share (storing.py).
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from sandtable.engine.dice import Dice
from sandtable.engine.frames import FrameTable
from sandtable.engine.weighing import FIRST
from sandtable.games.mafia_city.frames import Frame, Node
from sandtable.games.mafia_city.setup import Setup
from sandtable.games.mafia_city.terms import LOCATIONS, NOBODY, NOT_OVER, SETTING_UP, STEP_BUDGET
from sandtable.games.mafia_city.weights import Weights

T = TypeVar("T")


def replaced(items: list[T], at: int, item: T) -> list[T]:
    """A copy of a list with one other item."""
    copy = items.copy()
    copy[at] = item
    return copy


@mypyc_attr(acyclic=True)
class Table(FrameTable):
    """One game in progress."""

    setup: Setup
    weights: Weights
    """The weights of the evaluation (evaluate.py)."""
    frames: list[Frame]
    """Frames are changed only while they are on top (`top`)."""
    lent: int
    """The number of frames, counted from the bottom, that copies share; one that comes to the top is copied first."""
    is_trial: bool
    """True for a copy that is only judged: it doesn't list the options of a new turn."""
    # the round
    phase: int
    first: int
    """The starting player of the game."""
    starting: int
    """The starting player of this round (MAF-END-01)."""
    cubes: int
    """Locations with a marker cube, one bit each (MAF-LOC-02)."""
    at: int
    """The location that is being evaluated; 0: none."""
    bonus: tuple[int, ...]
    """For each seat, the Mafiosi that Secret Deals add at that location (MAF-SEC-01)."""
    winner: int
    # the City
    layout: tuple[int, ...]
    """The centre, then the ring clockwise."""
    columns: list[tuple[int, ...]]
    """For each location, the owners of its Mafiosi from bottom to top."""
    hitman: int
    """The location of the figure."""
    policeman: int
    """The seat that holds the figure; NOBODY: it stands in the City (MAF-POL-02)."""
    mayor: int
    # by seat
    hand: list[int]
    """Mafiosi in hand."""
    reserve: list[int]
    cell: list[int]
    points: list[int]
    passed: list[bool]
    cards: list[tuple[int, ...]]
    """Cards in hand, in the order they came."""
    knows: list[tuple[int, ...]]
    """Cards that a seat has seen in other hands."""
    # cards
    draw: tuple[int, ...]
    """The draw pile, the next card last; hidden from all seats."""
    discard: tuple[int, ...]

    def lay_out(self, setup: Setup, dice: Dice, budget: int) -> None:
        """The City before anything is drawn (MAF-SET-02 to 06)."""
        seats = setup.seats
        self.lay_out_question(dice, budget)
        self.setup = setup
        self.weights = setup.weights[FIRST]
        self.frames = []
        self.lent = 0
        self.phase = SETTING_UP
        self.first = 0
        self.starting = 0
        self.cubes = 0
        self.at = 0
        self.bonus = (0,) * seats
        self.winner = NOBODY
        self.layout = setup.layout
        self.columns = [()] * (len(LOCATIONS) + 1)
        self.hitman = setup.hitman
        self.policeman = NOBODY
        self.mayor = NOBODY
        self.hand = [setup.hand] * seats
        self.reserve = [setup.reserve] * seats
        self.cell = [0] * seats
        self.points = [0] * seats
        self.passed = [False] * seats
        self.cards = [()] * seats
        self.knows = [()] * seats
        self.draw = tuple(range(len(setup.kinds)))
        self.discard = ()

    # -- asking and answering ------------------------------------------------------------------------------------

    def top(self) -> Frame:
        depth = len(self.frames)
        if depth <= self.lent:
            self.lent = depth - 1
            self.frames[-1] = self.frames[-1].clone()
        return self.frames[-1]

    def take_answer(self, option: int) -> None:
        frame = self.top() if self.lent else self.frames[-1]
        frame.answer = option

    def run(self) -> None:
        frames = self.frames
        while self.asker < 0 and self.ending == NOT_OVER:
            frame = self.top() if self.lent else frames[-1]
            frame.node.step(self, frame)

    def run_out(self) -> None:
        self.end(NOBODY, STEP_BUDGET)

    def start(self, node: Node, seat: int, location: int = 0, many: int = 0) -> Frame:
        """Do `node` next."""
        frame = Frame(node, seat, location, many)
        self.frames.append(frame)
        return frame

    def finish(self, result: int) -> None:
        """End the work on top and hand its result to the frame below."""
        self.frames.pop()
        below = self.top() if self.lent else self.frames[-1]
        below.result = result

    def end(self, winner: int, ending: int) -> None:
        """The game is over at once."""
        self.winner = winner
        self.stop(ending)

    # -- copies --------------------------------------------------------------------------------------------------

    def copy_to(self, copy: Table) -> None:
        """Make `copy` an independent copy that keeps no log."""
        self.copy_question_to(copy)
        copy.setup = self.setup
        copy.weights = self.weights
        copy.frames = self.frames.copy()
        copy.lent = self.lent = len(self.frames)
        copy.phase = self.phase
        copy.first = self.first
        copy.starting = self.starting
        copy.cubes = self.cubes
        copy.at = self.at
        copy.bonus = self.bonus
        copy.winner = self.winner
        copy.layout = self.layout
        copy.columns = self.columns.copy()
        copy.hitman = self.hitman
        copy.policeman = self.policeman
        copy.mayor = self.mayor
        copy.hand = self.hand.copy()
        copy.reserve = self.reserve
        copy.cell = self.cell
        copy.points = self.points
        copy.passed = self.passed
        copy.cards = self.cards
        copy.knows = self.knows
        copy.draw = self.draw
        copy.discard = self.discard

    # -- reading -------------------------------------------------------------------------------------------------

    def next_seat(self, seat: int) -> int:
        """The left neighbour: turn order is clockwise (MAF-SET-01)."""
        return (seat + 1) % self.setup.seats

    def has_cube(self, location: int) -> bool:
        return self.cubes >> location & 1 == 1
