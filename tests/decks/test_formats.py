"""Formats of one's own: private, checked to the last line, and never able to change a deck that was saved."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from decks import selectors, services
from decks.models import Deck, Draft, OwnFormat, Visibility
from decks.playable import Playable, versions_for_playtest
from sandtable.games.destiny.building import changes
from sandtable.games.destiny.decklist import DeckList, demo_decks, format_of, to_json
from sandtable.games.destiny.formats import all_formats, get_format
from sandtable.games.destiny.own_formats import read_format, to_document
from sandtable.games.destiny.setting_up import read_setup

REY = demo_decks()["rey-starter"]
TABLE: dict[str, Any] = {"name": "Kitchen table", "sets": ["AW"], "points": 25, "size": 20, "copies": 2}
FORM: dict[str, Any] = {**TABLE, "banned": "", "restricted": "", "pairs": "", "balance": ""}
JSON = "application/json"


@pytest.fixture
def kitchen(ada: User) -> OwnFormat:
    """Ada's format: 25 points, 20 cards, the first set."""
    return services.create_format(owner=ada, definition=read_format(TABLE))


@pytest.fixture
def deck(ada: User, kitchen: OwnFormat) -> Deck:
    """Ada's Rey starter, saved for her format."""
    return services.create_deck(owner=ada, content=replace(REY, format=kitchen.format))


def changed(own: OwnFormat, **changes: Any) -> OwnFormat:
    definition = read_format({**own.definition, **changes})
    return services.change_format(own=own, definition=definition, expected=own.digest)


def as_playable(deck: Deck) -> Playable:
    """The newest version as its owner takes it into a playtest."""
    return versions_for_playtest(deck.owner, [(deck.public_id, None)])[deck.public_id, None]


def page(client: Client, address: str, status: int = 200) -> str:
    response = client.get(address)
    assert response.status_code == status, address
    return response.content.decode()


# A saved deck keeps its definition ------------------------------------------------------------------------------------


def test_changing_a_format_changes_no_saved_deck(deck: Deck, kitchen: OwnFormat) -> None:
    before, digest = dict(deck.newest.snapshot), deck.newest.digest
    changed(kitchen, banned=["01008"], size=30)
    deck.refresh_from_db()
    assert (deck.newest.snapshot, deck.newest.digest) == (before, digest)
    assert as_playable(deck).verdict.is_playable
    services.delete_format(own=kitchen)
    assert as_playable(deck).verdict.problems == []
    assert read_setup([deck.newest.snapshot] * 2).names == ["Rey Starter"] * 2


def test_choosing_the_format_again_takes_the_new_definition(deck: Deck, kitchen: OwnFormat) -> None:
    changed(kitchen, size=30)
    known = selectors.formats_for(deck.owner)
    kept = changes.change(deck.newest.deck_list, f"format:{changes.AS_SAVED}", known)
    assert kept == deck.newest.deck_list
    again = changes.change(deck.newest.deck_list, f"format:{kitchen.public_id}", known)
    assert (format_of(kept).size, format_of(again).size) == (20, 30)


def test_the_deck_page_says_which_definition_it_was_checked_against(
    deck: Deck, kitchen: OwnFormat, as_ada: Client
) -> None:
    old = kitchen.digest[:8]
    shown = page(as_ada, deck.get_absolute_url())
    assert "Checked against: Kitchen table" in shown and old in shown and "as it is now" in shown
    changed(kitchen, size=30)
    shown = page(as_ada, deck.get_absolute_url())
    assert old in shown and "has changed since" in shown and "1 problem" in shown
    kitchen.delete()
    assert "none of your formats now" in page(as_ada, deck.get_absolute_url())


def test_a_published_deck_shows_its_definition_to_everybody(deck: Deck, kitchen: OwnFormat, as_ben: Client) -> None:
    services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    shown = page(as_ben, deck.get_absolute_url())
    assert kitchen.digest[:8] in shown and kitchen.get_absolute_url() not in shown


