"""The format of a list that names none: worked out, told, and open to another choice, on the page and in the API."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from decks.exchange import incoming
from decks.exchange.suited import newest_first
from decks.models import Deck
from sandtable.games.destiny.formats import all_formats
from sandtable.games.destiny.legality import problems
from tests.decks.lists import published
from tools.published_decks import site_text

IN_INFINITE_ALONE = "Two\n\n1x Boundless Ambition (AW 80)\n1x Forsaken (CONV 9)\n"
"""Awakenings and Convergence together are in the formats of all sets; FFG Infinite has fewer than the Galactic one."""


def test_formats_of_today_come_first_then_the_newer_list_then_the_one_with_fewer_sets() -> None:
    assert [format.code for format in newest_first()][:6] == [
        "ARHS", "FFGInf", "INF-2026-07", "TRI", "STD", "ARHS-2024-04",
    ]  # fmt: skip
    assert [format.code for format in newest_first()][-2:] == ["awakenings", "starter"]


def test_the_newest_format_in_which_a_deck_is_legal_is_taken() -> None:
    for each in published()[:12]:
        report = incoming.read(site_text(each["slots"]), format=None)
        assert report.deck is not None and report.suited is not None
        chosen = report.suited.format
        assert report.deck.format == chosen.code
        newer = newest_first()[: newest_first().index(chosen)]
        if report.suited.is_legal:
            assert not problems(report.deck, chosen)
            assert all(problems(report.deck, format) for format in newer)
        else:
            assert all(problems(report.deck, format) for format in all_formats().values())


def test_a_deck_of_its_time_gets_the_list_of_its_time() -> None:
    """Obi-Wan Kenobi with two dice costs 17 in the lists of ARH Standard since 2022, and 19 in every other of today."""
    deck = next(each for each in published() if each["id"] == 11)
    report = incoming.read(site_text(deck["slots"]), format=None)
    assert report.suited is not None and report.suited.is_legal and report.suited.format.code == "ARHS-2022-05"


def test_without_a_legal_format_most_cards_count() -> None:
    report = incoming.read(IN_INFINITE_ALONE, format=None)
    assert report.suited is not None and not report.suited.is_legal
    assert (report.suited.format.code, report.suited.cards, report.suited.total) == ("FFGInf", 2, 2)


def test_a_format_in_the_source_or_by_the_reader_stays() -> None:
    named = incoming.read(f"{IN_INFINITE_ALONE}\nFormat: Trilogy\n", format=None)
    assert named.deck is not None and named.deck.format == "TRI" and named.suited is None and named.names_format
    asked = incoming.read(IN_INFINITE_ALONE, format="STD")
    assert asked.deck is not None and asked.deck.format == "STD" and asked.suited is None and not asked.names_format


def test_each_deck_of_a_bundle_gets_its_own() -> None:
    slots: list[dict[str, Any]] = [{"01080": 1, "09009": 1}, {"24090": 1}]
    source = json.dumps([{"id": number, "name": "X", "slots": each} for number, each in enumerate(slots)])
    report = incoming.read(source, format=None)
    assert [part.deck.format for part in report.parts if part.deck] == ["FFGInf", "ARHS"]


# The page and the API -------------------------------------------------------------------------------------------------


def test_the_page_says_why_and_lets_the_reader_choose(as_ada: Client) -> None:
    shown = as_ada.post("/decks/import", {"source": IN_INFINITE_ALONE, "format": ""}).content.decode()
    assert "The list names no format, and the deck is legal in none." in shown
    assert "This one has most of its cards, 2 of 2." in shown and "FFG Infinite ·" in shown
    chosen = as_ada.post("/decks/import", {"source": IN_INFINITE_ALONE, "format": "STD", "confirm": "1"})
    assert chosen.status_code == 302 and Deck.objects.get().newest.deck_list.format == "STD"
    as_ada.post("/decks/import", {"source": IN_INFINITE_ALONE, "confirm": "1"})
    assert Deck.objects.latest("id").newest.deck_list.format == "FFGInf"


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"source": IN_INFINITE_ALONE}, {"code": "FFGInf", "reason": "most_cards", "cards": 2, "total": 2}),
        ({"source": IN_INFINITE_ALONE, "format": "STD"}, {"code": "STD", "reason": "asked"}),
        ({"source": IN_INFINITE_ALONE + "Format: TRI\n"}, {"code": "TRI", "reason": "named"}),
    ],
)
def test_the_api_says_which_format_and_why(as_ada: Client, body: dict[str, Any], told: dict[str, Any]) -> None:
    answer = as_ada.post("/api/v1/decks/import", json.dumps(body), content_type="application/json").json()
    format = answer["decks"][0]["format"]
    assert {key: format[key] for key in told} == told
    assert format["name"] == all_formats()[told["code"]].label
