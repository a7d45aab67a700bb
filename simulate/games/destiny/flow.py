"""The game from top to bottom: set-up, rounds, turns, upkeep (sections 6, 7 and 9)."""

from __future__ import annotations

from typing import Final

from simulate.games.destiny import moves
from simulate.games.destiny.actions.out_of_turn import OUT_OF_TURN
from simulate.games.destiny.actions.turn import action_name, ask_for_action, begin
from simulate.games.destiny.elimination import eliminate
from simulate.games.destiny.state import Frame, Node, Table
from simulate.games.destiny.terms import (
    ACTION_PHASE,
    HAND_SIZE,
    NOBODY,
    NOTHING,
    ON_CARD,
    OUT_OF_CARDS,
    PASS,
    ROUND_RESOURCES,
    TOLD_BATTLEFIELD,
    TOLD_END,
    TOLD_MULLIGAN,
    TOLD_PASS,
    TOLD_ROLL_OFF,
    TOLD_ROUND,
    TOLD_UPKEEP,
    UPKEEP_PHASE,
    WHILE_INCOME,
)
from simulate.games.destiny.triggers import begin_interruption, settle, watch
from simulate.games.destiny.words.nouns import CHARACTER
from simulate.games.destiny.words.targets import STOP, after, distributed
from simulate.games.destiny.words.verbs.tokens import Give

SECRETS: Final = -3
"""`Frame.die` of a frame whose `picked` and `numbers` are cards one seat chose without the others knowing (D-02)."""


def begin_game(table: Table) -> None:
    """Set-up steps 1 to 3, then everything up to the first question (DST-SET-01 to 03)."""
    setup = table.setup
    for seat in range(setup.seats):
        for character in setup.characters[seat]:
            watch(table, character)
        shuffle_deck(table, seat)
        moves.draw(table, seat, HAND_SIZE)
    table.start(GAME_FLOW, NOBODY, NOTHING)
    table.run()


def shuffle_deck(table: Table, seat: int) -> None:
    """Shuffle a deck; what anybody knew of its cards is forgotten."""
    deck = list(table.decks[seat])
    table.dice.shuffle(deck)
    table.decks[seat] = tuple(deck)


MULLIGANS: Final = 0
ROLLING_OFF: Final = 1
SETTLING_IN: Final = 2
ROUND: Final = 3
UPKEEPING: Final = 4
ROUND_END: Final = 5
AFTER_ROUND: Final = 6


