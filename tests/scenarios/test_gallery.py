"""The gallery of scenarios: pictures, filters, orders and pages; nobody's private numbers; few queries."""

from __future__ import annotations

import re
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from scenarios import checking, services
from scenarios.games import sheet_of
from scenarios.models import Scenario, Visibility
from scenarios.views.browse import PAGE_SIZE
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.scenarios.measured import a_measurement
from tests.support.pages import words_of


def page(client: Client, query: str = "", status: int = 200) -> str:
    answer = client.get(f"/scenarios{query}")
    assert answer.status_code == status
    return answer.content.decode()


def titles(client: Client, query: str = "") -> list[str]:
    """The titles of the tiles, in order."""
    return [unescape(each) for each in re.findall(r"<h2><a[^>]*><bdi>([^<]*)", page(client, query))]


def published(owner: User, title: str, **changes: Any) -> Scenario:
    definition = a_document(title=title, **changes)
    return services.create_scenario(owner=owner, definition=definition, visibility=Visibility.PUBLIC)


@pytest.fixture
def three(ada: User) -> list[Scenario]:
    """Three public scenarios: lengths 4, 8 and 12; the second is even, the first uneven, the third unmeasured."""
    found = [published(ada, title, rounds=rounds) for title, rounds in (("Ant", 4), ("Bee", 8), ("Cow", 12))]
    a_measurement(found[0].newest, 80, 20)
    a_measurement(found[1].newest, 52, 48)
    return found


# Filters and orders ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", ["Ant", "Bee", "Cow"]),
        ("?length=short", ["Ant"]),
        ("?length=medium", ["Bee"]),
        ("?length=long", ["Cow"]),
        ("?size=small", ["Ant", "Bee", "Cow"]),
        ("?size=large", []),
        ("?balance=5", ["Bee"]),
        ("?balance=20", ["Bee"]),
        ("?balance=any", ["Ant", "Bee"]),
        ("?q=e", ["Bee"]),
        ("?game=tide_of_iron&length=long", ["Cow"]),
        ("?sort=newest", ["Cow", "Bee", "Ant"]),
        ("?sort=even", ["Bee", "Ant", "Cow"]),
        ("?sort=length", ["Ant", "Bee", "Cow"]),
        ("?sort=even&balance=any&length=short", ["Ant"]),
    ],
)
def test_lists_are_narrowed_and_sorted(query: str, expected: list[str], three: list[Scenario], client: Client) -> None:
    assert titles(client, query) == expected


HOSTILE = [
    "?length=x&size=%27&balance=-1&sort=owner__password&show=all",
    "?length=short%27--&balance=1e9&page=-5",
    "?page=99999999999999999999&sort=uneven",
    "?q=" + "a" * 5000,
    "?balance=٣&size=<script>alert(1)</script>",
    "?game=" + "x" * 3000,
]


@pytest.mark.parametrize("query", HOSTILE)
def test_unknown_values_count_as_left_out(query: str, three: list[Scenario], client: Client) -> None:
    html = page(client, query)
    assert "<script>alert" not in html
    assert titles(client, query) == ([] if "q=" in query else ["Ant", "Bee", "Cow"])


def test_an_empty_list_says_which_filter_emptied_it(three: list[Scenario], client: Client) -> None:
    html = page(client, "?q=Bee&length=long&size=small&sort=newest&page=7")
    text = words_of(html)
    assert "These filters together leave nothing" in text
    links = dict(re.findall(r'href="(\?[^"]*)">× <bdi>([^<]*)', unescape(html)))
    assert links == {
        "?length=long&size=small&sort=newest": "“Bee” in the title",
        "?q=Bee&size=small&sort=newest": "9 rounds and more",
        "?q=Bee&length=long&sort=newest": "Small",
    }
    assert titles(client, "?q=Bee&size=small&sort=newest") == ["Bee"]
    assert "once somebody has run a playtest" in words_of(page(client, "?balance=5&length=long"))


def test_a_list_has_pages(ada: User, client: Client) -> None:
    for number in range(PAGE_SIZE + 1):
        published(ada, f"Mill {number:02}")
    first, second = titles(client, "?sort=newest"), titles(client, "?sort=newest&page=2")
    assert (len(first), second) == (PAGE_SIZE, ["Mill 00"])
    assert 'href="?sort=newest&amp;page=2"' in page(client, "?sort=newest")


# Tiles ----------------------------------------------------------------------------------------------------------------


def test_a_tile_tells_length_size_and_balance_with_its_games(three: list[Scenario], client: Client) -> None:
    """52 of 100 games: Wilson's interval at 95 % is 42 to 62 %."""
    text = words_of(page(client, "?q=Bee"))
    assert "American 52 % (42 to 62 %) , nobody is shown to be ahead" in text
    assert "100 games, greedy · 6.0 rounds, 100 decisions" in text
    assert "8 rounds · 1 board" in text and "Small" in text
    assert "nobody has measured this version yet" in words_of(page(client, "?q=Cow"))


