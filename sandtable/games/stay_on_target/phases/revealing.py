"""The next card of the row: predicted with Obi-Wan, turned over, attacking everybody in the run (SOT-PLAY-01, 02)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.asking import NOBODY, NOTHING
from sandtable.games.stay_on_target import lines
from sandtable.games.stay_on_target.phases.phase import Step
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import DEFENDING, NO_PREDICTION, PREDICTING, TYPE_NAMES, TYPES

PREDICTIONS: Final = [NO_PREDICTION, *range(TYPES)]


class Predicting(Step):
    """Players with their Force card may predict its type; options are types and NO_PREDICTION (SOT-FOR-01, SOT-D09)."""

    def begin(self, table: Table) -> None:
        table.tell(lines.TOLD_PHASE, NOBODY, (PREDICTING, table.place_next()))
        table.ask_in_secret([seat for seat in table.flying() if table.force[seat]])

    def options(self, table: Table, seat: int) -> list[int]:
        return PREDICTIONS

    def finish(self, table: Table) -> int:
        if table.telling:
            for seat in table.flying():
                if 0 <= table.answers[seat] < TYPES:
                    table.tell(lines.TOLD_PREDICTED, seat, (table.answers[seat],))
        reveal(table)
        return DEFENDING

    def prompt(self, table: Table, seat: int) -> str:
        return f"predict the type of the card in place {table.place_next()} with Obi-Wan"

    def option(self, table: Table, seat: int, option: int) -> str:
        return "no prediction" if option == NO_PREDICTION else TYPE_NAMES[option]


def reveal(table: Table) -> None:
    """Turn the card over: predictions and evades count by themselves (SOT-D07, SOT-D11)."""
    place = table.place_next()
    table.let_attack(table.row[place - 1])
    table.shown += 1
    table.tell(lines.TOLD_REVEALED, NOBODY, (table.attack, place))
    open_to_it = [seat for seat in table.flying() if not is_foreseen(table, seat)]
    table.danger = tuple(not_evading(table, open_to_it))
    table.answers = [NOTHING] * table.setup.seats


def is_foreseen(table: Table, seat: int) -> bool:
    """Whether the seat's prediction is right; a wrong one costs the Force card for this run (SOT-FOR-02, 03)."""
    answer = table.answers[seat]
    if answer in (NOTHING, NO_PREDICTION):
        return False
    is_right = answer == table.setup.faces[table.attack][0]
    if not is_right:
        table.force[seat] = 0
    table.tell(lines.TOLD_RIGHT if is_right else lines.TOLD_WRONG, seat, (answer,))
    return is_right


def not_evading(table: Table, seats: list[int]) -> list[int]:
    """Those of the seats whose squadron has no card that evades the attack (SOT-REB-03, 05)."""
    type_, value = table.setup.faces[table.attack]
    hit: list[int] = []
    for seat in seats:
        card = table.wing(seat).evader[type_][value]
        if card == NOTHING:
            hit.append(seat)
        else:
            table.tell(lines.TOLD_EVADED, seat, (card,))
    return hit
