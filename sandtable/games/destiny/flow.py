"""The game from top to bottom: set-up, rounds, upkeep (sections 6, 7 and 9)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves, lasting, moves
from sandtable.games.destiny.elimination import eliminate
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.limits import is_anything_raised, look_at_limits
from sandtable.games.destiny.lines import TOLD_END, TOLD_ROUND, TOLD_UPKEEP
from sandtable.games.destiny.phases.discarding import MULLIGAN, UPKEEP, push_secret
from sandtable.games.destiny.phases.rolling_off import ROLL_OFF, roll_off
from sandtable.games.destiny.phases.turns import TURNS
from sandtable.games.destiny.plots import more_at_start
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    ACTION_PHASE,
    AFTER_PHASE_BEGINS,
    AFTER_PHASE_ENDS,
    AFTER_SET_UP,
    AFTER_UPKEEP_BEGAN,
    AT_ROUND_END,
    BEFORE_ROLL_OFF,
    BEFORE_STARTING_HAND,
    HAND_SIZE,
    NOBODY,
    NOTHING,
    OUT_OF_CARDS,
    ROUND_RESOURCES,
    UPKEEP_PHASE,
    WHILE_INCOME,
)
from sandtable.games.destiny.triggers import (
    begin_interruption,
    happened,
    interrupt,
    settle,
    triggered,
    waiting_for,
    watch,
)


def begin_game(table: Table) -> None:
    """Carry out set-up steps 1 to 3 and go on to the first question (DST-SET-01 to 03)."""
    setup = table.setup
    for seat in range(setup.seats):
        for character in setup.characters[seat]:
            watch(table, character)
        for plot in setup.plots[seat]:
            watch(table, plot)
        moves.shuffle_deck(table, seat)
    flow = table.start(GAME_FLOW, NOBODY, NOTHING)
    if table.watch[BEFORE_STARTING_HAND]:
        flow.step = BEFORE_HANDS
    else:
        draw_starting_hands(table)
    table.run()


def draw_starting_hands(table: Table) -> None:
    """Let each player draw the starting hand (DST-SET-03)."""
    for seat in range(table.setup.seats):
        moves.draw(table, seat, HAND_SIZE)


MULLIGANS: Final = 0
ROLLING_OFF: Final = 1
SETTLING_IN: Final = 2
ROUND: Final = 3
UPKEEPING: Final = 4
ROUND_END: Final = 5
AFTER_ROUND: Final = 6
UPKEEP_BEGUN: Final = 7
PHASE_ENDED: Final = 8
BEFORE_HANDS: Final = 9
DRAWING: Final = 10
"""The first two steps, only in a game with a card that acts before the starting hands."""
ROLLED_OFF: Final = 11
"""The step of the roll-off in a game with a card that acts before it."""


class GameFlow(Node):
    """The frame at the bottom: set-up once, then round after round."""

    def step(self, table: Table, frame: Frame) -> None:
        frame = table.own_bottom()
        if frame.step == MULLIGANS:
            frame.step = ROLLING_OFF
            push_secret(table, MULLIGAN)
        elif frame.step == BEFORE_HANDS:
            frame.step = DRAWING
            interrupt(table, BEFORE_STARTING_HAND, NOTHING, NOBODY)
        elif frame.step == DRAWING:
            frame.step = MULLIGANS
            draw_starting_hands(table)
        elif frame.step == ROLLING_OFF and table.watch[BEFORE_ROLL_OFF]:
            frame.step = ROLLED_OFF
            interrupt(table, BEFORE_ROLL_OFF, NOTHING, NOBODY)
        elif frame.step in (ROLLING_OFF, ROLLED_OFF):
            frame.step = SETTLING_IN
            for seat in range(table.setup.seats):
                moves.gain(table, seat, ROUND_RESOURCES + more_at_start(table, seat))
            table.start(ROLL_OFF, roll_off(table), NOTHING)
            lasting.end(table, lasting.THIS_TURN)
        elif frame.step == SETTLING_IN:
            frame.step = ROUND
            table.first = table.holder
            happened(table, AFTER_SET_UP, NOTHING, NOBODY)
            settle(table)
        elif frame.step == ROUND:
            frame.step = UPKEEPING
            self._begin_round(table)
        elif frame.step == UPKEEPING:
            happened(table, AFTER_PHASE_ENDS, NOTHING, NOBODY)
            release_delayed(table)
            if settle(table):
                frame.step = PHASE_ENDED
            else:
                self._go_to_upkeep(table, frame)
        elif frame.step == PHASE_ENDED:
            self._go_to_upkeep(table, frame)
        elif frame.step == UPKEEP_BEGUN:
            frame.step = ROUND_END
            self._upkeep(table)
        elif frame.step == ROUND_END:
            if not settle(table):  # abilities triggered in the upkeep come before the end of the round
                frame.step = AFTER_ROUND
                self._end_round(table)
        elif not settle(table):
            frame.step = ROUND

    def _go_to_upkeep(self, table: Table, frame: Frame) -> None:
        """Begin the upkeep phase, and carry out its steps if nothing waits for its beginning."""
        frame.step = UPKEEP_BEGUN
        self._begin_upkeep(table)
        if not settle(table):
            frame.step = ROUND_END
            self._upkeep(table)

    def _begin_round(self, table: Table) -> None:
        table.phase = ACTION_PHASE
        table.round += 1
        coming = lasting.of_next_round(table)
        table.forget_the_round()
        table.lasting = coming
        table.claimer = NOBODY
        table.passes = 0
        table.active = table.decider()
        if table.telling:
            table.tell(TOLD_ROUND, table.active, (table.round,))
        table.start(TURNS, table.active, NOTHING)
        happened(table, AFTER_PHASE_BEGINS, NOTHING, NOBODY)
        settle(table)

    def _begin_upkeep(self, table: Table) -> None:
        """Begin the upkeep phase; the abilities that wait for it come before its steps (DST-TIM-06)."""
        table.phase = UPKEEP_PHASE
        self._end_effects(table)
        table.detected = ()  # DST-DET-02
        if table.telling:
            table.tell(TOLD_UPKEEP, NOBODY, ())
        waiting = waiting_for(table, AFTER_UPKEEP_BEGAN, NOTHING, NOBODY, 0)
        due = tuple([pending for pending in table.delayed if pending.node.begins_with_upkeep()])
        if due:
            table.delayed = tuple([pending for pending in table.delayed if not pending.node.begins_with_upkeep()])
        triggered(table, due + waiting)

    def _end_effects(self, table: Table) -> None:
        """End the effects on the action phase; a subtype that goes may take health or a limit with it (DST-DFX-01)."""
        gained = lasting.with_gained_subtypes(table)
        lasting.end(table, lasting.ACTION_PHASE_LONG)
        if gained and is_anything_raised(table):
            look_at_limits(table, gained[0])

    def _upkeep(self, table: Table) -> None:
        """Carry out steps 1 to 3 for all seats, then push the discards of step 4 (DST-RND-06 to 09, D-33)."""
        table.owed = [0] * table.setup.seats
        still = [card for card in table.setup.never_readied if table.exhausted[card]]
        exhausted = [False] * len(table.setup.prints)
        for card in still:
            exhausted[card] = True
        table.exhausted = exhausted
        for seat in range(table.setup.seats):
            for die in table.pools[seat]:
                table.own_face()[die] = dice_moves.home(table, die)
            table.own_pools()[seat] = ()
        table.lent = ()
        for seat in range(table.setup.seats):
            if table.teams[seat]:
                moves.gain(table, seat, income(table, seat))
        push_secret(table, UPKEEP)

    def _end_round(self, table: Table) -> None:
        """End the round: (a) players without cards in hand and deck, (b) delayed effects and abilities (D-35)."""
        playing = [seat for seat in range(table.setup.seats) if table.teams[seat]]
        left = [seat for seat in playing if table.hands[seat] or table.decks[seat]]
        if len(left) < 2:  # the last player wins; if none is left, the battlefield decides (D-60, DST-MUL-13, D-124)
            winner = left[0] if left else table.decider()
            table.end(winner, OUT_OF_CARDS)
            if table.telling:
                table.tell(TOLD_END, winner, (OUT_OF_CARDS,))
            return
        for seat in playing:
            if seat not in left:
                eliminate(table, seat, OUT_OF_CARDS)
        ending = table.delayed
        if table.watch[AT_ROUND_END]:
            ending += waiting_for(table, AT_ROUND_END, NOTHING, NOBODY, 0)
        if ending:
            table.delayed = ()
            begin_interruption(table, ending)

    def outlives_its_seat(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return "play the game"


def release_delayed(table: Table) -> None:
    """Queue the effects that have waited for the end of the action phase."""
    due = tuple([pending for pending in table.delayed if pending.node.ends_with_phase()])
    if due:
        table.delayed = tuple([pending for pending in table.delayed if not pending.node.ends_with_phase()])
        triggered(table, due)


def income(table: Table, seat: int) -> int:
    """The resources of a seat's upkeep: two, or fewer by ongoing abilities of opponents (DST-RSC-05)."""
    less = 0
    for card in table.watch[WHILE_INCOME]:
        if table.controller(card) != seat:
            less += 1
    return max(ROUND_RESOURCES - less, 1)


GAME_FLOW: Final = GameFlow()
