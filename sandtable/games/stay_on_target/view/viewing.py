# interpreted: shows games to people
"""The view of an Attack Run: the row, the squadrons, the points; docs/views.md explains the keys."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine import viewing
from sandtable.engine.several import Part, Tick
from sandtable.engine.views import DEFEAT, END, SCORING, Change, Goal, Stake, Things, View
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import (
    CHOOSING,
    LAYING,
    PLACES,
    PREDICTING,
    TRIOS,
    USE_DEFLECT,
)
from sandtable.games.stay_on_target.view.changes import changes
from sandtable.games.stay_on_target.view.goal import goal
from sandtable.games.stay_on_target.view.row import aside, deck, hand, row
from sandtable.games.stay_on_target.view.rules import rule_of
from sandtable.games.stay_on_target.view.seats import seats
from sandtable.games.stay_on_target.view.several import part_of, ticks_of
from sandtable.games.stay_on_target.view.stakes import stakes
from sandtable.games.stay_on_target.view.text import lines_of

PHASES = {LAYING: "laying", CHOOSING: "choosing", PREDICTING: "predicting"}


class StayOnTargetViewing(viewing.Viewing[Table]):
    """Shows tables of Stay on Target."""

    moments = {"eliminated": DEFEAT, "points": SCORING, "end": END}

    def things(self, table: Table, viewer: int) -> Things:
        scenario = table.setup.scenario
        return {
            "scenario": scenario.title,
            "phase": "over" if table.seat() < 0 else PHASES.get(table.phase, "defending"),
            "run": {
                "number": table.round,
                "limit": scenario.run_limit,
                "first": table.first,
                "revealed": table.shown,
                "cards": PLACES,
            },
            "points": {
                "complete": scenario.points.complete,
                "fifth_card": scenario.points.fifth_card,
                "needed": scenario.points.needed,
            },
            "row": row(table, viewer),
            "aside": aside(table),
            "deck": deck(table, viewer),
            "hand": hand(table, viewer),
            "seats": seats(table, viewer),
        }

    def places(self, table: Table, option: int) -> tuple[str, ...]:
        seat = table.asker
        if table.phase == LAYING:
            return (f"hand:{option + 1}",)
        if table.phase == CHOOSING:
            return tuple(f"card:{seat}-{number + 1}" for number in TRIOS[option])
        if table.phase == PREDICTING:
            return (f"force:{seat}", f"place:{table.place_next()}")
        if option == USE_DEFLECT:
            return (f"card:{seat}-{table.deflectors(seat)[0] + 1}",)
        return (f"shield:{seat}",)

    def rule(self, table: Table) -> str:
        return rule_of(table)

    def stakes(self, table: Table, viewer: int) -> Iterable[Stake]:
        return stakes(table)

    def goal(self, table: Table, viewer: int) -> Goal:
        return goal(table)

    def part(self, table: Table) -> Part | None:
        return part_of(table)

    def ticks(self, table: Table, option: int) -> tuple[Tick, ...]:
        return ticks_of(table, option)

    def reaction(self, table: Table) -> str:
        return "predictions" if table.phase == PREDICTING else ""

    def text(self, view: View) -> list[str]:
        return lines_of(view)

    def changes(self, before: View, after: View) -> list[Change]:
        return list(changes(before, after))
