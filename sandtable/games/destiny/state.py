"""The table: everything a game of Destiny has on it, and the frames of work not finished yet.

Cards, characters and dice are small whole numbers. Characters come first: ids 0 to `len(damage) - 1`. Facts that never
change during a game live in `Setup`, shared by all clones; the rest is ints, flat lists and tuples (tuples are
replaced, never changed, so clones share them).
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sandtable.engine.dice import Dice
from sandtable.engine.log import EVERYONE
from sandtable.engine.weighing import FIRST
from sandtable.games.destiny.frames import Frame, Group, Node, Pending
from sandtable.games.destiny.pieces import BOTTOM
from sandtable.games.destiny.printed import Printed
from sandtable.games.destiny.prints import raised
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.terms import (
    BLANK,
    NOBODY,
    NOT_OVER,
    NOTHING,
    ON_CARD,
    SET_ASIDE,
    SETTING_UP,
    SPECIAL,
    STEP_BUDGET,
    SUPPORT_CARD,
    UPGRADE_CARD,
    WHILE_DIE_COST,
    WHILE_VALUE,
    X,
)
from sandtable.games.destiny.tuples import changed as changed
from sandtable.games.destiny.tuples import holds as holds
from sandtable.games.destiny.untold_effects import Work
from sandtable.games.destiny.weights import Weights


@mypyc_attr(acyclic=True)
class Table(Printed):
    """One game in progress."""

    weights: Weights
    """The weights of the evaluation (evaluate.py)."""
    frames: list[Frame]
    is_trial: bool
    """True for a copy that is only judged: no next action is chosen, so the options are not listed."""
    # the round
    phase: i64
    active: i64
    """The seat with the turn."""
    passes: i64
    first: i64
    """The seat with the first turn of the game."""
    battlefield: i64
    holder: i64
    """The seat that controls the battlefield (DST-BF-04)."""
    claimer: i64
    """The seat that claimed it in this round, the latest of them."""
    resolved: tuple[int, ...]
    """Dice resolved in this action (DST-RES-11)."""
    staying: i64
    """The die that does not leave the pool after being resolved."""
    queue: tuple[Pending, ...]
    lining: tuple[Group, ...]
    delayed: tuple[Pending, ...]
    winner: i64
    works: tuple[Work, ...]
    """Effects of which nothing has been told yet, the outermost first, while the log is read (untold_effects.py)."""
    removing: tuple[int, ...]
    removed_sides: tuple[int, ...]
    """Dice removed together and the sides they showed, while it is found out what waits for that (dice_moves.py)."""
    flipped: tuple[int, ...]
    """Sides that are up, and were down when the game began (DST-DBL-01)."""
    elite: tuple[int, ...]
    """Cards that have become elite in the game (DST-DBL-05, DST-ELT-01)."""
    more_dice: tuple[int, ...]
    """Cards that have gained a die, once for each die (elite.py)."""
    dice_gained: tuple[tuple[int, int], ...]
    """Dice of characters that other cards have gained, each with that card (gained_dice.py)."""
    colors: tuple[tuple[int, int], ...]
    """Cards and the colors that they have gained."""
    gained: tuple[tuple[int, str], ...]
    """Characters and the subtypes that they have gained for good."""
    # by seat
    aside: tuple[int, ...]
    """Cards that were set aside: they lie open, out of the game (D-131)."""
    detected: tuple[int, ...]
    """Cards in hands that lie open until the action phase ends (DST-DET-01, 02)."""
    supports: tuple[tuple[int, ...], ...]
    teams: tuple[tuple[int, ...], ...]
    """Undefeated characters."""
    plots: tuple[tuple[int, ...], ...]
    """Plots in play by seat; empty where nobody has brought one (DST-PLT-07)."""
    bound: tuple[int, ...]
    """Downgrades, and upgrades on supports, as they were attached one after another; `host` says where."""
    # by character
    upgrades: tuple[tuple[int, ...], ...]
    # by card
    tokens: tuple[tuple[int, ...], ...]
    """Resources, shields and charm tokens on cards: card, kind and number of each (tokens.py)."""
    taken: tuple[int, ...]
    """The players of cards that have gone to another player, and of downgrades; NOBODY for all other cards.

    Empty while there is none of them. A card that is attached to another one goes with it, a downgrade doesn't
    (DST-DWN-03, DST-CHC-01, D-257).
    """
    placed: tuple[int, ...]
    """Damage a card's own words have placed on it (D-08); that on characters is in `damage`."""

    def lay_out(self, setup: Setup, dice: Dice, budget: int) -> None:
        """Everything in its place before the game (DST-SET-01, 02); decks are not shuffled yet."""
        seats = setup.seats
        cards = len(setup.prints)
        characters = setup.slots
        self.lay_out_question(dice, budget)
        self.setup = setup
        self.weights = setup.weights[FIRST]
        self.frames = []
        self.phase = SETTING_UP
        self.active = NOBODY
        self.passes = 0
        self.first = NOBODY
        self.battlefield = NOTHING
        self.holder = NOBODY
        self.claimer = NOBODY
        self.shared = 0
        self.owed = [0] * seats
        self.resolved = ()
        self.staying = NOTHING
        self.queue = ()
        self.lining = ()
        self.delayed = ()
        self.winner = NOBODY
        self.works = ()
        self.removing = self.removed_sides = ()
        self.forget_the_round()
        self.choices = self.spent = ()
        self.flipped = self.elite = ()
        self.more_dice = ()
        self.dice_gained = ()
        self.colors = self.gained = ()
        self.resources = [0] * seats
        self.hands = [()] * seats
        self.decks = setup.decks.copy()
        self.discards = [()] * seats
        self.aside = setup.aside
        self.detected = ()
        self.supports = ((),) * seats
        self.pools = [()] * seats
        self.teams = tuple(setup.characters)
        self.plots = tuple(setup.plots) if any(setup.plots) else ()
        self.knows = [()] * seats
        self.damage = [0] * characters
        self.shields = [0] * characters
        self.upgrades = ((),) * characters
        self.bound = ()
        self.taken = ()
        self.exhausted = [False] * cards
        self.host = [NOTHING] * cards
        self.placed = (0,) * cards
        self.tokens = ()
        beginning = sum([len(team) for team in setup.characters])
        begun = setup.card_of[: setup.extra_from]
        extra = len(setup.card_of) - len(begun)
        self.face = [ON_CARD if card < beginning else SET_ASIDE for card in begun] + [SET_ASIDE] * extra
        self.watch = list(setup.watched)

    # -- asking and answering ------------------------------------------------------------------------------------

    def run_out(self) -> None:
        self.end(NOBODY, STEP_BUDGET)

    def run(self) -> None:
        frames = self.frames
        while self.asker < 0 and self.ending == NOT_OVER:
            if self.lining:
                frames.append(Frame(self.setup.line_up, self.lining[0].decider, NOTHING, NOTHING, NOTHING, 0))
            frame = frames[-1]
            frame.node.step(self, frame)

    def push(self, node: Node, parent: Frame) -> Frame:
        """Do `node` before `parent` goes on; it speaks for the same seat, card, die and earlier things."""
        frame = Frame(node, parent.seat, parent.card, parent.die, parent.it, parent.many)
        frame.worth = parent.worth
        frame.rival = parent.rival
        frame.blocked = parent.blocked
        self.frames.append(frame)
        return frame

    def start(self, node: Node, seat: int, card: int) -> Frame:
        """Do `node` next, for `seat`, as words of `card`."""
        frame = Frame(node, seat, card, NOTHING, NOTHING, 0)
        self.frames.append(frame)
        return frame

    def done(self, full: bool, many: int, it: int, worth: int = 0) -> None:
        """Finish the top frame and hand its result to the frame below."""
        frame = self.frames.pop()
        below = self.frames[-1] if len(self.frames) > 1 else self.own_bottom()
        if frame.rival >= 0 and frame.seat == below.seat and frame.card == below.card:
            below.rival = frame.rival
        below.full = full
        below.many = many
        below.it = it
        below.worth = worth

    def own_bottom(self) -> Frame:
        """The frame of the game itself, to be changed: copies share it like the lists of pieces.py."""
        if self.shared & BOTTOM:
            self.shared -= BOTTOM
            self.frames[0] = self.frames[0].clone()
        return self.frames[0]

    def end(self, winner: int, ending: int) -> None:
        """The game is over at once (D-59)."""
        self.winner = winner
        self.stop(ending)

    def tell(self, kind: int, seat: int, numbers: tuple[int, ...] = (), seen_by: int = EVERYONE) -> None:
        """Note a line of the log; abilities of which it is the first thing to come are told before it."""
        works = self.works
        if works:
            self.works = ()
            for work in works:
                if work.kind >= 0:
                    super().tell(work.kind, work.seat, (work.card,))
        super().tell(kind, seat, numbers, seen_by)

    # -- copies --------------------------------------------------------------------------------------------------

    def copy_to(self, copy: Table) -> None:
        """Make `copy` an independent copy that keeps no log."""
        self.copy_question_to(copy)
        self.share_lists_with(copy)
        copy.setup = self.setup
        copy.weights = self.weights
        copy.frames = self.frames.copy()
        for at in range(1, len(copy.frames)):
            copy.frames[at] = copy.frames[at].clone()
        copy.phase = self.phase
        copy.active = self.active
        copy.passes = self.passes
        copy.first = self.first
        copy.battlefield = self.battlefield
        copy.holder = self.holder
        copy.claimer = self.claimer
        copy.resolved = self.resolved
        copy.staying = self.staying
        copy.queue = self.queue
        copy.lining = self.lining
        copy.delayed = self.delayed
        copy.winner = self.winner
        copy.works = ()
        copy.removing = self.removing
        copy.removed_sides = self.removed_sides
        copy.flipped = self.flipped
        copy.elite = self.elite
        copy.more_dice = self.more_dice
        copy.dice_gained = self.dice_gained
        copy.colors = self.colors
        copy.gained = self.gained
        self.copy_memory_to(copy)
        copy.aside = self.aside
        copy.detected = self.detected
        copy.supports = self.supports
        copy.teams = self.teams
        copy.plots = self.plots
        copy.upgrades = self.upgrades
        copy.bound = self.bound
        copy.taken = self.taken
        copy.placed = self.placed
        copy.tokens = self.tokens

    # -- reading -------------------------------------------------------------------------------------------------

    def rival(self, frame: Frame) -> int:
        """The opponent the words of a frame are about; with two seats the only one (D-18)."""
        return frame.rival if frame.rival >= 0 else self.opponent(frame.seat)

    def faces(self, frame: Frame) -> bool:
        """True when it is settled which opponent the words are about; asks if there are several (DST-MUL-10)."""
        return self.setup.seats == 2 or frame.rival >= 0 or self.face_one_of(frame, self.opponents(frame.seat))

    def face_one_of(self, frame: Frame, seats: list[int]) -> bool:
        """Settle the opponent of the top frame's words among these seats; False while a player decides."""
        if len(seats) == 1:
            frame.rival = seats[0]
            return True
        self.start(self.setup.which_opponent, frame.seat, frame.card).numbers = tuple(seats)
        return False

    def opponents(self, seat: int) -> list[int]:
        """The other seats still in the game, the next one first."""
        seats = self.setup.seats
        if seats == 2:
            only = 1 if seat == 0 else 0
            return [only] if self.teams[only] else []
        return [(seat + step) % seats for step in range(1, seats) if self.teams[(seat + step) % seats]]

    def opponent(self, seat: int) -> int:
        """The next seat still in the game, clockwise; in a two-player game the only opponent (D-18)."""
        seats = self.setup.seats
        if seats == 2:
            only = 1 if seat == 0 else 0
            return only if self.teams[only] else seat
        other = (seat + 1) % seats
        while not self.teams[other] and other != seat:
            other = (other + 1) % seats
        return other

    def kind(self, card: int) -> int:
        """The type of a card; upgrades become supports and supports upgrades (D-78, DST-TYP-06)."""
        kind = self.setup.prints[card].kind
        if kind == UPGRADE_CARD and card in self.supports[self.area(card)]:
            return SUPPORT_CARD
        return UPGRADE_CARD if kind == SUPPORT_CARD and self.host[card] >= 0 else kind

    def is_character(self, card: int) -> bool:
        return 0 <= card < len(self.damage)

    def has_claimed(self, seat: int) -> bool:
        """True for a seat that has claimed in this round, so that it passes from then on (DST-CLM-03, DST-BFX-04)."""
        return self.claimer == seat or (len(self.claimed) > 0 and holds(self.claimed, seat))

    def is_in_play(self, card: int) -> bool:
        """Characters until defeated, attached upgrades, supports, plots, the battlefield in use (DST-ZONE-02, 13)."""
        if card < 0:
            return False
        seat = self.area(card) if self.taken else self.setup.owner[card]
        if card < len(self.damage):
            return holds(self.teams[seat], card)
        if self.host[card] >= 0 or card == self.battlefield or holds(self.supports[seat], card):
            return True
        return len(self.plots) > 0 and holds(self.plots[seat], card)

    def area(self, card: int) -> int:
        """The seat in front of which a card lies that is attached to no other one: its owner, or who has taken it."""
        if self.taken and self.taken[card] >= 0:
            return self.taken[card]
        return self.setup.owner[card]

    def controller(self, card: int) -> int:
        """The controller of a card (DST-CTL-01, DST-CHC-01): upgrades go with their card, downgrades don't."""
        number: i64 = card  # machine words: this is asked nearly twice in each decision
        if number == self.battlefield:
            return self.holder
        host: i64 = self.host[number]
        if not self.taken:
            return self.setup.owner[host] if host >= 0 else self.setup.owner[number]
        taker: i64 = self.taken[number]
        if taker >= 0:
            return taker
        return self.area(host) if host >= 0 else self.setup.owner[number]

    def die_seat(self, die: int) -> int:
        """The seat of the pool that a die lies in or would be rolled into (D-24)."""
        if self.lent and (seat := self.lent_to(die)) >= 0:
            return seat
        for gained, gainer in self.dice_gained:
            if gained == die:
                return self.controller(gainer)
        return self.controller(self.setup.card_of[die])

    def value(self, die: int) -> int:
        """The value a die in a pool shows: 0 for blanks and specials (DST-DIE-03)."""
        return self.side_value(self.setup.card_of[die], self.face[die], die)

    def side_value(self, card: int, side: int, die: int = NOTHING) -> int:
        """The value of one side of a card's die, or of this one; X as its card defines it now (D-14)."""
        printed = self.setup.prints[card]
        value = printed.values[side]
        if value == X and printed.variable is not None:
            dice = (die,) if die >= 0 else self.setup.dice_of[card]
            seats = [self.lent_to(each) for each in dice] if self.lent else []
            seat = max(seats, default=NOBODY)
            value = printed.variable.value(self, seat if seat >= 0 else self.controller(card), card)
        if self.watch[WHILE_VALUE] and printed.symbols[side] not in (BLANK, SPECIAL):  # DST-VAL-04
            value += raised(self, WHILE_VALUE, card, printed.symbols[side], die)
        return value

    def die_cost(self, die: int) -> int:
        """Resources to resolve the side showing (DST-DIE-05)."""
        return self.side_cost(self.setup.card_of[die], self.face[die], die)

    def side_cost(self, card: int, side: int, die: int = NOTHING) -> int:
        """Resources to resolve one side of a card's die, or of this one, never less than 0 (DST-VAL-09)."""
        cost = self.setup.prints[card].costs[side]
        if cost and self.watch[WHILE_DIE_COST]:
            return max(0, cost - raised(self, WHILE_DIE_COST, card, 0, die))
        return cost

    def decider(self) -> int:
        """The seat that chooses for the battlefield controller: it, or the nearest seat to its left (D-104)."""
        if self.holder >= 0 and self.teams[self.holder]:
            return self.holder
        return self.opponent(max(self.holder, 0))
