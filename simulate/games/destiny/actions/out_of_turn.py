"""An action that a player takes in the middle of other work (DST-ACT-05, DST-AMB-02, D-111)."""

from __future__ import annotations

from typing import Final

from simulate.engine.game import ACTION
from simulate.games.destiny.actions.turn import action_name, ask_for_action, begin, meaning
from simulate.games.destiny.frames import Frame, Node
from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import ACTION_PHASE, NOTHING, PASS
from simulate.games.destiny.triggers import settle

ASKING: Final = 0
ANSWERED: Final = 1
ACTED: Final = 2


class OutOfTurn(Node):
    """Gives `seat` one action, which it may decline; its queue and additional actions come before other work."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == ASKING:
            self._ask(table, frame)
        elif frame.step == ANSWERED:
            self._answer(table, frame)
        elif not settle(table):
            self._more(table, frame)

    def _ask(self, table: Table, frame: Frame) -> None:
        frame.step = ANSWERED
        ask_for_action(table, frame)

    def _answer(self, table: Table, frame: Frame) -> None:
        action = frame.answer
        frame.answer = NOTHING
        frame.step = ACTED
        if action != PASS:
            begin(table, frame.seat, action)

    def _more(self, table: Table, frame: Frame) -> None:
        if table.owed[frame.seat] > 0 and table.phase == ACTION_PHASE:
            table.owed[frame.seat] -= 1
            self._ask(table, frame)
        else:
            table.done(True, 1, NOTHING)

    def question(self, table: Table, frame: Frame) -> int:
        return ACTION

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == PASS

    def meaning(self, table: Table, frame: Frame, option: int) -> int:
        return meaning(table, option)

    def says(self, they: bool = False) -> str:
        return "take an action"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Take an action now or pass"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return action_name(table, option)


OUT_OF_TURN: Final = OutOfTurn()
