"""The texts of things on a table tell nothing that a seat may not see."""

from __future__ import annotations

import random
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
from tests.support.seats import a_seated_game, answer_by_chance, let_agents_think

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


def after(name: str, owner: User, answers: int) -> SeatedGame:
    chance, game = random.Random(name), let_agents_think(a_seated_game(name, owner, key=str(answers)))
    for _ in range(answers):
        if game.state == SeatedState.PERSON:
            answer_by_chance(game, chance)
            game = let_agents_think(game)
    return game


def seen(game: SeatedGame) -> Seen:
    return Seen(game, table_of(game), game.holder)


def titled(game: SeatedGame) -> dict[str, Explained]:
    return {each.title: each for each in seen(game).texts}


@pytest.mark.parametrize("name", games_with_views())
def test_texts_belong_to_things_of_the_table_and_say_something(ada: User, as_ada: Client, name: str) -> None:
    game = after(name, ada, 3)
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
        game = after(name, ada, answers)
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
    rey = titled(after("destiny", ada, 3))["Rey, Force Prodigy"]
    assert rey.lines[0] == "Character, 10 health"
    assert rey.lines[1] == ("Die: 1 melee damage · +2 melee damage · 1 discard · 1 resource · +1 resource · blank")
    assert rey.lines[2].startswith("After you play an upgrade on this character") and not rey.is_printed
    assert len(rey.at) == 3, "the card and its two dice"
    assert rey.link == "/cards/01038-rey"


def test_a_printed_text_of_the_installation_stands_in_place_of_ours(ada: User) -> None:
    awakenings = CardSet.objects.create(code="AW", name="Awakenings", position=1, released=date(2016, 12, 1), size=174)
    card = Card.objects.create(code="01038", card_set=awakenings, **REY)
    PrintedText.objects.create(card=card, text="Words of somebody's own copy.", updated_at=timezone.now())
    text = titled(after("destiny", ada, 3))["Rey, Force Prodigy"]
    assert text.is_printed and text.lines[-1] == "Words of somebody's own copy."


def test_cards_and_places_of_mafia_city_quote_their_rules(ada: User) -> None:
    texts = titled(after("mafia_city", ada, 3))
    harbour = dict(texts["Harbour"].rules)
    assert "the controller may move the Hitman figure" in harbour["MAF-HAR-02"]
    assert not harbour["MAF-HAR-02"].startswith("[")


def test_units_of_tide_of_iron_tell_what_the_tables_say(ada: User) -> None:
    texts = titled(after("tide_of_iron", ada, 6))
    assert texts["Elite Infantry"].lines[:2] == ("4 movement points", "Against infantry: dice 2, range 4")
    concealed = [thing["at"] for _, thing, _ in named(seen(after("tide_of_iron", ada, 6)).view.things) if hides(thing)]
    told = {at for each in texts.values() for at in each.at}
    assert not told & set(concealed)


def hides(thing: dict[str, object]) -> bool:
    return "figures" in thing and thing["figures"] is None


def test_space_bastards_explains_relationships_and_action_cards_alike(ada: User) -> None:
    trade = titled(after("space_bastards", ada, 2))["Trade"]
    assert trade.at[0] == "relation:trade" and "1 money for every pair" in dict(trade.rules)["SPB-TRA-02"]


@pytest.mark.parametrize("name", games_with_views())
def test_most_questions_name_a_rule_that_stands_in_a_book(ada: User, as_ada: Client, name: str) -> None:
    found = [rule for answers in (0, 1, 2, 4, 6) if (rule := seen(after(name, ada, answers)).rule)]
    assert len(found) >= 2
    for rule, words in found:
        assert text_of(rule).endswith(words), "without the page of its source"
    game = after(name, ada, 2)
    if shown := seen(game).rule:
        assert f">{shown[0]}</a>" in as_ada.get(f"/play/{game.public_id}").content.decode()
