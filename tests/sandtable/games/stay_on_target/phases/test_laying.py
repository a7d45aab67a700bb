"""Section 4: the row is laid and the squadrons are chosen."""

from __future__ import annotations

import pytest

from sandtable.engine.asking import NOTHING
from sandtable.games.stay_on_target.terms import CHOOSING, LAYING, PREDICTING
from tests.sandtable.games.stay_on_target.tables import Run, a_game
from tests.support import rule


def laid(run: Run, option: int = 0) -> int:
    """The card that the seat that is asked lays."""
    card = run.table.hand[option]
    run.table.apply(option)
    return card


@rule("SOT-RUN-01", "SOT-RUN-02")
def test_of_two_cards_one_is_laid_and_the_other_goes_under_the_deck() -> None:
    run = a_game("blue", "red", "gold")
    first, second = run.table.hand
    top = run.table.deck[-2:]
    assert run.asked == "blue" and run.options == [run.table.setup.card_name(first), run.table.setup.card_name(second)]
    run.table.apply(1)
    assert run.table.row == [second] + [NOTHING] * 5
    assert run.table.deck[0] == first
    assert run.asked == "red" and run.table.hand == (top[1], top[0])


@rule("SOT-RUN-03", "SOT-RUN-04", "SOT-D05", "EX-SOT-01")
def test_three_players_lay_places_1_to_3_and_the_deck_the_rest() -> None:
    run = a_game("blue", "red", "gold")
    asked, cards, bottom = [], [], []
    for _ in range(3):
        asked.append(run.asked)
        bottom.append(run.table.hand[1])
        cards.append(laid(run))
    table = run.table
    assert asked == ["blue", "red", "gold"]
    assert table.row[:3] == cards and table.phase == CHOOSING
    assert len(table.deck) == 36 - 9 + 3  # nine cards drawn for the table, three of them back at the bottom
    assert table.deck[:3] == bottom[::-1]
    assert [table.known[card] for card in table.row[3:]] == [0, 0, 0]  # nobody has seen them
    assert [table.known[card] for card in cards] == [0b001, 0b010, 0b100]


@rule("SOT-RUN-04")
@pytest.mark.parametrize("colours", [("blue", "red", "gold", "green"), ("blue", "red", "gold", "green", "grey")])
def test_four_and_five_players_lay_a_card_each(colours: tuple[str, ...]) -> None:
    run = a_game(*colours)
    cards = [laid(run) for _ in colours]
    assert run.table.row[: len(cards)] == cards and NOTHING not in run.table.row
    assert len(run.table.deck) == 36 - 6


@rule("SOT-RUN-05", "SOT-D04")
def test_two_players_lay_two_of_four_in_one_turn() -> None:
    run = a_game("blue", "red")
    a, b, c, d = run.table.hand
    run.table.apply(2)
    assert run.asked == "blue" and run.table.hand == (a, b, d)
    run.table.apply(0)
    assert run.table.row == [c, a, NOTHING, NOTHING, NOTHING, NOTHING]
    assert run.asked == "blue" and run.prompt == "which card goes under the deck first"
    run.table.apply(1)
    assert run.table.deck[:2] == [b, d]  # d went first, so b lies below it
    assert run.asked == "red" and len(run.table.hand) == 4
    run.table.apply(0)
    run.table.apply(0)
    run.table.apply(0)
    assert NOTHING not in run.table.row and run.table.phase == CHOOSING and len(run.table.deck) == 30


@rule("SOT-RUN-06", "SOT-RUN-07", "SOT-D06")
def test_three_of_five_are_chosen_in_secret_and_shown_together() -> None:
    run = a_game("blue", "red", "gold")
    while run.table.phase == LAYING:
        run.table.apply(0)
    assert run.asked == "blue" and len(run.options) == 10
    run.answer("Defence +5, X-Wing (evades 1-2), Millennium Falcon")
    assert run.table.trio == [NOTHING] * 3  # nothing is shown before all have chosen
    before = run.table.clone()
    before.apply(0)
    run.answer("Defence +4, X-Wing (evades 1-3), X-Wing")
    assert before.observe(2).key() == run.table.observe(2).key()
    run.answer("Defence +4, X-Wing (evades 1-2), X-Wing")
    assert run.table.phase == PREDICTING and run.table.shown == 0
    assert NOTHING not in run.table.trio
    assert "Blue flies Defence +5, X-Wing (evades 1-2), Millennium Falcon: defence 12." in run.log


@rule("SOT-D17")
def test_who_sees_the_three_knows_the_other_two() -> None:
    run = a_game("blue", "red", "gold")
    while run.table.phase in (LAYING, CHOOSING):
        run.table.apply(0)
    seen = [run.table.observe(seat).key() for seat in range(3)]
    other = run.table.clone()
    assert isinstance(other, type(run.table))
    other.trio = [9, *other.trio[1:]]
    assert all(other.observe(seat).key() != key for seat, key in enumerate(seen))
