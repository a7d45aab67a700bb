"""The limits of a person's things: told on a page and in the API, on forms before they are met, and refused whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from accounts import allowances
from decks import services as decks
from decks.models import Deck
from sandtable.games.destiny.decklist import demo_decks, to_json
from sandtable.games.destiny.formats import DEFAULT, get_format
from simulate.asking.quota import keep_study
from simulate.asking.refusals import LimitReached
from simulate.models import Batch, Study
from simulate.models.room import megabytes
from tests.support.playtests import a_batch
from tests.support.toy_games import toy_games as toy_games

pytestmark = pytest.mark.django_db
PAGE: Final = "/account/data"
CALL: Final = "/api/v1/allowances"
CONTENT: Final = next(iter(demo_decks().values()))


@pytest.fixture
def adas(ada: User) -> Client:
    client = Client()
    client.force_login(ada)
    return client


def keep(owner: User, number: int) -> Deck:
    return decks.create_deck(owner=owner, content=replace(CONTENT, name=f"Deck {number}"))


def told(client: Client) -> dict[str, tuple[int, int]]:
    found = client.get(CALL).json()["allowances"]
    return {each["name"]: (each["used"], each["most"]) for each in found}


def test_all_are_told_on_a_page_and_in_the_api(ada: User, adas: Client, settings: Any) -> None:
    settings.DECKS_PER_PERSON, settings.STUDIES_PER_PERSON = 1200, 0
    keep(ada, 1)
    keep(User.objects.create_user("ben"), 2)
    assert told(adas) == {"decks": (1, 1200), "scenarios": (0, 500), "studies": (0, 0), "megabytes": (0, 2000)}
    page = adas.get(PAGE).content.decode()
    assert "1 of 1,200" in page and "0, without an end" in page and "MB of playtests" in page


def test_a_program_may_read_them(make: Callable[..., Any], program: Callable[[str], Any]) -> None:
    _token, text = make("read")
    assert program(text).get(CALL).status_code == 200


@pytest.mark.parametrize(("used", "is_told"), [(3, False), (4, True), (5, True)])
def test_forms_tell_it_when_four_fifths_are_used(
    ada: User, adas: Client, settings: Any, used: int, is_told: bool
) -> None:
    settings.DECKS_PER_PERSON = 5
    for number in range(used):
        keep(ada, number)
    for address in ("/decks/new", "/decks/import"):
        assert (f"You have {used} of 5 decks" in adas.get(address).content.decode()) is is_told


def test_a_visitor_is_told_nothing(client: Client) -> None:
    assert "You have" not in client.get("/decks/import").content.decode()


def test_one_too_many_is_refused_by_name_whatever_the_way(ada: User, adas: Client, settings: Any) -> None:
    settings.DECKS_PER_PERSON = 2
    deck = keep(ada, 1)
    decks.begin_deck(owner=ada, name="Only begun", format=get_format(DEFAULT))
    words = "You have 2 of 2 decks; there is no room for 1 more. Delete some first."
    page = adas.post("/decks/new", {"name": "Another", "format": DEFAULT})
    assert page.status_code == 409 and words in page.content.decode()
    copied = adas.post(reverse("decks:deck-clone", args=[deck.public_id, 1]))
    assert copied.status_code == 409 and words in copied.content.decode()
    called = adas.post("/api/v1/decks", {"deck": to_json(CONTENT)}, content_type="application/json")
    assert called.status_code == 409 and (called.json()["code"], called.json()["detail"]) == ("full", words)
    assert Deck.objects.filter(owner=ada).count() == 2
    deck.delete()
    keep(ada, 3)


def test_several_are_imported_whole_or_not_at_all(ada: User, settings: Any) -> None:
    settings.DECKS_PER_PERSON = 2
    arriving = [decks.Arriving(replace(CONTENT, name=f"Deck {number}")) for number in range(3)]
    with pytest.raises(allowances.Full, match="no room for 3 more"):
        decks.import_decks(owner=ada, arriving=arriving)
    assert not Deck.objects.exists()
    assert len(decks.import_decks(owner=ada, arriving=arriving[:2])) == 2


def test_games_take_room_and_a_playtest_that_has_none_is_refused(ada: User, settings: Any) -> None:
    assert megabytes(1, 1_000_000) == 18, "a million games are 18 MB"
    settings.STORAGE_MB_PER_PERSON = 18
    a_batch(ada)
    Batch.objects.update(n_games=1_000_000)
    a_batch(ada)
    Batch.objects.filter(n_games=1_000_000).update(n_games=1_060_000)
    with pytest.raises(LimitReached, match=r"19 of 18 MB of playtests"):
        a_batch(ada)
    a_batch(User.objects.create_user("ben"))
    settings.STORAGE_MB_PER_PERSON = 0
    a_batch(ada)


def test_one_study_too_many_is_refused(ada: User, settings: Any) -> None:
    settings.STUDIES_PER_PERSON = 1
    keep_study(ada)
    Study.objects.create(owner=ada, kind="better", game="toy", spec={})
    with pytest.raises(LimitReached, match="1 of 1 studies"):
        keep_study(ada)
