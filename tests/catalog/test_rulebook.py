"""The rule books: every numbered rule is found, has an anchor on its page, and is linked wherever it is named."""

from __future__ import annotations

import json

import pytest
from django.conf import settings
from django.template import Context, Template
from django.test import Client

from catalog.rulebook import all_books, read_book, text_of
from simulate.management.citations import books
from tests.home.test_pages import Page

BOOK = """# Toy (base game, 2000) - rules

Status: a toy.

## 1. Dice (DIE)
- `TOY-DIE-01` Dice have six sides; see TOY-DIE-02, TOY-DIE-09 and **bold**. [p. 1]
    - EX: [EX-01] a die shows 6 -> it is a 6.
    - DECISION: (unsourced) no die leans.
- **TOY-DIE-02** <script>alert(1)</script> [x](javascript:alert(1)) ![y](http://example.org/y.png)

## 1. Dice (DIE)
| a | b |
|---|---|
| TOY-DIE-01 | 2 |

DECISION: [D-07] As in EX-01.
"""


def test_rules_examples_and_decisions_are_read() -> None:
    book = read_book("toy", BOOK)
    assert (book.title, [rule.id for rule in book.rules]) == ("Toy", ["TOY-DIE-01", "TOY-DIE-02"])
    first, second = book.rules
    assert first.section == "1. Dice (DIE)" and first.text.startswith("Dice have six sides")
    assert [(note.kind, note.id) for note in first.notes] == [("example", "EX-01"), ("decision", "")]
    assert first.notes[0].text == "a die shows 6 -> it is a 6."
    assert [note.id for note in second.notes] == ["D-07"]


def test_every_rule_has_its_anchor_and_mentions_of_it_are_links() -> None:
    html = read_book("toy", BOOK).html
    assert '<li class="book__rule" id="TOY-DIE-01"><a href="#TOY-DIE-01" class="book__id">TOY-DIE-01</a> Dice' in html
    assert 'see <a href="#TOY-DIE-02"' in html and "TOY-DIE-09 and" in html and 'href="#TOY-DIE-09"' not in html
    assert '<p class="book__decision" id="D-07">' in html and 'As in <a href="#EX-01"' in html
    assert '<table class="table">' in html.partition('<div class="table-scroll"')[2]


def test_headings_of_one_name_have_two_anchors() -> None:
    assert [section.anchor for section in read_book("toy", BOOK).sections] == ["1-dice-die", "1-dice-die-again"]


def test_a_book_brings_no_markup_of_its_own() -> None:
    html = read_book("toy", BOOK).html
    assert "<script" not in html and "&lt;script&gt;" in html
    assert 'href="javascript' not in html


def test_the_shelf_holds_exactly_the_rules_that_tests_may_cite() -> None:
    known = {book.game.replace("_", "-"): book for book in books(settings.BASE_DIR / "docs" / "rules")}
    assert {slug: tuple(rule.id for rule in book.rules) for slug, book in all_books().items()} == {
        slug: book.rules for slug, book in known.items()
    }
    for slug, book in all_books().items():
        missing = [id_ for id_ in known[slug].extras if f'id="{id_}"' not in book.html]
        assert missing == []


@pytest.mark.django_db
@pytest.mark.parametrize("slug", sorted(all_books()))
def test_a_book_is_a_page_with_unique_anchors(client: Client, slug: str) -> None:
    answer = client.get(f"/rules/{slug}")
    assert answer.status_code == 200
    page = Page(answer.content.decode())
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids)) and not page.open
    inside = {str(link["href"])[1:] for link in page.named("a") if str(link["href"]).startswith("#")}
    assert inside <= set(ids)


@pytest.mark.django_db
def test_an_id_leads_to_its_place(client: Client) -> None:
    assert client.get("/rules/TOI-LOS-07")["Location"] == "/rules/tide-of-iron#TOI-LOS-07"
    assert client.get("/rules/DST-GEN-01")["Location"] == "/rules/destiny#DST-GEN-01"
    assert client.get("/rules/EX-TOI-01")["Location"] == "/rules/tide-of-iron#EX-TOI-01"
    assert client.get("/rules/D-01")["Location"] == "/rules/destiny#D-01"
    assert b"Tide of Iron" in client.get("/rules").content


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/rules/TOI-LOS-99", "/rules/nope", "/rules/..", "/rules/%00", "/rules/TOI-LOS-07x"])
def test_what_is_not_there_is_404(client: Client, path: str) -> None:
    assert client.get(path).status_code in (400, 404)


def test_ids_in_any_text_become_links_and_nothing_else_becomes_markup() -> None:
    shown = Template("{% load rules %}{{ text|with_rules }}").render(Context({"text": "<b> TOI-LOS-07, DL-44"}))
    assert shown == '&lt;b&gt; <a class="rule-id" href="/rules/TOI-LOS-07">TOI-LOS-07</a>, DL-44'


def test_the_words_of_a_rule_come_without_their_sources() -> None:
    assert text_of("TOI-OFF-01") == "Increased Mobility: +1 movement for his squad."
    assert text_of("TOI-OFF-99") == ""


@pytest.mark.django_db
def test_the_books_for_programs(client: Client) -> None:
    listed = json.loads(client.get("/api/v1/rules").content)
    assert {book["slug"]: book["number_of_rules"] for book in listed}["tide-of-iron"] >= 432
    answer = client.get("/api/v1/rules/tide-of-iron")
    rule = next(each for each in json.loads(answer.content)["rules"] if each["id"] == "TOI-LOS-07")
    assert rule["section"] == "12. Line of sight (LOS)" and rule["url"] == "/rules/TOI-LOS-07"
    assert [note["kind"] for note in rule["notes"]] == ["decision"]
    assert client.get("/api/v1/rules/tide-of-iron", HTTP_IF_NONE_MATCH=answer["ETag"]).status_code == 304
    assert client.get("/api/v1/rules/nope").status_code == 404
    assert client.get("/api/v1/rules?x=1").status_code == 400
