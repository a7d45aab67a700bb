"""People and decks for the tests of the deck app."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks import services
from decks.models import Deck
from sandtable.games.destiny.decklist import demo_decks


@pytest.fixture
def ada(db: None) -> User:
    return User.objects.create_user("ada")


@pytest.fixture
def ben(db: None) -> User:
    return User.objects.create_user("ben")


@pytest.fixture
def deck(ada: User) -> Deck:
    """Ada's private copy of the Rey starter."""
    return services.create_deck(owner=ada, content=demo_decks()["rey-starter"])


@pytest.fixture
def as_ada(ada: User) -> Client:
    client = Client()
    client.force_login(ada)
    return client


@pytest.fixture
def as_ben(ben: User) -> Client:
    client = Client()
    client.force_login(ben)
    return client
