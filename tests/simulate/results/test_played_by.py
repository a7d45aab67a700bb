"""A result names the rules and texts it was played by, and says what has changed in its formats since."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from django.test import Client

from decks import services as decks
from sandtable.games.destiny.decklist import DeckList, to_json
from sandtable.games.destiny.field import field
from simulate.asking import services
from simulate.asking.request import PlaytestRequest, Subject
from simulate.models import Batch
from simulate.results.played_by import changed_since, played_by, warning
from simulate.study.field import services as fields
from simulate.study.field.question import Member, Question
from simulate.study.services import create_study
from simulate.watching.seat import services as seats
from simulate.words import versions
from tests.support import rule
from tests.support.pages import words_of
from tests.support.playtests import a_batch, a_user

pytestmark = pytest.mark.django_db
FIRST = field()["han-and-leia"]
OTHER = field()["vader-and-raider"]
LATER = replace(FIRST, name="Later", format="INF")


def asked(*decks: DeckList) -> Batch:
    sides = tuple(Subject(deck.name, to_json(deck)) for deck in decks)
    request = PlaytestRequest(game="destiny", subjects=sides, agents=("random", "random"), rotations=1, seed=1)
    return services.create_batch(owner=a_user(), request=request, idempotency_key="once")


def test_a_request_names_rules_only_where_they_are_not_the_first_ones() -> None:
    assert "rules" not in asked(FIRST, FIRST).snapshot
    assert asked(FIRST, LATER).snapshot["rules"] == "v2.4"
    assert "rules" not in a_batch().snapshot


@rule("D-501")
def test_a_result_from_before_there_were_two_says_the_first_rules() -> None:
    snapshot = asked(FIRST, LATER).snapshot
    assert played_by("destiny", snapshot) == {"rules": "v2.4", "texts": "errata"}
    before = {key: value for key, value in snapshot.items() if key != "rules"}
    assert played_by("destiny", before) == {"rules": "v1.1", "texts": "errata"}
    assert versions(played_by("destiny", before)) == "v1.1, card texts with later errata"
    assert (played_by("no game", before), changed_since("no game", before)) == ({}, [])


def test_a_game_with_one_version_of_everything_has_nothing_to_say() -> None:
    batch = a_batch()
    assert (played_by(batch.game, batch.snapshot), changed_since(batch.game, batch.snapshot)) == ({}, [])
    assert (versions({}), warning([])) == ("", "")


def test_the_page_and_the_api_say_both(client: Client) -> None:
    batch = asked(FIRST, LATER)
    client.force_login(batch.owner)
    page = words_of(client.get(batch.get_absolute_url()).content.decode())
    assert "Rules v2.4, card texts with later errata" in page
    assert "Changed since" in page and "Infinite (2021) has a newer list, of 2026-07." in page
    told: dict[str, Any] = client.get(f"/api/v1/playtests/{batch.public_id}").json()
    assert told["played_by"] == {"rules": "v2.4", "texts": "errata"}
    says = ["Infinite (2021) has a newer list, of 2026-07.", "It changes nothing for this deck."]
    assert told["changed_since"] == [{"label": "Later", "says": says}]


@pytest.mark.parametrize(
    ("members", "line", "versions_of_it"),
    [
        ((FIRST, OTHER), "Played by rules v1.1, card texts of rules v1.1.", [{"rules": "v1.1", "texts": "v1.1"}]),
        (
            (FIRST, OTHER, LATER),
            "Played by rules v1.1, card texts of rules v1.1; v2.4, card texts with later errata.",
            [{"rules": "v1.1", "texts": "v1.1"}, {"rules": "v2.4", "texts": "errata"}],
        ),
    ],
)
def test_a_study_says_what_its_playtests_are_played_by(
    client: Client, members: tuple[DeckList, ...], line: str, versions_of_it: list[dict[str, str]]
) -> None:
    """In a field each pairing has the rules of its two decks."""
    owner: Any = a_user()
    named = tuple(Member(deck.name, "random", "", to_json(deck)) for deck in members)
    question = Question(game="destiny", members=named, pairs_each=1, seed=1)
    study = create_study(owner=owner, asked=fields.asked(question), idempotency_key="once")
    client.force_login(owner)
    assert line in words_of(client.get(study.get_absolute_url()).content.decode())
    assert client.get(f"/api/v1/studies/{study.public_id}").json()["played_by"] == versions_of_it


def test_the_form_of_a_playtest_says_it_once_both_decks_are_chosen(client: Client) -> None:
    owner: Any = a_user()
    client.force_login(owner)
    first, later = (decks.create_deck(owner=owner, content=deck).public_id for deck in (FIRST, LATER))
    address = "/playtests/estimate?size=quick"
    assert "Played by" not in words_of(client.get(f"{address}&deck_a={first}").content.decode())
    for other, told in ((first, "v1.1, card texts of rules v1.1"), (later, "v2.4, card texts with later errata")):
        page = client.get(f"{address}&deck_a={first}&deck_b={other}").content.decode()
        assert f"Played by rules {told}." in words_of(page)


def test_a_game_at_a_seat_says_the_rules_it_goes_on_by(client: Client) -> None:
    sides = tuple(Subject(deck.name, to_json(deck)) for deck in (FIRST, LATER))
    request = PlaytestRequest(game="destiny", subjects=sides, agents=("random", "random"), rotations=1, seed=1)
    game = seats.start(owner=a_user(), request=request, people=[0, 1], idempotency_key="once")
    client.force_login(game.owner)
    page = words_of(client.get(game.get_absolute_url()).content.decode())
    assert "rules v2.4, card texts with later errata" in page


def test_a_playtest_of_the_first_set_says_its_rules_and_nothing_else(client: Client) -> None:
    batch = asked(FIRST, replace(FIRST, name="Other"))
    client.force_login(batch.owner)
    page = words_of(client.get(batch.get_absolute_url()).content.decode())
    assert "Rules v1.1, card texts of rules v1.1" in page and "Changed since" not in page
