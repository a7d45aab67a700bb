"""Section 6: the Location Phase, control and adjacency; Secret Deals are in test_secret_deal.py."""

from __future__ import annotations

import pytest

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.control import controller
from sandtable.games.mafia_city.terms import (
    BUSINESS_DISTRICT,
    CITY_HALL,
    FIGHT_CLUB,
    HARBOUR,
    LOCATIONS,
    NOBODY,
    POLICE_STATION,
    PRISON,
    PRIVATE_CLUB,
)
from tests.sandtable.games.mafia_city.tables import (
    FISTS,
    A,
    B,
    C,
    a_table,
    answer,
    asked,
    evaluation,
    is_over,
    location_phase,
    options,
    told,
)
from tests.support import rule

TIES_BROKEN = (PRISON, HARBOUR, POLICE_STATION, BUSINESS_DISTRICT, PRIVATE_CLUB)


@rule("MAF-LOC-01", "MAF-LOC-03", "MAF-COMP-05", "MAF-NOTE-02")
def test_without_a_mayor_seven_cycles_in_order_of_number() -> None:
    table = location_phase(a_table())
    assert is_over(table) and all(table.has_cube(location) for location in LOCATIONS)
    assert [line for line in told(table) if "controls" in line] == [
        "Nobody controls the Prison.",
        "Nobody controls the Harbour.",
        "Nobody controls the Fight Club.",
        "Nobody controls the Police Station.",
        "Nobody controls the Business District.",
        "Nobody controls the Private Club.",
        "Nobody controls City Hall.",
    ]


@rule("MAF-LOC-04", "MAF-LOC-05", "MAF-HAL-03", "MAF-NOTE-02")
def test_the_holder_of_the_mayor_chooses_any_location_left() -> None:
    table = location_phase(a_table(mayor=C, columns={CITY_HALL: [C]}))
    assert asked(table) == (C, "Mayor: choose the location to evaluate next") and len(options(table)) == 7
    answer(table, (C, "the Private Club"))
    assert table.has_cube(PRIVATE_CLUB) and "the Private Club" not in options(table) and len(options(table)) == 6


@rule("MAF-D12")
def test_who_chooses_is_looked_up_at_the_start_of_every_cycle() -> None:
    table = location_phase(a_table(mayor=C, columns={CITY_HALL: [B], FIGHT_CLUB: [A], PRIVATE_CLUB: [A]}))
    answer(table, (C, "City Hall"), (B, "take the Mayor"))
    assert asked(table)[0] == B
    table = location_phase(a_table(mayor=C))
    answer(table, (C, "City Hall"))
    assert table.mayor == NOBODY and is_over(table), "the Mayor returned: in order of number from now on"


@rule("MAF-LOC-02", "MAF-LOC-09", "MAF-D13")
def test_the_five_steps_of_a_cycle() -> None:
    table = evaluation(a_table(columns={POLICE_STATION: [A]}, cards={A: ["secret_deal hat"]}), POLICE_STATION)
    assert asked(table)[1].startswith("Control of the Police Station is determined"), "before control is known"
    assert table.points == [0, 0, 0]
    answer(table, (A, "no"))
    assert table.points == [1, 0, 0] and asked(table) == (A, "Police Station: take the Policeman?")
    assert not table.has_cube(POLICE_STATION)
    answer(table, (A, "no"))
    assert is_over(table) and table.has_cube(POLICE_STATION) and table.policeman == NOBODY, "the effect is his to use"


@rule("MAF-LOC-06", "MAF-LOC-07", "MAF-LOC-08", "MAF-COMP-04", "MAF-D01")
@pytest.mark.parametrize("location", LOCATIONS)
def test_the_controller_gets_one_point_and_nothing_prevents_it(location: int) -> None:
    vetoes = [*FISTS, "chief_of_police hat", "fbi hat"]
    table = a_table(columns={location: [B, B, C]}, cards={A: vetoes, C: vetoes}, points={B: 13})
    table = evaluation(table, location)
    assert table.points == [0, 14, 0]


@rule("MAF-LOC-10")
@pytest.mark.parametrize("location", LOCATIONS)
def test_an_empty_location_is_controlled_by_nobody(location: int) -> None:
    table = a_table(cards={A: ["secret_deal hat", "hitman dollar"]})
    table = evaluation(table, location)
    assert is_over(table) and table.points == [0, 0, 0] and table.has_cube(location)


@rule("MAF-CTL-01")
@pytest.mark.parametrize("location", LOCATIONS)
def test_the_most_mafiosi_control(location: int) -> None:
    assert controller(a_table(columns={location: [A, B, B]}), location) == B


@rule("EX-MAF-02", "MAF-CTL-02")
@pytest.mark.parametrize("location", TIES_BROKEN)
def test_a_tie_goes_to_whose_mafioso_lies_lowest(location: int) -> None:
    red, blue = A, B
    assert controller(a_table(columns={location: [red, blue, blue, red]}), location) == red
    assert controller(a_table(columns={location: [C, blue, red, red, blue]}), location) == blue, (
        "C has no highest number"
    )


@rule("EX-MAF-03", "MAF-CTL-03", "MAF-FIG-01", "MAF-FIG-02", "MAF-FIG-03")
def test_a_tie_at_the_fight_club_gives_nobody_control_but_reinforces_both() -> None:
    red, blue = A, B
    table = evaluation(a_table(columns={FIGHT_CLUB: [red, blue, blue, red]}), FIGHT_CLUB)
    assert "Nobody controls the Fight Club." in told(table)
    answer(table, (red, "yes"), (blue, "yes"))
    assert is_over(table) and table.points == [0, 0, 0]
    assert (table.reserve, table.hand) == ([3, 3, 4], [7, 7, 8])


@rule("MAF-CTL-03", "MAF-HAL-01", "MAF-HAL-04")
def test_a_tie_at_city_hall_gives_nobody_control() -> None:
    table = evaluation(a_table(columns={CITY_HALL: [A, B]}, mayor=C), CITY_HALL)
    assert is_over(table) and table.points == [0, 0, 0] and table.mayor == NOBODY
    assert controller(a_table(columns={CITY_HALL: [A, B, B]}), CITY_HALL) == B


@rule("MAF-CTL-04")
def test_the_cell_does_not_count_for_the_prison() -> None:
    table = a_table(columns={PRISON: [A]}, cell={B: 3})
    assert controller(table, PRISON) == A
    assert controller(a_table(cell={B: 3}), PRISON) == NOBODY


@rule("MAF-ADJ-01")
def test_the_centre_touches_all_and_the_ring_its_neighbours() -> None:
    table = a_table(layout=(CITY_HALL, PRISON, HARBOUR, FIGHT_CLUB, POLICE_STATION, BUSINESS_DISTRICT, PRIVATE_CLUB))
    assert moves.neighbours(table, CITY_HALL) == [1, 2, 3, 4, 5, 6]
    assert moves.neighbours(table, PRISON) == [HARBOUR, PRIVATE_CLUB, CITY_HALL]
    assert moves.neighbours(table, FIGHT_CLUB) == [HARBOUR, POLICE_STATION, CITY_HALL]
    assert moves.neighbours(table, PRIVATE_CLUB) == [PRISON, BUSINESS_DISTRICT, CITY_HALL]


@rule("MAF-RND-03")
def test_the_order_of_the_others_stays_when_somebody_leaves_a_column() -> None:
    table = a_table(columns={HARBOUR: [A, B, C, A]})
    assert moves.lift(table, HARBOUR * 1000 + 1) == B
    table.hand[B] += 1
    assert table.columns[HARBOUR] == (A, C, A)
