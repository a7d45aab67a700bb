"""Tells which sides would not win if the table stayed as it is: these have to come."""

from __future__ import annotations

from collections.abc import Collection

from sandtable.games.tide_of_iron import carrying
from sandtable.games.tide_of_iron.phases.ending import TableView
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import COMMAND_PHASE, NATION_NAMES, NOBODY, REMOVED, STATUS_PHASE


class LastView(TableView):
    """The view of the table as it will be after the last round, if nobody moves or dies any more."""

    def points(self, side: str) -> int:
        seat = NATION_NAMES.index(side)
        table = self.table
        return table.points[seat] + points_to_come(table, seat)

    def controlled(self, side: str) -> Collection[str]:
        seat = NATION_NAMES.index(side)
        table = self.table
        return {
            table.setup.ground.names[objective.hex]
            for number, objective in enumerate(table.setup.objectives)
            if in_control(table, number) == seat
        }


def in_control(table: Table, number: int) -> int:
    """The seat that controls an objective as soon as it is recorded."""
    objective = table.setup.objectives[number]
    if table.control[number] == REMOVED:
        return NOBODY
    holder = carrying.holder(table, number)
    is_settled = objective.is_kept and table.control[number] != NOBODY
    return table.control[number] if holder == NOBODY or is_settled else holder


def points_to_come(table: Table, seat: int) -> int:
    """The victory points of a seat in the Command Phases to come, by the control of today."""
    phases = command_phases(table)
    total = 0
    for number, objective in enumerate(table.setup.objectives):
        if objective.is_command or objective.seat not in (seat, NOBODY) or in_control(table, number) != seat:
            continue
        if objective.by_round:
            last = table.setup.rounds
            total += sum([objective.worth(round_) for round_ in range(last - phases + 1, last + 1)])
        else:
            total += objective.value * (min(1, phases) if objective.last_round_only else phases)
    return total


def command_phases(table: Table) -> int:
    """The Command Phases to come."""
    is_over = table.phase in (COMMAND_PHASE, STATUS_PHASE)
    return table.setup.rounds - table.round + (0 if is_over or table.round == 0 else 1)


def behind(table: Table) -> tuple[bool, bool]:
    """For each seat, True if it would not win; neither would where points are even."""
    setup = table.setup
    view = LastView(table)
    side, is_by_points = setup.victory.leader(view, setup.rounds, NATION_NAMES[table.initiative])
    if side is None or (is_by_points and are_even(view)):
        return (True, True)
    return (side != NATION_NAMES[0], side != NATION_NAMES[1])


def are_even(view: LastView) -> bool:
    """True where both sides will have the same victory points."""
    return view.points(NATION_NAMES[0]) == view.points(NATION_NAMES[1])
