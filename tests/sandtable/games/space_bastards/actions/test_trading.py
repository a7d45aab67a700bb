"""Trade and Diplomacy (SPB-TRA, SPB-DIP)."""

from __future__ import annotations

import pytest

from sandtable.games.space_bastards.terms import DIPLOMACY, SLUGGY, SPUD, TOADLING, TRADE
from tests.sandtable.games.space_bastards.tables import (
    a_table,
    act,
    answer,
    is_at_rest,
    lay,
    options,
    relate,
)
from tests.support import rule

BOTH = pytest.mark.parametrize("relationship", [TRADE, DIPLOMACY])


@BOTH
@rule("SPB-TRA-01", "SPB-TRA-02", "SPB-TRA-04", "SPB-DIP-01", "SPB-DIP-02")
def test_pairs_on_all_planets_bring_both_one(relationship: int) -> None:
    table = a_table()
    relate(table, relationship, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 1, SPUD)
    lay(table, "P3", 0, SPUD)
    lay(table, "P3", 2, TOADLING)
    lay(table, "P4", 1, TOADLING)
    lay(table, "P4", 2, SPUD)
    act(table, relationship, 0)
    assert options(table) == ("no more pairs here", "own Toadling and Player 2's Spud")
    answer(table, "own Toadling and Player 2's Spud", "own Spud and Player 3's Toadling")
    assert table.seat() == 1, "on P4 no token is his"
    answer(table, "agree")
    assert table.seat() == 2
    answer(table, "agree")
    assert is_at_rest(table)
    gained = ([7, 6, 6], [0, 0, 0]) if relationship == TRADE else ([5, 5, 5], [2, 1, 1])
    assert (table.money, table.points) == gained


@rule("SPB-TRA-03", "EX-SPB-04")
def test_a_token_is_used_in_one_pair_only() -> None:
    table = a_table()
    relate(table, TRADE, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 1, SPUD)
    lay(table, "P2", 1, SPUD)
    act(table, TRADE, 0, "own Toadling and Player 2's Spud", "agree")
    assert is_at_rest(table) and table.money == [6, 6, 5]


@rule("SPB-TRA-03")
def test_several_pairs_on_a_planet() -> None:
    table = a_table()
    relate(table, TRADE, TOADLING, SPUD)
    for _ in range(2):
        lay(table, "P2", 0, TOADLING)
        lay(table, "P2", 1, SPUD)
    act(table, TRADE, 0, "own Toadling and Player 2's Spud", "own Toadling and Player 2's Spud", "agree", "agree")
    assert is_at_rest(table) and table.money == [7, 7, 5]


@BOTH
@rule("SPB-TRA-05")
def test_an_own_pair_brings_one_and_nobody_is_asked(relationship: int) -> None:
    table = a_table()
    relate(table, relationship, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 0, SPUD)
    act(table, relationship, 0, "own Toadling and own Spud")
    assert is_at_rest(table)
    assert (table.money[0] - 5, table.points[0]) == ((1, 0) if relationship == TRADE else (0, 1))


@BOTH
@rule("SPB-TRA-06", "SPB-DIP-02", "SPB-D16")
def test_a_refused_pair_is_lost(relationship: int) -> None:
    table = a_table()
    relate(table, relationship, TOADLING, SPUD)
    for _ in range(2):
        lay(table, "P2", 0, TOADLING)
        lay(table, "P2", 1, SPUD)
    lay(table, "P2", 2, SPUD)
    act(table, relationship, 0, "own Toadling and Player 2's Spud", "own Toadling and Player 2's Spud")
    answer(table, "refuse", "agree")
    assert is_at_rest(table), "no pair is formed anew with Player 3"
    gains = [now - 5 for now in table.money] if relationship == TRADE else table.points
    assert gains == [1, 1, 0]


@rule("SPB-D16")
def test_all_pairs_are_announced_before_the_partners_answer_clockwise() -> None:
    table = a_table()
    relate(table, TRADE, TOADLING, SPUD)
    for name, partner in (("P2", 0), ("P3", 2)):
        lay(table, name, 1, TOADLING)
        lay(table, name, partner, SPUD)
    act(table, TRADE, 1, "own Toadling and Player 1's Spud", "own Toadling and Player 3's Spud")
    assert table.seat() == 2, "clockwise from the player, not in the order announced"
    assert table.money == [5, 5, 5]


@rule("SPB-D16")
def test_not_all_pairs_need_be_formed() -> None:
    table = a_table()
    relate(table, TRADE, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 1, SPUD)
    act(table, TRADE, 0, "no more pairs here")
    assert is_at_rest(table) and table.money == [5, 5, 5]


@rule("SPB-D16")
def test_two_cards_of_one_race_pair_two_different_tokens() -> None:
    table = a_table()
    relate(table, TRADE, SLUGGY, SLUGGY)
    for _ in range(3):
        lay(table, "P4", 0, SLUGGY)
    lay(table, "P4", 1, SLUGGY)
    act(table, TRADE, 0)
    assert options(table) == ("no more pairs here", "own Sluggy and Player 2's Sluggy", "own Sluggy and own Sluggy")
    answer(table, "own Sluggy and own Sluggy")
    assert options(table) == ("no more pairs here", "own Sluggy and Player 2's Sluggy")
    answer(table, "own Sluggy and Player 2's Sluggy", "agree")
    assert is_at_rest(table) and table.money == [7, 6, 5]


@BOTH
@rule("SPB-TRA-07", "SPB-DIP-04", "SPB-GEN-09", "SPB-D11")
def test_there_is_no_boost_and_the_dead_do_not_deal(relationship: int) -> None:
    table = a_table()
    relate(table, relationship, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 0, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 0, SPUD, is_corpse=True)
    table.money[0] = 20
    act(table, relationship, 0, "own Toadling and own Spud")
    assert is_at_rest(table)


@rule("SPB-DIP-03", "SPB-D27")
def test_points_are_seen_by_all() -> None:
    table = a_table()
    before = [table.observe(seat).key() for seat in range(3)]
    table.points[1] += 1
    assert all(table.observe(seat).key() != before[seat] for seat in range(3))
