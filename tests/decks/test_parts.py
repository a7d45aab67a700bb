"""Battlefields, plots with number and back, cards set aside: edited, compared, shown, kept and given to programs."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from decks import services
from decks.compare import compare, told
from decks.exchange import community, incoming, saved_object, text
from decks.models import Deck, Draft
from decks.pressed import focus_after
from decks.sheet import Sheet
from sandtable.games.destiny.building import parts
from sandtable.games.destiny.building.changes import BadChange, change
from sandtable.games.destiny.decklist import DeckList, read_deck, to_json
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.formats import get_format

INF = get_format("INF")
PYKE, COAXIUM, TURF, TROOPERS, SWEEPER, ECHO, FOREST = "12040", "12139", "07127", "13005A", "13004A", "01166", "01167"
LATER: dict[str, Any] = {
    "name": "Everything",
    "format": "INF",
    "characters": [{"code": "13002A", "dice": 1}, {"code": "13003A", "dice": 2}],
    "battlefield": ECHO,
    "plots": [COAXIUM, TROOPERS, "13009A"],
    "cards": {"01153": 2},
    "plot_dice": {"13009A": 2},
    "backs": {TROOPERS: "13005C"},
    "set_aside": {PYKE: 1},
}


@pytest.fixture
def content() -> DeckList:
    return read_deck(LATER)


def after(deck: DeckList, *changes: str) -> dict[str, Any]:
    for each in changes:
        deck = change(deck, each)
    return to_json(deck)


# Editing --------------------------------------------------------------------------------------------------------------


def test_a_battlefield_takes_the_place_of_the_other_unless_there_is_room_for_two(content: DeckList) -> None:
    assert after(content, f"battlefield:{FOREST}")["battlefield"] == FOREST
    with_turf = change(content, f"plot:{TURF}:1")
    two = change(with_turf, f"battlefield:{FOREST}")
    assert two.battlefields == (ECHO, FOREST)
    assert change(two, f"battlefield:{ECHO}") == two
    assert change(two, "battlefield:01165").battlefields == ("01165", ECHO)
    assert after(two, f"field-off:{ECHO}")["battlefield"] == FOREST
    assert after(two, "battlefield:")["battlefield"] is None


def test_a_plot_is_taken_made_elite_and_put_back(content: DeckList) -> None:
    elite = change(content, f"plot:{SWEEPER}:2")
    assert SWEEPER in elite.plots and elite.dice_of_plot(SWEEPER) == 2
    plain = change(elite, f"plot:{SWEEPER}:1")
    assert SWEEPER in plain.plots and to_json(plain)["plot_dice"] == {"13009A": 2}
    assert change(elite, f"plot:{SWEEPER}:0") == content


def test_a_plot_that_leaves_takes_its_number_and_its_back_along(content: DeckList) -> None:
    left = after(content, f"plot:{TROOPERS}:0", "plot:13009A:0", f"plot:{COAXIUM}:0")
    assert (left["plots"], "plot_dice" in left, "backs" in left, left["set_aside"]) == ([], False, False, {PYKE: 1})


def test_a_back_is_chosen_changed_and_left_open(content: DeckList) -> None:
    assert [each.code for each in parts.backs_of(TROOPERS)] == ["13005B", "13005C", "13005D"]
    assert after(content, f"back:{TROOPERS}:13005D")["backs"] == {TROOPERS: "13005D"}
    assert "backs" not in after(content, f"back:{TROOPERS}:")


def test_cards_are_set_aside_and_taken_back(content: DeckList) -> None:
    assert after(content, f"aside:{PYKE}:2", "aside:11095:3")["set_aside"] == {"11095": 3, PYKE: 2}
    assert "set_aside" not in after(content, f"aside:{PYKE}:0")


@pytest.mark.parametrize(
    "text",
    [
        "aside:zzz:1",
        f"aside:{PYKE}:100",
        f"aside:{PYKE}",
        f"back:{TROOPERS}:13004B",
        f"back:{SWEEPER}:13004B",
        "back:zzz:",
        "field-off:zzz",
        "plot:13009A:10",
        "plot:13009A:x",
    ],
)
def test_what_is_no_change_is_refused(content: DeckList, text: str) -> None:
    with pytest.raises(BadChange):
        change(content, text)


def test_lists_stay_within_their_bounds(content: DeckList) -> None:
    codes = [str(10000 + number) for number in range(300)]
    full = replace(content, set_aside=tuple((code, 1) for code in codes))
    with pytest.raises(BadChange, match="at most 300 different cards set aside"):
        change(full, f"aside:{PYKE}:1")
    many = replace(content, plots=(TURF,) * 30)
    with pytest.raises(BadChange, match="at most 30 plots"):
        change(many, f"plot:{SWEEPER}:1")


def test_needed_cards_come_along(content: DeckList) -> None:
    without = replace(content, set_aside=())
    assert parts.with_needed_cards(without, INF) == content
    assert parts.with_needed_cards(content, INF) == content
    assert parts.with_needed_cards(replace(without, plots=(TURF,)), INF).set_aside == ()


def test_what_can_be_chosen(content: DeckList) -> None:
    assert [(each.code, copies) for each, copies in parts.cards_to_set_aside(content, INF)] == [(PYKE, 1)]
    assert parts.numbers_of_plot("13009A", INF) == [1, 2] and parts.numbers_of_plot(TURF, INF) == [1]


# Comparing and showing ------------------------------------------------------------------------------------------------


def test_every_place_is_compared(content: DeckList) -> None:
    plain = read_deck({key: part for key, part in LATER.items() if key not in ("plot_dice", "backs", "set_aside")})
    changes = compare(plain, content)
    assert [(each.place, each.card.code, each.before, each.after) for each in changes] == [
        ("plot", "13009A", 1, 0),
        ("elite plot", "13009A", 0, 1),
        ("back", "13005C", 0, 1),
        ("set aside", PYKE, 0, 1),
    ]
    assert told(changes) == (
        "United: chosen as elite; Arc Trooper Fives, ARC-5555: chosen as back; Pyke Sentinel: 1 set aside"
    )
    assert told(compare(content, replace(content, set_aside=()))) == "Pyke Sentinel: taken out"


def test_the_rows_of_a_sheet_add_up_to_its_points(content: DeckList) -> None:
    sheet = Sheet(content)
    assert [row.points for row in sheet.team] == [9, 11], "Obi-Wan Kenobi is lowered by Luke Skywalker"
    assert {row.card.code: (row.points, row.count) for row in sheet.plots} == {
        TROOPERS: (4, 1),
        COAXIUM: (0, 1),
        "13009A": (1, 2),
    }
    assert sheet.points == sum(row.points or 0 for row in (*sheet.team, *sheet.plots)) == 25
    assert [(row.card.code, row.count) for row in sheet.set_aside] == [(PYKE, 1)]
    assert (sheet.size, sheet.size_needed) == (2, 30)
    assert card(COAXIUM) in sheet.unencoded and card(PYKE) not in sheet.unencoded


@pytest.mark.parametrize(
    ("at", "focused"),
    [
        (f"aside-{PYKE}-drop", f"aside-{PYKE}-drop"),
        ("aside-11095-drop", "team-heading"),
        ("plot-13009A-elite", "plot-13009A-elite"),
        (f"battlefield-{ECHO}-drop", f"battlefield-{ECHO}-drop"),
        (f"battlefield-{FOREST}-drop", "team-heading"),
    ],
)
def test_the_focus_stays_at_the_places(content: DeckList, at: str, focused: str) -> None:
    assert focus_after(at, Sheet(content), []) == focused


@pytest.fixture
def kept(ada: User, content: DeckList) -> Deck:
    return services.create_deck(owner=ada, content=content)


def test_the_page_shows_number_back_and_cards_set_aside(kept: Deck, as_ada: Client) -> None:
    shown = as_ada.get(kept.get_absolute_url()).content.decode()
    assert "Set aside" in shown and "Pyke Sentinel" in shown
    assert "Arc Trooper Fives" in shown and "back:" in shown


def test_the_builder_keeps_and_changes_the_places(kept: Deck, as_ada: Client) -> None:
    address = reverse("decks:deck-edit", args=[kept.public_id])
    shown = as_ada.get(address).content.decode()
    for button in (f"aside:{PYKE}:0", "plot:13009A:1", f"field-off:{ECHO}"):
        assert f'value="{button}@' in shown, button
    as_ada.post(reverse("decks:deck-change", args=[kept.public_id]), {"change": "card:01155:1"})
    assert to_json(Draft.objects.get(deck=kept).deck_list) == {**LATER, "cards": {"01153": 2, "01155": 1}}


def test_the_service_gives_and_takes_the_places(as_ada: Client) -> None:
    made = as_ada.post("/api/v1/decks", json.dumps({"deck": LATER}), content_type="application/json")
    assert made.status_code == 201 and made.json()["deck"] == LATER
    verdict = as_ada.post("/api/v1/validate", json.dumps({"deck": LATER}), content_type="application/json").json()
    assert (
        COAXIUM in verdict["unencoded"] and PYKE not in verdict["unencoded"] and verdict["results"][0]["points"] == 25
    )
    wrong = {**LATER, "set_aside": {PYKE: 0, "zzz": 1}}
    refused = as_ada.post("/api/v1/decks", json.dumps({"deck": wrong}), content_type="application/json")
    assert refused.status_code == 400
    told_at = {each["path"] for each in refused.json()["errors"]}
    assert {"/deck/set_aside/12040", "/deck/set_aside/zzz"} <= told_at


@pytest.mark.parametrize("shape", ["tts", "community"])
@pytest.mark.parametrize(("key", "named"), [("set_aside", "Pyke Sentinel"), ("backs", "Fives")])
def test_a_shape_without_the_place_refuses_the_deck(
    ada: User, as_ada: Client, shape: str, key: str, named: str
) -> None:
    plain = {each: part for each, part in LATER.items() if each not in ("plot_dice", "backs", "set_aside")}
    deck = services.create_deck(owner=ada, content=read_deck({**plain, key: LATER[key]}))
    answer = as_ada.get(f"/api/v1/decks/{deck.public_id}/export", {"shape": shape})
    assert answer.status_code == 422 and named in answer.content.decode()
    assert as_ada.get(f"/api/v1/decks/{deck.public_id}/export", {"shape": "json"}).status_code == 200


def test_our_text_has_all_places() -> None:
    deck = read_deck(LATER)
    out = text.write(deck)
    report = text.read(out, format="INF")
    assert report.deck == deck and report.is_complete
    assert text.write(report.deck) == out


def test_the_other_shapes_have_elite_plots() -> None:
    deck = read_deck({key: part for key, part in LATER.items() if key not in ("backs", "set_aside")})
    about = community.About(id="x", created="", updated="", version=1)
    assert incoming.read(json.dumps(community.write(deck, about))).deck == deck
    saved = incoming.read(json.dumps(saved_object.write(deck)), format=deck.format)
    assert saved.deck == deck and saved.is_complete


# Buttons of the builder -----------------------------------------------------------------------------------------------


def builder(client: Client, deck: Deck, text: str) -> str:
    answer = client.post(
        reverse("decks:deck-change", args=[deck.public_id]), {"change": text}, headers={"HX-Request": "true"}
    )
    assert answer.status_code == 200
    return str(answer.content.decode())


def test_a_back_is_chosen_and_undone_by_buttons(content: DeckList, ada: User, as_ada: Client) -> None:
    deck = services.create_deck(owner=ada, content=content)
    html = as_ada.get(reverse("decks:deck-edit", args=[deck.public_id])).content.decode()
    for back in parts.backs_of(TROOPERS):
        chosen = back.code == "13005C"
        change_to = "" if chosen else back.code
        at = f"plot-{TROOPERS}-{back.code}"
        assert f'id="{at}" name="change" value="back:{TROOPERS}:{change_to}@{at}"' in html
    builder(as_ada, deck, f"back:{TROOPERS}:13005B")
    assert services.present(deck).back_of(TROOPERS) == "13005B"
    builder(as_ada, deck, f"back:{TROOPERS}:")
    assert services.present(deck).back_of(TROOPERS) is None
    builder(as_ada, deck, "undo")
    assert services.present(deck).back_of(TROOPERS) == "13005B"


def test_a_card_is_set_aside_by_a_button_that_keeps_the_focus(content: DeckList, ada: User, as_ada: Client) -> None:
    deck = services.create_deck(owner=ada, content=content)
    at = f"aside-{PYKE}-2"
    html = builder(as_ada, deck, f"aside:{PYKE}:2@{at}")
    assert dict(services.present(deck).set_aside)[PYKE] == 2
    assert re.search(rf'id="{at}" name="change" value="aside:{PYKE}:2@{at}" autofocus[^>]*aria-pressed="true"', html)
    at = f"aside-{PYKE}-0"
    assert f'value="aside:{PYKE}:0@{at}" autofocus' in builder(as_ada, deck, f"aside:{PYKE}:0@{at}")
    builder(as_ada, deck, "undo")
    assert dict(services.present(deck).set_aside)[PYKE] == 2


def test_the_builder_leads_to_the_odds_of_the_draft(content: DeckList, ada: User, as_ada: Client) -> None:
    deck = services.create_deck(owner=ada, content=content)
    odds = reverse("decks:deck-odds", args=[deck.public_id])
    address = reverse("decks:deck-edit", args=[deck.public_id])
    assert f'href="{odds}?version=1"' in as_ada.get(address).content.decode()
    assert f'href="{odds}?version=draft"' in builder(as_ada, deck, "card:01153:1")
    assert as_ada.get(f"{odds}?version=draft").status_code == 200
    assert Client().get(f"{odds}?version=draft").status_code == 404
