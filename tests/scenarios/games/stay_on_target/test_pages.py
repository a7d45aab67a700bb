"""The page of a Stay on Target scenario: every fact twice, in the drawings and in words."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from scenarios import services
from scenarios.games.stay_on_target import PAGES
from scenarios.games.stay_on_target.sheet import StayOnTargetSheet
from scenarios.games.stay_on_target.symbols import short
from scenarios.models import Scenario
from tests.scenarios.test_pages import page
from tests.support.forms import sent_by
from tests.support.pages import words_of

SVG = "{http://www.w3.org/2000/svg}"


def a_definition(**changes: Any) -> dict[str, Any]:
    return {**PAGES.example(), **changes}


def sheet(**changes: Any) -> StayOnTargetSheet:
    return PAGES.sheet(a_definition(**changes))


def texts(markup: str) -> list[str]:
    """The texts of a drawing without title and description."""
    return [each.text or "" for each in ElementTree.fromstring(markup).iter() if each.tag.endswith("text")]


@pytest.fixture
def own(ada: User) -> Scenario:
    return services.create_scenario(owner=ada, definition=PAGES.example())


def test_the_page_tells_everything_in_words(own: Scenario, as_ada: Client) -> None:
    text = words_of(page(as_ada, own.get_absolute_url()))
    for part in (
        "2 to 5 players",
        "36 Imperial cards",
        "Complete a run with at least 4 Target Points from earlier runs",
        "After 30 runs the most Target Points win.",
        "Completing a run: 2",
        "Getting to its fifth card: 1",
        "2 players: each draws 4 cards and lays 2, places 1 to 4; places 5 and 6 come unseen from the deck.",
        "5 players: each draws 2 cards and lays 1, places 1 to 5; place 6 comes unseen from the deck.",
        "Leader: defence 7, backup shield 2–5",
        "Defence: +5 defence",
        "X-Wing: evades any attack of 6–9",
        "Millennium Falcon: deflects any one attack",
        "Y-Wing: evades lasers of 4–6",
        "B-Wing: evades starships of 6–8",
    ):
        assert part in text, part


def test_the_table_counts_every_card() -> None:
    rows = {row.name: row for row in sheet().deck_rows}
    assert set(rows) == {"Blasts", "Starships", "Lasers"}
    assert rows["Lasers"].counts == (None, None, 1, 4, 6, 1, None, None, None, None) and rows["Lasers"].total == 12
    assert rows["Blasts"].counts == (None, None, None, 1, 3, None, 1, 1, None, 6)


def test_the_drawing_of_the_deck_has_a_bar_for_every_value() -> None:
    drawn = ElementTree.fromstring(sheet(imperial_deck={"blast": [9], "starship": [], "lasers": [3] * 12}).deck)
    bars = [each for each in drawn.iter() if "sot__bar" in each.get("class", "")]
    assert len(bars) == 2
    assert {float(bar.get("height", "0")) for bar in bars} == {38.0, round(38 / 12, 2)}


def test_the_drawing_of_a_squadron_has_its_numbers() -> None:
    [blue, *_, grey] = sheet().squadrons
    assert [text for text in texts(blue.picture) if not text.isalpha()] == [
        "7", "2–5", "+5", "X-Wing", "1–2", "X-Wing", "6–9", "1×", "Y-Wing", "4–6",
    ]  # fmt: skip
    assert "5" in texts(grey.picture)  # a range of one value
    types = re.findall(r"sot__type--(\w+) sot__type--on", blue.picture)
    assert types == ["blast", "starship", "lasers"] * 2 + ["lasers"]


def test_the_row_is_numbered_from_the_port() -> None:
    assert sorted(text for text in texts(sheet().run) if text.isdigit()) == ["1", "2", "3", "4", "5", "6"]
    assert "Port" in texts(sheet().run) and "revealed from place 6 on" in texts(sheet().run)


def test_a_squadron_with_too_many_cards_is_drawn_all_the_same() -> None:
    squadrons = PAGES.example()["squadrons"]
    cards = squadrons[0]["cards"] * 2
    found = sheet(squadrons=[{**squadrons[0], "colour": "mauve", "cards": cards}])
    assert texts(found.squadrons[0].picture).count("+5") == 2 and "sot--other" in found.squadrons[0].picture


def test_what_a_card_leaves_out_is_a_question_mark() -> None:
    squadrons = PAGES.example()["squadrons"]
    cards = [{"name": "X-Wing", "kind": "evade"}, {"name": "Defence", "kind": "defence"}]
    [found] = sheet(squadrons=[{**squadrons[0], "cards": cards}]).squadrons
    assert found.cards == ["X-Wing: evades any attack of ?", "Defence: +? defence"]
    assert "?" in texts(found.picture) and "+?" in texts(found.picture)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("X-Wing", "X-Wing"),
        ("Millennium Falcon", "Falcon"),
        ("Extraordinarily", "Extraordi…"),
        ("           ", "         …"),
    ],
)
def test_long_names_are_shortened_on_cards(name: str, shown: str) -> None:
    assert short(name) == shown


@pytest.mark.parametrize(
    ("players", "words"), [([3], "3 players"), ([2, 3], "2 to 3 players"), ([2, 5], "2, 5 players")]
)
def test_player_counts_in_words(players: list[int], words: str) -> None:
    assert sheet(players=players).facts[0] == words


def test_the_fields_write_what_was_changed(own: Scenario, as_ada: Client) -> None:
    address = reverse("scenarios:edit", args=[own.public_id])
    form = sent_by(as_ada.get(address).content.decode(), "definition")
    assert form["lasers"] == ["3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6"] and form["players"] == ["2", "3", "4", "5"]
    as_ada.post(address, form | {"lasers": "3 4,5", "blasts": "", "players": ["2", "4"], "needed": "6"})
    own.refresh_from_db()
    definition = own.newest.definition
    assert definition["imperial_deck"]["lasers"] == [3, 4, 5] and "blast" not in definition["imperial_deck"]
    assert definition["players"] == [2, 4]
    assert definition["target_points"] == {"complete": 2, "fifth_card": 1, "needed": 6}


@pytest.mark.parametrize("lasers", ["three", "3;4", "100", "1 " * 61])
def test_values_that_are_no_numbers_are_refused(lasers: str, own: Scenario, as_ada: Client) -> None:
    address = reverse("scenarios:edit", args=[own.public_id])
    form = sent_by(as_ada.get(address).content.decode(), "definition")
    answer = as_ada.post(address, form | {"lasers": lasers})
    assert answer.status_code == 422 and "Numbers with commas between them" in answer.content.decode()
    own.refresh_from_db()
    assert own.newest.number == 1
