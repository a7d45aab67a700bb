"""Shooting and Eating (SPB-SHO, SPB-EAT)."""

from __future__ import annotations

import pytest

from sandtable.games.space_bastards.terms import EATING, RACES, SHOOTING, SLUGGY, SPUD, TOADLING
from tests.sandtable.games.space_bastards.tables import (
    a_table,
    act,
    answer,
    corpses,
    creatures,
    is_at_rest,
    lay,
    mask,
    options,
    planet,
    relate,
)
from tests.support import rule

BOTH = pytest.mark.parametrize("relationship", [SHOOTING, EATING])


@BOTH
@rule("SPB-SHO-01", "SPB-SHO-02", "SPB-EAT-01", "SPB-D14", "SPB-GEN-06")
def test_the_left_race_does_it_to_others_of_the_right_race_on_the_same_planet(relationship: int) -> None:
    table = a_table()
    relate(table, relationship, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 0, SPUD)
    lay(table, "P2", 1, SPUD)
    lay(table, "P3", 0, SPUD)
    lay(table, "P3", 1, TOADLING)
    lay(table, "P4", 1, SPUD)
    act(table, relationship, 0)
    assert options(table) == ("nobody", "Player 2's Spuds on P2")


@rule("SPB-SHO-03", "SPB-SHO-04", "SPB-D14", "EX-SPB-03")
def test_all_of_one_colour_and_race_are_shot_where_they_lie() -> None:
    table = a_table()
    relate(table, SHOOTING, SPUD, TOADLING)
    lay(table, "P2", 0, SPUD, "a1 b1")
    lay(table, "P2", 1, TOADLING, "c1")
    lay(table, "P2", 1, TOADLING, "d4")
    lay(table, "P2", 1, SLUGGY, "a2 b2 c2")
    lay(table, "P2", 2, TOADLING, "d1")
    act(table, SHOOTING, 0, "Player 2's Toadlings on P2")
    assert corpses(table, "P2", 1) == [TOADLING, TOADLING] and creatures(table, "P2", 1) == [SLUGGY]
    assert creatures(table, "P2", 2) == [TOADLING] and corpses(table, "P2", 2) == []
    assert table.occupied[planet(table, "P2")] == mask(table, "P2", "a1 b1 c1 d1 a2 b2 c2 d4")
    assert table.supply[1 * RACES + TOADLING] == 6, "corpses do not go back to the supply"


@rule("SPB-EAT-01", "SPB-EAT-02")
def test_the_eaten_go_back_to_their_owners_supply() -> None:
    table = a_table()
    relate(table, EATING, SPUD, TOADLING)
    lay(table, "P2", 0, SPUD, "a1 b1")
    lay(table, "P2", 1, TOADLING, "c1")
    lay(table, "P2", 1, TOADLING, "d4")
    lay(table, "P2", 2, TOADLING, "d1")
    act(table, EATING, 0, "Player 2's Toadlings on P2")
    assert creatures(table, "P2", 1) == corpses(table, "P2", 1) == []
    assert table.supply[1 * RACES + TOADLING] == 8
    assert table.occupied[planet(table, "P2")] == mask(table, "P2", "a1 b1 d1")
    assert creatures(table, "P2", 2) == [TOADLING]


@BOTH
@rule("SPB-GEN-08", "SPB-D11")
def test_corpses_neither_do_it_nor_suffer_it(relationship: int) -> None:
    table = a_table()
    relate(table, relationship, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING, is_corpse=True)
    lay(table, "P2", 1, SPUD)
    lay(table, "P3", 0, TOADLING)
    lay(table, "P3", 1, SPUD, is_corpse=True)
    act(table, relationship, 0)
    assert is_at_rest(table)


@BOTH
@rule("SPB-SHO-05", "SPB-EAT-03", "SPB-D14", "SPB-D15")
def test_the_boost_does_it_once_more_to_another_colour_or_elsewhere(relationship: int) -> None:
    table = a_table()
    relate(table, relationship, TOADLING, TOADLING)
    for name in ("P2", "P3"):
        for owner in (0, 1, 2):
            lay(table, name, owner, TOADLING)
    table.money[0] = 5
    act(table, relationship, 0, "Player 2's Toadlings on P2")
    assert options(table) == (
        "nobody",
        "Player 3's Toadlings on P2",
        "Player 2's Toadlings on P3",
        "Player 3's Toadlings on P3",
    )
    answer(table, "Player 3's Toadlings on P2")
    assert table.money[0] == 3
    assert is_at_rest(table), "one boost a card, whatever money is left"
    assert creatures(table, "P2", 0) == [TOADLING] and creatures(table, "P2", 2) == []


@BOTH
@rule("SPB-D12")
def test_no_money_no_boost(relationship: int) -> None:
    table = a_table()
    relate(table, relationship, TOADLING, TOADLING)
    for owner in (0, 1, 2):
        lay(table, "P2", owner, TOADLING)
    table.money[0] = 1
    act(table, relationship, 0, "Player 2's Toadlings on P2")
    assert is_at_rest(table)
