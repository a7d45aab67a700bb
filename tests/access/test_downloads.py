"""No cache keeps a file of something that only its link shows (docs/security.md)."""

from __future__ import annotations

from typing import Final

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks.models import Deck
from scenarios.models import Scenario
from simulate.models import Batch, Study
from tests.access.test_access import Line, owner_and_world, table
from tests.access.world import World
from web.downloads import KEPT_NOWHERE, is_download

pytestmark = pytest.mark.django_db
__all__ = ["owner_and_world"]
FILES: Final = ("csv", "ndjson", "export", "picture", "definition", "map")
"""Words in the names of addresses that answer with a file."""


def lines_of_files() -> list[Line]:
    """The addresses of files of somebody's things."""
    things = [line for line in table() if line.method == "GET" and any("{" in part for part in line.parts)]
    return [line for line in things if any(word in f"{line.route} {line.parts}" for word in FILES)]


def test_files_of_unlisted_things_are_kept_by_no_cache(owner_and_world: tuple[User, World]) -> None:
    owner, world = owner_and_world
    for model in (Deck, Scenario, Batch, Study):
        model._default_manager.update(visibility="unlisted")
    visitor, at_home = Client(), Client()
    at_home.force_login(owner)
    fetched: set[str] = set()
    for line in lines_of_files():
        for client in (visitor, at_home):
            answer = client.get(line.address(world.things))
            if answer.status_code == 200 and (is_download(answer) or "svg" in answer["Content-Type"]):
                assert answer["Cache-Control"] == KEPT_NOWHERE == "private, no-store", line
                fetched.add(line.route)
    assert {"decks:export", "decks:deck-picture", "simulate-api:games-csv"} <= fetched, "what was asked proves little"
    assert any(route.startswith("scenarios") for route in fetched), fetched
