"""The next card of the row: predicted with Obi-Wan, turned over, attacking everybody in the run (SOT-PLAY-01, 02)."""

from __future__ import annotations

from simulate.engine.asking import NOBODY, NOTHING
from simulate.games.stay_on_target import lines
from simulate.games.stay_on_target.names import place_next
from simulate.games.stay_on_target.phases.phase import Step
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.terms import DEFENDING, NO_PREDICTION, PREDICTING, REVEALING, TYPE_NAMES, TYPES


class Predicting(Step):
    """Players with their Force card may predict its type; options are types and NO_PREDICTION (SOT-FOR-01, SOT-D09)."""

    def begin(self, table: Table) -> None:
        table.tell(lines.TOLD_PHASE, NOBODY, (PREDICTING, place_next(table)))
        table.ask_in_secret([seat for seat in table.flying() if table.force[seat]])

    def options(self, table: Table, seat: int) -> list[int]:
        return [NO_PREDICTION, *range(TYPES)]

    def finish(self, table: Table) -> int:
        if table.telling:
            for seat in table.flying():
                if 0 <= table.answers[seat] < TYPES:
                    table.tell(lines.TOLD_PREDICTED, seat, (table.answers[seat],))
        return REVEALING

    def prompt(self, table: Table, seat: int) -> str:
        return f"predict the type of the card in place {place_next(table)} with Obi-Wan"

    def option(self, table: Table, seat: int, option: int) -> str:
        return "no prediction" if option == NO_PREDICTION else TYPE_NAMES[option]


class Revealing(Step):
    """Nobody is asked anything: predictions and evades count by themselves (SOT-D07, SOT-D11)."""

    def begin(self, table: Table) -> None:
        place = place_next(table)
        table.attack = table.row[place - 1]
        table.shown += 1
        table.show(table.attack)
        table.tell(lines.TOLD_REVEALED, NOBODY, (table.attack, place))
        open_to_it = [seat for seat in table.flying() if not is_foreseen(table, seat)]
        table.danger = tuple(not_evading(table, open_to_it))
        table.answers = [NOTHING] * table.setup.seats

    def finish(self, table: Table) -> int:
        return DEFENDING


def is_foreseen(table: Table, seat: int) -> bool:
    """Whether the seat's prediction is right; a wrong one costs the Force card for this run (SOT-FOR-02, 03)."""
    answer = table.answers[seat]
    if answer in (NOTHING, NO_PREDICTION):
        return False
    is_right = answer == table.setup.card_type[table.attack]
    if not is_right:
        table.force[seat] = 0
    table.tell(lines.TOLD_RIGHT if is_right else lines.TOLD_WRONG, seat, (answer,))
    return is_right


def not_evading(table: Table, seats: list[int]) -> list[int]:
    """Those of the seats whose squadron has no card that evades the attack (SOT-REB-03, 05)."""
    type_ = table.setup.card_type[table.attack]
    value = table.setup.card_value[table.attack]
    hit: list[int] = []
    for seat in seats:
        card = table.wing(seat).evader[type_][value]
        if card == NOTHING:
            hit.append(seat)
        elif table.telling:
            table.tell(lines.TOLD_EVADED, seat, (card,))
    return hit
