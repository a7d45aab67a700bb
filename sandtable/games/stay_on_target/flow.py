"""The game from top to bottom: colours are dealt, then run follows run until a player wins (sections 3 to 8)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.asking import NOBODY, NOT_OVER, NOTHING
from sandtable.games.stay_on_target import lines
from sandtable.games.stay_on_target.phases.awarding import Awarding
from sandtable.games.stay_on_target.phases.choosing import Choosing
from sandtable.games.stay_on_target.phases.defending import Defending
from sandtable.games.stay_on_target.phases.laying import Laying
from sandtable.games.stay_on_target.phases.phase import Step
from sandtable.games.stay_on_target.phases.revealing import Predicting
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import AWARDING, CHOOSING, DEFENDING, LAYING, PREDICTING, SHIELDED

_ALL: Final[dict[int, Step]] = {
    LAYING: Laying(),
    CHOOSING: Choosing(),
    PREDICTING: Predicting(),
    DEFENDING: Defending(),
    SHIELDED: Defending(),
    AWARDING: Awarding(),
}
STEPS: Final[list[Step]] = [_ALL.get(phase, _ALL[LAYING]) for phase in range(AWARDING + 1)]
"""The steps of a run by phase; some numbers below the last one are no phase."""


def begin_game(table: Table) -> None:
    """Deal the unwanted colours, draw the first player and go on to the first question (SOT-D03)."""
    deal_colours(table)
    table.opener = table.dice.below(table.setup.seats)
    enter(table, LAYING)
    run(table)


def deal_colours(table: Table) -> None:
    wanted = table.setup.wanted
    free = [each for each in range(len(table.setup.scenario.squadrons)) if each not in wanted]
    table.dice.shuffle(free)
    table.colours = tuple([each if each != NOTHING else free.pop() for each in wanted])


def tell_opening(table: Table) -> None:
    """Tell the events before the first question, for a log that begins there."""
    for seat in range(table.setup.seats):
        table.tell(lines.TOLD_COLOUR, seat, (table.colours[seat],))
    table.tell(lines.TOLD_RUN, table.first, (table.round,))
    table.tell(lines.TOLD_PHASE, NOBODY, (LAYING, 0))


def enter(table: Table, phase: int) -> None:
    table.phase = phase
    STEPS[phase].begin(table)


def run(table: Table) -> None:
    """Go on until a player has to decide or the game is over."""
    while table.asker == NOBODY and table.ending == NOT_OVER:
        step = STEPS[table.phase]
        if table.waiting:
            table.put(table.waiting[0], step.options(table, table.waiting[0]))
        else:
            enter(table, step.finish(table))
