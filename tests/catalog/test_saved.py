"""Saved searches: whose they are, what is kept of an address, names, and their limit."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.test import Client

from catalog import saved
from catalog.models import SavedSearch

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada() -> User:
    return User.objects.create_user("ada")


@pytest.fixture
def bob() -> User:
    return User.objects.create_user("bob")


@pytest.fixture
def hers(client: Client, ada: User) -> Client:
    client.force_login(ada)
    return client


def test_a_search_is_saved_and_stands_beside_the_search_box(hers: Client, ada: User) -> None:
    sent = {"search": "q=t%3Aevent+c%3C%3D1&view=tiles&page=2&other=1", "name": "Cheap events"}
    answer = hers.post("/cards/searches", sent)
    assert answer.status_code == 302
    assert answer["Location"] == "/cards?q=t%3Aevent+c%3C%3D1&view=tiles"
    html = hers.get("/cards").content.decode()
    assert "Cheap events" in html and "/cards?q=t%3Aevent+c%3C%3D1&amp;view=tiles" in html
    assert "Cheap events" in hers.get("/cards/searches").content.decode()


def test_nobody_else_sees_or_changes_it(hers: Client, ada: User, bob: User) -> None:
    kept = saved.save_search(owner=bob, address="q=rey", name="Secret of Bob")
    for page in ("/cards", "/cards/searches"):
        assert "Secret of Bob" not in hers.get(page).content.decode()
    assert hers.post(f"/cards/searches/{kept.pk}", {"name": "Mine"}).status_code == 404
    assert hers.post(f"/cards/searches/{kept.pk}", {"delete": "1"}).status_code == 404
    assert saved.searches_of(bob) == [kept] and saved.searches_of(AnonymousUser()) == []
    hers.logout()
    assert hers.get("/cards/searches").status_code == 302
    assert "Save search" not in hers.get("/cards").content.decode()


def test_it_is_renamed_and_deleted(hers: Client, ada: User) -> None:
    kept = saved.save_search(owner=ada, address="q=rey", name="")
    assert kept.name == "rey"
    saved.save_search(owner=ada, address="q=finn", name="Finn")
    hers.post(f"/cards/searches/{kept.pk}", {"name": "Finn"})
    kept.refresh_from_db()
    assert kept.name == "rey"
    hers.post(f"/cards/searches/{kept.pk}", {"name": " <b>Rey</b> "})
    assert "&lt;b&gt;Rey&lt;/b&gt;" in hers.get("/cards").content.decode()
    hers.post(f"/cards/searches/{kept.pk}", {"delete": "1"})
    assert [each.name for each in saved.searches_of(ada)] == ["Finn"]


def test_the_same_name_takes_the_place_of_the_older_search(ada: User) -> None:
    saved.save_search(owner=ada, address="q=rey", name="Mine")
    saved.save_search(owner=ada, address="q=finn", name="Mine")
    assert [each.search for each in saved.searches_of(ada)] == ["q=finn"]


@pytest.mark.parametrize(
    ("address", "name", "told"),
    [
        ("", "x", "no search to save"),
        ("view=tiles", "x", "no search to save"),
        ("q=a%00b", "x", "no search to save"),
        ("q=" + "a" * 3000, "x", "too long"),
        ("q=" + "%C3%A9" * 300 + "ü" * 180, "x", "too long"),
        ("q=rey", "n" * 81, "at most 80"),
        ("q=rey", "two\nlines", "invisible"),
    ],
)
def test_what_cannot_be_kept_is_refused(hers: Client, address: str, name: str, told: str) -> None:
    answer = hers.post("/cards/searches", {"search": address, "name": name}, follow=True)
    assert told in answer.content.decode()
    assert not SavedSearch.objects.exists()


def test_there_is_a_limit(ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved, "MOST_SAVED", 2)
    for word in ("rey", "finn"):
        saved.save_search(owner=ada, address=f"q={word}", name=word)
    with pytest.raises(saved.CannotSave, match="no more"):
        saved.save_search(owner=ada, address="q=poe", name="poe")
    saved.save_search(owner=ada, address="q=kylo", name="rey")
    assert SavedSearch.objects.count() == 2


def test_choices_beside_the_search_are_not_marked_as_wrong(client: Client) -> None:
    html = client.get("/cards?q=rey&order=-cost").content.decode()
    assert "aria-invalid" not in html and '<option value="-cost" selected>' in html