def test_others_private_playtests_change_nothing(three: list[Scenario], ada: User, ben: User) -> None:
    a_measurement(three[2].newest, 90, 10, owner_id=ada.pk, is_shared=False)
    as_ada, as_ben = Client(), Client()
    as_ada.force_login(ada)
    as_ben.force_login(ben)
    assert titles(as_ben, "?balance=any") == titles(Client(), "?balance=any") == ["Ant", "Bee"]
    assert "nobody has measured this version yet" in words_of(page(as_ben, "?q=Cow"))
    assert titles(as_ada, "?balance=any") == ["Ant", "Bee", "Cow"]
    assert "your own playtests" in words_of(page(as_ada, "?q=Cow"))


def test_what_everybody_sees_goes_before_the_own_numbers(three: list[Scenario], ada: User, as_ada: Client) -> None:
    a_measurement(three[1].newest, 990, 10, owner_id=ada.pk, is_shared=False)
    assert "American 52 %" in words_of(page(as_ada, "?q=Bee"))
    assert titles(as_ada, "?balance=5") == ["Bee"]


def test_a_balance_counts_for_the_newest_version_alone(three: list[Scenario], client: Client) -> None:
    services.save_version(scenario=three[1], definition=a_document(title="Bee", rounds=7), expected=1)
    assert titles(client, "?balance=any") == ["Ant"]


def test_private_and_unlisted_scenarios_stay_out(three: list[Scenario], as_ben: Client, as_ada: Client) -> None:
    services.set_visibility(scenario=three[0], visibility=Visibility.PRIVATE)
    services.set_visibility(scenario=three[1], visibility=Visibility.UNLISTED)
    for query in ("", "?balance=any", "?sort=even", "?show=mine", "?show=house"):
        assert not {"Ant", "Bee"} & set(titles(as_ben, query)), query
    assert titles(as_ada, "?show=mine&balance=any") == ["Ant", "Bee"]


def test_the_number_of_queries_does_not_grow_with_the_tiles(ada: User, client: Client, as_ada: Client) -> None:
    def queries(who: Client, query: str) -> int:
        with CaptureQueriesContext(connection) as found:
            page(who, query)
        return len(found)

    asked = ("", "?sort=even&balance=any", "?show=public&length=short&sort=length")
    scenarios = [published(ada, f"Mill {number}", rounds=4) for number in range(2)]
    for each in scenarios:
        a_measurement(each.newest, 5, 5)
    few = [queries(who, query) for who in (client, as_ada) for query in asked]
    for number in range(2, 12):
        a_measurement(published(ada, f"Mill {number}", rounds=4).newest, 5, 5)
    assert [queries(who, query) for who in (client, as_ada) for query in asked] == few
    assert max(few) <= 8


# Pictures -------------------------------------------------------------------------------------------------------------


def thumbnail(scenario: Scenario) -> str:
    return reverse("scenarios:thumbnail", args=[scenario.public_id, 1])


@pytest.mark.parametrize("game", list(checking.all_scenarios()))
def test_small_pictures_are_light_and_run_nothing(game: str, ada: User, as_ada: Client) -> None:
    scenarios = checking.all_scenarios()[game]
    for slug in scenarios.slugs:
        scenario = services.create_scenario(owner=ada, definition=scenarios.document(slug))
        answer = as_ada.get(thumbnail(scenario))
        assert answer["Content-Type"].startswith("image/svg+xml") and "private" in answer["Cache-Control"]
        assert answer["Content-Security-Policy"] == "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        tree = ElementTree.fromstring(answer.content)
        assert tree.tag.endswith("svg") and len(tree) > 1
        drawing = sheet_of(game, scenario.newest.definition).thumbnail
        assert len(drawing) <= 15_000


def test_the_largest_maps_take_a_tenth_of_their_picture() -> None:
    scenarios = checking.all_scenarios()["tide_of_iron"]
    for slug in scenarios.slugs:
        sheet = sheet_of("tide_of_iron", scenarios.document(slug))
        assert len(sheet.thumbnail) * 10 < len(sheet.picture)


def test_a_small_picture_is_kept_by_the_digest(ada: User, as_ada: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = services.create_scenario(owner=ada, definition=a_document(title="Only this test draws it"))
    first = as_ada.get(thumbnail(scenario)).content
    monkeypatch.setattr("scenarios.files._drawn", lambda version: pytest.fail("drawn again"))
    assert as_ada.get(thumbnail(scenario)).content == first


def test_boards_that_make_no_map_have_an_empty_picture(ada: User, as_ada: Client) -> None:
    boards = [{"side": "1A", "column": 0, "row": 0}, {"side": "1B", "column": 0, "row": 0}]
    scenario = services.create_scenario(owner=ada, definition=a_document(boards=boards))
    assert ElementTree.fromstring(as_ada.get(thumbnail(scenario)).content).tag.endswith("svg")


def test_nobody_else_sees_a_private_picture(scenario: Scenario, as_ben: Client, as_ada: Client) -> None:
    assert as_ben.get(thumbnail(scenario)).status_code == 404
    assert as_ada.get(thumbnail(scenario)).status_code == 200
    assert f'src="{thumbnail(scenario)}?d={scenario.newest.digest[:12]}"' in page(as_ada, "?show=mine")
