"""The table: everything a game of Stay on Target has on it (section 13).

Imperial cards are numbers from 0, squadrons and their cards likewise. What never changes lives in `Setup`.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.engine.asking import NOBODY, NOTHING, AskingTable
from sandtable.engine.dice import Dice
from sandtable.engine.weighing import FIRST
from sandtable.games.stay_on_target.scenario import Squadron
from sandtable.games.stay_on_target.setup import Setup
from sandtable.games.stay_on_target.terms import FIFTH, LAYING, PLACES
from sandtable.games.stay_on_target.weights import Weights
from sandtable.games.stay_on_target.wing import Wing


@mypyc_attr(acyclic=True)
class Table(AskingTable):
    """One game in progress."""

    setup: Setup
    weights: Weights
    """The weights of the evaluation (evaluate.py)."""
    # the game
    opener: int
    """The first player of the first run."""
    first: int
    """Its first player (SOT-D14)."""
    phase: int
    winners: tuple[int, ...]
    # what is going on
    waiting: tuple[int, ...]
    """Seats to be asked in this phase, the next one first."""
    answers: list[int]
    """The hidden answers by seat; NOTHING: none so far."""
    hand: tuple[int, ...]
    """Cards that the asked seat has drawn for the row and not laid yet."""
    attack: int
    """The Imperial card that attacks."""
    danger: tuple[int, ...]
    """Seats it hits unless they defend themselves (SOT-D11)."""
    # Imperial cards
    deck: list[int]
    """The Imperial deck, the top card last."""
    row: list[int]
    """By place, the one next to the Port first; NOTHING: not laid yet."""
    shown: int
    """The number of revealed cards of the row, the farthest first (SOT-PLAY-01)."""
    aside: tuple[int, ...]
    """Cards drawn for backup shields in this run (SOT-D12)."""
    known: list[int]
    """By card: bits of the seats that know where it is."""
    # by seat
    colours: tuple[int, ...]
    """The squadron of each seat."""
    trio: list[int]
    """The three cards of this run (TRIOS) once all have shown them; NOTHING before."""
    defence: list[int]
    """The defence left in this run."""
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
        self.lay_out_question(dice, budget)
        self.setup = setup
        self.weights = setup.weights[FIRST]
        self.opener = 0
        self.first = 0
        self.phase = LAYING
        self.winners = ()
        self.waiting = ()
        self.colours = tuple(range(seats))
        self.points = [0] * seats
        self.flown = [0] * seats
        self.collect(list(range(len(setup.faces))))

    def copy_to(self, copy: Table) -> None:
        """Make `copy` an independent copy that keeps no log."""
        self.copy_question_to(copy)
        copy.setup = self.setup
        copy.weights = self.weights
        copy.opener = self.opener
        copy.first = self.first
        copy.phase = self.phase
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

    def collect(self, deck: list[int]) -> None:
        """Take all cards back: Imperial cards, wherever they lie, become the deck (SOT-SET-02, SOT-NEW-02).

        Players get their cards, shield and Force card again, eliminated or not (SOT-NEW-01, SOT-DEF-04).
        """
        seats = self.setup.seats
        self.deck = deck
        self.row = [NOTHING] * PLACES
        self.shown = 0
        self.aside = ()
        self.hand = ()
        self.attack = NOTHING
        self.danger = ()
        self.known = [0] * len(deck)
        self.answers = [NOTHING] * seats
        self.trio = [NOTHING] * seats
        self.defence = [0] * seats
        self.deflected = [0] * seats
        self.shield = [1] * seats
        self.force = [1] * seats
        self.out_at = [0] * seats

    def draw(self) -> int:
        """The top card of the Imperial deck; scenarios have enough of them (legality.py)."""
        return self.deck.pop()

    def let_attack(self, card: int) -> None:
        """Show a card to all seats; it attacks."""
        self.attack = card
        self.known[card] = (1 << self.setup.seats) - 1

    def ask_in_secret(self, seats: list[int]) -> None:
        """Ask these seats one after another; answers stay hidden until all have answered."""
        self.answers = [NOTHING] * self.setup.seats
        self.waiting = tuple(seats)

    def end(self, winners: list[int], ending: int) -> None:
        self.winners = tuple(winners)
        self.stop(ending)
        self.waiting = ()

    def squadron(self, seat: int) -> Squadron:
        return self.setup.scenario.squadrons[self.colours[seat]]

    def wing(self, seat: int) -> Wing:
        """The three cards of this run; all have shown them."""
        return self.setup.odds.wings[self.colours[seat]][self.trio[seat]]

    def clockwise(self) -> list[int]:
        """All seats, the first player of the run first."""
        return [(self.first + each) % self.setup.seats for each in range(self.setup.seats)]

    def flying(self) -> list[int]:
        """Seats still in the run, clockwise from the first player."""
        found: list[int] = []
        seats = self.setup.seats
        seat = self.first
        for _ in range(seats):
            if self.out_at[seat] == 0:
                found.append(seat)
            seat = seat + 1 if seat < seats - 1 else 0
        return found

    def gets_points(self, seat: int) -> bool:
        """True for a seat that is still in the run, or was when the fifth card was revealed (SOT-D13)."""
        return self.out_at[seat] == 0 or self.out_at[seat] >= FIFTH

    def place_next(self) -> int:
        """The place of the card that is revealed next, from 6 to 1 (SOT-PLAY-01)."""
        return PLACES - self.shown

    def layer(self, place: int) -> int:
        """The seat that lays the card of a place, from 0; NOBODY where it comes from the deck (SOT-RUN-01 to 05)."""
        number = place // self.setup.lay
        return (self.first + number) % self.setup.seats if number < self.setup.seats else NOBODY

    def knows(self, seat: int, card: int) -> bool:
        """True where the seat knows which card this one is; nobody knows NOTHING."""
        return card != NOTHING and self.known[card] >> seat & 1 == 1

    def deflectors(self, seat: int) -> list[int]:
        """The cards that can still deflect an attack in this run, the next one first (SOT-REB-04)."""
        return self.wing(seat).deflectors[self.deflected[seat] :]

    def deflects(self, seat: int) -> int:
        """The number of these cards."""
        return max(0, len(self.wing(seat).deflectors) - self.deflected[seat])

    def can_shield(self, seat: int, card: int) -> bool:
        """True where the seat's backup shield works against an attack (SOT-SHI-01, 02)."""
        return self.shield[seat] == 1 and self.wing(seat).shields[self.setup.faces[card][1]]
