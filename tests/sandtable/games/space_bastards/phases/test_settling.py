"""Set-up: settlement and relationships (SPB-SET)."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.dice import seeded
from sandtable.games.space_bastards.game import Expedition
from sandtable.games.space_bastards.phases.settling import PREPARE, SETTLING
from sandtable.games.space_bastards.state import ALL_CARDS
from sandtable.games.space_bastards.terms import (
    CACTUSOID,
    OFF_BOARD,
    RACES,
    RELATIONSHIP_NAMES,
    SLUGGY,
    SPUD,
    TOADLING,
    TOUCANOSAUR,
)
from tests.sandtable.games.space_bastards.tables import (
    a_game,
    a_table,
    answer,
    creatures,
    is_at_rest,
    options,
    planet,
    wake,
)
from tests.support import rule


def settled(seats: int, seed: int = 1) -> Expedition:
    """A game whose settlement was played at random."""
    table = a_game(seats, seed)
    dice = seeded("settle", seed)
    while table.round == 0 and table.space < 0:
        table.apply(dice.below(table.count()))
    return table


def settling(table: Expedition, name: str, hands: Iterable[Iterable[int]], chooser: int = 0) -> None:
    """A planet is about to be settled with these settlement hands; the chooser has chosen it."""
    for seat, hand in enumerate(hands):
        for race in hand:
            table.settlers[seat * RACES + race] += 1
            table.supply[seat * RACES + race] -= 1
    wake(table)
    frame = table.start(SETTLING, chooser, planet(table, name))
    frame.step = PREPARE
    table.run()


@rule("SPB-SET-01", "SPB-SET-06", "SPB-SET-20", "SPB-SET-21", "SPB-COMP-02", "SPB-COMP-03")
def test_what_a_player_starts_with() -> None:
    table = a_game(4)
    assert table.money == [5] * 4 and table.points == [0] * 4
    assert table.settlers == [2] * 20, "two of each race"
    assert table.supply == [6, 4, 4, 4, 4] * 4
    assert table.hand == [ALL_CARDS] * 4 and ALL_CARDS.bit_count() == len(RELATIONSHIP_NAMES) == 8
    assert table.ships == [OFF_BOARD] * 4 and table.cargo == [(0,) * RACES] * 4
    assert table.space == -1, "on the arrow"


@rule("SPB-SET-05")
def test_the_starting_player_is_drawn() -> None:
    first = {a_game(5, seed).starter for seed in range(60)}
    assert first == {0, 1, 2, 3, 4}


@rule("SPB-SET-07", "SPB-D07")
def test_players_choose_planets_in_turn_each_once() -> None:
    table = a_game(3)
    choosers = []
    chosen = []
    while table.space < 0:
        ask = table.ask()
        assert ask is not None
        if ask.prompt == "the planet to settle next":
            choosers.append(ask.seat)
            chosen.append(ask.options[0])
        table.apply(0)
    start = table.first
    assert choosers == [(start + number) % 3 for number in range(6)], "of the last one there is no choice"
    assert [*chosen, "P7"] == table.setup.planet_names and all(table.settled)


@rule("SPB-SET-08", "SPB-SET-09", "SPB-D27")
def test_all_prepare_in_secret_then_place_from_the_chooser_clockwise() -> None:
    table = a_table(3)
    settling(table, "P7", [[TOADLING, SPUD]] * 3, chooser=1)
    asked = []
    for _ in range(3):
        asked.append(table.seat())
        assert options(table) == ("Toadling", "Spud")
        before = [table.observe(seat).key() for seat in range(3)]
        other = table.clone()
        other.apply(1)
        table.apply(0)
        knows = [seat for seat in range(3) if other.observe(seat).key() != table.observe(seat).key()]
        assert before[0] != table.observe(0).key()
        assert knows == [asked[-1]] or len(asked) == 3, "only who prepared it knows"
    assert asked == [1, 2, 0]
    placed = []
    while not is_at_rest(table):
        placed.append(table.seat())
        table.apply(0)
    assert placed == [1, 2, 0]
    assert [creatures(table, "P7", seat) for seat in range(3)] == [[TOADLING]] * 3


@rule("SPB-SET-10", "SPB-SET-16", "SPB-SET-11")
def test_everybody_has_one_token_on_every_planet_and_the_rest_back() -> None:
    for seats in (3, 4, 5):
        table = settled(seats)
        for name in table.setup.planet_names:
            assert [len(creatures(table, name, seat)) for seat in range(seats)] == [1] * seats
        assert table.settlers == [0] * (seats * RACES)
        assert sum(table.supply) == seats * (32 - table.setup.planets)


@rule("SPB-SET-15")
def test_several_tokens_of_a_race_may_stand_on_a_planet() -> None:
    table = a_table(3)
    settling(table, "P2", [[SPUD]] * 3)
    answer(table, "...", "...", "...")
    assert is_at_rest(table) and [creatures(table, "P2", seat) for seat in range(3)] == [[SPUD]] * 3


@rule("SPB-SET-12", "SPB-D09", "SPB-SET-11")
def test_who_finds_no_room_rearranges_everything() -> None:
    """In the middle of the 4 x 3 squares of P1 a Toucanosaur leaves no room for another one."""
    table = a_table(3)
    settling(table, "P1", [[TOUCANOSAUR], [TOUCANOSAUR], [TOADLING]])
    answer(table, "b1 c1 b2 c2")
    assert table.seat() == 1
    assert set(options(table)) == {"a1 b1 a2 b2", "a2 b2 a3 b3", "c1 d1 c2 d2", "c2 d2 c3 d3"}, "room for both"
    answer(table, "a1 b1 a2 b2", "c2 d2 c3 d3", "c1")
    assert is_at_rest(table)
    assert [creatures(table, "P1", seat) for seat in range(3)] == [[TOUCANOSAUR], [TOUCANOSAUR], [TOADLING]]


@rule("SPB-SET-13", "SPB-D08")
def test_without_any_arrangement_the_smallest_is_sent_instead() -> None:
    """P1 has 12 squares, but never three Toucanosaurs."""
    table = a_table(3)
    settling(table, "P1", [[TOUCANOSAUR], [TOUCANOSAUR], [TOUCANOSAUR, SPUD, TOADLING]])
    answer(table, "Toucanosaur", "a1 b1 a2 b2", "c1 d1 c2 d2")
    assert set(options(table)) == {"a3", "b3", "c3", "d3"}
    answer(table, "c3")
    assert is_at_rest(table) and creatures(table, "P1", 2) == [TOADLING]
    assert table.settlers[2 * RACES :] == [0, 1, 0, 0, 1], "the Toucanosaur is in the hand again"


@rule("SPB-D08")
def test_of_equally_small_tokens_the_owner_chooses() -> None:
    table = a_table(3)
    settling(table, "P1", [[TOUCANOSAUR], [TOUCANOSAUR], [TOUCANOSAUR, CACTUSOID, SLUGGY]])
    answer(table, "Toucanosaur", "a1 b1 a2 b2", "c1 d1 c2 d2")
    assert table.seat() == 2 and options(table) == ("Sluggy", "Cactusoid")
    answer(table, "Sluggy")
    assert set(options(table)) == {"a3 b3 c3", "b3 c3 d3"}


@rule("SPB-SET-14", "SPB-D08", "SPB-D09")
def test_the_players_before_him_follow_in_reverse_order_until_all_fit() -> None:
    table = a_table(3)
    settling(table, "P1", [[TOUCANOSAUR, TOADLING], [TOUCANOSAUR, SPUD], [TOUCANOSAUR]])
    answer(table, "Toucanosaur", "Toucanosaur", "a1 b1 a2 b2", "c1 d1 c2 d2")
    assert table.seat() == 2, "he has nothing smaller; with a Spud of the player before him everything fits"
    while not is_at_rest(table):
        assert table.seat() == 2, "who places arranges everything"
        table.apply(0)
    assert [creatures(table, "P1", seat) for seat in range(3)] == [[TOUCANOSAUR], [SPUD], [TOUCANOSAUR]]
    assert table.settlers == [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]


@rule("SPB-SET-14", "SPB-D08")
def test_it_may_go_back_to_the_chooser() -> None:
    table = a_table(3)
    settling(table, "P1", [[TOUCANOSAUR, TOADLING], [TOUCANOSAUR], [TOUCANOSAUR]])
    answer(table, "Toucanosaur", "a1 b1 a2 b2", "c1 d1 c2 d2")
    while not is_at_rest(table):
        table.apply(0)
    assert [creatures(table, "P1", seat) for seat in range(3)] == [[TOADLING], [TOUCANOSAUR], [TOUCANOSAUR]]


@rule("SPB-SET-17", "SPB-SET-18", "SPB-SET-19", "SPB-COMP-04", "SPB-D01")
def test_relationships_get_two_race_cards_each_and_six_are_on_offer() -> None:
    seen = set()
    for seed in range(12):
        table = settled(3, seed)
        assert len(table.pairs) == 14 and all(0 <= race < RACES for race in table.pairs)
        assert sum(table.offer) == 6
        assert [table.pairs.count(race) + table.offer[race] for race in range(RACES)] == [4] * RACES
        seen.add(tuple(table.pairs))
        assert table.setup.priorities == list(range(8)), "Love first, Relationship Change last"
    assert len(seen) == 12, "dealt at random"
    assert any(pairs[at] == pairs[at + 1] for pairs in seen for at in range(0, 14, 2)), "both may show the same race"