def test_a_deck_illegal_in_its_own_format_can_t_be_published(ada: User) -> None:
    strict = services.create_format(owner=ada, definition=read_format({**TABLE, "banned": ["01008"]}))
    deck = services.create_deck(owner=ada, content=replace(REY, format=strict.format))
    with pytest.raises(services.NotPublishable) as refused:
        services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    assert [(each.rule, each.cards) for each in refused.value.problems] == [("FORMAT-BANNED", ("01008",))]
    assert not as_playable(deck).verdict.is_playable


# Nobody else's --------------------------------------------------------------------------------------------------------


def test_somebody_else_s_format_is_not_there(kitchen: OwnFormat, as_ben: Client, client: Client) -> None:
    names = ("decks:format", "decks:format-edit", "decks:format-delete")
    for name in names:
        address = reverse(name, args=[kitchen.public_id])
        assert as_ben.get(address).status_code == 404
        assert as_ben.post(address, FORM).status_code in (404, 405)
        assert client.get(address).status_code == 302
    for method in ("get", "put", "delete"):
        answer = getattr(as_ben, method)(f"/api/v1/own-formats/{kitchen.public_id}", content_type=JSON)
        assert answer.status_code == 404
    assert kitchen.name not in page(as_ben, reverse("decks:format-list"))
    kitchen.refresh_from_db()
    assert kitchen.definition["points"] == 25


def test_somebody_else_s_format_can_t_be_chosen(kitchen: OwnFormat, as_ben: Client) -> None:
    body = {"deck": {**to_json(REY), "format": kitchen.public_id}}
    refused = as_ben.post("/api/v1/decks", json.dumps(body), content_type=JSON)
    assert refused.status_code == 400
    assert [each["path"] for each in refused.json()["errors"]] == ["/deck/format"]
    started = as_ben.post(reverse("decks:deck-new"), {"name": "Mine", "format": kitchen.public_id})
    assert started.status_code == 422 and not Deck.objects.exists()


def test_another_owner_s_name_is_free_but_not_one_s_own_twice(kitchen: OwnFormat, ben: User) -> None:
    services.create_format(owner=ben, definition=kitchen.format)
    with pytest.raises(services.FormatRefused, match="another format called Kitchen table"):
        services.create_format(owner=kitchen.owner, definition=kitchen.format)
    assert OwnFormat.objects.count() == 2


def test_formats_of_one_person_are_limited(ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "MOST_FORMATS", 1)
    services.create_format(owner=ada, definition=read_format(TABLE))
    with pytest.raises(services.FormatRefused, match="delete one first"):
        services.create_format(owner=ada, definition=read_format({**TABLE, "name": "Other"}))


# Pages ----------------------------------------------------------------------------------------------------------------


def test_a_format_is_made_shown_changed_and_removed(as_ada: Client) -> None:
    lists = {
        "banned": "01153\n\nTake Cover (Awakenings #157)",
        "restricted": "Dodge",
        "pairs": "01151 + 01156",
        "balance": "01003 = 12/16",
    }
    made = as_ada.post(reverse("decks:format-new"), {**FORM, **lists, "plots": "on"})
    own = OwnFormat.objects.get()
    assert made.status_code == 302 and made["Location"] == own.get_absolute_url()
    assert own.format == replace(
        read_format({**TABLE, "plots": True, "banned": ["01153", "01157"], "balance": {"01003": [12, 16]}}),
        code=own.public_id,
        restricted=own.format.restricted,
        restricted_pairs={"01151": frozenset({"01156"}), "01156": frozenset({"01151"})},
    )
    assert {"01155"} <= own.format.restricted
    assert "Take Cover" in page(as_ada, own.get_absolute_url())
    edit = reverse("decks:format-edit", args=[own.public_id])
    assert "Take Cover (Awakenings #157)" in page(as_ada, edit)
    again = as_ada.post(edit, {**FORM, "points": 31, "all_sets": "on", "base": own.digest})
    own.refresh_from_db()
    assert again.status_code == 302
    assert (own.format.points, own.format.sets, own.format.banned) == (31, None, frozenset())
    delete = reverse("decks:format-delete", args=[own.public_id])
    assert "Keep it" in page(as_ada, delete)
    assert as_ada.post(delete).status_code == 302 and not OwnFormat.objects.exists()


