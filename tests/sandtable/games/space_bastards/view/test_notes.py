"""The yield of pairs, the planets of docks and the price of second cards are told before they are chosen."""

from __future__ import annotations

import pytest

from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import DIPLOMACY, MIGRATION, OFF_BOARD, SPUD, TOADLING, TOUCANOSAUR, TRADE
from sandtable.games.space_bastards.view.notes import note_of
from tests.sandtable.games.space_bastards.tables import a_game, a_table, act, answer, lay, options, relate, sail


def notes(table: Table) -> dict[str, str]:
    """The note of each option, by its words."""
    return dict(zip(options(table), [note_of(table, option) for option in table.options], strict=True))


@pytest.mark.parametrize(("relationship", "gain"), [(TRADE, "1 money"), (DIPLOMACY, "1 point")])
def test_a_pair_says_what_it_brings_to_whom(relationship: int, gain: str) -> None:
    table = a_table()
    relate(table, relationship, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 0, SPUD)
    lay(table, "P2", 1, SPUD)
    act(table, relationship, 0)
    assert notes(table) == {
        "no more pairs here": "",
        "own Toadling and Player 2's Spud": f"brings you and Player 2 {gain} each, if Player 2 agrees",
        "own Toadling and own Spud": f"brings you {gain}",
    }


def test_an_own_pair_brings_what_its_note_says() -> None:
    table = a_table()
    relate(table, TRADE, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 0, SPUD)
    lay(table, "P3", 0, TOADLING)
    lay(table, "P3", 1, SPUD)
    before = table.money[0]
    act(table, TRADE, 0)
    answer(table, "own Toadling and own Spud", "no more pairs here")
    assert table.money[0] == before + 1


def test_a_flight_says_at_which_planets_it_may_dock() -> None:
    table = a_table()
    relate(table, MIGRATION, TOUCANOSAUR, TOUCANOSAUR)
    sail(table, 0)
    setup = table.setup
    docks = {f"dock of {setup.planet_names[planet]}" for planet in setup.docks if planet != OFF_BOARD}
    told = notes(table)
    found = {note for words, note in told.items() if note}
    assert found and found <= docks
    for words, note in told.items():
        if note:
            field = words.split()[-1]
            number = next(at for at, each in enumerate(setup.field_names) if each == field)
            assert note == f"dock of {setup.planet_names[setup.docks[number]]}"


def test_two_cards_say_their_price() -> None:
    table = a_game()
    while not any(" and " in words for words in options(table)) and table.seat() >= 0 and table.steps < 400:
        table.apply(0)
    price = table.setup.costs.second_action
    assert len(set(notes(table).values())) == 2, "one card alone, and two of them"
    for words, note in notes(table).items():
        assert note == (f"costs {price} money" if " and " in words else "")
