"""The way into Tide of Iron: its parts, and one search over all of them."""

from __future__ import annotations

import pytest
from django.test import Client

from catalog.tide_of_iron import finding
from tests.catalog.tide_of_iron.reading import page, words

pytestmark = pytest.mark.django_db


def test_the_overview_leads_to_every_part(client: Client) -> None:
    html = page(client, "/tide-of-iron")
    for part in ("units", "terrain", "boards", "cards", "parameters"):
        assert f'href="/tide-of-iron/{part}"' in html
        page(client, f"/tide-of-iron/{part}")
    assert 'href="/rules/tide-of-iron"' in html
    assert "19 kinds" in html and "24 sides" in html and "90 strategy cards" in html


def test_the_catalogue_has_three_parts_one_click_apart(client: Client) -> None:
    for path in ("/cards", "/tide-of-iron", "/rules"):
        html = client.get(path).content.decode()
        tabs = html[html.index('aria-label="Parts of the catalogue"') :].split("</nav>")[0]
        assert [f'href="{other}"' in tabs for other in ("/cards", "/tide-of-iron", "/rules")] == [True] * 3
        assert f'href="{path}" aria-current="page"' in tabs


def test_a_word_is_found_in_every_part(client: Client) -> None:
    read = words(client, "/tide-of-iron?q=smoke")
    for said in (
        "Marker Smoke",
        "Operations cards Lay Smoke",
        "Artillery I Smoke Screen",
        "Ground Support I Smoke Grenades",
    ):
        assert said in read
    assert "Unit Tiger I German, heavy vehicle" in words(client, "/tide-of-iron?q=TIGER")
    assert "Board 2A Village at a crossroads" in words(client, "/tide-of-iron?q=village")
    assert "Parameter defense_success" in words(client, "/tide-of-iron?q=defense_success")
    assert "0 matches Nothing is called that" in words(client, "/tide-of-iron?q=zzz")


def test_names_come_before_texts() -> None:
    kinds = [("pillbox" in found.name.lower()) for found in finding.find("pillbox")]
    assert kinds == sorted(kinds, reverse=True) and kinds[0] and not kinds[-1]


def test_everything_found_is_there(client: Client) -> None:
    pages: dict[str, str] = {}
    for found in finding.everything():
        path, _, anchor = found.url.partition("#")
        if path not in pages:
            answer = client.get(path)
            assert answer.status_code == 200, found
            pages[path] = answer.content.decode()
        assert not anchor or f'id="{anchor}"' in pages[path], found


@pytest.mark.parametrize(
    "text", ["%00", "%ED%A0%80", "%22", "(" * 300, "a" * 5000, "%F0%9F%98%80", "%3Cscript%3E", "%FF"]
)
def test_hostile_queries_never_break_a_page(client: Client, text: str) -> None:
    answer = client.get(f"/tide-of-iron?q={text}")
    assert answer.status_code in (200, 400) and b"<script>" not in answer.content
