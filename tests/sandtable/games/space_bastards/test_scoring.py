"""Dominance, points for money, the winner (SPB-SCO)."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.games.space_bastards.flow import GAME_FLOW, ROUND_END, SHIPS
from sandtable.games.space_bastards.scoring import creatures_in_game, dominator, finish, score_dominance
from sandtable.games.space_bastards.state import ALL_CARDS, Table
from sandtable.games.space_bastards.terms import NOBODY, SPUD, TOADLING
from tests.sandtable.games.space_bastards.tables import a_game, a_table, aboard, answer, lay, planet
from tests.support import rule


def crowd(table: Table, name: str, *many: int) -> None:
    """A number of Toadlings for each seat."""
    for seat, count in enumerate(many):
        for _ in range(count):
            lay(table, name, seat, TOADLING)


@rule("SPB-SCO-02", "SPB-SCO-05", "EX-SPB-08")
def test_more_than_any_other_single_colour() -> None:
    table = a_table()
    crowd(table, "P2", 3, 2, 2)
    crowd(table, "P3", 3, 3, 0)
    crowd(table, "P4", 1, 2, 2)
    assert dominator(table, planet(table, "P2")) == 0
    assert dominator(table, planet(table, "P3")) == dominator(table, planet(table, "P4")) == NOBODY
    assert dominator(table, planet(table, "P5")) == NOBODY, "nobody is there"


@rule("SPB-SCO-06", "SPB-GEN-08", "SPB-D11")
def test_neither_corpses_nor_passengers_count() -> None:
    table = a_table()
    crowd(table, "P2", 1, 1)
    lay(table, "P2", 0, SPUD, is_corpse=True)
    aboard(table, 0, SPUD)
    table.ships[0] = table.setup.docks.index(planet(table, "P2"))
    assert dominator(table, planet(table, "P2")) == NOBODY


@rule("SPB-SCO-01", "SPB-SCO-03", "SPB-SCO-04")
def test_every_dominated_planet_brings_its_points() -> None:
    table = a_table()
    crowd(table, "P2", 1)
    crowd(table, "P3", 2, 1)
    crowd(table, "P4", 0, 1)
    crowd(table, "P5", 0, 1, 1)
    score_dominance(table, 1)
    assert table.points == [2, 1, 0]
    score_dominance(table, 2)
    assert table.points == [6, 3, 0]


def ends_round(table: Table, number: int) -> None:
    """Step 5 of a round is over."""
    table.space = next(at for at, space in enumerate(table.setup.track) if space.number == number)
    table.asker = -1
    table.start(GAME_FLOW, NOBODY).step = ROUND_END
    GAME_FLOW.step(table, table.frames[-1])


@rule("SPB-SCO-01", "SPB-SCO-03", "SPB-SCO-04")
def test_after_rounds_4_8_and_12_only() -> None:
    table = a_table()
    crowd(table, "P2", 1)
    gained = []
    for number in range(1, 13):
        before = table.points[0]
        ends_round(table, number)
        gained.append(table.points[0] - before)
    assert gained == [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2]


@rule("SPB-D23", "SPB-RND-16")
def test_scoring_and_the_return_of_cards_come_after_the_ships() -> None:
    """Round 4 and round 6: until all three ships have been asked nobody has scored and no card is back."""
    for number, gained, hand in ((4, 1, 0), (6, 0, ALL_CARDS)):
        table = a_table()
        crowd(table, "P2", 1)
        table.hand = [0] * 3
        table.space = next(at for at, space in enumerate(table.setup.track) if space.number == number)
        table.asker = -1
        table.start(GAME_FLOW, NOBODY).step = SHIPS
        table.run()
        for _ in range(3):
            assert (table.points[0], table.hand[0]) == (0, 0)
            answer(table, "stay off the board")
        assert (table.points[0], table.hand[0]) == (gained, hand)


@rule("SPB-DIP-03")
def test_points_once_gained_are_never_lost() -> None:
    table = a_game(3)
    dice = seeded("points")
    most = [0, 0, 0]
    while table.seat() >= 0:
        table.apply(dice.below(table.count()))
        assert all(now >= before for now, before in zip(table.points, most, strict=True))
        most = list(table.points)
    assert sum(most) > 0


@rule("SPB-SCO-07", "SPB-SCO-08", "SPB-GEN-10", "SPB-D23")
def test_points_are_bought_for_five_money_each_and_most_points_win() -> None:
    table = a_table()
    table.points = [3, 2, 0]
    table.money = [4, 14, 15]
    finish(table)
    assert table.points == [3, 4, 3] and table.money == [4, 4, 0]
    outcome = table.outcome()
    assert outcome is not None and (outcome.winners, outcome.reason) == ((1,), "points")


@rule("SPB-SCO-09", "SPB-D23")
def test_a_tie_is_broken_by_the_money_that_is_left() -> None:
    table = a_table()
    table.points = [3, 2, 0]
    table.money = [3, 9, 17]
    finish(table)
    outcome = table.outcome()
    assert table.points == [3, 3, 3] and table.money == [3, 4, 2]
    assert outcome is not None and (outcome.winners, outcome.reason) == ((1,), "money")


@rule("SPB-SCO-10", "SPB-D23", "SPB-SCO-06")
def test_then_by_living_tokens_on_planets_and_in_the_ship() -> None:
    table = a_table()
    crowd(table, "P2", 2, 2, 1)
    lay(table, "P2", 0, SPUD, is_corpse=True)
    aboard(table, 1, SPUD)
    assert [creatures_in_game(table, seat) for seat in range(3)] == [2, 3, 1]
    finish(table)
    outcome = table.outcome()
    assert outcome is not None and (outcome.winners, outcome.reason) == ((1,), "creatures")


@rule("SPB-D23")
def test_what_is_still_a_tie_is_a_shared_victory() -> None:
    table = a_table()
    crowd(table, "P2", 1, 0, 1)
    finish(table)
    outcome = table.outcome()
    assert outcome is not None and (outcome.winners, outcome.reason) == ((0, 2), "shared")
