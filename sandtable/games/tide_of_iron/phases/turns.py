"""The Action Phase: action turns of a fixed number of actions, the player with initiative first (sections 5 to 7)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.actions import choosing
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_PHASE_OVER, TOLD_TURN
from sandtable.games.tide_of_iron.moves import tire
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import FRESH, NOTHING

TURN: Final = 0
"""The option that begins an action turn."""
ANSWERED: Final = 1
ACTED: Final = 2


class Turns(Node):
    """Alternates action turns until both players have finished (TOI-PHS-02 to 07, 10)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == TURN:
            self._begin_turn(table, frame)
        elif frame.step == ANSWERED:
            self._answer(table, frame)
        else:
            end_activation(table)
            table.actions_left -= 1
            self._go_on(table, frame)

    def _begin_turn(self, table: Table, frame: Frame) -> None:
        if table.finished[0] and table.finished[1]:
            if table.is_trial and table.weights is not None:  # it is judged at the same point as all other options
                table.put(frame.seat, [choosing.END_PHASE])
            else:
                table.frames.pop()
            return
        if table.finished[table.active]:
            table.active = 1 - table.active
        frame.seat = table.active
        table.actions_left = table.setup.actions[table.active]
        if table.telling:
            table.tell(TOLD_TURN, table.active, (table.actions_left,))
        self._go_on(table, frame)

    def _go_on(self, table: Table, frame: Frame) -> None:
        """Take the next action of this turn; a player without an action is finished, otherwise the turn ends
        (TOI-PHS-05).
        """
        if table.actions_left <= 0:
            self._pass_on(table, frame)
            return
        options = [] if table.is_trial else choosing.actions(table, frame.seat)  # a judged copy asks no question
        if len(options) == 1:
            self._finish(table, frame)
            return
        frame.step = ANSWERED
        table.put(frame.seat, options or [choosing.END_PHASE])

    def _answer(self, table: Table, frame: Frame) -> None:
        action = frame.answer
        frame.answer = NOTHING
        if action == choosing.END_PHASE:
            self._finish(table, frame)
        else:
            frame.step = ACTED
            choosing.begin(table, frame.seat, action)

    def _finish(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        table.finished = (table.finished[0] or seat == 0, table.finished[1] or seat == 1)
        if table.telling:
            table.tell(TOLD_PHASE_OVER, seat, ())
        self._pass_on(table, frame)

    def _pass_on(self, table: Table, frame: Frame) -> None:
        frame.step = TURN
        table.active = 1 - table.active

    def prompt(self, table: Table, frame: Frame) -> str:
        left = table.actions_left
        return f"Take an action ({left} left in this turn)" if left > 1 else "Take an action (the last of this turn)"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return choosing.action_name(table, option)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == choosing.END_PHASE

    def begins_something(self, frame: Frame) -> bool:
        return True


def end_activation(table: Table) -> None:
    """Fatigue the active unit unless it is in Op Fire now (TOI-FAT-02)."""
    activation = table.activation
    if activation is not None:
        table.activation = None
        if table.is_on_map(activation.unit) and table.state[activation.unit] == FRESH:
            tire(table, activation.unit)


TURNS: Final = Turns()
