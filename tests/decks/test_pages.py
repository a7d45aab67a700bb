"""Deck pages: their content, their readers, and a builder that loses nothing."""

from __future__ import annotations

import io
import json
import zipfile

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from decks import services
from decks.exchange import text
from decks.models import Deck, Draft, Visibility
from sandtable.games.destiny.decklist import demo_decks
from tests.support.pages import html_of

REY = demo_decks()["rey-starter"]
HTMX = {"HX-Request": "true"}


def page(client: Client, address: str, status: int = 200) -> str:
    response = client.get(address)
    assert response.status_code == status, address
    return response.content.decode()


def addresses(deck: Deck) -> list[tuple[str, str]]:
    """Every address of a deck, with the method it takes."""
    one = [deck.public_id]
    return [
        ("get", deck.get_absolute_url()),
        ("get", deck.newest.get_absolute_url()),
        ("get", reverse("decks:deck-short", args=one)),
        *(("get", reverse("decks:export", args=[*one, 1, shape])) for shape in ("json", "community", "text")),
        ("get", f"{reverse('decks:compare')}?a={deck.public_id}.1"),
        ("get", reverse("decks:deck-odds", args=one)),
        ("post", reverse("decks:deck-clone", args=[*one, 1])),
        ("get", reverse("decks:deck-edit", args=one)),
        ("post", reverse("decks:deck-change", args=one)),
        ("post", reverse("decks:deck-save", args=one)),
        ("post", reverse("decks:deck-discard", args=one)),
        ("post", reverse("decks:deck-visibility", args=one)),
        ("get", reverse("decks:deck-delete", args=one)),
        ("post", reverse("decks:deck-delete", args=one)),
    ]


def test_somebody_else_s_private_deck_is_not_there(deck: Deck, as_ben: Client) -> None:
    before = Deck.objects.count()
    for method, address in addresses(deck):
        assert getattr(as_ben, method)(address).status_code == 404, address
    assert Deck.objects.count() == before
    deck.refresh_from_db()
    assert deck.visibility == Visibility.PRIVATE


def test_a_public_deck_can_be_read_but_not_changed(deck: Deck, as_ben: Client) -> None:
    services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    for method, address in addresses(deck):
        is_reading = method == "get" and not address.endswith(("edit", "delete"))
        status = getattr(as_ben, method)(address).status_code
        assert status in (200, 302) if is_reading or "clone" in address else status == 404, address


def test_without_an_account_one_may_read_public_decks(deck: Deck, client: Client) -> None:
    assert client.get(deck.get_absolute_url()).status_code == 404
    services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    assert "Rey Starter" in page(client, deck.get_absolute_url())
    assert "Rey Starter" in page(client, reverse("decks:deck-list"))
    assert client.get(reverse("decks:deck-edit", args=[deck.public_id])).status_code == 302
    assert client.post(reverse("decks:deck-clone", args=[deck.public_id, 1])).status_code == 302
    assert Deck.objects.count() == 1


def test_ids_that_do_not_exist(as_ada: Client, db: None) -> None:
    nowhere = "a" * 26
    for address in (f"/decks/{nowhere}", f"/decks/{nowhere}-x", f"/decks/{nowhere}-x/v/1", f"/decks/{nowhere}/edit"):
        assert as_ada.get(address).status_code == 404
    for picked in ("x", f"{nowhere}.1", f"{nowhere}.x", "..", "%00"):
        assert as_ada.get(f"/decks/compare?a={picked}").status_code in (400, 404)


def test_a_deck_page_says_everything(deck: Deck, as_ada: Client) -> None:
    shown = page(as_ada, deck.get_absolute_url())
    for words in ("Rey Starter", "Force Prodigy", "25 of 25", "20 of 20", "Starship Graveyard", "Legal", "Upgrades"):
        assert words in shown, words


