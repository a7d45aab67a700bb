"""Love (SPB-LOV)."""

from __future__ import annotations

from sandtable.games.space_bastards.terms import LOVE, RACES, SLUGGY, SPUD, TOADLING, TOUCANOSAUR
from tests.sandtable.games.space_bastards.tables import (
    a_table,
    act,
    answer,
    creatures,
    fill,
    is_at_rest,
    lay,
    options,
    relate,
)
from tests.support import rule


@rule("SPB-LOV-01", "SPB-LOV-03", "SPB-LOV-04", "SPB-GEN-03", "SPB-GEN-04")
def test_a_token_of_either_parent_is_born_from_the_own_supply() -> None:
    table = a_table()
    relate(table, LOVE, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 1, SPUD)
    act(table, LOVE, 0)
    assert options(table) == ("no birth", "a Toadling on P2", "a Spud on P2")
    answer(table, "a Spud on P2")
    assert "a4 b4" in options(table) and "a1 b1" not in options(table), "any free squares of the planet"
    answer(table, "a4 b4")
    assert creatures(table, "P2", 0) == [TOADLING, SPUD]
    assert table.supply[0 * RACES + SPUD] == 5 and table.supply[1 * RACES + SPUD] == 5


@rule("SPB-LOV-02", "SPB-GEN-06", "SPB-D11")
def test_one_parent_is_ones_own_and_alive() -> None:
    table = a_table()
    relate(table, LOVE, TOADLING, SPUD)
    lay(table, "P2", 1, TOADLING)
    lay(table, "P2", 2, SPUD)
    lay(table, "P2", 0, TOADLING, is_corpse=True)
    lay(table, "P3", 0, TOADLING)
    lay(table, "P3", 1, SPUD, is_corpse=True)
    act(table, LOVE, 0)
    assert is_at_rest(table), "nobody has both parents"


@rule("SPB-LOV-05", "SPB-GEN-05", "EX-SPB-02")
def test_the_owner_of_the_other_parent_has_no_say_and_gives_birth_to_nothing() -> None:
    table = a_table()
    relate(table, LOVE, TOADLING, SPUD)
    for owner in (0, 1, 2):
        lay(table, "P2", owner, TOADLING)
        lay(table, "P2", owner, SPUD)
    table.money[0] = 0
    act(table, LOVE, 0, "a Toadling on P2", "a4")
    assert is_at_rest(table), "nobody was asked"
    assert creatures(table, "P2", 0) == [TOADLING, TOADLING, SPUD]
    assert creatures(table, "P2", 1) == creatures(table, "P2", 2) == [TOADLING, SPUD]


@rule("SPB-LOV-04")
def test_there_must_be_room() -> None:
    table = a_table()
    relate(table, LOVE, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING, "a1")
    lay(table, "P2", 0, SPUD, "b1 c1")
    fill(table, "P2", "d4")
    act(table, LOVE, 0)
    assert options(table) == ("no birth", "a Toadling on P2")


@rule("SPB-D13", "SPB-LOV-03")
def test_the_supply_must_have_one() -> None:
    table = a_table()
    relate(table, LOVE, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 1, SPUD)
    table.supply[0 * RACES + TOADLING] = 0
    act(table, LOVE, 0)
    assert options(table) == ("no birth", "a Spud on P2")


@rule("SPB-D13")
def test_two_tokens_of_one_race_are_needed_where_both_cards_show_it() -> None:
    table = a_table()
    relate(table, LOVE, SLUGGY, SLUGGY)
    lay(table, "P2", 0, SLUGGY)
    lay(table, "P3", 0, SLUGGY)
    lay(table, "P3", 2, SLUGGY)
    act(table, LOVE, 0)
    assert options(table) == ("no birth", "a Sluggy on P3")


@rule("SPB-LOV-06", "SPB-GEN-09", "SPB-D12", "SPB-RND-13")
def test_the_boost_gives_one_more_birth_for_two_money() -> None:
    table = a_table()
    relate(table, LOVE, TOADLING, TOUCANOSAUR)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 1, TOUCANOSAUR)
    table.money[0] = 4
    act(table, LOVE, 0, "a Toadling on P2", "...")
    assert table.money[0] == 4, "not paid before it is used"
    answer(table, "a Toucanosaur on P2", "...")
    assert table.money[0] == 2
    assert is_at_rest(table), "at most two births a card"
    assert creatures(table, "P2", 0) == [TOADLING, TOADLING, TOUCANOSAUR]


@rule("SPB-D13", "SPB-D12")
def test_a_newborn_may_be_a_parent_and_nobody_can_owe_money() -> None:
    table = a_table()
    relate(table, LOVE, SPUD, SPUD)
    lay(table, "P2", 0, SPUD)
    lay(table, "P2", 1, SPUD)
    table.money[0] = 2
    act(table, LOVE, 0, "a Spud on P2", "...")
    table.kill(1, table.of_kind(1, 1 * 16 + SPUD * 2 + 1)[0])
    assert options(table) == ("no birth", "a Spud on P2")
    answer(table, "a Spud on P2", "...")
    assert table.money[0] == 0

    poor = a_table()
    relate(poor, LOVE, SPUD, SPUD)
    lay(poor, "P2", 0, SPUD)
    lay(poor, "P2", 1, SPUD)
    poor.money[0] = 1
    act(poor, LOVE, 0, "a Spud on P2", "...")
    assert is_at_rest(poor)


@rule("SPB-RND-07")
def test_using_the_effect_is_voluntary() -> None:
    table = a_table()
    relate(table, LOVE, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 1, SPUD)
    act(table, LOVE, 0, "no birth")
    assert is_at_rest(table) and creatures(table, "P2", 0) == [TOADLING]