@pytest.mark.parametrize("code", list(all_formats()))
def test_every_published_format_can_be_the_start_of_one(code: str, as_ada: Client) -> None:
    form = as_ada.get(f"{reverse('decks:format-new')}?from={code}").context["form"]
    filled = {key: form[key].value() for key in form.fields}
    made = as_ada.post(
        reverse("decks:format-new"), {key: value for key, value in filled.items() if value} | {"name": "X"}
    )
    assert made.status_code == 302
    copied = to_document(OwnFormat.objects.get().format)
    assert {**copied, "code": code, "name": get_format(code).name} == to_document(get_format(code))


def test_two_tabs_the_second_is_told(kitchen: OwnFormat, as_ada: Client) -> None:
    edit, base = reverse("decks:format-edit", args=[kitchen.public_id]), kitchen.digest
    assert as_ada.post(edit, {**FORM, "points": 31, "base": base}).status_code == 302
    second = as_ada.post(edit, {**FORM, "points": 32, "base": base})
    assert second.status_code == 412 and 'value="32"' in second.content.decode()
    kitchen.refresh_from_db()
    assert kitchen.format.points == 31


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        ({"name": ""}, ["This field is required."]),
        ({"name": "\u200b"}, ["name: the name is empty"]),
        ({"points": "0"}, ["greater than or equal to 1"]),
        ({"points": "9" * 40}, ["less than or equal to 300"]),
        ({"size": "-30"}, ["greater than or equal to 1"]),
        ({"copies": "NaN"}, ["Enter a whole number."]),
        ({"sets": ["XX"]}, ["XX is not one of the available choices"]),
        ({"sets": []}, ["sets: name at least one set"]),
        ({"banned": "01153\nNo Such Card\n99999"}, ["Line 2: no card is called No Such Card", "Line 3: "]),
        ({"banned": "Rey"}, ["several cards are called so", "= 01038"]),
        ({"pairs": "01151"}, ["expected two cards with a plus sign"]),
        ({"pairs": "01151 + 01151"}, ["01151 stands here twice"]),
        ({"balance": "01003 = many\n01153 = 3"}, ["Line 1: expected a card, an equals sign"]),
        ({"balance": "01153 = 3"}, ["has no point values"]),
        ({"balance": "01003 = 12"}, ["has 2 values; got 1"]),
        ({"banned": "01153\n" * 600}, ["600 lines; at most 500"]),
        ({"banned": "zzz\n" * 400}, ["Line 50: ", "and 350 more lines"]),
        ({"banned": "x" * 70_000}, ["at most 60000 characters"]),
    ],
)
def test_bad_input_is_refused_with_every_problem(bad: dict[str, Any], told: list[str], as_ada: Client) -> None:
    answer = as_ada.post(reverse("decks:format-new"), {**FORM, **bad})
    assert answer.status_code == 422 and not OwnFormat.objects.exists()
    text = answer.content.decode().replace("&#x27;", "'")
    for each in told:
        assert each in text, each


def test_a_hostile_name_is_only_text(as_ada: Client) -> None:
    assert as_ada.post(reverse("decks:format-new"), {**FORM, "name": "<script>alert(1)</script>"}).status_code == 302
    own = OwnFormat.objects.get()
    for address in (own.get_absolute_url(), reverse("decks:format-list"), reverse("decks:deck-new")):
        assert "<script>alert" not in page(as_ada, address)