def test_an_illegal_deck_names_every_problem(ada: User, as_ada: Client) -> None:
    bad = services.create_deck(owner=ada, content=demo_decks()["smugglers-and-sith"])
    shown = page(as_ada, bad.get_absolute_url())
    for rule in ("DST-CUS-02", "DST-CUS-03", "DST-CUS-04", "D-06", "DST-CUS-08", "DST-CUS-16", "FORMAT-SETS"):
        assert rule in shown
    assert "is 63, allowed 30" in shown
    assert "too_many_points" in shown


def test_another_format_shows_its_own_problems(deck: Deck, as_ada: Client) -> None:
    shown = page(as_ada, f"{deck.get_absolute_url()}?format=STD")
    assert "Problems in Standard" in shown
    page(as_ada, f"{deck.get_absolute_url()}?format=nonsense")


def test_an_old_address_leads_to_the_new_name(deck: Deck, as_ada: Client) -> None:
    old = deck.get_absolute_url()
    services.rename_deck(deck=deck, name="Another name")
    response = as_ada.get(old)
    assert response.status_code == 302 and response["Location"].endswith("-another-name")


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "{{ 7*7 }}", '"><img src=x>', "=1+1", "帝国", "../x"])
def test_hostile_names_are_inert(ada: User, as_ada: Client, name: str) -> None:
    from dataclasses import replace

    deck = services.create_deck(owner=ada, content=replace(REY, name=name))
    for address in (
        deck.get_absolute_url(),
        "/decks",
        f"/decks/{deck.public_id}/edit",
        f"/decks/compare?a={deck.public_id}.1",
    ):
        shown = page(as_ada, address)
        assert "<script>alert" not in shown and "<img src=x>" not in shown and ">49<" not in shown
    export = as_ada.get(reverse("decks:export", args=[deck.public_id, 1, "text"]))
    assert export["Content-Disposition"].startswith("attachment; filename=")
    assert not set(export["Content-Disposition"].split("filename=")[1].strip('"')) & set('/\\<>"')
    assert export.content.decode().startswith(name + "\n")


def test_lists_filter_by_name_and_format(deck: Deck, as_ada: Client) -> None:
    assert "Rey Starter" in page(as_ada, "/decks?q=rey&format=starter")
    assert "No deck fits" in page(as_ada, "/decks?q=zzz")
    assert "No deck fits" in page(as_ada, "/decks?format=STD")
    page(as_ada, "/decks?page=99999999999999&show=what&format=nonsense")


# The builder ----------------------------------------------------------------------------------------------------------


def press(client: Client, deck: Deck, change: str, **more: str) -> str:
    address = reverse("decks:deck-change", args=[deck.public_id])
    response = client.post(address, {"change": change, **more}, headers=HTMX)
    assert response.status_code == 200
    return response.content.decode()


def test_a_new_deck_goes_straight_into_the_builder(as_ada: Client, ada: User) -> None:
    response = as_ada.post("/decks/new", {"name": "  My\u200b deck ", "format": "awakenings"})
    deck = Deck.objects.get(owner=ada)
    assert response["Location"] == f"/decks/{deck.public_id}/edit"
    assert deck.name == "My deck"
    assert as_ada.post("/decks/new", {"name": "\u200b", "format": "x"}).status_code == 422
    assert Deck.objects.count() == 1


def test_every_button_changes_totals_and_problems_at_once(deck: Deck, as_ada: Client) -> None:
    shown = press(as_ada, deck, "card:01153:0")
    assert "19 of 20" in shown and "DST-CUS-08" in shown and "unsaved change" in shown
    shown = press(as_ada, deck, "dice:01045:1:2")
    assert "28 of 25" in shown and "DST-CUS-02" in shown
    shown = press(as_ada, deck, "drop:01045:2")
    assert "12 of 25" in shown and "DST-CUS-12" in shown
    shown = press(as_ada, deck, "battlefield:")
    assert "no_battlefield" in shown
    shown = press(as_ada, deck, "format:STD")
    assert "FORMAT-SETS" in shown
    assert deck.versions.count() == 1


