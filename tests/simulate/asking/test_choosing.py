"""Choosing decks on a form: searched, a part at a time, with chosen and named decks always offered."""

from __future__ import annotations

from dataclasses import replace
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client

from decks import services
from decks.models import Deck, DeckVersion, Visibility
from simulate.asking.choosing import Search
from simulate.models import Batch
from tests.support.crowd import STARTER, publish_decks
from tests.support.forms import sent_by
from tests.support.playtests import a_user

pytestmark = pytest.mark.django_db
NEW, SERIES = "/playtests/new", "/playtests/series/new"


@pytest.fixture
def ada(client: Client) -> Any:
    owner: Any = a_user("ada")
    client.force_login(owner)
    return owner


@pytest.fixture
def ben() -> Any:
    return a_user("ben")


def a_deck(owner: Any, name: str, visibility: str = Visibility.PUBLIC) -> Deck:
    return services.create_deck(owner=owner, content=replace(STARTER, name=name), visibility=visibility)


def page(client: Client, address: str, status: int = 200, **given: Any) -> str:
    answer = client.get(address, given)
    assert answer.status_code == status
    return unescape(answer.content.decode())


def offered(html: str, name: str = "deck_a") -> list[str]:
    """The labels of a select, without the first."""
    select = html.split(f'<select name="{name}"')[1].split("</select>")[0]
    return [option.split("<")[0] for option in select.replace("selected", "").split(">") if "</option" in option][1:]


def told(html: str) -> str:
    return html.split('id="found" role="status">')[1].split("</p>")[0]


def visible(form: dict[str, list[str]]) -> dict[str, list[str]]:
    """The fields a person fills in, as a browser would send them."""
    return {name: values for name, values in form.items() if name not in ("csrfmiddlewaretoken", "key", "page")}


# The search -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({}, Search("", 1)),
        ({"q": "  rey \t starter\u200b ", "page": "3"}, Search("rey starter", 3)),
        ({"q": "x" * 10_000, "page": "9" * 10_000}, Search("x" * 100, 1)),
        ({"q": " ".join("abcdefghijkl"), "page": "0"}, Search("a b c d e f g h", 1)),
        ({"q": "\u202egnp", "page": "-1"}, Search("gnp", 1)),
        ({"q": "a\x00b", "page": "1e3"}, Search("ab", 1)),
        ({"page": "²"}, Search("", 1)),
        ({"page": "٣"}, Search("", 1)),
    ],
)
def test_a_search_is_read_from_anything(given: dict[str, str], wanted: Search) -> None:
    assert Search.read(given) == wanted


@pytest.mark.parametrize("address", [NEW, SERIES])
def test_a_search_finds_names_and_owners_and_says_how_many(client: Client, ada: Any, ben: Any, address: str) -> None:
    for owner, name in ((ada, "Rey"), (ben, "Rey returns"), (ben, "Kylo")):
        a_deck(owner, name)
    select = "deck_a" if address == NEW else "deck"
    html = page(client, address)
    assert offered(html, select) == ["Rey", "Kylo (ben)", "Rey returns (ben)"]
    assert told(html) == "There are 3 decks to choose from."
    assert (
        '<optgroup label="Your decks: Starter sets">' in html
        and '<optgroup label="Public decks: Starter sets">' in html
    )
    html = page(client, address, q="REY")
    assert offered(html, select) == ["Rey", "Rey returns (ben)"]
    assert told(html) == "2 decks have “REY” in their name, owner or format."
    assert 'value="REY"' in html
    html = page(client, address, q="ben kylo")
    assert offered(html, select) == ["Kylo (ben)"]
    assert told(html) == "1 deck has “ben kylo” in its name, owner or format."


@pytest.mark.parametrize("address", [NEW, SERIES])
def test_nothing_found_and_nothing_there_are_told_in_words(client: Client, ada: Any, address: str) -> None:
    html = page(client, address)
    assert "There is no deck that can be played yet." in html and "/decks/new" in html
    a_deck(ada, "Rey")
    html = page(client, address, q="<script>")
    assert told(html) == "No deck that can be played has “<script>” in its name, owner or format."
    assert "&lt;script&gt;" in client.get(address, {"q": "<script>"}).content.decode()


