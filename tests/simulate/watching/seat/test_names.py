""" "You" and the names of the others in place of numbers."""

from __future__ import annotations

import random
import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sandtable.engine.viewing import games_with_views, viewing_of
from simulate.models import SeatedGame, SeatedState
from simulate.watching.seat.names import Names, base_of, isolated, names_for, shortened
from simulate.watching.seat.seated import table_of
from simulate.watching.seat.seeing import Seen
from tests.support.seats import SMALL_GAME, a_seated_game, answer_by_chance, let_agents_think

NAMES = Names(0, ("", "greedy-3", ""))


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Player 1 discards Snitch (Dollar).", "You discard Snitch (Dollar)."),
        ("Player 1 has claimed. Player 1 passes.", "You have claimed. You pass."),
        ("Player 1's Mafioso, the top one", "Your Mafioso, the top one"),
        ("take Player 1's Mafioso", "take your Mafioso"),
        ("Round 3: Player 1 is first.", "Round 3: you are first."),
        ("Kylo Ren (Player 1)", "Kylo Ren (you)"),
        ("The Mayor goes from Player 1 to Player 2.", "The Mayor goes from you to greedy-3."),
        ("Change, Player 1 first.", "Change, you first."),
        ("Player 2's Spud lies on P1.", "greedy-3's Spud lies on P1."),
        ("Player 3 draws 2 cards.", "Player 3 draws 2 cards."),
        ("Player 1 gains 2 resources and has 3.", "You gain 2 resources and have 3."),
        ("Player 1 passes. Player 2 gains 2 resources and has 3.", "You pass. greedy-3 gains 2 resources and has 3."),
        ("Player 2 draws from Player 1 and has 3.", "greedy-3 draws from you and has 3."),
        ("Player 1", "You"),
        ("starship 4 hits you", "starship 4 hits you"),
    ],
)
def test_sentences_with_names(said: str, read: str) -> None:
    assert NAMES.text(said) == read


def test_an_onlooker_is_nobody() -> None:
    assert Names(-1, ("", "greedy-3")).text("Player 1 passes to Player 2.") == "Player 1 passes to greedy-3."


@pytest.mark.parametrize(
    ("it", "you"),
    [("passes", "pass"), ("vetoes", "veto"), ("carries", "carry"), ("reaches", "reach"), ("takes", "take")]
    + [("chooses", "choose"), ("shuffles", "shuffle"), ("loses", "lose"), ("exchanges", "exchange")],
)
def test_verbs_that_go_with_you(it: str, you: str) -> None:
    assert base_of(it) == you


def test_names_that_people_have_chosen_are_short_and_run_in_their_own_direction() -> None:
    assert len(shortened("A deck " * 20)) <= 28
    assert isolated("Rey") == "Rey" and isolated("סבב") == "\u2068סבב\u2069"


@pytest.mark.django_db
@pytest.mark.parametrize("name", games_with_views())
def test_a_page_calls_its_person_you_and_nobody_by_a_number_alone(ada: User, name: str) -> None:
    game, chance = let_agents_think(a_seated_game(name, ada)), random.Random(3)
    for _ in range(6):
        if game.state != SeatedState.PERSON:
            break
        seen = Seen(game, table_of(game), game.holder)
        texts = [seen.prompt, *seen.lines, *(choice.text for choice in seen.choices), *seen.text]
        assert not [text for text in texts if re.search(r"\bPlayer \d\b", text)]
        assert seen.own_words.startswith("You") and seen.title.startswith("Your turn")
        answer_by_chance(game, chance)
        game = let_agents_think(game)


@pytest.mark.django_db
def test_the_tab_says_whose_turn_it_is(ada: User, as_ada: Client) -> None:
    game = let_agents_think(a_seated_game(SMALL_GAME, ada))
    address = f"/play/{game.public_id}"
    assert "<title>" in as_ada.get(address).content.decode()
    assert title_of(as_ada, address).startswith("Your turn")
    SeatedGame.objects.filter(pk=game.pk).update(state=SeatedState.AGENT, question="")
    assert "is thinking" in title_of(as_ada, address)
    as_ada.post(f"{address}/give-up")
    assert title_of(as_ada, address).startswith("The game is over")


def title_of(client: Client, address: str) -> str:
    """The title of the page, which a step says again for a page that stays."""
    page, step = (client.get(each).content.decode() for each in (address, f"{address}/table"))
    title = re.search(r"<title>\s*(.*?)\s*</title>", page, re.S)
    again = re.search(r'data-page-title="([^"]*)"', step)
    assert title and again and title[1].startswith(again[1])
    return again[1]


@pytest.mark.django_db
def test_people_at_one_screen_keep_numbers_for_each_other(ada: User) -> None:
    game = a_seated_game(SMALL_GAME, ada, people=(0, 1))
    assert names_for(game, 0).text("Player 2 passes, Player 1 passes.") == "Player 2 passes, you pass."


@pytest.mark.django_db
def test_effects_behind_an_option_are_one_sentence(ada: User) -> None:
    name = next(each for each in games_with_views() if viewing_of(each).unless)
    game, chance = let_agents_think(a_seated_game(name, ada)), random.Random(1)
    notes: list[str] = []
    while ": your" not in " ".join(notes) and game.state == SeatedState.PERSON:
        notes += [choice.note for choice in Seen(game, table_of(game), game.holder).choices]
        answer_by_chance(game, chance)
        game = let_agents_think(game)
    assert any(": your" in note for note in notes)
    assert not [note for note in notes if re.search(r"[:;] Your\b", note)]
