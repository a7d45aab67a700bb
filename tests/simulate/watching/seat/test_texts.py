"""The texts of things on a table tell nothing that a seat may not see."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from catalog.models import Card, CardSet, PrintedText
from catalog.rulebook import text_of
from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import seeded
from sandtable.engine.viewing import games_with_views, named
from simulate.models import SeatedGame, SeatedState
from simulate.watching.boards.explaining import Explained
from simulate.watching.seat.seated import table_of
from simulate.watching.seat.seeing import Seen
from simulate.watching.seat.turns import columns
from tests.conformance.examples import example_of
from tests.support.seats import seated_after

pytestmark = pytest.mark.django_db
REY: dict[str, Any] = {
    "position": 38,
    "name": "Rey",
    "type": "character",
    "color": "blue",
    "affiliation": "hero",
    "rarity": "L",
    "is_unique": True,
    "health": 10,
    "deck_limit": 1,
    "has_die": True,
    "has_errata": False,
    "is_flip_card": False,
    "updated_at": timezone.now(),
}
LETTERS = re.compile(r'name="csrfmiddlewaretoken" value="\w+"|[0-9a-f]{24}')


def seen(game: SeatedGame) -> Seen:
    return Seen(game, table_of(game), game.holder)


def titled(game: SeatedGame) -> dict[str, Explained]:
    return {each.title: each for each in seen(game).texts}


@pytest.mark.parametrize("name", games_with_views())
def test_texts_belong_to_things_of_the_table_and_say_something(ada: User, as_ada: Client, name: str) -> None:
    game = seated_after(name, ada, 3)
    shown = seen(game)
    things = {each for each, _, _ in named(shown.view.things)}
    assert len(shown.texts) >= 5
    for each in shown.texts:
        assert set(each.at) <= things and (each.lines or each.rules)
    page = as_ada.get(f"/play/{game.public_id}").content.decode()
    assert page.count("data-text-for=") == len(shown.texts)


@pytest.mark.parametrize("name", games_with_views())
def test_the_page_of_a_seat_is_the_same_whatever_is_hidden_from_it(ada: User, as_ada: Client, name: str) -> None:
    """Hands and piles are exchanged behind the back of the seat: table, texts, goal and title stay to the byte."""
    compared = 0
    for answers in (1, 4, 7):
        game = seated_after(name, ada, answers)
        table = table_of(game)
        if game.state != SeatedState.PERSON or table.seat != game.holder:
            continue
        flipped = example_of(name).flip_hidden(table.state, game.holder, seeded("another world", answers))
        assert isinstance(table.state, AskingTable) and isinstance(flipped, AskingTable)
        pages = []
        for state in (table.state, flipped):
            table.state = state
            columns(game, table, game.holder)
            game.save()
            pages.append(LETTERS.sub("", as_ada.get(f"/play/{game.public_id}/table").content.decode()))
        assert pages[0] == pages[1]
        compared += 1
        SeatedGame.objects.all().delete()
    assert compared


def test_a_card_of_destiny_has_the_text_that_the_engine_plays(ada: User) -> None:
    rey = titled(seated_after("destiny", ada, 3))["Rey, Force Prodigy"]
    assert rey.lines[0] == "Character, 10 health"
    assert rey.lines[1] == ("Die: 1 melee damage · +2 melee damage · 1 discard · 1 resource · +1 resource · blank")
    assert rey.lines[2].startswith("After you play an upgrade on this character") and not rey.is_printed
    assert len(rey.at) == 3, "the card and its two dice"
    assert rey.link == "/cards/01038-rey"


def test_a_printed_text_of_the_installation_stands_in_place_of_ours(ada: User) -> None:
    about = {"name": "Awakenings", "position": 1, "released": date(2016, 12, 1), "size": 174}
    awakenings, _ = CardSet.objects.get_or_create(code="AW", defaults=about)
    card, _ = Card.objects.get_or_create(code="01038", defaults={"card_set": awakenings, **REY})
    PrintedText.objects.create(card=card, text="Words of somebody's own copy.", updated_at=timezone.now())
    text = titled(seated_after("destiny", ada, 3))["Rey, Force Prodigy"]
    assert text.is_printed and text.lines[-1] == "Words of somebody's own copy."


@pytest.mark.parametrize("name", games_with_views())
def test_most_questions_name_a_rule_that_stands_in_a_book(ada: User, as_ada: Client, name: str) -> None:
    found = [rule for answers in (0, 1, 2, 4, 6) if (rule := seen(seated_after(name, ada, answers)).rule)]
    assert len(found) >= 2
    for id_, words in found:
        assert text_of(id_).endswith(words), "without the page of its source"
    game = seated_after(name, ada, 2)
    if shown := seen(game).rule:
        assert f">{shown[0]}</a>" in as_ada.get(f"/play/{game.public_id}").content.decode()
