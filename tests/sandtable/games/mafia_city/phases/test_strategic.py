"""Section 8: the Strategic Phase."""

from __future__ import annotations

from sandtable.games.mafia_city.terms import CITY_HALL, HARBOUR, PRISON, PRIVATE_CLUB
from tests.sandtable.games.mafia_city.tables import (
    FISTS,
    A,
    B,
    C,
    a_table,
    answer,
    asked,
    is_over,
    options,
    strategic_phase,
)
from tests.support import rule


@rule("MAF-STR-08", "MAF-STR-01")
def test_without_a_mayor_locations_in_number_order_and_players_from_the_starting_player() -> None:
    columns = {CITY_HALL: [A], PRISON: [A, C, B], HARBOUR: [B, A]}
    table = strategic_phase(a_table(columns=columns, starting=B))
    order = []
    while not is_over(table):
        order.append(asked(table))
        table.apply(0)
    prison, harbour = "Take Mafiosi back from the Prison?", "Take Mafiosi back from the Harbour?"
    assert order == [
        (B, prison),
        (C, prison),
        (A, prison),
        (B, harbour),
        (A, harbour),
        (A, "Take Mafiosi back from City Hall?"),
    ]


@rule("MAF-STR-03", "MAF-STR-04", "MAF-HAL-03")
def test_the_holder_of_the_mayor_chooses_locations_and_who_decides_next() -> None:
    table = strategic_phase(a_table(columns={PRISON: [A, B, C], HARBOUR: [B]}, mayor=C))
    assert asked(table)[0] == C and options(table) == ["the Prison", "the Harbour"]
    answer(table, (C, "the Prison"))
    assert asked(table) == (C, "Mayor: choose who decides next at the Prison")
    assert options(table) == ["Player 1", "Player 2", "Player 3"], "himself included"
    answer(table, (C, "Player 2"), (B, "take Player 2's"))
    assert table.columns[PRISON] == (A, C), "each decides before the next one is named"
    assert options(table) == ["Player 1", "Player 3"]


@rule("MAF-STR-02")
def test_who_holds_the_mayor_as_the_phase_begins_governs_all_of_it() -> None:
    table = strategic_phase(a_table(columns={PRISON: [A], HARBOUR: [B], CITY_HALL: [A]}, mayor=C))
    table.mayor = A
    answer(table, (C, "the Prison"), (A, "take no more"))
    assert asked(table)[0] == C


@rule("MAF-STR-05", "MAF-STR-06", "MAF-STR-09", "MAF-RND-03")
def test_none_some_or_all_are_taken_back() -> None:
    def taken(*answers: tuple[int, str]) -> tuple[int, ...]:
        table = answer(strategic_phase(a_table(columns={HARBOUR: [A, B, A, B]})), *answers)
        assert asked(table)[0] == B, "one decision, then the next player's"
        return table.columns[HARBOUR]

    upper, lower = "take Player 1's Mafioso, 3rd", "take Player 1's Mafioso, 1st"
    assert taken((A, "take no more")) == (A, B, A, B)
    assert taken((A, upper), (A, "take no more")) == (A, B, B)
    assert taken((A, lower)) == (B, A, B)
    assert taken((A, upper), (A, lower)) == (B, B)


@rule("MAF-D16")
def test_which_of_several_is_chosen_by_position_and_only_who_stands_there_is_asked() -> None:
    table = strategic_phase(a_table(columns={HARBOUR: [A, B, A, A]}))
    assert options(table) == [
        "take no more",
        "take Player 1's Mafioso, 4th from below at the Harbour",
        "take Player 1's Mafioso, 1st from below at the Harbour",
    ], "of the two neighbours on top one stands for both"
    answer(table, (A, "4th"))
    assert options(table)[1:] == ["take Player 1's Mafioso, 3rd from below at the Harbour", options(table)[2]]
    answer(table, (A, "1st"))
    assert asked(table)[0] == B and table.columns[HARBOUR] == (B, A)
    answer(table, (B, "take no more"))
    assert is_over(table), "C has nobody there"


@rule("EX-MAF-05", "MAF-STR-04", "MAF-STR-05", "MAF-STR-09")
def test_example_of_the_picture() -> None:
    blue, red, green = A, B, C
    table = strategic_phase(a_table(columns={PRISON: [blue, red, blue, green, red]}, mayor=blue))
    answer(table, (blue, "Player 1"), (blue, "3rd from below"), (blue, "take no more"))
    answer(table, (blue, "Player 2"), (red, "4th from below"), (red, "2nd from below"))
    answer(table, (green, "take no more"))
    assert table.columns[PRISON] == (blue, green) and is_over(table)


@rule("MAF-STR-07", "MAF-STR-11")
def test_cubes_are_taken_away_one_by_one_and_all_at_the_end() -> None:
    table = strategic_phase(a_table(columns={PRISON: [A], HARBOUR: [A]}))
    assert all(table.has_cube(location) for location in (PRISON, HARBOUR))
    answer(table, (A, "take no more"))
    assert not table.has_cube(PRISON) and table.has_cube(HARBOUR)
    answer(table, (A, "take Player 1's"))
    assert is_over(table) and table.cubes == 0


@rule("MAF-STR-03", "MAF-STR-11")
def test_only_locations_with_a_cube_can_be_chosen() -> None:
    columns = {PRISON: [A], HARBOUR: [A], PRIVATE_CLUB: [A]}
    table = strategic_phase(a_table(columns=columns, mayor=B), [HARBOUR, PRIVATE_CLUB, CITY_HALL])
    assert options(table) == ["the Harbour", "the Private Club"], "at City Hall nobody has anything to decide"
    answer(table, (B, "the Harbour"), (A, "take no more"))
    answer(table, (A, "take Player 1's Mafioso, 1st from below at the Private Club"))
    assert is_over(table) and table.columns[PRISON] == (A,), "the Prison had no cube"


@rule("MAF-D17")
def test_no_card_is_played_in_the_strategic_phase() -> None:
    cards = [*FISTS, "rackets hat", "thief bullet", "chief_of_police hat"]
    table = strategic_phase(a_table(columns={HARBOUR: [A, B]}, cards={seat: cards for seat in (A, B, C)}))
    assert len(options(table)) == 2
    answer(table, (A, "take Player 1's"))
    assert asked(table) == (B, "Take Mafiosi back from the Harbour?") and len(options(table)) == 2
