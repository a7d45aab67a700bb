"""The end of a run: a player has destroyed the Death Star, or Target Points are awarded (sections 7 and 8)."""

from __future__ import annotations

from sandtable.engine.asking import NOBODY
from sandtable.games.stay_on_target import lines
from sandtable.games.stay_on_target.phases.phase import Step
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import AWARDING, DEATH_STAR, LAYING, RUN_LIMIT


class Awarding(Step):
    """Checks the winner, then awards points, without questions (SOT-D15)."""

    def begin(self, table: Table) -> None:
        table.tell(lines.TOLD_PHASE, NOBODY, (AWARDING, 0))
        ready = [seat for seat in table.flying() if table.points[seat] >= table.setup.odds.needed]
        if ready:
            finish_game(table, with_most_points(table, ready), DEATH_STAR)
            return
        for seat in table.clockwise():
            if table.gets_points(seat):  # for the fifth card or for completing the run, never both (SOT-TP-01, 02)
                gained = table.setup.odds.fifth if table.out_at[seat] else table.setup.odds.complete
                table.points[seat] += gained
                table.tell(lines.TOLD_POINTS, seat, (gained, table.points[seat]))
        if table.round >= table.setup.scenario.run_limit:
            finish_game(table, with_most_points(table, table.clockwise()), RUN_LIMIT)

    def finish(self, table: Table) -> int:
        return LAYING


def with_most_points(table: Table, seats: list[int]) -> list[int]:
    """The seats with the most Target Points; equal seats all win (SOT-WIN-03, 04)."""
    most = max([table.points[seat] for seat in seats])
    return sorted([seat for seat in seats if table.points[seat] == most])


def finish_game(table: Table, winners: list[int], ending: int) -> None:
    table.end(winners, ending)
    table.tell(lines.TOLD_END, winners[0], (ending, *winners))
