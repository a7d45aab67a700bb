"""The totals of a location as one number are those of a count on the fingers."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.games.mafia_city.control import controller, leaders, of_seat, totals
from sandtable.games.mafia_city.scenario import SCENARIOS
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CITY_HALL, FIGHT_CLUB, LOCATIONS, NOBODY


def counted(table: Table, location: int) -> list[int]:
    bonus = table.bonus if location == table.at else (0,) * table.setup.seats
    return [table.columns[location].count(seat) + bonus[seat] for seat in range(table.setup.seats)]


def expected_controller(table: Table, location: int) -> int:
    found = counted(table, location)
    column = table.columns[location]
    leading = [seat for seat, many in enumerate(found) if many == max(found)] if column else []
    if len(leading) == 1:
        return leading[0]
    if location in (FIGHT_CLUB, CITY_HALL):
        return NOBODY
    return next((owner for owner in column if owner in leading), NOBODY)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_totals_and_control_at_every_step_of_a_game(seats: int) -> None:
    setup = game("mafia_city").setup([{"name": "A"}] * seats, SCENARIOS.document(SCENARIOS.slugs[0]))
    table = game("mafia_city").start(setup, seeded("control", seats))
    assert isinstance(table, Table)
    dice = seeded("control", seats, "steps")
    while table.seat() >= 0:
        for location in LOCATIONS:
            found = totals(table, location)
            assert [of_seat(found, seat) for seat in range(seats)] == counted(table, location)
            assert controller(table, location) == expected_controller(table, location)
            if table.columns[location]:
                most = max(counted(table, location))
                assert [counted(table, location)[seat] for seat in leaders(table, location)] == [most] * len(
                    leaders(table, location)
                )
        table.apply(dice.below(table.count()))


def test_a_secret_deal_of_many_counts_for_its_seat_alone() -> None:
    setup = game("mafia_city").setup([{"name": "A"}] * 5, SCENARIOS.document(SCENARIOS.slugs[0]))
    table = game("mafia_city").start(setup, seeded("control"))
    assert isinstance(table, Table)
    table.at = LOCATIONS[0]
    table.columns[table.at] = (0, 4, 4, 2, 4)
    table.bonus = (0, 1000, 3, 0, 2000)
    found = totals(table, table.at)
    assert [of_seat(found, seat) for seat in range(5)] == [1, 1000, 4, 0, 2003]
    assert controller(table, table.at) == 4
