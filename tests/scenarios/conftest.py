"""People and scenarios for the tests of the scenario app."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from scenarios import services
from scenarios.models import Scenario
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document


@pytest.fixture
def ada(db: None) -> User:
    return User.objects.create_user("ada")


@pytest.fixture
def ben(db: None) -> User:
    return User.objects.create_user("ben")


@pytest.fixture
def scenario(ada: User) -> Scenario:
    """Ada's private small fight."""
    return services.create_scenario(owner=ada, definition=a_document())


@pytest.fixture
def as_ada(ada: User) -> Client:
    client = Client()
    client.force_login(ada)
    return client


_loaded: set[str] = set()
"""The addresses that this process has answered before."""


@pytest.fixture
def warm(as_ada: Client) -> None:
    """The first request of a process reads templates and modules; tests that count seconds need it done before."""
    for address in ("/api/v1/scenarios", "/scenarios", reverse("scenarios:new")):
        if address not in _loaded:
            assert as_ada.get(address).status_code == 200
            _loaded.add(address)


@pytest.fixture
def as_ben(ben: User) -> Client:
    client = Client()
    client.force_login(ben)
    return client
