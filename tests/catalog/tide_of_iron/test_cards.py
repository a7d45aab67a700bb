"""Cards of Tide of Iron in the catalogue: decks, marks, search, and every printed value in words."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest
from django.test import Client

from catalog.tide_of_iron import cards
from drawing.card_sign import card_sign
from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.card_facts import Card
from sandtable.games.tide_of_iron.text import rules_text
from tests.catalog.tide_of_iron.reading import page, words

pytestmark = pytest.mark.django_db
ALL = [*card_facts.strategy_cards(), *card_facts.operations_cards()]


def test_every_deck_is_listed_with_all_its_cards(client: Client) -> None:
    read = words(client, "/tide-of-iron/cards")
    assert "108 cards" in read and len(ALL) == 108
    for name in (*card_facts.decks(), "Operations cards"):
        assert f"{name} {18 if name.startswith('Op') else 10} " in read
    for id_ in ALL:
        found = cards.card_page(id_=id_)
        assert found and f"{found.card.name} {'designed' if found.card.is_designed else 'attested'}" in read


@pytest.mark.parametrize("id_", ALL)
def test_every_value_of_a_card_stands_on_its_page(client: Client, id_: str) -> None:
    found = cards.card_page(id_=id_)
    assert found
    card, read = found.card, words(client, f"/tide-of-iron/cards/{id_}")
    assert card.name in read and card.source in read
    assert rules_text(id_) in read and "what it says here is what it plays" in read
    assert ("A card of our own design" in read) == card.is_designed
    for doubt in found.doubts:
        assert doubt in read[read.index("Working values") :]
    if found.is_operation:
        assert "When in force from set-up" in read and f"Printed number {card.number or 'unknown'}" in read
        return
    assert f"Deck {card.deck}" in read and f"Command cost {card.cost}" in read
    assert f"When {('Action', 'Command')[card.timing]} Phase" in read
    assert f"Plus symbol {'yes' if card.has_plus else 'no'}" in read


def test_no_field_of_a_card_is_forgotten() -> None:
    elsewhere = {"id", "name", "source", "inferred", "inferred_fields", "is_designed"}
    shown = {fact.field for found in cards.all_cards() for fact in found.facts} - {"lasting"}
    assert shown | elsewhere == {each.name for each in fields(Card)}


def test_an_attested_card_marks_what_no_source_gives(client: Client) -> None:
    read = words(client, "/tide-of-iron/cards/take_cover")
    assert "attested" in read and "Command cost 1 working value" in read
    assert "After use stays in the play area" in read and "it has +2 cover" in read
    assert "which no source gives: cost, timing, plus symbol, text." in read


def test_search_by_name_and_deck(client: Client) -> None:
    read = words(client, "/tide-of-iron/cards?q=COVER+take&deck=morale-i")
    assert "1 card " in read and "Take Cover" in read and "All or Nothing" not in read
    assert "2 cards " in words(client, "/tide-of-iron/cards?q=medic")  # Aid Men in their text, Medical Supplies by name
    assert "18 cards" in words(client, "/tide-of-iron/cards?deck=operations")
    assert "No card says this" in words(client, "/tide-of-iron/cards?q=zzz")


@pytest.mark.parametrize(
    "text", ["%00", "%ED%A0%80", "%22", "(" * 300, "a" * 5000, "%F0%9F%98%80", "%3Cscript%3E", "%FF", "&deck=%27"]
)
def test_hostile_queries_never_break_a_page(client: Client, text: str) -> None:
    answer = client.get(f"/tide-of-iron/cards?q={text}&deck=%3Cb%3E&x=1")
    assert answer.status_code in (200, 400) and b"<script>" not in answer.content and b"<b>" not in answer.content


def test_the_sign_of_a_card_says_cost_phase_and_plus(client: Client) -> None:
    assert ">3</text>" in card_sign(cost=3, when="A", has_plus=False, title="")
    assert card_sign(cost=3, when="A", has_plus=True, title="") != card_sign(cost=3, when="A", has_plus=False, title="")
    assert ">OP</text>" in page(client, "/tide-of-iron/cards/lay_smoke")


@pytest.mark.parametrize("id_", ["nope", "%00", "..", "ALL_OR_NOTHING", "%3Cscript%3E"])
def test_what_is_not_there_is_404(client: Client, id_: str) -> None:
    assert client.get(f"/tide-of-iron/cards/{id_}").status_code in (400, 404)
    assert client.get(f"/api/v1/tide-of-iron/cards/{id_}").status_code in (400, 404)


def test_cards_for_programs(client: Client) -> None:
    rows = {row["id"]: row for row in json.loads(client.get("/api/v1/tide-of-iron/cards").content)}
    assert list(rows) == ALL
    taken = {"deck": "Morale I", "cost": 1, "timing": "command", "is_operation": False, "is_designed": False}
    assert rows["take_cover"].items() >= taken.items()
    assert (rows["lay_smoke"]["cost"], rows["lay_smoke"]["timing"], rows["lay_smoke"]["number"]) == (None, None, 8)
    one = json.loads(client.get("/api/v1/tide-of-iron/cards/second_wind").content)
    assert one["text"] == "Remove the condition of one of your pinned or disrupted squads."
    assert one["is_designed"] is True and one["url"] == "/tide-of-iron/cards/second_wind"
