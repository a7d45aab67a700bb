"""Obi-Wan Kenobi: who has his Force card may predict the type of the next card, all at once (SOT-FOR-01, SOT-D09)."""

from __future__ import annotations

from typing import Final

from simulate.games.stay_on_target.lines import TOLD_PHASE, TOLD_PREDICTED
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.steps.step import Step
from simulate.games.stay_on_target.terms import NO_PREDICTION, NOBODY, PREDICTING, REVEALING, TYPE_NAMES, TYPES
from simulate.games.stay_on_target.words import place_next


class Predicting(Step):
    """An option is a type, or NO_PREDICTION."""

    def begin(self, table: Table) -> None:
        if table.telling:
            table.tell(TOLD_PHASE, NOBODY, (PREDICTING, place_next(table)))
        table.ask_in_secret([seat for seat in table.flying() if table.force[seat]])

    def options(self, table: Table, seat: int) -> list[int]:
        return [NO_PREDICTION, *range(TYPES)]

    def finish(self, table: Table) -> int:
        if table.telling:
            for seat in table.flying():
                if 0 <= table.answers[seat] < TYPES:
                    table.tell(TOLD_PREDICTED, seat, (table.answers[seat],))
        return REVEALING

    def prompt(self, table: Table, seat: int) -> str:
        return f"predict the type of the card in place {place_next(table)} with Obi-Wan"

    def option(self, table: Table, seat: int, option: int) -> str:
        return "no prediction" if option == NO_PREDICTION else TYPE_NAMES[option]


PREDICTING_STEP: Final = Predicting()
