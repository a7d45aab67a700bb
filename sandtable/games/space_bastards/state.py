"""The table: everything a game of Space Bastards has on it, and the frames of work not finished yet (section 14).

What never changes lives in `Setup`, shared by all copies. A planet's tokens are a tuple that is replaced, never
changed, so that copies share it; so are some lists (storing.py). Owners are the seats, and one more for the neutral
colour.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.engine.dice import Dice
from sandtable.engine.frames import FrameTable
from sandtable.engine.weighing import FIRST
from sandtable.games.space_bastards.frames import Frame, Node
from sandtable.games.space_bastards.ranks import Ranks
from sandtable.games.space_bastards.setup import Setup
from sandtable.games.space_bastards.terms import ATTACHED, NOTHING, OFF_BOARD, RACES, RELATIONSHIPS
from sandtable.games.space_bastards.tokens import ALIVE, kind_of, mask_of, owner_of, race_of, token
from sandtable.games.space_bastards.weights import Weights

ALL_CARDS: Final = (1 << RELATIONSHIPS) - 1

# The endings of a game.
NOT_OVER: Final = 0
BY_POINTS: Final = 1
BY_MONEY: Final = 2
BY_CREATURES: Final = 3
SHARED: Final = 4
STEP_BUDGET: Final = 5


def replaced(numbers: list[int], at: int, number: int) -> list[int]:
    """A copy of a list with one other number: copies of a table share lists that are replaced and never changed."""
    copy = numbers.copy()
    copy[at] = number
    return copy


def increased(numbers: list[int], at: int, more: int) -> list[int]:
    """The same with one number increased."""
    return replaced(numbers, at, numbers[at] + more)


@mypyc_attr(acyclic=True)
class Table(FrameTable):
    """One game in progress."""

    setup: Setup
    weights: Weights
    """The weights of the evaluation (evaluate.py)."""
    frames: list[Frame]
    is_trial: bool
    """True for a copy that is only judged: it lists only one of several places for a token."""
    weighs_cards: bool
    """True for a judged copy in a change of relationships: the present use of each card in hand counts."""
    keeps_plans: bool
    """True after an agent has said by which weights it judges: its copies stop before plans are revealed, so that the
    plan of the last seat is judged like those of all others."""
    space: int
    """The space of the clock marker on the round track; -1: the arrow (SPB-SET-20)."""
    first: int
    """The starting player of the game."""
    starter: int
    """The seat with the starting-player token."""
    is_revealed: bool
    """True after the planned cards of this round were revealed."""
    winners: tuple[int, ...]
    # by planet
    tokens: list[tuple[int, ...]]
    """As tokens.py packs them, in the order they came."""
    occupied: list[int]
    """Squares taken, as a mask."""
    alive: list[int]
    """Living tokens by planet, owner and race: see `base`."""
    herds: list[int] | None
    """Living tokens by planet and owner; None: not added up yet."""
    ranks: list[Ranks | None]
    """By seat what follows from them (ranks.py); None: not worked out yet."""
    is_lent: bool
    """Copies share the lists by planet above and `ranks`; they are copied before one of them changes."""
    settled: list[bool]
    # by owner
    supply: list[int]
    """Tokens in the supply, by owner and race."""
    # by seat
    settlers: list[int]
    """The settlement hands, by seat and race (SPB-SET-06)."""
    prepared: list[int]
    """The race prepared for the planet being settled, hidden; NOTHING: none."""
    ships: list[int]
    """The field of each ship, or OFF_BOARD."""
    cargo: list[tuple[int, ...]]
    """Tokens in each ship, by race."""
    money: list[int]
    points: list[int]
    hand: list[int]
    """Action cards as a mask; those of this round count until they are revealed."""
    planned: list[int]
    """Action cards of this round as a mask."""
    # the relationships
    pairs: list[int]
    """Race cards, left and right of each relationship: relationship * 2 and + 1."""
    offer: list[int]
    """Race cards at Relationship Change, by race."""
    locks: int
    """Relationships with a stop token, as a mask."""
    announced: list[int]
    """The money that announced pairs without an answer would bring each seat (SPB-D16)."""
    neutral_cards: tuple[int, ...]
    """The neutral player's race cards, the next one last; hidden from all seats."""

    def lay_out(self, setup: Setup, dice: Dice, budget: int) -> None:
        """The empty board (SPB-SET-01, 06, 20, 21)."""
        seats = setup.seats
        self.lay_out_question(dice, budget)
        self.setup = setup
        self.weights = setup.weights[FIRST]
        self.frames = []
        self.weighs_cards = False
        self.keeps_plans = False
        self.space = -1
        self.first = 0
        self.starter = 0
        self.is_revealed = False
        self.winners = ()
        self.tokens = [()] * setup.planets
        self.occupied = [0] * setup.planets
        self.alive = [0] * (setup.planets * setup.owners * RACES)
        self.herds = None
        self.ranks = [None] * seats
        self.is_lent = False
        self.settled = [False] * setup.planets
        self.supply = setup.tokens * setup.owners
        self.settlers = [0] * (seats * RACES)
        self.prepared = [NOTHING] * seats
        self.ships = [OFF_BOARD] * seats
        self.cargo = [(0,) * RACES] * seats
        self.money = [setup.money] * seats
        self.points = [0] * seats
        self.hand = [ALL_CARDS] * seats
        self.planned = [0] * seats
        self.pairs = [NOTHING] * (2 * ATTACHED)
        self.offer = [0] * RACES
        self.locks = 0
        self.announced = [0] * seats
        self.neutral_cards = ()

    # -- asking and answering ------------------------------------------------------------------------------------

    def run_out(self) -> None:
        self.end((), STEP_BUDGET)

    def start(self, node: Node, seat: int, planet: int = NOTHING) -> Frame:
        """Do `node` next."""
        frame = Frame(node, seat, planet)
        self.frames.append(frame)
        return frame

    def end(self, winners: tuple[int, ...], ending: int) -> None:
        """The game is over at once."""
        self.winners = winners
        self.stop(ending)

    # -- copies --------------------------------------------------------------------------------------------------

    def copy_to(self, copy: Table) -> None:
        """Make `copy` an independent copy that keeps no log."""
        self.copy_question_to(copy)
        copy.setup = self.setup
        copy.weights = self.weights
        copy.frames = [frame.clone() for frame in self.frames]
        copy.weighs_cards = self.weighs_cards
        copy.keeps_plans = self.keeps_plans
        copy.space = self.space
        copy.first = self.first
        copy.starter = self.starter
        copy.is_revealed = self.is_revealed
        copy.winners = self.winners
        copy.is_lent = self.is_lent = True
        copy.tokens = self.tokens
        copy.occupied = self.occupied
        copy.alive = self.alive
        copy.herds = self.herds
        copy.ranks = self.ranks
        copy.settled = self.settled
        copy.supply = self.supply
        copy.settlers = self.settlers
        copy.prepared = self.prepared
        copy.ships = self.ships.copy()
        copy.cargo = self.cargo
        copy.money = self.money.copy()
        copy.points = self.points
        copy.hand = self.hand
        copy.planned = self.planned
        copy.pairs = self.pairs
        copy.offer = self.offer
        copy.locks = self.locks
        copy.announced = self.announced
        copy.neutral_cards = self.neutral_cards

    # -- tokens --------------------------------------------------------------------------------------------------

    def base(self, planet: int, owner: int) -> int:
        """The index in `alive` of an owner's living Toadlings on a planet; the other races follow."""
        return (planet * self.setup.owners + owner) * RACES

    def lay(self, planet: int, kind: int, mask: int) -> None:
        """Put a token on free squares of a planet."""
        self.keep_board()
        self.tokens[planet] = (*self.tokens[planet], token(kind, mask))
        self.occupied[planet] |= mask
        if kind % 2 == ALIVE:
            self.reckon(planet, kind, 1)

    def lift(self, planet: int, token_: int) -> None:
        """Take a token off a planet."""
        self.keep_board()
        left = list(self.tokens[planet])
        left.remove(token_)
        self.tokens[planet] = tuple(left)
        self.occupied[planet] &= ~mask_of(token_)
        if token_ % 2 == ALIVE:
            self.reckon(planet, token_, -1)

    def kill(self, planet: int, token_: int) -> None:
        """Turn a living token over; it stays where it lies (SPB-SHO-04)."""
        self.keep_board()
        self.tokens[planet] = tuple([each - ALIVE if each == token_ else each for each in self.tokens[planet]])
        self.reckon(planet, token_, -1)

    def reckon(self, planet: int, kind: int, more: int) -> None:
        """Count living tokens of this kind on a planet."""
        place = planet * self.setup.owners + owner_of(kind)
        self.alive[place * RACES + race_of(kind)] += more
        if self.herds is not None:
            self.herds[place] += more
        self.ranks = [None] * self.setup.seats

    def keep_board(self) -> None:
        """Have lists of its own for what lies on planets, which are going to change."""
        if self.is_lent:
            self.is_lent = False
            self.tokens = self.tokens.copy()
            self.occupied = self.occupied.copy()
            self.alive = self.alive.copy()
            if self.herds is not None:
                self.herds = self.herds.copy()

    def of_kind(self, planet: int, kind: int) -> list[int]:
        """The tokens of a kind on a planet: owner, race, and alive or corpse."""
        return [each for each in self.tokens[planet] if kind_of(each) == kind]

    # -- reading -------------------------------------------------------------------------------------------------

    def left(self, relationship: int) -> int:
        """The present race on its left (SPB-GEN-07)."""
        return self.pairs[relationship * 2]

    def right(self, relationship: int) -> int:
        return self.pairs[relationship * 2 + 1]

    def in_order(self, first: int) -> list[int]:
        """All seats clockwise from one of them."""
        return [(first + number) % self.setup.seats for number in range(self.setup.seats)]

    def creatures(self, planet: int, owner: int) -> int:
        """Living tokens of an owner on a planet."""
        return self.herd_sizes()[planet * self.setup.owners + owner]

    def herd_sizes(self) -> list[int]:
        """Living tokens by planet and owner."""
        found = self.herds
        if found is None:
            alive = self.alive
            found = [
                alive[at] + alive[at + 1] + alive[at + 2] + alive[at + 3] + alive[at + 4]
                for at in range(0, len(alive), RACES)
            ]
            self.herds = found
        return found

    def all_of(self, planet: int, race: int) -> int:
        """Living tokens of a race on a planet, of all owners."""
        owners = self.setup.owners
        total = 0
        at = planet * owners * RACES + race
        for _ in range(owners):
            total += self.alive[at]
            at += RACES
        return total
