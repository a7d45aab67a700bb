"""The game from top to bottom: colours are dealt, then run after run until somebody wins (sections 3 to 8)."""

from __future__ import annotations

from typing import Final

from simulate.games.stay_on_target.lines import TOLD_COLOUR, TOLD_PHASE, TOLD_RUN
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.steps.awarding import AWARDING_STEP
from simulate.games.stay_on_target.steps.choosing import CHOOSING_STEP
from simulate.games.stay_on_target.steps.defending import DEFENDING_STEP, SHIELDED_STEP
from simulate.games.stay_on_target.steps.laying import LAYING_STEP
from simulate.games.stay_on_target.steps.new_run import NEW_RUN_STEP
from simulate.games.stay_on_target.steps.predicting import PREDICTING_STEP
from simulate.games.stay_on_target.steps.revealing import REVEALING_STEP
from simulate.games.stay_on_target.steps.step import Step
from simulate.games.stay_on_target.terms import LAYING, NEW_RUN, NOBODY, NOT_OVER, NOTHING

STEPS: Final[list[Step]] = [
    NEW_RUN_STEP,
    LAYING_STEP,
    CHOOSING_STEP,
    PREDICTING_STEP,
    REVEALING_STEP,
    DEFENDING_STEP,
    SHIELDED_STEP,
    AWARDING_STEP,
]
"""What is done in each phase, by the numbers of terms.py."""


def begin_game(table: Table) -> None:
    """Deal the colours nobody asked for and draw the first player, then on to the first question (SOT-D03)."""
    deal_colours(table)
    table.opener = table.dice.below(table.setup.seats)
    enter(table, NEW_RUN)
    run(table)


def deal_colours(table: Table) -> None:
    wanted = table.setup.wanted
    free = [each for each in range(len(table.setup.squadrons)) if each not in wanted]
    table.dice.shuffle(free)
    table.colours = [each if each != NOTHING else free.pop() for each in wanted]


def tell_opening(table: Table) -> None:
    """What happened before the first question, for a log that begins there."""
    for seat in range(table.setup.seats):
        table.tell(TOLD_COLOUR, seat, (table.colours[seat],))
    table.tell(TOLD_RUN, table.first, (table.round,))
    table.tell(TOLD_PHASE, NOBODY, (LAYING, 0))


def enter(table: Table, phase: int) -> None:
    table.phase = phase
    STEPS[phase].begin(table)


def run(table: Table) -> None:
    """Go on until somebody has to decide or the game is over."""
    while table.asker == NOBODY and table.ending == NOT_OVER:
        step = STEPS[table.phase]
        if table.waiting:
            table.put(table.waiting[0], step.options(table, table.waiting[0]))
        else:
            enter(table, step.finish(table))
