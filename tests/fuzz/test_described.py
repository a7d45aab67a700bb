"""The description of the API says the bounds that are kept, and what a playtest is before its first game."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from django.test import Client

from tests.fuzz.widening import calls


@cache
def described() -> dict[str, Any]:
    found: dict[str, Any] = Client().get("/api/v1/schema", headers={"accept": "application/json"}).json()
    return found


def parameters(name: str) -> dict[str, dict[str, Any]]:
    """The schemas of a query parameter, by call."""
    return {
        f"{method} {path}": each["schema"]
        for path, method, call in calls(described())
        for each in call.get("parameters", [])
        if each["in"] == "query" and each["name"] == name
    }


@pytest.mark.django_db
def test_every_list_in_pages_says_the_bounds_of_its_cursor_and_of_a_page() -> None:
    sizes, cursors = parameters("page_size"), parameters("cursor")
    lists = {"cards", "decks", "playtests", "public/playtests", "scenarios", "studies"}
    assert sizes.keys() == cursors.keys() == {f"get /api/v1/{name}" for name in lists}
    assert all((each["minimum"], each["maximum"]) == (1, 100) for each in sizes.values())
    assert all(each["maxLength"] == 4000 for each in cursors.values())


@pytest.mark.django_db
def test_a_cursor_longer_than_any_of_ours_is_refused() -> None:
    answer = Client().get("/api/v1/decks", {"cursor": "b" * 4001})
    assert answer.status_code == 400 and answer.json()["errors"][0]["code"] == "bad_cursor"


@pytest.mark.django_db
def test_every_version_that_is_asked_for_says_its_bounds() -> None:
    versions = parameters("version")
    assert len(versions) == 4
    assert all((each["minimum"], each["maximum"]) == (1, 999_999) for each in versions.values()), versions


@pytest.mark.django_db
def test_shares_before_the_first_game_are_null() -> None:
    (of_one, null) = described()["components"]["schemas"]["Playtest"]["properties"]["shares"]["items"]["oneOf"]
    assert of_one == {"$ref": "#/components/schemas/Interval"} and null == {"type": "null"}


@pytest.mark.django_db
def test_files_of_games_say_the_media_types_in_which_they_come() -> None:
    said = {
        path.rpartition("/")[2]: set(call["responses"]["200"]["content"])
        for path, method, call in calls(described())
        if "/playtests/{public_id}/games" in path and method == "get"
    }
    both = {"text/csv", "application/x-ndjson"}
    assert said == {"games": both, "games.csv": both, "games.ndjson": both}
