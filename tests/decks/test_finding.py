"""Lists of decks narrowed by card, team, format, date and legality, on the page and in the API alike."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks import finding, services
from decks.models import Deck, Visibility
from sandtable.games.destiny.decklist import DeckList, Member

REY, FINN, KYLO = "01038", "01045", "01011"


def made(owner: User, name: str, *team: tuple[str, int], cards: dict[str, int] | None = None, **more: Any) -> Deck:
    content = DeckList(
        name, more.pop("format", "awakenings"), tuple(Member(*each) for each in team), ("01174",), (),
        tuple(sorted((cards or {"01153": 2}).items())),
    )  # fmt: skip
    return services.create_deck(owner=owner, content=content, **more)


@pytest.fixture
def three(ada: User) -> list[Deck]:
    """Two decks of Rey, one of them with Finn, and one of Kylo Ren for the Galactic Infinite."""
    decks = [
        made(ada, "Rey and Finn", (REY, 2), (FINN, 1)),
        made(ada, "Rey alone", (REY, 1), cards={"01154": 1}),
        made(ada, "Kylo", (KYLO, 2), format="INF-2026-07"),
    ]
    Deck.objects.filter(name="Kylo").update(updated_at=datetime(2026, 1, 31, 12, tzinfo=UTC))
    return decks


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ({"team": "Rey"}, {"Rey and Finn", "Rey alone"}),
        ({"team": "rey; finn"}, {"Rey and Finn"}),
        ({"team": "01011"}, {"Kylo"}),
        ({"card": "Block"}, {"Rey and Finn", "Kylo"}),
        ({"card": "Block", "team": "Rey"}, {"Rey and Finn"}),
        ({"format": "INF-2026-07"}, {"Kylo"}),
        ({"until": "2026-01-31"}, {"Kylo"}),
        ({"since": "2026-02-01"}, {"Rey and Finn", "Rey alone"}),
        ({"legality": "broken"}, {"Rey and Finn", "Rey alone", "Kylo"}),
        ({"legality": "legal"}, set()),
        ({"q": "alone"}, {"Rey alone"}),
    ],
)
def test_a_list_is_narrowed(three: list[Deck], as_ada: Client, given: dict[str, str], names: set[str]) -> None:
    found = finding.narrowed(Deck.objects.all(), finding.Wanted.read(given))
    assert {deck.name for deck in found} == names
    shown = as_ada.get("/decks", {"show": "mine", **given}).content.decode()
    assert {deck.name for deck in three if f"<bdi>{deck.name}</bdi>" in shown} == names
    told = as_ada.get("/api/v1/decks", {"show": "mine", **given}).json()
    assert {each["name"] for each in told["results"]} == names


def test_legality_reads_the_stored_verdict(three: list[Deck]) -> None:
    version = three[0].newest
    type(version).objects.filter(pk=version.pk).update(verdict_problems=0, verdict_unencoded=["24090"])
    wanted = {key: finding.Wanted.read({"legality": key}) for key in finding.LEGALITY}
    found = {key: [deck.name for deck in finding.narrowed(Deck.objects.all(), each)] for key, each in wanted.items()}
    assert found["legal"] == ["Rey and Finn"] and found["playable"] == []
    assert sorted(found["broken"]) == ["Kylo", "Rey alone"]


def test_what_can_not_be_read_finds_nothing_and_says_why(three: list[Deck], as_ada: Client) -> None:
    given = {"team": "Nobody", "since": "yesterday", "legality": "maybe", "card": "Nothing"}
    wanted = finding.Wanted.read(given)
    assert set(wanted.problems) == {"team", "since", "legality", "card"}
    shown = as_ada.get("/decks", given).content.decode()
    assert "No character has this name." in shown and "Give a date as year, month and day" in shown
    answer = as_ada.get("/api/v1/decks", {"team": "Nobody", "since": "2026-2-3"})
    assert answer.status_code == 400
    assert {error["path"] for error in answer.json()["errors"]} == {"?team", "?since"}


def test_a_public_list_never_shows_a_private_deck_of_somebody_else(three: list[Deck], as_ben: Client) -> None:
    Deck.objects.filter(name="Rey alone").update(visibility=Visibility.PUBLIC)
    told = as_ben.get("/api/v1/decks", {"team": "Rey"}).json()
    assert [each["name"] for each in told["results"]] == ["Rey alone"]


def test_filters_cost_no_further_queries(
    three: list[Deck], as_ada: Client, django_assert_num_queries: Any, django_assert_max_num_queries: Any
) -> None:
    with django_assert_max_num_queries(30) as plain:
        as_ada.get("/decks", {"show": "mine"})
    given = {"show": "mine", "team": "Rey", "card": "Block", "since": "2020-01-01", "legality": "broken"}
    with django_assert_num_queries(len(plain)):
        as_ada.get("/decks", given)
