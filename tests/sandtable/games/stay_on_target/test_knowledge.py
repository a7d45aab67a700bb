"""Section 14: who knows which card, and that nobody acts on more."""

from __future__ import annotations

from sandtable.engine.asking import NOTHING
from sandtable.engine.dice import seeded
from sandtable.games.stay_on_target.game import Assault
from sandtable.games.stay_on_target.terms import CHOOSING, LAYING
from tests.sandtable.games.stay_on_target.tables import BLUE, Run, a_game, a_run
from tests.support import rule

RED = ("Defence", "1-3", "8-10")


def imagined(run: Run, seat: int, number: int) -> Assault:
    world = run.table.observe(seat).imagine(seeded("imagined", number))
    assert isinstance(world, Assault)
    return world


@rule("SOT-RUN-01", "SOT-D05")
def test_a_player_knows_the_card_he_laid_and_the_one_he_put_under_the_deck() -> None:
    run = a_game("blue", "red", "gold")
    for _ in range(3):
        run.table.apply(0)
    table = run.table
    worlds = [imagined(run, 1, number) for number in range(20)]
    assert all(world.row[1] == table.row[1] and world.deck[1] == table.deck[1] for world in worlds)
    assert len({world.row[0] for world in worlds}) > 5 and len({world.row[5] for world in worlds}) > 5
    assert len({world.deck[0] for world in worlds}) > 5


@rule("SOT-RUN-01")
def test_nobody_else_sees_a_hand() -> None:
    run = a_game("blue", "red", "gold")
    assert run.table.phase == LAYING and run.asked == "blue"
    assert len({imagined(run, 1, number).hand for number in range(20)}) > 5
    assert {imagined(run, 0, number).hand for number in range(20)} == {run.table.hand}


@rule("SOT-D06")
def test_choices_of_others_are_imagined_anew() -> None:
    run = a_game("blue", "red", "gold")
    while run.table.phase != CHOOSING:
        run.table.apply(0)
    run.table.apply(7)
    assert len({imagined(run, 1, number).answers[0] for number in range(40)}) > 5
    assert {imagined(run, 0, number).answers[0] for number in range(40)} == {7}


@rule("SOT-D05")
def test_in_a_small_deck_a_player_meets_again_what_he_put_under_it() -> None:
    """Two players, eight cards: the row is filled with what blue has put back, and blue alone knows it."""
    run = a_game(
        "blue", "red", players=[2], imperial_deck={"lasers": [3, 4, 5], "starship": [4, 5], "blast": [5, 6, 7]}
    )
    for _ in range(6):
        run.table.apply(0)
    known = [card for card in run.table.row if card != NOTHING and run.table.known[card] & 1]
    assert len(known) == 4
    for number in range(20):
        world = imagined(run, 0, number)
        assert [world.row[place] for place, card in enumerate(run.table.row) if card in known] == known


def test_the_log_keeps_secrets() -> None:
    run = a_game("blue", "red", "gold")
    card = run.table.setup.card_name(run.table.hand[0])
    run.table.apply(0)
    [laid] = [event for event in run.table.events() if event.kind == "laid"]
    assert laid.text_for(0) == f"Blue lays {card} in place 1."
    assert laid.text_for(1) == laid.text_for(-1) == "Blue lays a card face down in place 1."
    [returned] = [event for event in run.table.events() if event.kind == "returned"]
    assert returned.text_for(2) == "Blue puts a card under the deck."


def test_a_log_begins_with_who_flies_what() -> None:
    run = a_run(["blast 10"], {"blue": BLUE, "red": RED})
    assert run.table.steps == 0
    assert run.log[:3] == [
        "Player 1 flies Blue: leader 7, backup shield 2-5.",
        "Player 2 flies Red: leader 9, backup shield 3-6.",
        "Attack Run 1: Blue is first player.",
    ]
