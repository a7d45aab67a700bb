"""Pages and searches that tell what cards wait for."""

from __future__ import annotations

import pytest
from django.test import Client

from catalog import query
from catalog.models import Card
from catalog.selectors import coverage_of_formats
from catalog.waiting import NAMES, most_waited_for, waits_in_words
from sandtable.games.destiny import waiting
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.formats import get_format
from sandtable.games.destiny.text import is_encoded

pytestmark = pytest.mark.django_db

WAITING = [code for code in all_cards() if not is_encoded(code)]


def found(text: str) -> set[str]:
    return set(Card.objects.filter(query.read(text).q).values_list("code", flat=True))


def test_each_kind_has_words() -> None:
    assert tuple(NAMES) == waiting.KINDS


def test_the_most_frequent_kind_comes_first() -> None:
    counted = most_waited_for(WAITING)
    assert [number for _kind, _words, number in counted] == sorted((row[2] for row in counted), reverse=True)
    assert all(number == sum(kind in waiting.waits_for(code) for code in WAITING) for kind, _words, number in counted)


def test_a_search_finds_the_cards_that_wait_for_one_kind() -> None:
    assert found("engine:waits:dice") == {code for code in WAITING if "dice" in waiting.waits_for(code)}
    assert found("engine:waits") == set(WAITING)


@pytest.mark.parametrize(("text", "instead"), [("engine:waits:dise", "waits:dice"), ("engine:wait", "waits")])
def test_a_misspelt_kind_is_told(text: str, instead: str) -> None:
    with pytest.raises(query.BadQuery) as caught:
        query.read(text)
    (told,) = caught.value.problems
    assert (told.code, told.suggestion) == ("bad_value", instead)


def test_the_page_of_a_card_says_what_it_waits_for(client: Client) -> None:
    code = next(code for code in WAITING if not waiting.why_left_out(code))
    page = client.get(f"/cards/{code}", follow=True).content.decode()
    assert f"It waits for {', '.join(waits_in_words(code))}." in page


def test_the_api_says_the_kinds(client: Client) -> None:
    answer = client.get(f"/api/v1/cards/{WAITING[0]}").json()
    assert (answer["engine"], answer["engine_waits_for"]) == ("none", list(waiting.waits_for(WAITING[0])))
    assert client.get("/api/v1/cards/01001").json()["engine_waits_for"] == []


def test_coverage_counts_the_cards_that_a_format_allows(client: Client) -> None:
    by_code = {row.format.code: row for row in coverage_of_formats()}
    standard = get_format("STD")
    row = by_code["STD"]
    in_sets = {card.reprint_of or card.code for card in all_cards().values() if card.set_code in (standard.sets or ())}
    families = {code: card.reprint_of or code for code, card in all_cards().items()}
    allowed = [code for code, first in families.items() if first in in_sets and not standard.bans(code)]
    assert (row.allowed, row.played) == (len(allowed), sum(map(is_encoded, allowed)))
    assert f"{row.percent} %" in client.get("/sets").content.decode()
