"""A deck with a plot is refused by name wherever it is asked for: nobody plays with a card that would do nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks import services as decks
from decks.exchange import incoming, text
from decks.models import Deck
from sandtable.engine.dice import seeded
from sandtable.engine.game import BadSetup
from sandtable.games.destiny import GAME
from sandtable.games.destiny.decklist import DeckList, to_json
from sandtable.games.destiny.formats import AWAKENINGS
from sandtable.games.destiny.legality import problems
from sandtable.games.destiny.random_decks import random_deck
from simulate.asking import services
from simulate.asking.refusals import Refused
from simulate.asking.request import PlaytestRequest, Subject
from simulate.models import PERSON, Batch, SeatedGame
from simulate.watching.seat import services as seats

pytestmark = pytest.mark.django_db
PLOT, NAME = "05168", "Espionage"
FORMAT = replace(AWAKENINGS, code="with-plots", name="With plots", sets=None, points=40, allows_plots=True)
LEGAL = replace(random_deck(seeded("a deck that can be played"), "awakenings"), name="Spies", format=FORMAT)
WITH_PLOT = replace(LEGAL, plots=(PLOT,))


def asked(deck: DeckList) -> PlaytestRequest:
    """A playtest of this deck against itself, as it comes from a program that judges nothing."""
    side = Subject(deck.name, to_json(deck))
    return PlaytestRequest(game="destiny", subjects=(side, side), agents=("random", "random"), rotations=1, seed=1)


@pytest.fixture
def ada() -> User:
    return User.objects.create_user("ada")


@pytest.fixture
def as_ada(ada: User) -> Client:
    client = Client()
    client.force_login(ada)
    return client


@pytest.fixture
def stored(ada: User) -> Deck:
    return decks.create_deck(owner=ada, content=WITH_PLOT)


def test_the_format_allows_the_plot_and_the_deck_without_it_is_played(ada: User) -> None:
    """Otherwise this proves nothing: the deck would be refused for another reason."""
    assert problems(WITH_PLOT, FORMAT) == []
    assert services.create_batch(owner=ada, request=asked(LEGAL), idempotency_key="legal").pk


def test_the_rules_refuse_it_so_the_queue_plays_no_such_game() -> None:
    subject = to_json(WITH_PLOT)
    assert GAME.subject_problems(subject) == [f"{NAME} ({PLOT}) is not encoded yet"]
    with pytest.raises(BadSetup, match=NAME):
        asked(WITH_PLOT).plan().check()


def test_the_services_refuse_it(ada: User) -> None:
    with pytest.raises(Refused, match=NAME):
        services.create_batch(owner=ada, request=asked(WITH_PLOT), idempotency_key="k")
    with pytest.raises(Refused, match=NAME):
        seats.start(owner=ada, request=asked(WITH_PLOT), people=[0], idempotency_key="k")
    assert not Batch.objects.exists() and not SeatedGame.objects.exists()


def test_the_pages_and_the_api_refuse_it(as_ada: Client, stored: Deck) -> None:
    chosen = {"deck_a": stored.public_id, "agent_a": PERSON, "deck_b": stored.public_id, "agent_b": "random"}
    page = as_ada.post("/play/decks", {**chosen, "key": "once"})
    assert page.status_code == 422 and NAME in page.content.decode()
    side = {"deck": stored.public_id, "agent": "random"}
    body: dict[str, Any] = {"game": "destiny", "sides": [side, side], "pairs": 1}
    reply = as_ada.post("/api/v1/playtests", body, "application/json", headers={"Idempotency-Key": "k"})
    assert reply.status_code == 400 and NAME in reply.content.decode()
    assert not SeatedGame.objects.exists() and not Batch.objects.exists()


def test_an_imported_deck_says_that_it_cannot_be_played(as_ada: Client, ada: User) -> None:
    """It may be kept: an edition that knows the plot will play it."""
    taken = incoming.read(text.write(WITH_PLOT), format=FORMAT)
    assert taken.deck is not None and taken.deck.plots == (PLOT,)
    deck = decks.create_deck(owner=ada, content=taken.deck)
    page = as_ada.get(deck.get_absolute_url()).content.decode()
    assert NAME in page and "1 card not playable yet" in page and "Every card can be played" not in page
