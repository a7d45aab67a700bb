"""Mutation (SPB-MUT)."""

from __future__ import annotations

from sandtable.games.space_bastards.terms import (
    CACTUSOID,
    MUTATION,
    RACES,
    SLUGGY,
    SPUD,
    TOADLING,
    TOUCANOSAUR,
)
from tests.sandtable.games.space_bastards.tables import (
    a_table,
    act,
    answer,
    corpses,
    creatures,
    fill,
    is_at_rest,
    lay,
    mask,
    options,
    planet,
    relate,
)
from tests.support import rule

OWN = "change own creatures"
FOREIGN = "change another's creatures, for 2 money"
CORPSES = "rearrange corpses, for 1 money"


@rule("SPB-MUT-01", "SPB-MUT-02", "SPB-MUT-03", "SPB-GEN-02")
def test_all_own_tokens_of_one_race_on_a_planet_change_in_either_direction() -> None:
    table = a_table()
    relate(table, MUTATION, TOADLING, SPUD)
    table.money[0] = 0
    lay(table, "P2", 0, TOADLING, "a1")
    lay(table, "P2", 0, TOADLING, "c1")
    lay(table, "P2", 0, SPUD, "a4 b4")
    lay(table, "P2", 1, TOADLING, "d1")
    act(table, MUTATION, 0, OWN)
    assert options(table) == ("Toadlings on P2", "Spuds on P2")
    answer(table, "Toadlings on P2", "a1 b1")
    assert "c1 d1" not in options(table), "tokens of others stay where they lie"
    answer(table, "c1 c2")
    assert is_at_rest(table)
    assert creatures(table, "P2", 0) == [SPUD, SPUD, SPUD] and creatures(table, "P2", 1) == [TOADLING]
    assert table.supply[:2] == [8, 3], "the old tokens back, the new ones out of the supply"

    act(table, MUTATION, 0, OWN, "a1", "b1", "c1")
    assert creatures(table, "P2", 0) == [TOADLING] * 3 and table.supply[:2] == [5, 6]


@rule("SPB-MUT-04", "SPB-D18")
def test_where_all_can_be_changed_all_must() -> None:
    """Two Sluggies side by side leave room for two Cactusoids only together: neither can be changed alone."""
    table = a_table()
    relate(table, MUTATION, SLUGGY, CACTUSOID)
    table.money[0] = 0
    lay(table, "P2", 0, SLUGGY, "a1 b1 c1")
    lay(table, "P2", 0, SLUGGY, "a2 b2 c2")
    fill(table, "P2")
    act(table, MUTATION, 0, OWN)
    assert set(options(table)) == {"a1 b1 a2", "a1 a2 b2", "b1 c1 c2", "c1 b2 c2"}
    answer(table, "a1 b1 a2")
    assert is_at_rest(table) and creatures(table, "P2", 0) == [CACTUSOID, CACTUSOID]
    assert table.occupied[planet(table, "P2")] == table.setup.rooms[planet(table, "P2")].whole


@rule("SPB-MUT-04", "SPB-D18")
def test_where_not_all_fit_the_player_chooses_how_many_and_which() -> None:
    table = a_table()
    relate(table, MUTATION, TOADLING, SPUD)
    table.money[0] = 0
    for where in ("a1", "c1"):
        lay(table, "P2", 0, TOADLING, where)
    fill(table, "P2", "b1")
    act(table, MUTATION, 0, OWN)
    assert options(table) == ("the one on a1", "the one on c1"), "of both together only one would fit"
    answer(table, "the one on c1")
    assert is_at_rest(table) and creatures(table, "P2", 0) == [TOADLING, SPUD]


