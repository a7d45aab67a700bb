"""The action phase: turns of one action until all pass in a row (section 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.engine.running import IS_COMPILED
from sandtable.games.destiny.actions.asking import ACTED, ANSWERED, AsksForAction
from sandtable.games.destiny.actions.out_of_turn import OUT_OF_TURN
from sandtable.games.destiny.actions.turn import begin
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lasting import begin_turn_of, end_turn, must_pass
from sandtable.games.destiny.lines import TOLD_PASS
from sandtable.games.destiny.memory import begin_turn
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_PHASE, NOBODY, NOTHING, PASS
from sandtable.games.destiny.triggers import begin_interruption, settle
from sandtable.games.destiny.turn_ends import begin_awaited_turn, due
from sandtable.games.destiny.untold_effects import end_work

BEGIN: Final = 0
HAS_ACTED: Final[tuple[int, ...]] = (1,)


class Turns(AsksForAction):
    """The action phase: turns of one action until all pass in a row (DST-RND-03 to 05, D-58).

    `seat` is who acts now; `numbers` holds 1 once an action was taken in this turn, so that giving up an additional
    action is no pass (D-38).
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGIN:
            self._begin(table, frame)
        elif frame.step == ANSWERED:
            self._answer(table, frame)
        else:
            if table.works:
                end_work(table, frame)
            if not settle(table):
                self._more(table, frame)

    def _begin(self, table: Table, frame: Frame) -> None:
        if (table.queue or table.lining) and settle(table):  # what has waited for the end of the last turn
            return
        if self._comes_before(table):
            return
        if not table.teams[table.active]:  # eliminated before the turn began (D-127)
            table.active = table.opponent(table.active)
        frame.seat = table.active
        frame.numbers = ()
        if table.turn_ends:
            begin_awaited_turn(table, table.active)
        if table.setup.asks_for:
            begin_turn(table, table.active)
        if table.lasting:
            begin_turn_of(table, table.active)
        if table.has_claimed(table.active) or (table.lasting and must_pass(table, table.active)):
            self._pass(table, frame)
        else:
            self.ask_for_one(table, frame)

    def _comes_before(self, table: Table) -> bool:
        """Actions owed before a turn are taken at once, outside of it (DST-ACT-05); True where the turn has to wait, or
        doesn't begin any more because one of them has ended the phase.
        """
        if table.phase != ACTION_PHASE:
            table.frames.pop()
            return True
        seat = next_owed(table)
        if seat == NOBODY:
            return False
        table.own_owed()[seat] -= 1
        table.start(OUT_OF_TURN, seat, NOTHING)
        return True

    def _answer(self, table: Table, frame: Frame) -> None:
        action = frame.answer
        frame.answer = NOTHING
        if action != PASS:
            frame.step = ACTED
            frame.numbers = HAS_ACTED
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
            carry_out_due(table, table.active)
            return
        seat = next_owed(table)
        if seat != NOBODY:
            table.own_owed()[seat] -= 1
            frame.seat = seat
            self.ask_for_one(table, frame)
            return
        table.passes = 0
        self._end_turn(table, frame)

    def _pass(self, table: Table, frame: Frame) -> None:
        if table.telling:
            table.tell(TOLD_PASS, table.active, (1 if table.has_claimed(table.active) else 0,))
        table.passes += 1
        if table.owed[table.active]:  # promised for this turn; a pass ends the turn
            table.own_owed()[table.active] = 0
        self._end_turn(table, frame)

    def _end_turn(self, table: Table, frame: Frame) -> None:
        frame.step = BEGIN
        table.shaken = ()
        if table.lasting:
            end_turn(table)
        ended = table.active
        table.active = table.opponent(table.active)
        if table.passes and table.passes >= playing(table):
            table.frames.pop()
        if table.turn_ends:
            carry_out_due(table, ended)

    def outlives_its_seat(self) -> bool:
        return True

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Take an additional action" if frame.numbers else "Take an action or pass"


def carry_out_due(table: Table, seat: int) -> None:
    """Carry out the effects that have waited for the end of this seat's turn."""
    waiting = due(table, seat)
    if waiting:
        begin_interruption(table, waiting)


def next_owed(table: Table) -> i64:
    """The first seat, from the active one on, that is owed an additional action; NOBODY without any."""
    if not IS_COMPILED and not any(table.owed):
        return NOBODY
    seats: i64 = table.setup.seats
    seat = table.active
    for _ in range(seats):
        owed: i64 = table.owed[seat]
        if owed > 0:
            return seat
        seat += 1
        if seat == seats:
            seat = 0
    return NOBODY


def playing(table: Table) -> i64:
    """The number of seats still in the game."""
    count: i64 = 0
    for team in table.teams:
        if team:
            count += 1
    return count


TURNS: Final = Turns()


def chooses_action(frame: Frame) -> bool:
    """Whether the question of this frame is which action to take."""
    return frame.node is TURNS or frame.node is OUT_OF_TURN
