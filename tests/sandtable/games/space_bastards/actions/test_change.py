"""Relationship Change (SPB-CHG)."""

from __future__ import annotations

from sandtable.games.space_bastards.terms import (
    CACTUSOID,
    CHANGE,
    LOVE,
    SHOOTING,
    SLUGGY,
    SPUD,
    TOADLING,
    TOUCANOSAUR,
    TRADE,
)
from tests.sandtable.games.space_bastards.tables import a_table, all_actions, answer, is_at_rest, options, relate
from tests.support import rule

ONLY_CHANGE = [CHANGE]


@rule("SPB-CHG-01", "SPB-CHG-02", "SPB-CHG-05", "SPB-CHG-09", "SPB-GEN-05", "SPB-D19")
def test_everybody_exchanges_one_card_once_however_many_played_it() -> None:
    """The deck of the table: Love Toadling-Toadling ... the offer is two Cactusoids and four Toucanosaurs."""
    table = a_table()
    assert table.offer == [0, 0, 0, 2, 4]
    table.money = [0, 0, 0]
    all_actions(table, [[CHANGE], [CHANGE], [LOVE]])
    answer(table, "change Love", "Toadling left for Cactusoid")
    assert (table.left(LOVE), table.right(LOVE)) == (CACTUSOID, TOADLING)
    assert table.offer == [1, 0, 0, 1, 4], "the offer has six cards as before"
    assert table.seat() == 1
    answer(table, "change Trade", "Spud right for Toadling")
    assert table.right(TRADE) == TOADLING and table.offer == [0, 1, 0, 1, 4]
    assert table.seat() == 2
    answer(table, "no")
    assert is_at_rest(table), "three players, three turns"


@rule("SPB-CHG-03", "SPB-CHG-04")
def test_what_was_changed_or_locked_nobody_else_may_change() -> None:
    table = a_table()
    table.money = [0, 0, 0]
    all_actions(table, [ONLY_CHANGE, [], []], "change Love", "Toadling left for Cactusoid")
    assert "change Love" not in options(table) and "change Shooting" in options(table)
    answer(table, "only lock Shooting (Toadling, Toadling)")
    assert (table.left(SHOOTING), table.right(SHOOTING)) == (TOADLING, TOADLING)
    assert not [each for each in options(table) if "Love" in each or "Shooting" in each]


@rule("SPB-CHG-06", "SPB-CHG-07", "SPB-CHG-08")
def test_who_played_it_goes_first_then_the_others_from_the_first_of_them() -> None:
    table = a_table(seats=5, starter=3)
    table.money = [0] * 5
    all_actions(table, [[CHANGE], [], [CHANGE], [], []])
    order = []
    while not is_at_rest(table):
        order.append(table.seat())
        answer(table, "no")
    assert order == [0, 2, 1, 3, 4]

    table = a_table(seats=4, starter=2)
    table.money = [0] * 4
    all_actions(table, [[], [CHANGE], [CHANGE], []])
    order = []
    while not is_at_rest(table):
        order.append(table.seat())
        answer(table, "no")
    assert order == [2, 1, 3, 0], "the starting player himself comes first, if he played it"


@rule("SPB-CHG-10", "SPB-D28", "EX-SPB-06", "SPB-GEN-09")
def test_boost_a_swaps_after_the_exchange_and_before_the_lock() -> None:
    table = a_table()
    relate(table, SHOOTING, TOADLING, SPUD)
    table.offer = [1, 1, 2, 1, 1]
    table.money = [1, 5, 5]
    all_actions(table, [ONLY_CHANGE, [], []], "change Shooting", "Toadling left for Sluggy")
    assert options(table) == ("no", "yes") and not table.locks
    answer(table, "yes")
    assert (table.left(SHOOTING), table.right(SHOOTING)) == (SPUD, SLUGGY)
    assert table.locks == 1 << SHOOTING and table.money[0] == 0


@rule("SPB-CHG-10", "SPB-D28")
def test_who_only_locks_may_swap_before() -> None:
    table = a_table()
    relate(table, SHOOTING, TOADLING, SPUD)
    table.money = [1, 0, 0]
    all_actions(table, [ONLY_CHANGE, [], []], "only lock Shooting (Toadling, Spud)", "yes")
    assert (table.left(SHOOTING), table.right(SHOOTING)) == (SPUD, TOADLING)
    assert table.seat() == 1, "no money is left for boost B"


@rule("SPB-CHG-11", "SPB-D19")
def test_only_the_relationship_in_hand_can_be_swapped() -> None:
    """Once it is locked the question is over: what follows can only lock."""
    table = a_table()
    relate(table, SHOOTING, TOADLING, SPUD)
    relate(table, TRADE, TOADLING, SPUD)
    all_actions(table, [ONLY_CHANGE, ONLY_CHANGE, []], "only lock Shooting (Toadling, Spud)", "no")
    assert all(each == "no" or each.startswith("lock ") for each in options(table))
    answer(table, "lock Trade")
    assert (table.left(TRADE), table.right(TRADE)) == (TOADLING, SPUD)
    answer(table, "no")
    assert table.seat() == 1
    assert not [each for each in options(table) if "Shooting" in each or "Trade" in each]


@rule("SPB-CHG-12", "SPB-D19", "SPB-D28")
def test_boost_b_locks_up_to_two_more() -> None:
    table = a_table()
    relate(table, SHOOTING, TOADLING, SPUD)
    table.money = [3, 5, 5]
    all_actions(table, [ONLY_CHANGE, [], []], "only lock Shooting (Toadling, Spud)", "yes", "lock Love", "lock Trade")
    assert table.money[0] == 0 and table.seat() == 1
    assert table.locks == 1 << SHOOTING | 1 << LOVE | 1 << TRADE

    rich = a_table()
    rich.money = [20, 5, 5]
    all_actions(rich, [ONLY_CHANGE, [], []], "only lock Love (Toadling, Toadling)", "lock Shooting", "lock Trade")
    assert rich.money[0] == 18 and rich.seat() == 1, "twice at most"


@rule("SPB-CHG-13")
def test_those_who_did_not_play_it_only_exchange_or_lock() -> None:
    table = a_table()
    table.money = [0, 20, 20]
    all_actions(table, [ONLY_CHANGE, [], []], "no")
    answer(table, "change Love", "Toadling left for Toucanosaur")
    assert (table.left(LOVE), table.right(LOVE)) == (TOUCANOSAUR, TOADLING)
    assert table.seat() == 2 and table.money[1] == 20


@rule("SPB-D19")
def test_where_everything_is_locked_a_player_does_nothing() -> None:
    table = a_table()
    table.money = [0, 0, 0]
    table.locks = 0b1111111
    all_actions(table, [ONLY_CHANGE, [], []])
    assert is_at_rest(table)


@rule("SPB-D19", "SPB-D01")
def test_only_cards_of_the_offer_can_be_taken() -> None:
    table = a_table()
    table.offer = [0, 0, 0, 6, 0]
    relate(table, LOVE, CACTUSOID, SLUGGY)
    table.money = [0, 0, 0]
    all_actions(table, [ONLY_CHANGE, [], []], "change Love")
    assert table.right(LOVE) == CACTUSOID, "the one exchange there is: a card for its like would change nothing"
    assert table.offer == [0, 0, 1, 5, 0] and table.left(LOVE) == CACTUSOID
    assert table.seat() == 1
    assert SPUD not in (table.left(LOVE), table.right(LOVE))
