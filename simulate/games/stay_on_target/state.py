"""The table: everything a game of Stay on Target has on it (section 13).

Imperial cards are numbers from 0, squadrons and their cards likewise. What never changes lives in `Setup`.
"""

from __future__ import annotations

from simulate.engine.asking import AskingTable
from simulate.engine.dice import Dice
from simulate.games.stay_on_target.prepared import Setup, Squadron
from simulate.games.stay_on_target.terms import NEW_RUN, NOBODY, NOT_OVER, NOTHING, PLACES


class Told:
    """A line of the log before it is put into words (story.py)."""

    def __init__(
        self, kind: int, seat: int, numbers: tuple[int, ...], round_: int, decision: int, seen_by: int
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.numbers = numbers
        self.round = round_
        self.decision = decision
        self.seen_by = seen_by


class Table(AskingTable):
    """One game in progress."""

    setup: Setup
    dice: Dice
    is_trial: bool
    """This copy is only judged: it stops after the decision, before anything hidden comes to light."""
    telling: bool
    told: list[Told]
    # the game
    opener: int
    """The first player of the first run."""
    round: int
    """The Attack Run, from 1."""
    first: int
    """Its first player (SOT-D14)."""
    phase: int
    ending: int
    winners: tuple[int, ...]
    # what is going on
    waiting: tuple[int, ...]
    """Seats to be asked in this phase, the next one first."""
    answers: list[int]
    """By seat: what was answered in secret and is not shown yet; NOTHING: nothing so far."""
    hand: tuple[int, ...]
    """Cards the seat at the front has drawn for the row and not laid yet."""
    attack: int
    """The Imperial card that attacks."""
    danger: tuple[int, ...]
    """Seats it hits unless they defend themselves (SOT-D11)."""
    # Imperial cards
    deck: list[int]
    """The top card last."""
    row: list[int]
    """By place, the one next to the Port first; NOTHING: not laid yet."""
    shown: int
    """How many of the row are revealed, the farthest first (SOT-PLAY-01)."""
    aside: tuple[int, ...]
    """Drawn for backup shields in this run (SOT-D12)."""
    known: list[int]
    """By card: bits of the seats that know where it is."""
    # by seat
    colours: list[int]
    """The squadron of each seat."""
    trio: list[int]
    """The three cards of this run (TRIOS) once all have shown them; NOTHING before."""
    defence: list[int]
    """Left in this run."""
    deflected: list[int]
    """Single-use cards removed from the squadron in this run (SOT-REB-04)."""
    shield: list[int]
    """1: the backup shield is unused in this run (SOT-SHI-01)."""
    force: list[int]
    """1: Obi-Wan can still be used in this run (SOT-FOR-03)."""
    out_at: list[int]
    """The card of the run, from 1, that eliminated the seat; 0: still in the run."""
    points: list[int]
    """Target Points."""
    flown: list[int]
    """By seat: bits of the squadron cards that were chosen in any run."""

    def lay_out(self, setup: Setup, dice: Dice, budget: int) -> None:
        """The table before the colours are dealt."""
        seats = setup.seats
        self.setup = setup
        self.dice = dice
        self.budget = budget
        self.steps = 0
        self.asker = NOBODY
        self.options = []
        self.is_trial = False
        self.telling = False
        self.told = []
        self.opener = 0
        self.round = 0
        self.first = 0
        self.phase = NEW_RUN
        self.ending = NOT_OVER
        self.winners = ()
        self.waiting = ()
        self.answers = [NOTHING] * seats
        self.hand = ()
        self.attack = NOTHING
        self.danger = ()
        self.deck = list(range(len(setup.card_type)))
        self.row = [NOTHING] * PLACES
        self.shown = 0
        self.aside = ()
        self.known = [0] * len(setup.card_type)
        self.colours = list(range(seats))
        self.trio = [NOTHING] * seats
        self.defence = [0] * seats
        self.deflected = [0] * seats
        self.shield = [1] * seats
        self.force = [1] * seats
        self.out_at = [0] * seats
        self.points = [0] * seats
        self.flown = [0] * seats

    def copy_to(self, copy: Table) -> None:
        """Make `copy` an independent copy that keeps no log."""
        copy.setup = self.setup
        copy.dice = self.dice.clone()
        copy.budget = self.budget
        copy.steps = self.steps
        copy.asker = self.asker
        copy.options = self.options
        copy.is_trial = self.is_trial
        copy.telling = False
        copy.told = []
        copy.opener = self.opener
        copy.round = self.round
        copy.first = self.first
        copy.phase = self.phase
        copy.ending = self.ending
        copy.winners = self.winners
        copy.waiting = self.waiting
        copy.answers = self.answers.copy()
        copy.hand = self.hand
        copy.attack = self.attack
        copy.danger = self.danger
        copy.deck = self.deck.copy()
        copy.row = self.row.copy()
        copy.shown = self.shown
        copy.aside = self.aside
        copy.known = self.known.copy()
        copy.colours = self.colours
        copy.trio = self.trio.copy()
        copy.defence = self.defence.copy()
        copy.deflected = self.deflected.copy()
        copy.shield = self.shield.copy()
        copy.force = self.force.copy()
        copy.out_at = self.out_at.copy()
        copy.points = self.points.copy()
        copy.flown = self.flown.copy()

    # -- changing ------------------------------------------------------------------------------------------------

    def draw(self) -> int:
        """The top card of the Imperial deck; scenarios have enough of them (legality.py)."""
        return self.deck.pop()

    def put_to_the_bottom(self, card: int) -> None:
        self.deck.insert(0, card)

    def show(self, card: int) -> None:
        """Everybody sees it from now on."""
        self.known[card] = (1 << self.setup.seats) - 1

    def ask_in_secret(self, seats: list[int]) -> None:
        """Ask these seats one after another; nobody learns of an answer before all have answered."""
        self.answers = [NOTHING] * self.setup.seats
        self.waiting = tuple(seats)

    def end(self, winners: list[int], ending: int) -> None:
        self.winners = tuple(winners)
        self.ending = ending
        self.asker = NOBODY
        self.options = []
        self.waiting = ()

    def tell(self, kind: int, seat: int, numbers: tuple[int, ...], seen_by: int = NOBODY) -> None:
        """Write a line of the log; callers ask `telling` first, so that a game nobody reads pays nothing."""
        self.told.append(Told(kind, seat, numbers, self.round, self.steps, seen_by))

    # -- reading -------------------------------------------------------------------------------------------------

    def squadron(self, seat: int) -> Squadron:
        return self.setup.squadrons[self.colours[seat]]

    def clockwise(self) -> list[int]:
        """All seats, the first player of the run first."""
        seats = self.setup.seats
        return [(self.first + each) % seats for each in range(seats)]

    def flying(self) -> list[int]:
        """Seats still in the run, clockwise from the first player."""
        return [seat for seat in self.clockwise() if self.out_at[seat] == 0]

    def deflects_left(self, seat: int) -> int:
        return self.squadron(seat).deflects_of(self.trio[seat]) - self.deflected[seat]

    def can_shield(self, seat: int, card: int) -> bool:
        """Whether the seat's backup shield works against an attack (SOT-SHI-01, 02)."""
        return self.shield[seat] == 1 and self.squadron(seat).shields(self.setup.card_value[card])
