# interpreted: shows games to people
"""The view of a battle: the map with its units, the command of both sides; docs/views.md explains the keys."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine import viewing
from sandtable.engine.several import Part, Tick
from sandtable.engine.views import DEFEAT, END, OBJECTIVE, SCORING, Goal, Stake, Things, View
from sandtable.engine.walks import Destination
from sandtable.games.tide_of_iron.actions.choosing import CARDS, KINDS
from sandtable.games.tide_of_iron.names import seat_name
from sandtable.games.tide_of_iron.phases.turns import TURNS
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import FATIGUE_UNIT, NOBODY, PHASE_NAMES
from sandtable.games.tide_of_iron.view.destinations import WALKED, destinations_of, halt_of, walker_of
from sandtable.games.tide_of_iron.view.field import field, ground, objectives
from sandtable.games.tide_of_iron.view.goal import goal
from sandtable.games.tide_of_iron.view.idle import is_idle
from sandtable.games.tide_of_iron.view.notes import note_of
from sandtable.games.tide_of_iron.view.paths import path_of
from sandtable.games.tide_of_iron.view.places import places_of
from sandtable.games.tide_of_iron.view.rules import rule_of
from sandtable.games.tide_of_iron.view.seats import seats
from sandtable.games.tide_of_iron.view.several import part_of, ticks_of
from sandtable.games.tide_of_iron.view.stakes import stakes
from sandtable.games.tide_of_iron.view.text import lines_of


class TideOfIronViewing(viewing.Viewing[Table]):
    """Shows tables of Tide of Iron."""

    moments = {"destroyed": DEFEAT, "control": OBJECTIVE, "points": SCORING, "assault won": DEFEAT, "end": END}
    quiet = frozenset({"label", "side", "kind", "figure_count", "holder", "name"})
    walked = WALKED

    def things(self, table: Table, viewer: int) -> Things:
        return {
            "title": table.setup.title,
            "phase": PHASE_NAMES[table.phase],
            "rounds": table.setup.rounds,
            "initiative": table.setup.teams.players[table.initiative][0],
            "active": table.active if table.active != NOBODY else None,
            "actions_left": table.actions_left,
            "map": ground(table),
            "hexes": field(table, viewer),
            "objectives": objectives(table),
            "sides": [seat_name(table, seat) for seat in (0, 1)],
            "seats": seats(table, viewer),
        }

    def places(self, table: Table, option: int) -> tuple[str, ...]:
        return places_of(table, option)

    def note(self, table: Table, option: int) -> str:
        return note_of(table, option)

    def is_idle(self, table: Table, option: int) -> bool:
        return is_idle(table, option)

    def rule(self, table: Table) -> str:
        return rule_of(table)

    def stakes(self, table: Table, viewer: int) -> Iterable[Stake]:
        return stakes(table)

    def goal(self, table: Table, viewer: int) -> Goal:
        return goal(table)

    def given_up(self, table: Table, option: int) -> list[int]:
        """Actions of units that are given up with the Action Phase; movement and command are left as one likes."""
        return super().given_up(table, option) if table.frames[-1].node is TURNS else []

    def is_useful(self, table: Table, option: int) -> bool:
        return option >= CARDS or (option - 1) % KINDS != FATIGUE_UNIT

    def part(self, table: Table) -> Part | None:
        return part_of(table)

    def ticks(self, table: Table, option: int) -> tuple[Tick, ...]:
        return ticks_of(table, option)

    def path(self, table: Table, option: int) -> tuple[str, ...]:
        return path_of(table, option)

    def destinations(self, table: Table) -> list[Destination]:
        return destinations_of(table)

    def walker(self, table: Table) -> str:
        return walker_of(table)

    def halt(self, table: Table) -> int | None:
        return halt_of(table)

    def text(self, view: View) -> list[str]:
        return lines_of(view)
