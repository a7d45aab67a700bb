"""Every player chooses three of the five squadron cards in secret, then all show them (SOT-RUN-06, 07, SOT-D06)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.asking import NOBODY
from sandtable.games.stay_on_target import lines
from sandtable.games.stay_on_target.phases.phase import Step
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import CHOOSING, PREDICTING, TRIOS

CHOICES: Final = list(range(len(TRIOS)))
FLOWN: Final = [sum([1 << number for number in trio]) for trio in TRIOS]
"""The bits of the cards of each trio."""


class Choosing(Step):
    """The choice of three cards; an option is one of TRIOS."""

    def begin(self, table: Table) -> None:
        table.tell(lines.TOLD_PHASE, NOBODY, (CHOOSING, 0))
        table.ask_in_secret(table.clockwise())

    def options(self, table: Table, seat: int) -> list[int]:
        return CHOICES

    def finish(self, table: Table) -> int:
        for seat in table.clockwise():
            take_off(table, seat, table.answers[seat])
        return PREDICTING

    def prompt(self, table: Table, seat: int) -> str:
        return "which three squadron cards fly this run"

    def option(self, table: Table, seat: int, option: int) -> str:
        return table.squadron(seat).named(TRIOS[option])


def take_off(table: Table, seat: int, trio: int) -> None:
    """Begin the run with the defence of the three cards and the leader (SOT-DEF-01)."""
    table.trio[seat] = trio
    table.defence[seat] = table.wing(seat).defence
    table.flown[seat] |= FLOWN[trio]
    table.tell(lines.TOLD_SQUADRON, seat, (trio, table.defence[seat]))