def test_own_formats_are_choices_in_new_import_builder_and_list(deck: Deck, kitchen: OwnFormat, as_ada: Client) -> None:
    option = f'value="{kitchen.public_id}"'
    for address in (
        f"{reverse('decks:deck-new')}?format={kitchen.public_id}",
        reverse("decks:import"),
        reverse("decks:deck-edit", args=[deck.public_id]),
        reverse("decks:deck-list"),
    ):
        assert option in page(as_ada, address), address
    shown = page(as_ada, f"{reverse('decks:deck-list')}?format={kitchen.public_id}")
    assert deck.name in shown
    assert deck.name not in page(as_ada, f"{reverse('decks:deck-list')}?format=starter")


def test_a_deck_is_started_and_imported_for_an_own_format(kitchen: OwnFormat, as_ada: Client) -> None:
    assert as_ada.post(reverse("decks:deck-new"), {"name": "New", "format": kitchen.public_id}).status_code == 302
    source = "Old\n\nCHARACTER\n---------\n2x Rey (Awakenings #38)\n"
    body = {"source": source, "format": kitchen.public_id, "confirm": "1"}
    assert as_ada.post(reverse("decks:import"), body).status_code == 302
    imported, begun = Deck.objects.get(current__isnull=False), Draft.objects.get()
    assert [imported.newest.deck_list.format, begun.deck_list.format] == [kitchen.format] * 2


def test_the_builder_takes_an_own_format_and_offers_the_saved_definition(
    deck: Deck, kitchen: OwnFormat, as_ada: Client
) -> None:
    changed(kitchen, size=30)
    edit = reverse("decks:deck-edit", args=[deck.public_id])
    assert "Kitchen table (as saved)" in page(as_ada, edit)
    change = reverse("decks:deck-change", args=[deck.public_id])
    as_ada.post(change, {"change": "", "format": kitchen.public_id})
    assert format_of(Deck.objects.get().draft.deck_list).size == 30
    assert "(as saved)" not in page(as_ada, edit)


# API ------------------------------------------------------------------------------------------------------------------


def post(client: Client, body: Any) -> Any:
    return client.post("/api/v1/own-formats", json.dumps(body), content_type=JSON)


def test_a_format_over_the_api(as_ada: Client) -> None:
    made = post(as_ada, {"format": TABLE})
    assert made.status_code == 201
    value = made.json()
    assert value["format"] == to_document(read_format({**TABLE, "code": value["id"]}))
    address = f"/api/v1/own-formats/{value['id']}"
    read = as_ada.get(address)
    assert read.json() == value and read["ETag"] == made["ETag"]
    assert as_ada.get(address, headers={"If-None-Match": read["ETag"]}).status_code == 304
    assert [each["id"] for each in as_ada.get("/api/v1/own-formats").json()] == [value["id"]]
    body = json.dumps({"format": {**value["format"], "points": 31}})
    assert as_ada.put(address, body, content_type=JSON).status_code == 428
    again = as_ada.put(address, body, content_type=JSON, headers={"If-Match": read["ETag"]})
    assert again.status_code == 200 and again.json()["format"]["points"] == 31
    assert as_ada.put(address, body, content_type=JSON, headers={"If-Match": read["ETag"]}).status_code == 412
    assert as_ada.delete(address).status_code == 204 and as_ada.get(address).status_code == 404


def test_a_taken_name_is_a_conflict(kitchen: OwnFormat, as_ada: Client) -> None:
    refused = post(as_ada, {"format": TABLE})
    assert refused.status_code == 409
    assert [each["path"] for each in refused.json()["errors"]] == ["/format/name"]


