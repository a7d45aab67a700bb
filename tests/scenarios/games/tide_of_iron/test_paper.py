"""One can play from the sheet alone: all that the rules need stands on it, and no board, card or hex is only a name."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from sandtable.games.tide_of_iron import boards, card_facts, facts
from sandtable.games.tide_of_iron.scenario import read
from sandtable.games.tide_of_iron.text import rules_text
from scenarios import checking, services
from scenarios.games.tide_of_iron.map_sheet import MapSheet
from scenarios.games.tide_of_iron.paper import Paper
from scenarios.games.tide_of_iron.paper_box import stocks_left
from scenarios.games.tide_of_iron.paper_hexes import hex_spans
from tests.sandtable.games.tide_of_iron.more_public_shapes import tiger_tracks
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
    wanted += [each["hex"] for key in ("overlays", "objectives") for each in document.get(key, ())]
    wanted += [name.replace("_", " ") for name in document["zones"]]
    wanted += list(texts_of(document))
    wanted += ["north is at the top", "Ground of the map, hex by hex", "Markers left in the box"]
    wanted += [f"{each.name} {each.movement} " for each in facts.unit_types().values() if each.edition == 1]
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
        labels=[{"hex": "B2", "text": "Mill pond", "note": "Frozen in winter."}],
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
        "Labels on the map B2 Mill pond: Frozen in winter.",
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


def test_the_values_of_units_are_on_the_sheet(ada: User, as_ada: Client) -> None:
    """The rule book leaves them to the data (TOI-CMP-07); values of EX-TOI-01, EX-TOI-63 and TOI-ARE-05."""
    text = sheet_text(as_ada, ada, a_document())
    assert "Elite Infantry 4 4 / 2 1 / 1 0 1 hole Battle Hardened (TOI-OFF-06)" in text
    assert "Machine Gun Crew 4 5 / 3 " in text and "Machine Gun Crew 4 5 / 4 " in text
    assert "2-8 / 2, suppressive 4" in text and "M10" not in text
    tank = a_side("west")
    tank["divisions"]["1"]["vehicles"] = {"m10": 1}
    assert "M10" in sheet_text(as_ada, ada, a_document(sides={"american": tank, "german": a_side("east")}))


def test_cards_are_listed_by_deck_with_their_plus_symbols(ada: User, as_ada: Client) -> None:
    """A drawn card with a plus symbol gives another one (TOI-STA-02); a named card is in no deck (D-TOI-148)."""
    american = a_side("west", decks=[{"name": "Supply I"}], start_cards=["fuel_drums"])
    sides = {"american": american, "german": a_side("east")}
    text = sheet_text(as_ada, ada, a_document(sides=sides, shared_decks=[{"name": "Command I"}]))
    plus = [each for each in card_facts.strategy_cards().values() if each.deck == "Command I" and each.has_plus]
    assert plus and text.count("plus symbol") >= len(plus)
    assert "Named by the scenario Fuel Drums 1 command" in text and text.count("Fuel Drums 1 command") == 1
    assert "Supply I: American 1. " in text and "Command I: both sides 1. " in text
    assert text.count("Strategy decks Supply I; Command I (one pile for both sides)") == 1
    assert text.count("Strategy decks Command I (one pile for both sides)") == 1


def test_squads_that_the_scenario_fixes_are_named(ada: User, as_ada: Client) -> None:
    """The squads of data/scenarios/lamps-out.json are listed with their figures, and equal ones are counted."""
    text = sheet_text(as_ada, ada, checking.all_scenarios()[GAME].document("lamps-out"))
    assert "Squads as they are built Division 1: 3 Elite Infantry + 1 Officer with Engineer token, " in text
    assert "4 x (4 Regular Infantry), 1 Machine Gun Crew + 2 Regular Infantry" in text
    assert "American victory objective, no points, German at the start" in text


def test_cards_of_special_actions_have_their_texts(ada: User, as_ada: Client) -> None:
    """Operations cards may come by a special action, a purchase or an event; an event says from when (D-TOI-149)."""
    deeds: dict[str, Any] = {
        "special_actions": [{"name": "Ask", "side": "german", "by": "officer", "operations": ["tank_ace"]}],
        "purchases": [{"name": "Buy", "side": "american", "cost": 2, "operations": ["lay_smoke"]}],
        "events": [{"round": 2, "side": "german", "operations": ["elite_tank_crew"]}],
    }
    text = sheet_text(as_ada, ada, a_document(**deeds))
    assert all(rules_text(each) in text for each in ("tank_ace", "lay_smoke", "elite_tank_crew"))
    assert "End of round 2, German: Elite Tank Crew in force from the next round on" in text


def test_a_reinforcement_with_a_condition_has_no_fixed_round(ada: User, as_ada: Client) -> None:
    """It comes in the first round in which the condition holds, from one on (D-TOI-176)."""
    text = sheet_text(as_ada, ada, tiger_tracks())
    assert "From round 1, division 1" in text and "German reinforcements from round 1 on" in text


def test_command_at_the_start_is_told_also_where_it_is_none(ada: User, as_ada: Client) -> None:
    """0, unless the scenario says otherwise (TOI-SET-17)."""
    sides = {"american": a_side("west", command=2), "german": a_side("east")}
    text = sheet_text(as_ada, ada, a_document(sides=sides))
    assert "drawn at set-up, 2 command" in text and "drawn at set-up, 0 command" in text
    text = sheet_text(as_ada, ada, a_document(sides=sides, rules={"parameters": {"starting_command": 3}}))
    assert "drawn at set-up, 2 command" in text and "drawn at set-up, 3 command" in text


def test_changed_parameters_are_said_in_words_with_the_value_of_the_book(ada: User, as_ada: Client) -> None:
    """Nobody at a table knows a parameter by its name."""
    changed = {"woods_cover": 1, "assault_tie": "attacker", "conditions_accumulate": True, "panzer4_movement": 4}
    text = sheet_text(as_ada, ada, a_document(rules={"parameters": changed}))
    for words in (
        "Cover of woods: 1 instead of 2 (TOI-MOV-17)",
        "Winner of an assault with equal hits: attacker instead of defender (TOI-ASL-14)",
        "Conditions of several attacks are added: yes instead of no (TOI-SUP-04)",
        "Panzer IV, movement: 4 instead of 6 (TOI-CMP-07)",
    ):
        assert words in text, words
    assert not any(name.replace("_", " ") in text for name in ("assault_tie", "panzer4_movement"))


def test_a_special_action_that_may_fail_says_whether_it_may_be_tried_again(ada: User, as_ada: Client) -> None:
    """Once in the game counts successes (D-TOI-199)."""
    deed = {"name": "Blow up", "side": "german", "by": "engineer", "succeeds_on": 4, "times": 1, "points": 1}
    text = sheet_text(as_ada, ada, a_document(special_actions=[deed]))
    assert "It succeeds if a die shows 4 or more; after a failure it may be tried again." in text


ARMY: dict[str, Any] = {
    "side": "american",
    "division": "1",
    "points": 12,
    "offers": [
        {"name": "Rifle squad", "cost": 2, "at_most": 4, "default": 3, "squads": [{"figures": {"regular": 4}}]},
        {"name": "Tank hunter", "cost": 5, "default": 1, "vehicles": {"m10": 1}},
        {"name": "Barrage", "cost": 3, "start_cards": ["suppressive_barrage"]},
        {"name": "Smoke", "cost": 1, "operations": ["lay_smoke"]},
        {"name": "Mines", "cost": 1, "at_most": 2, "lays": [{"hex": "D4", "kind": "minefield"}]},
    ],
}


def test_an_army_is_bought_from_the_price_list_on_the_sheet(ada: User, as_ada: Client) -> None:
    """Points, and of each offer its price, the most of it, the number in the proposed army and what is bought."""
    text = sheet_text(as_ada, ada, a_document(armies=[ARMY]))
    assert "Before the game each player buys in private; all show their armies when they are bought." in text
    assert "The Americans have 12 points to buy for division 1" in text
    assert "Offer Points At most Proposed What is bought" in text
    for line in (
        "Rifle squad 2 4 3 a squad of 4 regular",
        "Tank hunter 5 1 1 1 M10 Tank Destroyer",
        "Barrage 3 1 0 Suppressive Barrage",
        "Smoke 1 1 0 Lay Smoke is in force for the Americans",
        "Mines 1 2 0 a minefield is placed on D4",
    ):
        assert line in text, line
    openly = sheet_text(as_ada, ada, a_document(armies=[ARMY], buying="in turn"))
    assert "armies are bought openly, one purchase each, the side with initiative first" in openly


def test_what_can_be_bought_is_explained_on_the_sheet(ada: User, as_ada: Client) -> None:
    """The values of a vehicle of the later box, for its nation alone, and the texts of cards."""
    without = sheet_text(as_ada, ada, a_document())
    text = sheet_text(as_ada, ada, a_document(armies=[ARMY]))
    tank = next(each for each in facts.unit_types().values() if each.kind_name == "m10")
    assert f"{tank.name} {tank.movement} " in text and tank.name not in without
    assert all(rules_text(each) in text for each in ("suppressive_barrage", "lay_smoke"))
    assert "StuG" not in text


@pytest.mark.parametrize(
    ("names", "spans"),
    [
        ("", ""),
        ("B2 A1", "A1 B2"),
        ("A1 A2", "A1 A2"),
        ("A1 A2 A3 A5", "A1-A3 A5"),
        ("AA2 B3 B1 B2 B2 Z10 Z9 Z8", "B1-B3 Z8-Z10 AA2"),
    ],
)
def test_hexes_below_one_another_are_a_span(names: str, spans: str) -> None:
    assert hex_spans(names.split()) == spans


def test_the_ground_is_told_hex_by_hex() -> None:
    """Each terrain with its hexes; plain hexes are left out."""
    document = a_document(
        overlays=[{"hex": "C2", "base": "rough", "level": 2}, {"hex": "D3", "base": "clear", "level": 1}]
    )
    terrain = {each.name: each.hexes.split() for each in Paper(read(document), MapSheet(read(document))).terrain}
    assert "C2" in terrain["rough, level 2"] and "D3" in terrain["clear, level 1"]
    assert "clear" not in terrain


def test_markers_left_in_the_box_share_the_two_sides_of_a_sheet() -> None:
    """12 fortifications, 14 obstacles, 6 minefields and 6 smoke markers are in the box (D-TOI-03)."""
    laid = [{"hex": "C4", "kind": "pillbox"}, {"hex": "C5", "kind": "minefield"}]
    assert stocks_left(read(a_document(markers=laid))) == [
        "entrenchment or pillbox: 11",
        "razor wire or tank trap: 14",
        "minefield: 5",
        "smoke: 6",
    ]
