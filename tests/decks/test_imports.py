"""Importing: shapes of other sites and programs, bundles, notes and tags, the page with its choosers, the API."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from hypothesis import given, settings
from hypothesis import strategies as st

from decks import services
from decks.exchange import community, incoming, saved_object
from decks.exchange.report import ASIDE, GUESSED, REFUSED, TAKEN
from decks.models import Deck
from decks.notes import NOTES_LENGTH, tidy_notes, tidy_tags
from decks.views.imports import EXAMPLES
from sandtable.games.destiny.decklist import Member, demo_decks
from tests.decks.test_exchange import decks
from tests.support.pages import html_of

REY = demo_decks()["rey-starter"]
KNIGHTS = "Two knights\n\n2x Jedi Knight (CM 54)\nEcho Base (AW 166)\n2x Clash (TPG 17)\n"


def read_json(value: Any, **chosen: str) -> Any:
    return incoming.read(json.dumps(value), format="INF", chosen=chosen)


def team_of(slot: object, code: str) -> tuple[list[int], str]:
    report = read_json({"name": "N", "format_code": "INF", "slots": {code: slot}})
    assert report.deck is not None
    return [member.dice for member in report.deck.characters], report.lines[0].status


def test_the_examples_of_the_page_are_read_to_the_last_line() -> None:
    """Rey has two dice where the list says so; 2 copies each of two other cards."""
    for example in EXAMPLES:
        report = incoming.read(example, format=None)
        assert report.deck is not None and not report.problems, (example, report.problems)
        assert {line.status for line in report.lines} <= {TAKEN, GUESSED, ASIDE}, example
        assert report.deck.characters[0].code == "01038" and dict(report.deck.cards)["01040"] == 2


# Numbers of other sites -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "slot",
    [
        2, "2", {"quantity": 2}, {"quantity": "2"}, {"quantity": 2, "dice": 2}, {"quantity": 2, "dice": "2"},
        {"quantity": 2, "dice": 2, "dices": None}, {"quantity": 2, "dice": 2, "dices": "0"}, {"quantity": 1, "dice": 2},
        {"quantity": 1, "dice": 2, "dices": "2"}, {"quantity": 2, "dice": 0},
    ],
)  # fmt: skip
def test_the_number_of_a_unique_character_is_its_dice(slot: object) -> None:
    assert team_of(slot, "02036") == ([2], TAKEN)


@pytest.mark.parametrize("slot", [3, "3", {"quantity": 3}, {"quantity": 3, "dice": 3}, {"quantity": "3", "dice": "3"}])
def test_a_character_with_one_value_is_there_as_often_as_the_number_says(slot: object) -> None:
    assert team_of(slot, "05038") == ([1, 1, 1], TAKEN)


@pytest.mark.parametrize(
    ("slot", "dice", "status"),
    [
        ({"quantity": 2, "dice": 2}, [1, 1], GUESSED),
        (2, [1, 1], GUESSED),
        ({"quantity": 2, "dice": 2, "dices": "1,1"}, [1, 1], TAKEN),
        ({"quantity": 1, "dice": 2}, [2], TAKEN),
        (1, [1], TAKEN),
    ],
)
def test_a_character_with_two_values_may_be_asked(slot: object, dice: list[int], status: str) -> None:
    assert team_of(slot, "12054") == (dice, status)


def test_the_team_of_a_document_can_be_chosen() -> None:
    value = {"name": "N", "format_code": "INF", "slots": {"12054": 2}}
    report = read_json(value, **{"slots.12054": "12054:2"})
    assert report.deck.characters == (Member("12054", 2),) and report.is_complete


def test_three_dice_of_a_unique_character() -> None:
    assert team_of({"quantity": 3, "dice": 3}, "16063") == ([3], TAKEN)


def test_the_number_of_a_plot_with_two_values_tells_whether_it_is_elite() -> None:
    assert read_json({"slots": {"13007A": 2, "01153": 1}}).deck.plot_dice == (("13007A", 2),)
    assert read_json({"slots": {"13007A": 1, "01153": 1}}).deck.plot_dice == ()
    asked = incoming.read("T\n\nPLOT\n----\nRescue Han Solo (TR 15)\n", format="INF")
    assert asked.lines[-1].candidates == ("13007A:1", "13007A:2")


# Shapes ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [
        {"slots": {"01153": 2}},
        {"01153": 2},
        {"deck": {"slots": {"01153": 2}}},
        {"decks": [{"slots": {"01153": 2}}]},
        [{"slots": {"01153": "2"}}],
        {"name": "N", "decklist_id": 3, "slots": json.dumps({"01153": {"quantity": 2}})},
        {"data": [{"slots": [{"code": "01153", "quantity": 2}]}]},
        [{"code": "01153", "quantity": 2}],
        {"name": "N", "format": "INF", "characters": [], "battlefield": None, "cards": {"01153": 2}},
        {"ObjectStates": [{"Name": "Card", "Description": "AW 153"}, {"Name": "Card", "Description": "AW 153"}]},
        {"Name": "Bag", "ContainedObjects": [{"Name": "Card", "Nickname": "x", "Description": "AW 153"}] * 2},
    ],
)
def test_a_deck_is_found_in_every_shape(value: object) -> None:
    report = read_json(value)
    assert report.deck is not None and report.deck.cards == (("01153", 2),)


@pytest.mark.parametrize("value", [{}, [], {"a": 1}, {"deck": 3}, [1, 2], {"decks": []}, None])
def test_a_document_without_a_deck_is_refused(value: object) -> None:
    report = read_json(value)
    assert report.deck is None and report.count(REFUSED) >= 1


def test_a_list_in_brackets_is_no_document() -> None:
    report = incoming.read("[Blue lamp]\n2x Clash (TPG 17)\n")
    assert report.deck is not None and report.deck.name == "Blue lamp"
    assert report.is_complete


def test_a_fenced_document_is_read() -> None:
    report = incoming.read('```json\n{"slots": {"01153": 2}}\n```\n')
    assert (
        report.deck is not None and [line.status for line in report.lines if line.source.startswith("`")] == [ASIDE] * 2
    )


def test_a_bundle_has_a_report_for_every_deck() -> None:
    report = read_json(
        {"decks": [{"name": "A", "slots": {"12054": 2}}, {"name": "B", "slots": {"nothing": 1, "01153": 2}}]}
    )
    assert [part.deck.name for part in report.parts] == ["A", "B"]
    assert len({line.place for line in report.lines}) == len(report.lines)
    chosen = read_json(
        {"decks": [{"name": "A", "slots": {"12054": 2}}, {"name": "B", "slots": {"01153": 2}}]},
        **{"decks[0].slots.12054": "12054:2"},
    )
    assert chosen.parts[0].deck.characters == (Member("12054", 2),)


# Tabletop Simulator ---------------------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(decks(), st.sampled_from(["", "Keep *removal*.\n\nAnd more."]), st.sampled_from([(), ("control", "two words")]))
def test_a_saved_object_goes_out_and_in_unchanged(deck: Any, notes: str, tags: tuple[str, ...]) -> None:
    out = saved_object.write(deck, notes=notes, tags=tags)
    report = incoming.read(json.dumps(out), format=deck.format)
    if not deck.codes():
        assert report.deck is None
        return
    wanted = deck.__class__(" ".join(deck.name.split())[:200], *(getattr(deck, part) for part in PARTS))
    assert (report.deck, report.notes, report.tags) == (wanted, notes, tags)
    if deck.name == wanted.name:
        assert saved_object.write(wanted, notes=notes, tags=tags) == out


PARTS = ("format", "characters", "battlefields", "plots", "cards", "plot_dice", "backs", "set_aside")


def test_a_saved_object_of_a_community_site() -> None:
    def bag(*descriptions: str) -> dict[str, Any]:
        return {
            "ObjectStates": [
                {"Name": "Bag", "ContainedObjects": [{"Name": "Card", "Description": d} for d in descriptions]}
            ]
        }

    assert read_json(bag("elite AW 38", "AW 153")).deck.characters == (Member("01038", 2),)
    assert read_json(bag("elite LEG 38")).deck.characters == (Member("05038", 1),) * 2
    knights = read_json(bag("elite CM 54"))
    assert [line.candidates for line in knights.lines if line.candidates] == [("12054:1,1", "12054:2")]


def test_pictures_are_named_only_where_an_address_is_set() -> None:
    assert "CustomDeck" not in json.dumps(saved_object.write(REY))
    made = saved_object.write(REY, images="https://pictures.example/{code}.jpg")
    assert "https://pictures.example/01038.jpg" in json.dumps(made)


# Notes and tags -------------------------------------------------------------------------------------------------------


def test_notes_and_tags_are_tidied() -> None:
    assert tidy_notes("a\r\nb\x00\u202ec\r\n") == "a\nbc"
    assert len(tidy_notes("x" * (NOTES_LENGTH + 9))) == NOTES_LENGTH
    assert tidy_tags(["  a  b ", "a b", "", "x,y"]) == ["a b", "x y"]


@pytest.mark.parametrize("shape", ["json", "community", "text", "tts"])
def test_notes_and_tags_survive_every_shape(ada: User, as_ada: Client, shape: str) -> None:
    deck = services.create_deck(owner=ada, content=REY, notes="Keep **removal**.\n\nMore.", tags=["control", "old"])
    address = reverse("decks:export", args=[deck.public_id, 1, shape])
    out = as_ada.get(address).content
    as_ada.post("/decks/import", {"source": out.decode(), "format": "starter", "confirm": "1"})
    copy = Deck.objects.latest("id")
    assert copy != deck
    assert (copy.notes, copy.tags, copy.newest.deck_list) == (deck.notes, deck.tags, REY)
    if shape in ("json", "text"):
        assert as_ada.get(reverse("decks:export", args=[copy.public_id, 1, shape])).content == out


def test_notes_are_shown_as_plain_text_and_go_along_with_a_copy(ada: User, as_ada: Client) -> None:
    deck = services.create_deck(owner=ada, content=REY, notes="<b>bold</b>", tags=["<i>"])
    shown = as_ada.get(deck.get_absolute_url()).content.decode()
    assert "&lt;b&gt;bold&lt;/b&gt;" in shown and "&lt;i&gt;" in shown
    copy = services.clone_deck(version=deck.newest, owner=ada)
    assert (copy.notes, copy.tags) == ("<b>bold</b>", ["<i>"])


def test_other_notes_are_no_new_version(deck: Deck, as_ada: Client) -> None:
    before = as_ada.get(f"/api/v1/decks/{deck.public_id}")
    services.describe_deck(deck=deck, notes="New", tags=["a"])
    after = as_ada.get(f"/api/v1/decks/{deck.public_id}")
    assert (after.json()["notes"], after.json()["tags"], after.json()["version"]) == ("New", ["a"], 1)
    assert before.headers["ETag"] != after.headers["ETag"]


# The page -------------------------------------------------------------------------------------------------------------


def test_the_page_asks_and_keeps_the_answers(as_ada: Client) -> None:
    first = as_ada.post("/decks/import", {"source": KNIGHTS, "format": "INF"})
    shown = html_of(first)
    assert first.status_code == 200 and "2 copies with 1 die each, 24 points" in first.content.decode()
    assert 'name="choice-3"' in first.content.decode() and shown is not None
    again = as_ada.post("/decks/import", {"source": KNIGHTS, "format": "INF", "choice-3": "12054:2"})
    assert '<option value="12054:2" selected>' in again.content.decode()
    assert "Every line was read as it is written." in again.content.decode()
    as_ada.post("/decks/import", {"source": KNIGHTS, "format": "INF", "choice-3": "12054:2", "confirm": "1"})
    assert Deck.objects.get().newest.deck_list.characters == (Member("12054", 2),)


def test_a_bundle_is_saved_together_or_not_at_all(as_ada: Client) -> None:
    good = {"name": "A", "slots": {"01153": 2}}
    bad = {"name": "B", "slots": {"nothing": 2}}
    refused = as_ada.post("/decks/import", {"source": json.dumps([good, bad]), "format": "INF", "confirm": "1"})
    assert refused.status_code == 422 and not Deck.objects.exists()
    as_ada.post("/decks/import", {"source": json.dumps([good, {**good, "name": "C"}]), "format": "INF", "confirm": "1"})
    assert sorted(deck.name for deck in Deck.objects.all()) == ["A", "C"]


def test_the_report_stands_there_as_text(as_ada: Client) -> None:
    shown = as_ada.post("/decks/import", {"source": KNIGHTS + "2x Klash\n", "format": "INF"}).content.decode()
    assert "1 · not a card · Two knights (the name of the deck)" in shown
    assert "6 · refused · 2x Klash" in shown


# The API --------------------------------------------------------------------------------------------------------------


def post(client: Client, **body: object) -> Any:
    return client.post("/api/v1/decks/import", json.dumps(body), content_type="application/json")


def test_a_program_reads_and_keeps(as_ada: Client) -> None:
    told = post(as_ada, source=KNIGHTS, format="INF").json()
    (deck,) = told["decks"]
    asked = next(line for line in deck["lines"] if line["candidates"])
    assert (asked["place"], asked["candidates"]) == ("3", ["12054:1,1", "12054:2"])
    assert not Deck.objects.exists()
    kept = post(as_ada, source=KNIGHTS, format="INF", choices={"3": "12054:2"}, save=True)
    assert kept.status_code == 201
    assert Deck.objects.get().public_id == kept.json()["saved"][0]
    assert Deck.objects.get().newest.deck_list.characters == (Member("12054", 2),)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"source": 3},
        {"source": "x", "format": "nowhere"},
        {"source": "x", "choices": []},
        {"source": "x", "save": "y"},
    ],
)
def test_a_wrong_body_is_refused(as_ada: Client, body: dict[str, Any]) -> None:
    assert post(as_ada, **body).status_code == 400


def test_nothing_is_kept_of_what_cannot_be_read(as_ada: Client) -> None:
    assert post(as_ada, source="nothing here", save=True).status_code == 422
    assert not Deck.objects.exists()


def test_strangers_read_nothing() -> None:
    assert post(Client(), source=KNIGHTS).status_code in (401, 403)


def test_our_own_community_document_is_exact_even_when_it_is_odd() -> None:
    """Two copies of a unique character are illegal, but a deck that has them comes back as it was."""
    deck = REY.__class__("Odd", "INF", (Member("01038", 1), Member("01038", 1), Member("05038", 2)), (), (), ())
    about = community.About(id="x", created="", updated="", version=1)
    assert incoming.read(json.dumps(community.write(deck, about))).deck == deck
