"""An action that a player takes in the middle of other work (DST-ACT-05, DST-AMB-02, D-111)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.asking import ACTED, ANSWERED, AsksForAction
from sandtable.games.destiny.actions.turn import begin
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_PHASE, NOTHING, PASS
from sandtable.games.destiny.triggers import settle
from sandtable.games.destiny.untold_effects import end_work

ASKING: Final = 0


class OutOfTurn(AsksForAction):
    """Gives `seat` one action, which it may decline; its queue and additional actions come before other work."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == ASKING:
            self.ask_for_one(table, frame)
        elif frame.step == ANSWERED:
            self._answer(table, frame)
        else:
            if table.works:
                end_work(table, frame)
            if not settle(table):
                self._more(table, frame)

    def _answer(self, table: Table, frame: Frame) -> None:
        action = frame.answer
        frame.answer = NOTHING
        frame.step = ACTED
        if action != PASS:
            begin(table, frame.seat, action)

    def _more(self, table: Table, frame: Frame) -> None:
        if table.owed[frame.seat] > 0 and table.phase == ACTION_PHASE:
            table.own_owed()[frame.seat] -= 1
            self.ask_for_one(table, frame)
        else:
            table.done(True, 1, NOTHING)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Take an action now or pass"


OUT_OF_TURN: Final = OutOfTurn()
