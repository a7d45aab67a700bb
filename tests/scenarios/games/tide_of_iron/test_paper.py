"""One can play from the sheet alone: all that the rules need stands on it, and no board, card or hex is only a name."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from sandtable.games.tide_of_iron import boards, card_facts
from sandtable.games.tide_of_iron.text import rules_text
from scenarios import checking, services
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_side
from tests.support.pages import words_of

GAME = "tide_of_iron"
SLUGS = checking.all_scenarios()[GAME].slugs


def sheet_text(client: Client, owner: User, document: dict[str, Any]) -> str:
    scenario = services.create_scenario(owner=owner, definition=document)
    answer = client.get(reverse("scenarios:print", args=[scenario.public_id, 1]))
    assert answer.status_code == 200
    return words_of(answer.content.decode())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_shipped_scenario_can_be_played_from_its_sheet(slug: str, ada: User, as_ada: Client) -> None:
    """Boards, ground, markers, zones, forces, the texts of cards, ways to win and the source are on the sheet."""
    document = checking.all_scenarios()[GAME].document(slug)
    text = sheet_text(as_ada, ada, document)
    wanted = [document["title"], document["summary"], "Rounds", "Initiative", "Players", "Signs on the map"]
    wanted += [boards.side(each["side"]).title for each in document["boards"]]
    wanted += [each["hex"] for key in ("overlays", "markers", "objectives") for each in document.get(key, ())]
    wanted += [name.replace("_", " ") for name in document["zones"]]
    wanted += list(texts_of(document))
    wanted += [document["source"]] if document.get("source") else []
    assert [each for each in wanted if " ".join(each.split()) not in text] == []


def texts_of(document: dict[str, Any]) -> list[str]:
    """The texts of all cards that can come into play."""
    found: list[str] = []
    for side in document["sides"].values():
        found += side.get("operations", [])
        for deck in side.get("decks", []):
            cards = card_facts.strategy_cards().values()
            found += [each.id for each in cards if each.deck == deck["name"] and each.id not in deck.get("without", ())]
    for event in document.get("events", []):
        found += event.get("operations", [])
    return [rules_text(each) for each in found]


def test_the_parts_that_few_scenarios_have_are_on_the_sheet(ada: User, as_ada: Client) -> None:
    """Each part that a scenario may say about victory, objectives, cards, deployment and initiative, by its words."""
    german = a_side(
        "east",
        start_cards=["fuel_drums"],
        limited_operations=[{"card": "tank_ace", "from": 2, "to": 3}],
    )
    german["divisions"]["1"].update(demands=[{"zones": ["east"], "at_least": 1}], most_fortified=2)
    document = a_document(
        source="A leaflet of our club.",
        initiative="random",
        sides={"american": a_side("west"), "german": german},
        markers=[{"hex": "C4", "kind": "minefield"}],
        objectives=[{"hex": "D3", "kind": "victory", "side": "neutral", "capture": "for good", "name": "Mill"}],
        special_rules=["The mill burns down after round 3."],
        victory={
            "conditions": [
                {
                    "side": "german",
                    "when": "at once",
                    "if": {"controls": {"side": "german", "objectives": "victory", "ahead_by": 2}},
                },
                {"side": "american", "when": 2, "if": {"markers": {"kind": "minefield", "hexes": ["C4"]}}},
            ],
            "otherwise": "draw",
            "both": "draw",
        },
    )
    text = sheet_text(as_ada, ada, document)
    for words in (
        "The Germans win at once if the Germans control at least 2 more victory objectives than",
        "C4",
        "minefield",
        "Initiative a die decides",
        "Fuel Drums",
        rules_text("fuel_drums"),
        "Tank Ace (in rounds 2 to 3)",
        rules_text("tank_ace"),
        "Where squads have to start",
        "kept for good by who takes it first",
        "The mill burns down after round 3.",
        "Source: A leaflet of our club.",
        "1 American, 1 German",
    ):
        assert " ".join(words.split()) in text, words