def test_without_scripts_the_same_buttons_lead_back_to_the_builder(deck: Deck, as_ada: Client) -> None:
    address = reverse("decks:deck-change", args=[deck.public_id])
    response = as_ada.post(address, {"change": "card:01153:0", "q": "block & co", "type": "event"})
    assert response.status_code == 302
    assert "q=block+%26+co" in response["Location"] and "type=event" in response["Location"]
    assert "19 of 20" in page(as_ada, response["Location"])


@pytest.mark.parametrize(
    "change",
    [
        "",
        "card",
        "card:01153",
        "card:01153:x",
        "card:01153:-1",
        "card:01153:1000",
        "card:99999:1",
        "eval:1",
        "drop:01153:1",
    ]
    + ["add:01153", "format:nope", "battlefield:x", "plot:05168:7", "card:01153:²", "dice:01038:1:2", "x" * 10_000],
)
def test_a_change_that_makes_no_sense_is_refused_and_told(deck: Deck, as_ada: Client, change: str) -> None:
    shown = press(as_ada, deck, change)
    assert "message--error" in shown
    assert not Draft.objects.exists()


def test_saving_makes_a_version(deck: Deck, as_ada: Client) -> None:
    press(as_ada, deck, "card:01153:0")
    saved = as_ada.post(
        reverse("decks:deck-save", args=[deck.public_id]), {"name": "Rey 2", "note": "fewer", "base": "1"}
    )
    assert saved.status_code == 302
    deck.refresh_from_db()
    assert (deck.newest.number, deck.name, deck.newest.note) == (2, "Rey 2", "fewer")
    assert not Draft.objects.exists()


def test_two_tabs_the_second_is_told_and_loses_nothing(deck: Deck, as_ada: Client) -> None:
    press(as_ada, deck, "card:01153:0")
    services.save_version(deck=deck, content=demo_decks()["kylo-ren-starter"], expected=1)
    press(as_ada, deck, "card:01155:2")
    save = reverse("decks:deck-save", args=[deck.public_id])
    refused = as_ada.post(save, {"name": "Typed name", "note": "typed note", "base": "1"})
    assert refused.status_code == 412
    shown = refused.content.decode()
    assert "Typed name" in shown and "typed note" in shown and "version 2 now" in shown
    deck.refresh_from_db()
    assert deck.newest.number == 2 and deck.newest.deck_list == demo_decks()["kylo-ren-starter"]
    draft = Draft.objects.get(deck=deck)
    assert dict(draft.deck_list.cards)["01155"] == 2
    assert "01153" not in dict(draft.deck_list.cards)


def test_a_stale_draft_can_be_saved_knowingly(deck: Deck, as_ada: Client) -> None:
    press(as_ada, deck, "card:01153:0")
    services.save_version(deck=deck, content=demo_decks()["kylo-ren-starter"], expected=1)
    save = reverse("decks:deck-save", args=[deck.public_id])
    refused = as_ada.post(save, {"name": "Mine", "base": "1"})
    assert refused.status_code == 412 and "Save as the next version anyway" in refused.content.decode()
    assert 'name="over" value="2"' in html_of(refused)
    assert as_ada.post(save, {"name": "Mine", "base": "1", "over": "1"}).status_code == 412
    assert as_ada.post(save, {"name": "Mine", "base": "1", "over": "2"}).status_code == 302
    deck.refresh_from_db()
    assert (deck.newest.number, deck.name) == (3, "Mine")


def test_a_name_that_cannot_be_kept_leaves_the_draft(deck: Deck, as_ada: Client) -> None:
    press(as_ada, deck, "card:01153:0")
    refused = as_ada.post(reverse("decks:deck-save", args=[deck.public_id]), {"name": "\u200b", "base": "1"})
    assert refused.status_code == 422
    assert Draft.objects.count() == 1 and deck.versions.count() == 1