@pytest.mark.parametrize("address", [NEW, SERIES])
def test_hostile_searches_find_nothing_and_break_nothing(client: Client, ada: Any, address: str) -> None:
    a_deck(ada, "Rey")
    for words in ("x" * 10_000, "%", "_", "\\", "'; DROP TABLE decks_deck; --", "\u202e", "\ufdfa" * 2000, " " * 5000):
        page(client, address, q=words, page="9" * 500)
    page(client, address, 400, q="a\x00b")
    assert client.post(address, {"q": "a\x00b", "page": "1"}).status_code == 400
    assert Deck.objects.count() == 1


def test_the_list_comes_a_part_at_a_time(client: Client, ada: Any, ben: Any) -> None:
    publish_decks(ben, 45)
    html = page(client, NEW)
    assert len(offered(html)) == 20
    assert told(html) == "There are 45 decks to choose from. The fields below offer 1 to 20 of them."
    assert 'id="part-before"' in html and 'id="part-after"' in html
    last = page(client, NEW, page=3)
    assert len(offered(last)) == 5 and "41 to 45 of 45" in last
    assert offered(page(client, NEW, page=4000)) == offered(last)
    everything = [label for number in (1, 2, 3) for label in offered(page(client, NEW, page=number))]
    assert sorted(everything) == sorted(f"Deck {place} (ben)" for place in range(45))
    assert 'id="part-after"' not in page(client, NEW, q="deck 44")


# Chosen decks stay ----------------------------------------------------------------------------------------------------


def test_a_deck_that_was_named_is_chosen_though_the_part_has_it_not(client: Client, ada: Any, ben: Any) -> None:
    deck = publish_decks(ben, 45)[44]
    assert f"{deck.name} (ben)" not in offered(page(client, NEW))
    html = page(client, NEW, a=deck.public_id, b=f"{deck.public_id}:1")
    assert offered(html)[0] == deck.name and '<optgroup label="Chosen">' in html
    assert html.count(f'<option value="{deck.public_id}:1" selected>') == 2
    assert sent_by(html, "deck_a")["deck_a"] == [f"{deck.public_id}:1"]


def test_an_older_version_and_an_unlisted_deck_can_be_named(client: Client, ada: Any, ben: Any) -> None:
    deck = a_deck(ben, "Rey")
    services.save_version(deck=deck, content=replace(STARTER, name="Rey again"), expected=1)
    hidden = a_deck(ben, "For friends", Visibility.UNLISTED)
    html = page(client, NEW, a=f"{deck.public_id}:1", b=hidden.public_id)
    assert set(offered(html)) == {"Rey again", "For friends", "Rey again, version 2 (ben)"}
    sides = {"deck_a": f"{deck.public_id}:1", "deck_b": f"{hidden.public_id}:1"}
    assert client.post(NEW, VALID | sides).status_code == 302


@pytest.mark.parametrize("address", [NEW, SERIES])
def test_the_buttons_keep_what_was_filled_in(client: Client, ada: Any, ben: Any, address: str) -> None:
    """Without JavaScript: the form is sent, and the page comes again with everything, at another part of the list."""
    decks = publish_decks(ben, 45)
    select = "deck_a" if address == NEW else "deck"
    form = sent_by(page(client, address), select)
    form |= {select: [f"{decks[30].public_id}:1"], "seed": ["77"], "size": ["own"], "q": ["deck"], "page": ["2"]}
    if address == SERIES:
        form |= {"against": ["own"], "opponents": [f"{decks[40].public_id}:1", f"{decks[41].public_id}:1"]}
    answer = client.post(address, form)
    assert answer.status_code == 302 and not Batch.objects.exists()
    asked = parse_qs(urlsplit(answer["Location"]).query)
    assert "key" not in asked and "csrfmiddlewaretoken" not in asked
    html = page(client, answer["Location"])
    again = sent_by(html, select)
    assert visible(again) == visible(form)
    assert "21 to 40 of 45" in html