class GameFlow(Node):
    """The frame at the bottom: set-up once, then round after round."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == MULLIGANS:
            frame.step = ROLLING_OFF
            push_secret(table, MULLIGAN)
        elif frame.step == ROLLING_OFF:
            frame.step = SETTLING_IN
            for seat in range(table.setup.seats):
                moves.gain(table, seat, ROUND_RESOURCES)
            table.start(ROLL_OFF, roll_off(table), NOTHING)
        elif frame.step == SETTLING_IN:
            frame.step = ROUND
            table.first = table.holder
            settle(table)
        elif frame.step == ROUND:
            frame.step = UPKEEPING
            self._begin_round(table)
        elif frame.step == UPKEEPING:
            frame.step = ROUND_END
            self._begin_upkeep(table)
        elif frame.step == ROUND_END:
            if not settle(table):  # what the upkeep triggered comes before the round is judged
                frame.step = AFTER_ROUND
                self._end_round(table)
        elif not settle(table):
            frame.step = ROUND

    def _begin_round(self, table: Table) -> None:
        table.phase = ACTION_PHASE
        table.round += 1
        table.claimer = NOBODY
        table.passes = 0
        table.active = table.decider()
        if table.telling:
            table.tell(TOLD_ROUND, table.active, (table.round,))
        table.start(TURNS, table.active, NOTHING)

    def _begin_upkeep(self, table: Table) -> None:
        """Steps 1 to 3 for everybody, then the discards of step 4 (DST-RND-06 to 09, D-33)."""
        table.phase = UPKEEP_PHASE
        if table.telling:
            table.tell(TOLD_UPKEEP, NOBODY, ())
        for seat in range(table.setup.seats):
            table.owed[seat] = 0
        for card in range(len(table.exhausted)):
            table.exhausted[card] = False
        for seat in range(table.setup.seats):
            for die in table.pools[seat]:
                table.face[die] = moves.home(table, die)
            table.pools[seat] = ()
        for seat in range(table.setup.seats):
            if table.teams[seat]:
                moves.gain(table, seat, income(table, seat))
        push_secret(table, UPKEEP)

    def _end_round(self, table: Table) -> None:
        """(a) the empty hand and deck, (b) delayed effects (D-35)."""
        playing = [seat for seat in range(table.setup.seats) if table.teams[seat]]
        left = [seat for seat in playing if table.hands[seat] or table.decks[seat]]
        if len(left) < 2:  # the last one wins; if nobody is left, the battlefield decides (D-60, DST-MUL-13, D-124)
            winner = left[0] if left else table.decider()
            table.end(winner, OUT_OF_CARDS)
            if table.telling:
                table.tell(TOLD_END, winner, (OUT_OF_CARDS,))
            return
        for seat in playing:
            if seat not in left:
                eliminate(table, seat, OUT_OF_CARDS)
        if table.delayed:
            delayed = table.delayed
            table.delayed = ()
            begin_interruption(table, delayed)

    def outlives_its_seat(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return "play the game"


def income(table: Table, seat: int) -> int:
    """Two resources, fewer under ongoing abilities of opponents (DST-RSC-05)."""
    less = 0
    for card in table.watch[WHILE_INCOME]:
        if table.controller(card) != seat:
            less += 1
    return max(ROUND_RESOURCES - less, 1)


def push_secret(table: Table, node: Node) -> None:
    frame = table.start(node, first_asked(table), NOTHING)
    frame.die = SECRETS


def first_asked(table: Table) -> int:
    """The lowest seat still in the game."""
    seat = 0
    while not table.teams[seat]:
        seat += 1
    return seat


class SecretDiscards(Node):
    """Each seat names any number of hand cards; nobody learns of it before all have chosen (D-02).

    `numbers` are the cards named so far by all seats, `picked` those of the seat being asked.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer >= 0:
            frame.picked += (frame.answer,)
        if frame.answer != STOP or frame.step == 0:
            frame.step = 1
            rest = after(frame.picked, list(table.hands[frame.seat]))
            if rest:
                frame.answer = NOTHING
                table.put(frame.seat, [STOP, *rest])
                return
        frame.numbers += frame.picked
        frame.picked = ()
        frame.answer = NOTHING
        frame.step = 0
        frame.seat += 1
        while frame.seat < table.setup.seats and not table.teams[frame.seat]:
            frame.seat += 1
        if frame.seat >= table.setup.seats:
            table.frames.pop()
            for seat in range(table.setup.seats):
                if table.teams[seat]:
                    self.carry_out(table, seat, [card for card in frame.numbers if table.setup.owner[card] == seat])

    def carry_out(self, table: Table, seat: int, cards: list[int]) -> None:
        raise NotImplementedError

    def names_cards(self) -> bool:
        return True

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "keep the rest" if option == STOP else table.setup.prints[option].full_name


class Mulligan(SecretDiscards):
    """Shuffle any number of cards into the deck, then draw back to five (DST-SET-04, D-30)."""

    def carry_out(self, table: Table, seat: int, cards: list[int]) -> None:
        for card in cards:
            table.hands[seat] = moves.without(table.hands[seat], card)
            table.decks[seat] += (card,)
        if cards:
            shuffle_deck(table, seat)
            moves.draw(table, seat, len(cards))
        if table.telling:
            table.tell(TOLD_MULLIGAN, seat, (len(cards),))

    def says(self, they: bool = False) -> str:
        return "shuffle a card into your deck?"


class Upkeep(SecretDiscards):
    """Discard any number of cards, then draw up to the hand size (DST-RND-09 to 11)."""

    def carry_out(self, table: Table, seat: int, cards: list[int]) -> None:
        for card in cards:
            moves.discard_from_hand(table, seat, card)
        missing = moves.hand_size(table, seat) - len(table.hands[seat])
        if missing > 0:
            moves.draw(table, seat, missing)

    def says(self, they: bool = False) -> str:
        return "discard a card before drawing?"


def roll_off(table: Table) -> int:
    """Roll all characters' dice until one total is the highest; who won (DST-SET-06, 10, D-29, DST-MUL-06)."""
    rolling = list(range(table.setup.seats))
    while len(rolling) > 1:
        totals = [roll_total(table, seat) for seat in rolling]
        best = max(totals)
        if table.telling:
            for at in range(len(rolling)):
                table.tell(TOLD_ROLL_OFF, rolling[at], (totals[at],))
        rolling = [rolling[at] for at in range(len(rolling)) if totals[at] == best]
    return rolling[0]