@rule("SPB-D18")
def test_too_few_in_the_supply_limit_like_lack_of_room() -> None:
    table = a_table()
    relate(table, MUTATION, TOADLING, SPUD)
    table.money[0] = 0
    for where in ("a1", "c1", "a3"):
        lay(table, "P2", 0, TOADLING, where)
    table.supply[0 * RACES + SPUD] = 2
    act(table, MUTATION, 0, OWN)
    assert options(table) == ("the one on a1", "the one on c1", "the one on a3"), "at least one"
    answer(table, "the one on c1")
    assert options(table) == ("nothing more", "the one on a3"), "two more would be three"
    answer(table, "the one on a3", "c1 d1", "a3 a4")
    assert is_at_rest(table) and creatures(table, "P2", 0) == [TOADLING, SPUD, SPUD]
    assert mask(table, "P2", "a1") & table.occupied[planet(table, "P2")]

    table = a_table()
    relate(table, MUTATION, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    table.money[0] = table.supply[0 * RACES + SPUD] = 0
    act(table, MUTATION, 0)
    assert is_at_rest(table)


@rule("SPB-MUT-05", "SPB-GEN-06")
def test_boost_a_changes_another_colour_also_where_one_has_no_token() -> None:
    table = a_table()
    relate(table, MUTATION, TOUCANOSAUR, TOADLING)
    lay(table, "P2", 1, TOUCANOSAUR)
    lay(table, "P2", 1, SLUGGY)
    lay(table, "P2", 2, TOUCANOSAUR)
    table.money[0] = 2
    act(table, MUTATION, 0)
    assert options(table) == ("nothing more", FOREIGN)
    answer(table, FOREIGN)
    assert options(table) == ("Player 2's Toucanosaurs", "Player 3's Toucanosaurs")
    answer(table, "Player 2's Toucanosaurs", "d4")
    assert is_at_rest(table) and table.money[0] == 0
    assert creatures(table, "P2", 1) == [TOADLING, SLUGGY] and creatures(table, "P2", 2) == [TOUCANOSAUR]
    assert table.supply[1 * RACES + TOUCANOSAUR] == 6 and table.supply[1 * RACES + TOADLING] == 7


@rule("SPB-MUT-05", "SPB-MUT-07")
def test_boost_a_is_instead_of_the_own_change() -> None:
    table = a_table()
    relate(table, MUTATION, SPUD, TOADLING)
    lay(table, "P2", 0, SPUD)
    lay(table, "P2", 1, SPUD)
    table.money[0] = 20
    act(table, MUTATION, 0)
    assert options(table) == ("nothing more", OWN, FOREIGN)
    answer(table, FOREIGN, "...")
    assert is_at_rest(table), "neither once more nor the own ones"
    table.money[0] = 1
    act(table, MUTATION, 0)
    assert options(table) == ("nothing more", OWN), "nobody can owe money"


@rule("SPB-MUT-06", "SPB-MUT-07", "SPB-D18", "SPB-GEN-08")
def test_boost_b_rearranges_the_corpses_of_one_planet() -> None:
    table = a_table()
    relate(table, MUTATION, SLUGGY, SLUGGY)
    lay(table, "P1", 1, SPUD, "a1 a2", is_corpse=True)
    lay(table, "P1", 2, TOADLING, "c3", is_corpse=True)
    lay(table, "P1", 2, TOADLING, "d3")
    lay(table, "P2", 1, SPUD, is_corpse=True)
    table.money[0] = 5
    act(table, MUTATION, 0)
    assert options(table) == ("nothing more", CORPSES), "on any planet, without changing a creature"
    answer(table, CORPSES, "P1")
    assert "c3 d3" not in options(table) and "b3 c3" in options(table), "the living stay"
    answer(table, "b3 c3", "a3")
    assert is_at_rest(table) and table.money[0] == 4, "once a card"
    assert corpses(table, "P1", 1) == [SPUD] and corpses(table, "P1", 2) == [TOADLING]
    assert table.occupied[planet(table, "P1")] == mask(table, "P1", "a3 b3 c3 d3")


@rule("SPB-D18", "SPB-MUT-07")
def test_both_boosts_may_be_combined_in_either_order() -> None:
    for first, second in ((FOREIGN, CORPSES), (CORPSES, FOREIGN)):
        table = a_table()
        relate(table, MUTATION, SPUD, TOADLING)
        lay(table, "P2", 1, SPUD)
        lay(table, "P2", 2, TOADLING, is_corpse=True)
        table.money[0] = 5
        act(table, MUTATION, 0, first, "...", second, "...")
        assert is_at_rest(table) and table.money[0] == 2
        assert creatures(table, "P2", 1) == [TOADLING]


@rule("SPB-D18", "EX-SPB-05")
def test_one_race_on_both_cards_places_the_own_tokens_anew() -> None:
    """A Spud in the middle of four squares gives way, so that there is room for another."""
    table = a_table()
    relate(table, MUTATION, SPUD, SPUD)
    table.money[0] = 0
    lay(table, "P2", 0, SPUD, "b1 c1")
    fill(table, "P2", "a1 d1")
    room, at = table.setup.rooms[planet(table, "P2")], planet(table, "P2")
    assert not room.has_room(SPUD, table.occupied[at])
    act(table, MUTATION, 0, OWN)
    assert options(table) == ("a1 b1", "b1 c1", "c1 d1")
    answer(table, "a1 b1")
    assert is_at_rest(table) and room.has_room(SPUD, table.occupied[at])
    assert creatures(table, "P2", 0) == [SPUD] and table.supply[0 * RACES + SPUD] == 5