def test_a_refused_form_comes_back_with_its_decks_and_its_search(client: Client, ada: Any, ben: Any) -> None:
    deck = publish_decks(ben, 45)[44]
    answer = client.post(NEW, VALID | {"deck_a": f"{deck.public_id}:1", "deck_b": "", "q": "deck 1"})
    html = unescape(answer.content.decode())
    assert answer.status_code == 422 and "This field is required" in html
    assert sent_by(html, "deck_a")["deck_a"] == [f"{deck.public_id}:1"]
    assert sent_by(html, "deck_a")["q"] == ["deck 1"] and "Deck 2 (ben)" not in offered(html)


# Allowed requests -----------------------------------------------------------------------------------------------------

VALID = {"agent_a": "random", "agent_b": "random", "size": "own", "rotations": "4", "seed": "11", "key": "once"}


def test_a_deck_meets_itself(client: Client, ada: Any) -> None:
    named = f"{a_deck(ada, 'Rey', Visibility.PRIVATE).public_id}:1"
    assert client.post(NEW, VALID | {"deck_a": named, "deck_b": named, "deck_c": named}).status_code == 302
    assert Batch.objects.get().labels == ["Rey", "Rey", "Rey"]


def test_the_deck_s_id_alone_means_its_newest_version(client: Client, ada: Any) -> None:
    deck = a_deck(ada, "Rey")
    services.save_version(deck=deck, content=replace(STARTER, name="Rey again"), expected=1)
    assert client.post(NEW, VALID | {"deck_a": deck.public_id, "deck_b": f"{deck.public_id}:1"}).status_code == 302
    assert Batch.objects.get().labels == ["Rey again, version 2", "Rey again"]
    sources = [side["source"] for side in Batch.objects.get().snapshot["subjects"]]
    assert sources == [f"{deck.public_id}:2", f"{deck.public_id}:1"]


@pytest.mark.parametrize(
    "text", ["{private}:1", "{private}", "{deleted}:1", "{own}:2", "{own}:x", "nobody:1", ":1", "x" * 10_000]
)
def test_what_is_missing_or_somebody_else_s_is_no_choice(client: Client, ada: Any, ben: Any, text: str) -> None:
    own, private, deleted = a_deck(ada, "Rey"), a_deck(ben, "Secret", Visibility.PRIVATE), a_deck(ada, "Gone")
    named = text.format(own=own.public_id, private=private.public_id, deleted=deleted.public_id)
    services.delete_deck(deck=deleted)
    html = page(client, NEW, a=named)
    assert "There is no such deck, or it is not yours to see." in html and "Secret" not in html
    answer = client.post(NEW, VALID | {"deck_a": named, "deck_b": f"{own.public_id}:1"})
    assert answer.status_code == 422 and "Select a valid choice" in answer.content.decode()
    assert "Secret" not in answer.content.decode()
    assert not Batch.objects.exists()


def test_a_deleted_version_is_no_choice(client: Client, ada: Any) -> None:
    deck = a_deck(ada, "Rey")
    services.save_version(deck=deck, content=replace(STARTER, name="Rey again"), expected=1)
    DeckVersion.objects.filter(deck=deck, number=1).delete()
    assert "no such deck" in page(client, NEW, a=f"{deck.public_id}:1")
    answer = client.post(NEW, VALID | {"deck_a": f"{deck.public_id}:1", "deck_b": f"{deck.public_id}:2"})
    assert answer.status_code == 422


def test_more_ticks_than_opponents_are_refused_in_one_sentence(client: Client, ada: Any, ben: Any) -> None:
    decks = publish_decks(ben, 17)
    form = {"deck": f"{decks[0].public_id}:1", "agent": "random", "against": "own", "opponent_agent": "random"}
    form |= {"size": "own", "rotations": "4", "seed": "1", "key": "once"}
    chosen = [f"{deck.public_id}:1" for deck in decks]
    answer = client.post(SERIES, form | {"opponents": chosen})
    html = answer.content.decode()
    assert answer.status_code == 422 and html.count("Choose 1 to 16 opponents, not 17.") == 1
    assert sent_by(html, "opponents")["opponents"] and len(sent_by(html, "opponents")["opponents"]) == 17
