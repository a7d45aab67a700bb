"""Scenario pages: their content, their readers, and an editor that loses nothing."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from scenarios import services
from scenarios.models import Scenario, Visibility
from scenarios.writing import as_text
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.support.forms import sent_by
from tests.support.pages import words_of

OFF_THE_MAP = [{"hex": "Z9", "kind": "victory", "side": "neutral"}]


def page(client: Client, address: str, status: int = 200) -> str:
    response = client.get(address)
    assert response.status_code == status, address
    return response.content.decode()


def addresses(scenario: Scenario) -> list[tuple[str, str]]:
    """Every address of a scenario, with the method it takes."""
    one, first = [scenario.public_id], [scenario.public_id, 1]
    return [
        ("get", scenario.get_absolute_url()),
        ("get", scenario.newest.get_absolute_url()),
        ("get", reverse("scenarios:definition", args=first)),
        ("get", reverse("scenarios:map", args=first)),
        ("get", reverse("scenarios:print", args=first)),
        ("post", reverse("scenarios:clone", args=first)),
        ("get", reverse("scenarios:compare", args=one)),
        ("get", reverse("scenarios:edit", args=one)),
        ("post", reverse("scenarios:edit", args=one)),
        ("post", reverse("scenarios:visibility", args=one)),
        ("get", reverse("scenarios:delete", args=one)),
        ("post", reverse("scenarios:delete", args=one)),
    ]


def filled(scenario: Scenario, **changes: Any) -> dict[str, Any]:
    """The edit form as the browser would send it unchanged, but for these fields."""
    definition = scenario.newest.definition
    return {
        "base": scenario.newest.number,
        "title": definition["title"],
        "summary": definition["summary"],
        "rounds": definition["rounds"],
        "initiative": definition["initiative"],
        "american_actions": definition["sides"]["american"]["actions"],
        "german_actions": definition["sides"]["german"]["actions"],
        "definition": as_text(definition),
        "note": "",
    } | changes


# Visibility -----------------------------------------------------------------------------------------------------------


def test_somebody_else_s_private_scenario_is_not_there(scenario: Scenario, as_ben: Client) -> None:
    for method, address in addresses(scenario):
        assert getattr(as_ben, method)(address).status_code == 404, address
    assert Scenario.objects.count() == 1
    assert "A small fight" not in page(as_ben, "/scenarios")


def test_a_public_scenario_can_be_read_but_not_changed(scenario: Scenario, as_ben: Client) -> None:
    services.set_visibility(scenario=scenario, visibility=Visibility.PUBLIC)
    for method, address in addresses(scenario):
        is_reading = method == "get" and not address.endswith(("edit", "delete"))
        status = getattr(as_ben, method)(address).status_code
        assert status in (200, 302) if is_reading or "clone" in address else status == 404, address


def test_without_an_account_one_may_read_public_scenarios(scenario: Scenario, client: Client) -> None:
    assert client.get(scenario.get_absolute_url()).status_code == 404
    services.set_visibility(scenario=scenario, visibility=Visibility.PUBLIC)
    assert "A small fight" in page(client, scenario.get_absolute_url())
    assert client.get(reverse("scenarios:edit", args=[scenario.public_id])).status_code == 302
    assert client.post(reverse("scenarios:clone", args=[scenario.public_id, 1])).status_code == 302
    assert client.get(reverse("scenarios:new")).status_code == 302
    assert Scenario.objects.count() == 1


def test_ids_that_do_not_exist(as_ada: Client, scenario: Scenario) -> None:
    nowhere = "a" * 22
    for address in (nowhere, f"{nowhere}/v/1", f"{nowhere}/edit", f"{scenario.public_id}/v/2", "x", "%00"):
        assert as_ada.get(f"/scenarios/{address}").status_code in (400, 404), address


# The list -------------------------------------------------------------------------------------------------------------


def test_the_list_has_three_tabs_and_a_search(scenario: Scenario, ben: User, as_ada: Client, client: Client) -> None:
    services.create_scenario(owner=ben, definition=a_document(title="Ben's hill"), visibility=Visibility.PUBLIC)
    services.load_house_scenario(house="tide_of_iron/mile", definition=a_document(title="A long mile"))

    def titles(who: Client, query: str = "") -> list[str]:
        return sorted(
            unescape(each) for each in re.findall(r"<h2><a[^>]*><bdi>([^<]*)", page(who, f"/scenarios{query}"))
        )

    assert titles(as_ada) == titles(client) == ["A long mile", "Ben's hill"]
    assert titles(as_ada, "?show=mine") == ["A small fight"]
    assert titles(as_ada, "?show=house") == ["A long mile"]
    assert titles(as_ada, "?show=public&q=HILL") == ["Ben's hill"]
    assert titles(client, "?show=mine") == ["A long mile", "Ben's hill"]


def test_the_list_goes_by_title_whatever_its_capitals(ada: User, as_ada: Client) -> None:
    for title in ("the mill", "The bridge", "a ford"):
        services.create_scenario(owner=ada, definition=a_document(title=title))
    html = page(as_ada, "/scenarios?show=mine")
    places = [html.index(title) for title in ("a ford", "The bridge", "the mill")]
    assert places == sorted(places)


def test_an_empty_list_says_what_to_do(as_ada: Client) -> None:
    assert "You have no scenarios yet" in page(as_ada, "/scenarios?show=mine")
    assert "Nothing here yet" in page(as_ada, "/scenarios")
    assert "“&lt;b&gt;”" in page(as_ada, "/scenarios?q=<b>")


# One scenario ---------------------------------------------------------------------------------------------------------


def test_problems_stand_on_the_page_with_rule_and_place(ada: User, as_ada: Client) -> None:
    scenario = services.create_scenario(owner=ada, definition=a_document(objectives=OFF_THE_MAP))
    html = page(as_ada, scenario.get_absolute_url())
    assert "hex Z9" in html and re.search(r'class="rule-id" href="[^"]*TOI-', html)
    assert "Playtest" not in [words_of(link) for link in re.findall(r"<a\b.*?</a>", html, re.DOTALL)]


def test_a_playtest_is_offered_as_soon_as_the_engine_plays_the_game(
    scenario: Scenario, as_ada: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = f'href="{reverse("simulate:playtest-scenario-new")}?version={scenario.newest.public_id}"'
    for games, is_offered in (({"tide_of_iron": None}, True), ({}, False)):
        monkeypatch.setattr("scenarios.views.browse.all_games", lambda known=games: known)
        assert (link in page(as_ada, scenario.get_absolute_url())) == is_offered


def test_quotes_and_ampersands_are_text(ada: User, as_ada: Client) -> None:
    name = "Mill \"&\" 'x' {{ 7*7 }}"
    mill = [{"hex": "D3", "kind": "victory", "side": "neutral", "name": name}]
    scenario = services.create_scenario(owner=ada, definition=a_document(title=name, objectives=mill))
    html = page(as_ada, scenario.get_absolute_url())
    assert name not in html and words_of(html).count(name) >= 3


def test_an_older_version_says_so(scenario: Scenario, as_ada: Client) -> None:
    services.save_version(scenario=scenario, definition=a_document(rounds=6), expected=1)
    assert "This is an older version" in page(as_ada, f"{scenario.get_absolute_url()}/v/1")
    assert "This is an older version" not in page(as_ada, f"{scenario.get_absolute_url()}/v/2")


def test_files_can_be_taken_away(scenario: Scenario, as_ada: Client) -> None:
    file = as_ada.get(reverse("scenarios:definition", args=[scenario.public_id, 1]))
    assert json.loads(file.content) == a_document()
    picture = as_ada.get(reverse("scenarios:map", args=[scenario.public_id, 1]))
    assert picture["Content-Type"].startswith("image/svg+xml")


# Changing one ---------------------------------------------------------------------------------------------------------


def test_an_unchanged_form_is_no_version(scenario: Scenario, as_ada: Client) -> None:
    answer = as_ada.post(reverse("scenarios:edit", args=[scenario.public_id]), filled(scenario))
    assert answer.status_code == 302 and scenario.versions.count() == 1


def test_simple_values_are_written_into_the_definition(scenario: Scenario, as_ada: Client) -> None:
    changes = {"title": "Two  hills", "rounds": 6, "initiative": "german", "german_actions": 2, "note": "shorter"}
    answer = as_ada.post(reverse("scenarios:edit", args=[scenario.public_id]), filled(scenario, **changes))
    assert answer.status_code == 302
    scenario.refresh_from_db()
    saved = scenario.newest.definition
    assert (scenario.newest.number, scenario.newest.note, scenario.title) == (2, "shorter", "Two hills")
    assert (saved["rounds"], saved["initiative"]) == (6, "german")
    assert (saved["sides"]["german"]["actions"], saved["sides"]["american"]["actions"]) == (2, 3)
    assert saved["objectives"] == a_document()["objectives"]


def test_the_text_is_what_counts_where_a_field_was_left_alone(scenario: Scenario, as_ada: Client) -> None:
    text = as_text(a_document(rounds=7, summary="Another one."))
    as_ada.post(reverse("scenarios:edit", args=[scenario.public_id]), filled(scenario, definition=text))
    scenario.refresh_from_db()
    assert scenario.newest.definition == a_document(rounds=7, summary="Another one.")


def test_a_refused_text_is_kept_and_every_problem_placed(scenario: Scenario, as_ada: Client) -> None:
    text = as_text(a_document(hat=1, zones={"west": {"columns": [0, 2]}}))
    answer = as_ada.post(
        reverse("scenarios:edit", args=[scenario.public_id]), filled(scenario, definition=text, title="Kept")
    )
    html = answer.content.decode()
    assert answer.status_code == 422 and "Nothing was saved" in html
    assert "zones.west.columns[0]" in html and "hat" in html
    assert unescape(html).count('"hat": 1') == 1 and 'value="Kept"' in html
    assert scenario.versions.count() == 1


def test_text_that_is_no_json_names_line_and_column(scenario: Scenario, as_ada: Client) -> None:
    answer = as_ada.post(
        reverse("scenarios:edit", args=[scenario.public_id]), filled(scenario, definition='{\n "title": }')
    )
    assert answer.status_code == 422 and "line 2, column 11" in answer.content.decode()


def test_checking_saves_nothing(scenario: Scenario, as_ada: Client) -> None:
    address = reverse("scenarios:edit", args=[scenario.public_id])
    good = as_ada.post(address, filled(scenario, rounds=5, check="1"))
    assert good.status_code == 200 and "No problems" in good.content.decode()
    text = as_text(a_document(objectives=OFF_THE_MAP))
    bad = as_ada.post(address, filled(scenario, definition=text, check="1"))
    assert bad.status_code == 200 and "hex Z9" in bad.content.decode()
    assert scenario.versions.count() == 1


def sent(html: str) -> dict[str, Any]:
    """The edit form of a page as a browser sends it untouched."""
    return {name: values if len(values) > 1 else values[0] for name, values in sent_by(html, "definition").items()}


def checked(client: Client, scenario: Scenario, form: dict[str, Any]) -> dict[str, Any]:
    """The edit form as it is after "Check only"."""
    address = reverse("scenarios:edit", args=[scenario.public_id])
    return sent(client.post(address, form | {"check": "1"}).content.decode())


def test_after_a_check_fields_and_text_show_the_same(scenario: Scenario, as_ada: Client) -> None:
    form = sent(page(as_ada, reverse("scenarios:edit", args=[scenario.public_id])))
    by_field = checked(as_ada, scenario, form | {"rounds": "6"})
    assert by_field["rounds"] == "6" and json.loads(by_field["definition"])["rounds"] == 6
    text = as_text(a_document(title="Said in the text", rounds=7))
    by_text = checked(as_ada, scenario, form | {"definition": text, "rounds": "5"})
    shown = json.loads(by_text["definition"])
    assert (by_text["title"], by_text["rounds"]) == (shown["title"], str(shown["rounds"])) == ("Said in the text", "5")


def test_after_a_check_either_may_be_changed_again(scenario: Scenario, as_ada: Client) -> None:
    address = reverse("scenarios:edit", args=[scenario.public_id])
    form = checked(as_ada, scenario, sent(page(as_ada, address)) | {"title": "First", "rounds": "6"})
    text = form["definition"].replace('"title": "First"', '"title": "Second"')
    assert as_ada.post(address, form | {"definition": text, "rounds": "7"}).status_code == 302
    saved = Scenario.objects.get(pk=scenario.pk).newest.definition
    assert (saved["title"], saved["rounds"]) == ("Second", 7)


def test_a_value_that_no_field_can_show_is_left_to_the_text(scenario: Scenario, as_ada: Client) -> None:
    address = reverse("scenarios:edit", args=[scenario.public_id])
    form = sent(page(as_ada, address))
    odd = checked(as_ada, scenario, form | {"definition": as_text(a_document(rounds="many"))})
    html = as_ada.post(address, odd | {"check": "1"}).content.decode()
    assert "is &#x27;many&#x27;, not a whole number" in html and "this field can" in html
    assert json.loads(sent(html)["definition"])["rounds"] == "many"
    mended = odd | {"definition": as_text(a_document(rounds=5))}
    assert as_ada.post(address, mended).status_code == 302
    assert Scenario.objects.get(pk=scenario.pk).newest.definition["rounds"] == 5


@pytest.mark.parametrize("shown", ["{", "[]", '{"rounds": [5], "hat": 1, "title": {}}', "7"])
def test_a_page_that_lies_about_what_it_showed_does_no_harm(shown: str, scenario: Scenario, as_ada: Client) -> None:
    address = reverse("scenarios:edit", args=[scenario.public_id])
    assert as_ada.post(address, filled(scenario, rounds=5, shown=shown)).status_code == 302


def test_a_field_without_a_place_in_the_text_is_a_problem_and_no_failure(scenario: Scenario, as_ada: Client) -> None:
    for text in ("[]", "{}", '{"sides": 7}', "null"):
        answer = as_ada.post(
            reverse("scenarios:edit", args=[scenario.public_id]),
            filled(scenario, definition=text, german_actions=5, rounds=5),
        )
        assert answer.status_code == 422, text


def test_two_tabs_the_second_is_told_and_may_follow(scenario: Scenario, as_ada: Client) -> None:
    address = reverse("scenarios:edit", args=[scenario.public_id])
    first, second = filled(scenario, rounds=6), filled(scenario, rounds=7)
    assert as_ada.post(address, first).status_code == 302
    told = as_ada.post(address, second)
    html = told.content.decode()
    assert told.status_code == 412 and 'name="over" value="2"' in html and 'value="7"' in html
    assert as_ada.post(address, second | {"over": 2}).status_code == 302
    assert [each.definition["rounds"] for each in scenario.versions.all()] == [7, 6, 8]
    assert as_ada.post(address, filled(scenario, base="x")).status_code == 404


def test_a_scenario_with_problems_does_not_become_public(ada: User, as_ada: Client) -> None:
    broken = services.create_scenario(owner=ada, definition=a_document(objectives=OFF_THE_MAP))
    asked = as_ada.post(reverse("scenarios:visibility", args=[broken.public_id]), {"visibility": "public"}, follow=True)
    broken.refresh_from_db()
    assert broken.visibility == Visibility.PRIVATE and "hex Z9" in asked.content.decode()


def test_a_scenario_is_brought_in_by_text_or_file(as_ada: Client) -> None:
    text = as_text(a_document())
    assert as_ada.post(reverse("scenarios:new"), {"source": text}).status_code == 302
    file = SimpleUploadedFile("x.json", b"\xef\xbb\xbf" + text.encode())
    assert as_ada.post(reverse("scenarios:new"), {"file": file}).status_code == 302
    stored = [each.newest.definition for each in Scenario.objects.all()]
    assert stored == [a_document(), a_document()]
    assert {each.visibility for each in Scenario.objects.all()} == {"private"}
    assert as_ada.post(reverse("scenarios:new"), {}).status_code == 422


def test_the_example_is_there_to_begin_with(as_ada: Client) -> None:
    html = unescape(page(as_ada, f"{reverse('scenarios:new')}?example=tide_of_iron"))
    text = re.search(r"<textarea[^>]*>\n(.*?)</textarea>", html, re.DOTALL)
    assert text is not None and json.loads(text[1])["title"] == "A small fight"
    assert as_ada.post(reverse("scenarios:new"), {"source": text[1], "check": "1"}).status_code == 200
    assert not Scenario.objects.exists()


def test_a_copy_belongs_to_who_made_it(scenario: Scenario, ben: User, as_ben: Client) -> None:
    services.set_visibility(scenario=scenario, visibility=Visibility.UNLISTED)
    answer = as_ben.post(reverse("scenarios:clone", args=[scenario.public_id, 1]))
    copy = Scenario.objects.get(owner=ben)
    assert answer["Location"] == copy.get_absolute_url() and copy.visibility == "private"


def test_visibility_changes_only_to_what_there_is(scenario: Scenario, as_ada: Client) -> None:
    address = reverse("scenarios:visibility", args=[scenario.public_id])
    for wanted, becomes in (("unlisted", "unlisted"), ("everybody", "unlisted"), ("public", "public")):
        assert as_ada.post(address, {"visibility": wanted}).status_code == 302
        scenario.refresh_from_db()
        assert scenario.visibility == becomes


def test_deleting_asks_first(scenario: Scenario, as_ada: Client) -> None:
    address = reverse("scenarios:delete", args=[scenario.public_id])
    assert "its one version" in page(as_ada, address)
    assert Scenario.objects.count() == 1
    assert as_ada.post(address).status_code == 302
    assert not Scenario.objects.exists()


def test_definitions_are_written_for_people() -> None:
    text = as_text(a_document())
    assert json.loads(text) == a_document()
    assert max(map(len, text.splitlines())) <= 110 and 10 < len(text.splitlines()) < 40


def test_a_page_shows_advice_apart_from_problems(scenario: Scenario, as_ada: Client) -> None:
    assert "Worth a look" not in page(as_ada, scenario.get_absolute_url())
    late = a_document(events=[{"round": 8, "side": "german", "cards": 1}])
    services.save_version(scenario=scenario, definition=late, expected=1)
    html = page(as_ada, scenario.get_absolute_url())
    assert "Worth a look" in html and "gift_too_late" in html and "events[0].round" in html
    assert "keeps it from being played" not in html and "Playable" in html


def test_a_check_leads_to_the_place_of_advice(scenario: Scenario, as_ada: Client) -> None:
    late = as_text(a_document(events=[{"round": 8, "side": "german", "cards": 1}]))
    edit = reverse("scenarios:edit", args=[scenario.public_id])
    for address, form in (
        (edit, filled(scenario, definition=late, check="1")),
        (reverse("scenarios:new"), {"source": late, "check": "1"}),
    ):
        html = as_ada.post(address, form).content.decode()
        assert "Worth a look" in html and "No problems" in html
        assert re.search(r'data-line="\d+">events\[0\]\.round</a>', html)
    assert "Worth a look" not in as_ada.post(edit, filled(scenario, check="1")).content.decode()