def test_every_problem_of_a_format_has_its_place(as_ada: Client) -> None:
    bad = {
        **TABLE,
        "name": "a\u0000b" * 99,
        "points": 0,
        "sets": ["AW", "XX"],
        "banned": ["x"],
        "balance": {"01153": [1]},
    }
    refused = post(as_ada, {"format": bad, "hat": 1})
    assert refused.status_code == 400 and refused["Content-Type"] == "application/problem+json"
    bad["name"] = "n" * 200
    refused = post(as_ada, {"format": bad, "hat": 1})
    assert {each["path"] for each in refused.json()["errors"]} == {
        "/hat",
        "/format/name",
        "/format/sets/1",
        "/format/points",
        "/format/banned/0",
        "/format/balance/01153",
    }
    assert not OwnFormat.objects.exists()


@pytest.mark.parametrize(
    "body",
    [
        '{"format": {"name": "x", "sets": null, "points": NaN, "size": 30, "copies": 2}}',
        '{"format": {"name": "x", "sets": null, "points": 1e400, "size": 30, "copies": 2}}',
        '{"format": {"name": "x", "name": "y", "sets": null, "points": 30, "size": 30, "copies": 2}}',
        json.dumps({"format": {**TABLE, "banned": ["01153"] * 100_000}}),
        '{"format": ' + "[" * 5000 + "]" * 5000 + "}",
        '{"format": null}',
        "[]",
        "",
    ],
)
def test_hostile_bodies_are_refused(body: str, as_ada: Client) -> None:
    answer = as_ada.post("/api/v1/own-formats", body, content_type=JSON)
    assert answer.status_code in (400, 413) and answer["Content-Type"] == "application/problem+json"


def test_formats_need_somebody_logged_in(client: Client, db: None) -> None:
    assert client.get("/api/v1/own-formats").status_code in (401, 403)
    assert client.get(reverse("decks:format-list")).status_code == 302


def test_a_deck_may_name_an_own_format_or_write_one_out(kitchen: OwnFormat, as_ada: Client) -> None:
    for format in (kitchen.public_id, TABLE):
        made = as_ada.post("/api/v1/decks", json.dumps({"deck": {**to_json(REY), "format": format}}), content_type=JSON)
        assert made.status_code == 201
        value = made.json()
        assert value["format_name"] == "Kitchen table" and value["legality"]["legal"] is True
        assert value["deck"]["format"]["points"] == 25
    body = {"deck": to_json(REY), "formats": [kitchen.public_id, {**TABLE, "banned": ["01008"]}, "starter"]}
    results = as_ada.post("/api/v1/validate", json.dumps(body), content_type=JSON).json()["results"]
    assert [(each["format"], each["legal"]) for each in results] == [
        (kitchen.public_id, True),
        ("own", False),
        ("starter", True),
    ]
    assert results[0]["definition"] == kitchen.digest


def test_problems_of_a_written_out_format_have_their_place_in_the_deck(as_ada: Client) -> None:
    body = {"deck": {**to_json(REY), "format": {**TABLE, "size": 0, "banned": ["x"]}}}
    refused = as_ada.post("/api/v1/decks", json.dumps(body), content_type=JSON)
    assert [each["path"] for each in refused.json()["errors"]] == ["/deck/format/size", "/deck/format/banned/0"]


def test_the_description_of_the_api_names_the_calls(client: Client, db: None) -> None:
    schema = client.get("/api/v1/schema", headers={"Accept": "application/json"}).json()
    assert {"get", "post"} <= set(schema["paths"]["/api/v1/own-formats"])
    assert {"get", "put", "delete"} <= set(schema["paths"]["/api/v1/own-formats/{public_id}"])
    deck_format = schema["components"]["schemas"]["DeckContent"]["properties"]["format"]
    names = {each.get("$ref", "").rpartition("/")[2] for each in deck_format["oneOf"]} - {""}
    assert names <= set(schema["components"]["schemas"]) and names


def test_a_copy_of_a_deck_keeps_the_definition(deck: Deck, as_ben: Client, ben: User) -> None:
    services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    as_ben.post(reverse("decks:deck-clone", args=[deck.public_id, 1]))
    copy: DeckList = Deck.objects.get(owner=ben).newest.deck_list
    assert format_of(copy) == format_of(deck.newest.deck_list)
