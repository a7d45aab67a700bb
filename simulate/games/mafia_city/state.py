"""The table: everything a game of Mafia City has on it, and the frames of work not finished yet (section 17).

Seats, locations and cards are small whole numbers. What never changes lives in `Setup`, shared by all copies. A column
is a tuple of the seats its Mafiosi belong to, the chief first: it is replaced, never changed.
"""

from __future__ import annotations

from simulate.engine.asking import AskingTable
from simulate.engine.dice import Dice
from simulate.games.mafia_city.frames import Frame, Node, Told
from simulate.games.mafia_city.prepared import Setup
from simulate.games.mafia_city.terms import LOCATIONS, NOBODY, NOT_OVER, SETTING_UP, STEP_BUDGET


class Table(AskingTable):
    """One game in progress."""

    setup: Setup
    dice: Dice
    frames: list[Frame]
    is_trial: bool
    """This copy is only judged: where something new could start, what is not listed."""
    telling: bool
    told: list[Told]
    # the round
    phase: int
    round: int
    first: int
    """The starting player of the game."""
    starting: int
    """The starting player of this round (MAF-END-01)."""
    cubes: int
    """Locations with a marker cube, one bit each (MAF-LOC-02)."""
    at: int
    """The location that is being evaluated; 0: none."""
    bonus: tuple[int, ...]
    """By seat: what Secret Deals add there (MAF-SEC-01)."""
    ending: int
    winner: int
    # the City
    layout: tuple[int, ...]
    """The centre, then the ring clockwise."""
    columns: list[tuple[int, ...]]
    """By location number, bottom to top: whose Mafioso it is."""
    hitman: int
    """The location of the figure."""
    policeman: int
    """Who holds the figure; NOBODY: it stands in the City (MAF-POL-02)."""
    mayor: int
    # by seat
    hand: list[int]
    """Mafiosi."""
    reserve: list[int]
    cell: list[int]
    points: list[int]
    passed: list[bool]
    cards: list[tuple[int, ...]]
    """In hand, in the order they came."""
    knows: list[tuple[int, ...]]
    """Cards in others' hands that a player has seen there."""
    # cards
    draw: tuple[int, ...]
    """The next card last; hidden from everybody."""
    discard: tuple[int, ...]

    def lay_out(self, setup: Setup, dice: Dice, budget: int) -> None:
        """The City before anything is drawn (MAF-SET-02 to 06)."""
        seats = setup.seats
        self.setup = setup
        self.dice = dice
        self.budget = budget
        self.steps = 0
        self.frames = []
        self.asker = NOBODY
        self.options = []
        self.is_trial = False
        self.telling = False
        self.told = []
        self.phase = SETTING_UP
        self.round = 0
        self.first = 0
        self.starting = 0
        self.cubes = 0
        self.at = 0
        self.bonus = (0,) * seats
        self.ending = NOT_OVER
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

    def choose(self, frame: Frame, seat: int, options: list[int]) -> None:
        """Ask `seat` for one of the options; when there is only one, `frame.answer` is known at once."""
        if len(options) == 1:
            frame.answer = options[0]
        else:
            self.put(seat, options)

    def take_answer(self, option: int) -> None:
        self.frames[-1].answer = option

    def prompt(self) -> str:
        frame = self.frames[-1]
        return frame.node.prompt(self, frame)

    def word(self, option: int) -> str:
        frame = self.frames[-1]
        return frame.node.option(self, frame, option)

    def run_out(self) -> None:
        self.end(NOBODY, STEP_BUDGET)

    def run(self) -> None:
        while self.asker < 0 and self.ending == NOT_OVER:
            frame = self.frames[-1]
            frame.node.step(self, frame)

    def start(self, node: Node, seat: int, location: int = 0, many: int = 0) -> Frame:
        """Do `node` next."""
        frame = Frame(node, seat, location, many)
        self.frames.append(frame)
        return frame

    def finish(self, result: int) -> None:
        """The work on top is done; the frame below learns how it ended."""
        self.frames.pop()
        self.frames[-1].result = result

    def end(self, winner: int, ending: int) -> None:
        """The game is over at once."""
        self.winner = winner
        self.ending = ending
        self.asker = NOBODY
        self.options = []

    def tell(self, kind: int, seat: int, numbers: tuple[int, ...] = (), seen_by: int = NOBODY) -> None:
        """Write a line of the log, if anybody reads it."""
        if self.telling:
            self.told.append(Told(kind, seat, numbers, self.round, self.steps, seen_by))

    # -- copies --------------------------------------------------------------------------------------------------

    def copy_to(self, copy: Table) -> None:
        """Make `copy` an independent copy that keeps no log."""
        copy.setup = self.setup
        copy.dice = self.dice.clone()
        copy.budget = self.budget
        copy.steps = self.steps
        copy.frames = [frame.clone() for frame in self.frames]
        copy.asker = self.asker
        copy.options = self.options
        copy.is_trial = self.is_trial
        copy.telling = False
        copy.told = []
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.starting = self.starting
        copy.cubes = self.cubes
        copy.at = self.at
        copy.bonus = self.bonus
        copy.ending = self.ending
        copy.winner = self.winner
        copy.layout = self.layout
        copy.columns = self.columns.copy()
        copy.hitman = self.hitman
        copy.policeman = self.policeman
        copy.mayor = self.mayor
        copy.hand = self.hand.copy()
        copy.reserve = self.reserve.copy()
        copy.cell = self.cell.copy()
        copy.points = self.points.copy()
        copy.passed = self.passed.copy()
        copy.cards = self.cards.copy()
        copy.knows = self.knows.copy()
        copy.draw = self.draw
        copy.discard = self.discard

    # -- reading -------------------------------------------------------------------------------------------------

    def next_seat(self, seat: int) -> int:
        """The left neighbour: turn order is clockwise (MAF-SET-01)."""
        return (seat + 1) % self.setup.seats

    def has_cube(self, location: int) -> bool:
        return self.cubes >> location & 1 == 1
