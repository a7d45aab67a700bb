"""The end of a round and of the game by the scenario's conditions (section 28)."""

from __future__ import annotations

from collections.abc import Collection

from sandtable.games.tide_of_iron import box, carrying
from sandtable.games.tide_of_iron.deed import OFFER
from sandtable.games.tide_of_iron.lines import TOLD_END
from sandtable.games.tide_of_iron.past import is_to_come, times_done
from sandtable.games.tide_of_iron.phases.building import pool_of
from sandtable.games.tide_of_iron.state import (
    BY_CONDITION,
    BY_CONTROL,
    BY_POINTS,
    BY_TIE,
    HELD_OUT,
    NO_WINNER,
    NOT_HERE,
    NOT_OVER,
    Table,
)
from sandtable.games.tide_of_iron.terms import MARKER_NAMES, NATION_NAMES, NOBODY, NOTHING, REMOVED
from sandtable.games.tide_of_iron.victory import Verdict


class TableView:
    """The view of the table for victory conditions."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def points(self, side: str) -> int:
        return self.table.points[NATION_NAMES.index(side)]

    def controlled(self, side: str) -> Collection[str]:
        seat = NATION_NAMES.index(side)
        table = self.table
        return {
            table.setup.ground.names[objective.hex]
            for number, objective in enumerate(table.setup.objectives)
            if table.control[number] == seat
        }

    def objectives(self, kind: str) -> Collection[str]:
        setup = self.table.setup
        is_command = kind == "command"
        return [
            setup.ground.names[each.hex]
            for number, each in enumerate(setup.objectives)
            if each.is_command == is_command and self.table.control[number] != REMOVED
        ]

    def units_on(self, side: str, hexes: Collection[str]) -> int:
        seat = NATION_NAMES.index(side)
        table = self.table
        numbers = [table.setup.ground.by_name[name] for name in hexes]
        return sum(1 for hex_ in numbers for unit in table.stacks[hex_] if table.seat_of(unit) == seat)

    def units(self, side: str) -> int:
        seat = NATION_NAMES.index(side)
        table = self.table
        return sum(1 for unit in range(table.setup.units) if table.seat_of(unit) == seat and is_in_game(table, unit))

    def zone(self, name: str) -> Collection[str]:
        setup = self.table.setup
        return [setup.ground.names[hex_] for hex_ in setup.zones[name]]

    def marked(self, kind: str, hexes: Collection[str]) -> int:
        table = self.table
        number = MARKER_NAMES.index(kind)
        return sum(1 for name in hexes if box.lies(table, number, table.setup.ground.by_name[name]))

    def has(self, side: str, what: str, hexes: Collection[str] | None, off_map: bool) -> bool:
        table = self.table
        names = table.setup.ground.names
        for number in table.setup.cargo:
            is_own = table.control[number] == NATION_NAMES.index(side)
            if is_own and table.setup.objectives[number].name == what:
                place = carrying.place_of(table, number)
                if off_map or hexes is not None:
                    return place == NOT_HERE if off_map else place != NOT_HERE and names[place] in (hexes or ())
                return True
        return False

    def done(self, name: str) -> int:
        table = self.table
        deeds = enumerate(table.setup.deeds)
        return sum([times_done(table, at) for at, deed in deeds if deed.name == name and deed.kind != OFFER])


def is_in_game(table: Table, unit: int) -> bool:
    """True for a unit on the map or still to come by the scenario."""
    return table.where[unit] != NOT_HERE or is_to_come(table, pool_of(table, unit))


def end_round(table: Table) -> None:
    """Check the conditions; after the last round the game is over (TOI-SCN-02, TOI-STA-12)."""
    setup = table.setup
    initiative = NATION_NAMES[table.initiative]
    verdict = setup.victory.verdict(TableView(table), table.round, setup.rounds, initiative)
    if verdict is not None:
        finish(table, verdict)


def is_won_at_once(table: Table) -> bool:
    """End the game where a condition that is checked at once is met; True where it is over (D-TOI-146)."""
    setup = table.setup
    if setup.ends_at_once and table.ending == NOT_OVER:
        verdict = setup.victory.verdict_at_once(TableView(table), NATION_NAMES[table.initiative])
        if verdict is not None:
            finish(table, verdict)
    return table.ending != NOT_OVER


def finish(table: Table, verdict: Verdict) -> None:
    """End the game as the verdict says."""
    says = [each.says() for each in table.setup.victory.conditions]
    table.condition = says.index(verdict.reason) if verdict.reason in says else NOTHING
    winner = NATION_NAMES.index(verdict.side) if verdict.side is not None else NOBODY
    table.end(winner, ending_of(table, winner))
    if table.telling:
        table.tell(TOLD_END, winner, (table.ending, table.condition))


def ending_of(table: Table, winner: int) -> int:
    if winner == NOBODY:
        return NO_WINNER
    if table.condition != NOTHING:
        return BY_CONDITION
    if table.setup.victory.otherwise != "most points":
        return HELD_OUT
    if table.points[0] != table.points[1]:
        return BY_POINTS
    return BY_CONTROL if table.setup.victory.tie == "control" else BY_TIE