def roll_total(table: Table, seat: int) -> int:
    """The sum of the values on a seat's character dice; they go back to their cards."""
    total = 0
    for character in table.setup.characters[seat]:
        for die in table.setup.dice_of[character]:
            table.face[die] = table.dice.below(6)
            total += table.value(die)
            table.face[die] = ON_CARD
    return total


class RollOff(Node):
    """The winner chooses a battlefield; the others get shields to distribute (DST-SET-07 to 09)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if not table.choose(frame, frame.seat, table.setup.battlefields.copy()):
                return
        if frame.step == 1:
            table.battlefield = frame.answer
            table.holder = table.setup.owner[frame.answer]
            if table.telling:
                table.tell(TOLD_BATTLEFIELD, frame.seat, (table.battlefield, table.holder))
            frame.numbers = (0,)
            frame.step = 2
        if frame.numbers[0] == table.holder:
            frame.numbers = (frame.numbers[0] + 1,)
        seat = frame.numbers[0]
        if seat >= table.setup.seats:
            table.frames.pop()
            return
        frame.numbers = (seat + 1,)
        table.start(TWO_SHIELDS if table.setup.seats == 2 else ONE_SHIELD, seat, table.battlefield)

    def says(self, they: bool = False) -> str:
        return "choose the battlefield"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Which battlefield is used?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        owner = table.setup.owner[option]
        theirs = "your opponent's" if table.setup.seats == 2 else f"Player {owner + 1}'s"
        whose = "yours" if owner == frame.seat else theirs
        return f"{table.setup.prints[option].full_name} ({whose})"


BEGIN: Final = 0
ANSWERED: Final = 1
ACTED: Final = 2


class Turns(Node):
    """The action phase: turns of one action until all pass in a row (DST-RND-03 to 05, D-58).

    `seat` is who acts now; `numbers` holds 1 once an action was taken in this turn, so that giving up an additional
    action is no pass (D-38).
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGIN:
            self._begin(table, frame)
        elif frame.step == ANSWERED:
            self._answer(table, frame)
        elif not settle(table):
            self._more(table, frame)

    def _begin(self, table: Table, frame: Frame) -> None:
        frame.seat = table.active
        frame.numbers = ()
        if table.claimer == table.active:
            self._pass(table, frame)
        else:
            self._ask(table, frame)

    def _ask(self, table: Table, frame: Frame) -> None:
        frame.step = ANSWERED
        ask_for_action(table, frame)

    def _answer(self, table: Table, frame: Frame) -> None:
        action = frame.answer
        frame.answer = NOTHING
        if action != PASS:
            frame.step = ACTED
            frame.numbers = (1,)
            begin(table, frame.seat, action)
        elif frame.numbers:
            frame.step = ACTED
        else:
            self._pass(table, frame)

    def _more(self, table: Table, frame: Frame) -> None:
        """Additional actions owed, the active player's first (D-37, D-119); then the turn ends.

        When a card has ended the phase, what is owed is lost (D-111, D-112).
        """
        if table.phase != ACTION_PHASE:
            table.frames.pop()
            return
        seats = table.setup.seats
        for step in range(seats):
            seat = (table.active + step) % seats
            if table.owed[seat] > 0:
                table.owed[seat] -= 1
                frame.seat = seat
                self._ask(table, frame)
                return
        table.passes = 0
        self._end_turn(table, frame)

    def _pass(self, table: Table, frame: Frame) -> None:
        if table.telling:
            table.tell(TOLD_PASS, table.active, (1 if table.claimer == table.active else 0,))
        table.passes += 1
        self._end_turn(table, frame)

    def _end_turn(self, table: Table, frame: Frame) -> None:
        frame.step = BEGIN
        table.active = table.opponent(table.active)
        playing = 0
        for team in table.teams:
            if team:
                playing += 1
        if table.passes >= playing:
            table.frames.pop()

    def outlives_its_seat(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return "take an action"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Take an additional action" if frame.numbers else "Take an action or pass"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return action_name(table, option)


TWO_SHIELDS: Final = Give(2, distributed(CHARACTER.yours))
ONE_SHIELD: Final = Give(1, distributed(CHARACTER.yours))
MULLIGAN: Final = Mulligan()
UPKEEP: Final = Upkeep()
ROLL_OFF: Final = RollOff()
TURNS: Final = Turns()
GAME_FLOW: Final = GameFlow()


def chooses_action(frame: Frame) -> bool:
    """Whether the question of this frame is which action to take."""
    return frame.node is TURNS or frame.node is OUT_OF_TURN