def test_discarding_forgets_the_draft(deck: Deck, as_ada: Client) -> None:
    press(as_ada, deck, "card:01153:0")
    as_ada.post(reverse("decks:deck-discard", args=[deck.public_id]))
    assert not Draft.objects.exists()


def test_deleting_asks_first(deck: Deck, as_ada: Client) -> None:
    address = reverse("decks:deck-delete", args=[deck.public_id])
    assert "will be gone" in page(as_ada, address)
    assert Deck.objects.exists()
    as_ada.post(address)
    assert not Deck.objects.exists()


def test_an_illegal_deck_is_not_published(ada: User, as_ada: Client) -> None:
    bad = services.create_deck(owner=ada, content=demo_decks()["smugglers-and-sith"])
    as_ada.post(reverse("decks:deck-visibility", args=[bad.public_id]), {"visibility": "public"})
    bad.refresh_from_db()
    assert bad.visibility == Visibility.PRIVATE


# Import and export ----------------------------------------------------------------------------------------------------


def test_an_import_is_saved_only_when_confirmed(as_ada: Client) -> None:
    source = text.write(REY)
    report = as_ada.post("/decks/import", {"source": source, "format": "starter"})
    assert report.status_code == 200 and "22 taken" in report.content.decode()
    assert not Deck.objects.exists()
    as_ada.post("/decks/import", {"source": source, "format": "starter", "confirm": "1"})
    deck = Deck.objects.get()
    assert deck.newest.deck_list == REY and deck.visibility == Visibility.PRIVATE


def test_export_import_export_is_the_same_file(deck: Deck, as_ada: Client) -> None:
    for shape in ("text", "json"):
        out = as_ada.get(reverse("decks:export", args=[deck.public_id, 1, shape])).content
        upload = SimpleUploadedFile("deck", out)
        as_ada.post("/decks/import", {"file": upload, "format": "starter", "confirm": "1"})
        copy = Deck.objects.latest("id")
        assert copy != deck
        assert as_ada.get(reverse("decks:export", args=[copy.public_id, 1, shape])).content == out


def test_community_json_has_the_known_keys(deck: Deck, as_ada: Client) -> None:
    value = json.loads(as_ada.get(reverse("decks:export", args=[deck.public_id, 1, "community"])).content)
    assert value["slots"]["01038"] == {"quantity": 1, "dice": 2, "dices": "2"}
    assert value["characters"] == {"01038": {"quantity": 1, "dice": 2}, "01045": {"quantity": 1, "dice": 1}}
    assert (value["affiliation_code"], value["problem"], value["format_code"]) == ("hero", None, "starter")


def test_a_shape_that_cannot_hold_the_deck(ada: User, as_ada: Client) -> None:
    bad = services.create_deck(owner=ada, content=demo_decks()["smugglers-and-sith"])
    assert as_ada.get(reverse("decks:export", args=[bad.public_id, 1, "community"])).status_code == 422


@pytest.mark.parametrize("source", ["", "nothing here", "{", "[[[[", "\u0001", "x" * 70_000, '{"slots": {"1": 1}}'])
def test_imports_nobody_can_read(as_ada: Client, source: str) -> None:
    response = as_ada.post("/decks/import", {"source": source, "format": "starter", "confirm": "1"})
    assert response.status_code == 422
    assert not Deck.objects.exists()


def an_archive() -> bytes:
    """A small file that would unpack to 10 MB, outside of its folder."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("../../deck.json", bytes(10_000_000))
    return packed.getvalue()


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"x" * 70_000, b"\x00", an_archive()])
def test_uploads_nobody_can_read(as_ada: Client, content: bytes) -> None:
    response = as_ada.post("/decks/import", {"file": SimpleUploadedFile("deck", content), "format": "starter"})
    assert response.status_code in (400, 422)
    assert not Deck.objects.exists()
