"""Claim the battlefield (DST-CLM-01 to 07)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.lines import TOLD_ABILITY, TOLD_CLAIM
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_CLAIMED, AFTER_CONTROLLED, BY_CLAIM
from sandtable.games.destiny.triggers import at_one_moment, happened, waiting_now
from sandtable.games.destiny.untold_effects import begin_work, end_work
from sandtable.games.destiny.words.joints import NO, YES


def may_claim(table: Table) -> bool:
    """True while no player has claimed in this round, so that the action is open (DST-CLM-05)."""
    return table.claimer < 0


class ClaimBattlefield(Node):
    """Takes control of the battlefield, marks it claimed, then offers its claim ability (D-54)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            self._take(table, frame)
            words = table.setup.prints[table.battlefield].claim
            if words is None or not words.possible(table, frame):
                table.done(True, 1, frame.it)
                return
            table.put(frame.seat, [NO, YES])
        elif frame.step == 1 and frame.answer == YES:
            frame.step = 2
            words = table.setup.prints[table.battlefield].claim
            assert words is not None
            if table.telling:
                table.tell(TOLD_ABILITY, frame.seat, (table.battlefield,))
            begin_work(table, frame.seat, table.battlefield)
            table.start(words, frame.seat, table.battlefield)
        else:
            if table.works:
                end_work(table, frame)
            table.done(True, 1, frame.it)

    def _take(self, table: Table, frame: Frame) -> None:
        was_holder = table.holder == frame.seat
        if table.claimer >= 0:  # the first claimer goes on passing (DST-BFX-04)
            table.claimed += (table.claimer,)
        table.holder = frame.seat
        table.claimer = frame.seat
        table.own_owed()[frame.seat] = 0
        if table.telling:
            table.tell(TOLD_CLAIM, frame.seat, (table.battlefield,))
        mark = waiting_now(table)
        happened(table, AFTER_CLAIMED, frame.seat, frame.seat)
        if not was_holder:  # DST-BFX-09
            happened(table, AFTER_CONTROLLED, frame.seat, frame.seat, BY_CLAIM)
        at_one_moment(table, mark)

    def says(self, they: bool = False) -> str:
        return "claim the battlefield"

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == NO

    def prompt(self, table: Table, frame: Frame) -> str:
        words = table.setup.prints[table.battlefield].claim
        return f"Use the claim ability: {words.says() if words else ''}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "yes" if option == YES else "no"


CLAIM_BATTLEFIELD: Final = ClaimBattlefield()
