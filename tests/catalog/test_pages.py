from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from catalog import drawn, facets, query
from catalog.loading import note_change
from catalog.models import Card, PrintedText
from catalog.tables import tables
from catalog.templatetags.card_text import printed_line
from sandtable.games.destiny.text import is_encoded, rules_text

pytestmark = pytest.mark.django_db


def page(client: Client, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status, path
    return answer.content.decode()


def test_a_search_shows_cards_and_how_it_was_read(client: Client) -> None:
    html = page(client, "/cards?q=t:upgrade+c<=2+f:blue+-is:unique")
    assert "111 cards" in html
    assert "type is upgrade and cost ≤ 2 and color is blue and card is not unique" in html


def test_a_typo_is_explained_where_it_is(client: Client) -> None:
    html = page(client, "/cards?q=t:upgrade+cst<=2", status=400)
    assert "<mark>cst</mark>" in html and "cost&lt;=2" in html
    assert "/cards?q=t%3Aupgrade+cost%3C%3D2" in html


def test_htmx_gets_the_results_alone(client: Client) -> None:
    answer = client.get("/cards?q=cst:1", headers={"HX-Request": "true"})
    assert answer.status_code == 200 and b"<html" not in answer.content and b'id="results"' in answer.content
    assert "HX-Request" in answer["Vary"]


@pytest.mark.parametrize("order", ["set", "-cost", "name", "points", "nonsense"])
@pytest.mark.parametrize("view", ["list", "tiles", "columns", "nonsense"])
def test_orders_and_views(client: Client, order: str, view: str) -> None:
    page(client, f"/cards?q=f:yellow&order={order}&view={view}&page=2")


def test_a_list_costs_a_fixed_number_of_queries(client: Client) -> None:
    counts = []
    for text in ("01045", "f:blue"):
        drawn.forget()
        with CaptureQueriesContext(connection) as asked:
            page(client, f"/cards?q={text}")
        counts.append(len(asked))
    assert counts[0] == counts[1] <= 10


def test_a_card_in_a_list_is_drawn_once_until_the_catalogue_changes(client: Client) -> None:
    page(client, "/cards?q=01045")
    with CaptureQueriesContext(connection) as asked:
        page(client, "/cards?q=01045&order=cost")
    assert len(asked) > 1 and not any("catalog_dieside" in each["sql"] for each in asked)
    Card.objects.filter(code="01045").update(health=9)
    note_change(at=datetime(2031, 1, 1, tzinfo=UTC))
    assert '<td data-label="Health" class="num">9</td>' in page(client, "/cards?q=01045&order=name")


def test_a_list_is_drawn_once_until_the_catalogue_changes(client: Client) -> None:
    first = page(client, "/cards?q=01045")
    with CaptureQueriesContext(connection) as asked:
        assert page(client, "/cards?q=01045") == first
    assert len(asked) == 1
    Card.objects.filter(code="01045").update(health=9, fingerprint="another")
    note_change(at=datetime(2031, 1, 1, tzinfo=UTC))
    assert '<td data-label="Health" class="num">9</td>' in page(client, "/cards?q=01045")


def test_plain_words_are_read_as_terms_and_the_page_says_so(client: Client) -> None:
    html = page(client, "/cards?q=hero+red")
    assert "No name has “hero red”" in html and "affiliation is hero and color is red" in html
    assert "/cards?q=hero+red&amp;literal=1" in html
    assert "0 cards" in page(client, "/cards?q=hero+red&literal=1")
    offered = page(client, "/cards?q=hero")
    assert "/cards?q=affiliation%3Ahero" in offered


def test_values_of_filters_bear_the_number_of_their_cards(client: Client) -> None:
    html = page(client, "/cards?q=s:AW+t:battlefield")
    counted = Card.objects.filter(card_set="AW", type="battlefield", rarity="C").count()
    assert f'Common <span class="num">{counted}</span>' in html
    assert "Legendary" not in html.split("facets")[1].split("</details>")[0]  # no battlefield is legendary


def test_a_reader_chooses_columns_and_the_address_keeps_them(client: Client) -> None:
    html = page(client, "/cards?q=01045&view=columns&col=rarity&col=sides&col=nonsense")
    assert '<td data-label="Rarity">Legendary</td>' in html or '<td data-label="Rarity">Starter</td>' in html
    assert '<td data-label="Sides">' in html and 'data-label="Health"' not in html
    assert re.findall(r'value="(\w+)" form="find" id="id_col_\d+" checked', html) == ["sides", "rarity"]
    usual = page(client, "/cards?q=01045&view=columns")
    assert '<td data-label="Points" class="num">13/16</td>' in usual


def test_find_goes_to_the_one_card_it_means(client: Client) -> None:
    assert client.get("/find?q=01045")["Location"] == "/cards/01045-finn"
    assert client.get("/find?q=luke")["Location"] == "/cards?q=luke"
    assert client.get("/find?q=%28")["Location"] == "/cards?q=%28"
    assert client.get("/find")["Location"] == "/cards"


def test_a_card_page_shows_facts_dice_in_words_and_formats(client: Client) -> None:
    html = page(client, "/cards/01045-finn")
    for said in ("First Order Defector", "13/16", "2 ranged damage", "<svg", "Infinite", "11/13", "(printed 13/16)"):
        assert said in html


def test_a_card_the_engine_does_not_play_says_so(client: Client) -> None:
    missing = next(card for card in Card.objects.all() if not is_encoded(card.code))
    assert "Not playable yet" in page(client, missing.get_absolute_url())


def test_a_reprint_is_shown_as_playable_with_the_text_of_its_first_print(client: Client) -> None:
    first, again = (Card.objects.get(code=code) for code in ("01085", "09010"))  # Isolation
    html = page(client, again.get_absolute_url())
    assert "Not playable yet" not in html
    sentence = rules_text(first.code)
    assert sentence and sentence in html and sentence in page(client, first.get_absolute_url())


def test_a_card_with_errata_shows_both_texts_and_who_plays_by_which(client: Client) -> None:
    html = page(client, Card.objects.get(code="01129").get_absolute_url())  # Hyperspace Jump
    before, after = html.split("With later errata")
    assert "By rules v1.1" in before and "Set aside this card" not in before
    assert "Set aside this card" in after and "Decks of FFG Standard, FFG Trilogy, FFG Infinite" in after
    assert "With later errata" not in page(client, "/cards/01045-finn")


def test_imported_texts_are_shown_and_cannot_smuggle_markup(client: Client) -> None:
    PrintedText.objects.create(
        card_id="01045", text="<b>Action</b> - <script>alert(1)</script>", updated_at=datetime(2030, 1, 1, tzinfo=UTC)
    )
    html = page(client, "/cards/01045-finn")
    assert "<b>Action</b>" in html and "<script>alert" not in html


def test_unbalanced_marks_stay_text() -> None:
    assert printed_line("</b><i>x") == "&lt;/b&gt;&lt;i&gt;x"


@pytest.mark.parametrize(
    ("path", "target"),
    [
        ("/cards/01045", "/cards/01045-finn"),
        ("/cards/01045-wrong", "/cards/01045-finn"),
        ("/card/01045", "/cards/01045-finn"),
        ("/set/aw", "/sets/AW"),
        ("/sets/aw", "/sets/AW"),
    ],
)
def test_other_addresses_lead_to_the_right_one(client: Client, path: str, target: str) -> None:
    assert client.get(path)["Location"] == target


@pytest.mark.parametrize("path", ["/cards/99999-x", "/sets/NOPE", "/coverage/NOPE", "/card/NOPE", "/cards/x"])
def test_what_is_not_there_is_404(client: Client, path: str) -> None:
    page(client, path, status=404)


@pytest.mark.parametrize(
    "text", ["%00", "%ED%A0%80", "%22", "(" * 300, "a" * 5000, "%F0%9F%98%80", "%3Cscript%3E", "%FF"]
)
def test_hostile_queries_never_break_a_page(client: Client, text: str) -> None:
    for path in ("/cards", "/find"):
        answer = client.get(f"{path}?q={text}&page=-1&order=%00&format=%00")
        assert answer.status_code in (200, 302, 400)
        assert b"<script>" not in answer.content


def test_every_card_has_a_page_address_that_works(client: Client) -> None:
    for code in ("13004A", "701002", "16039B", "09010"):
        card = Card.objects.get(code=code)
        assert card.name.split()[0] in page(client, card.get_absolute_url())


def test_sets_and_coverage(client: Client) -> None:
    assert "174 cards" in page(client, "/sets/AW")
    assert "of 174" in page(client, "/coverage/AW")
    assert "Parting Words" in page(client, "/sets")
    assert "t:upgrade" in page(client, "/cards/search-help")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "c<=2",
        "f:blue",
        "f:blue|red t:event",
        "rey or finn",
        '"a b" f:blue',
        "(a:hero or a:villain)",
        "-f:blue",
        "a|b",
    ],
)
def test_a_filter_narrows_what_the_query_said(text: str) -> None:
    before = set(Card.objects.filter(query.read(text).q).values_list("pk", flat=True))
    for facet in facets.of(text, tables()):
        for choice in facet.choices:
            after = set(Card.objects.filter(query.read(choice.query).q).values_list("pk", flat=True))
            assert choice.is_on or facet.is_on or after <= before, choice.query


def test_a_filter_switches_on_and_off_again() -> None:
    blue = facets.of("c<=2", tables())[0].choices[0]
    assert (blue.query, blue.is_on) == ("c<=2 color:blue", False)
    again = facets.of(blue.query, tables())[0].choices[0]
    assert (again.query, again.is_on) == ("c<=2", True)


def test_staff_look_but_do_not_type(client: Client) -> None:
    client.force_login(User.objects.create_superuser("root", "root@example.org", "x"))
    assert client.get(reverse("admin:catalog_card_changelist")).status_code == 200
    assert client.get(reverse("admin:catalog_card_change", args=["01045"])).status_code == 200
    assert client.get(reverse("admin:catalog_card_add")).status_code == 403


def test_a_card_of_a_living_set_is_shown_by_its_facts_and_says_so(client: Client) -> None:
    html = page(client, Card.objects.get(code="24044").get_absolute_url())  # Ahsoka Tano, Awaiting Fate
    assert "not playable yet" in html and "3 reroll" in html and "fan-made by A Renewed Hope" in html
    assert "manage.py import_cards FOLDER" in html and "Printed texts don't come with Sandtable" in html
    assert "manage.py import_cards" not in page(client, "/cards/01045-finn")


def test_a_corrected_fact_and_an_unpublished_erratum_are_told(client: Client) -> None:
    html = page(client, Card.objects.get(code="15076").get_absolute_url())
    assert "health is nothing" in html and "An upgrade has no health" in html
    html = page(client, Card.objects.get(code="12149").get_absolute_url())
    assert "In ARH Standard it says something else" in html


def test_the_words_of_a_wildcard(client: Client) -> None:
    html = page(client, Card.objects.get(code="03035").get_absolute_url())
    assert "+1 of any symbol" in html and "+2 of any symbol, costs 1 resource" in html


def test_sets_say_who_made_them(client: Client) -> None:
    html = page(client, "/sets")
    assert "Uncharted Alliances" in html and "The Coruscant Initiative" in html and "the publisher" in html
    assert "fan-made by A Renewed Hope" in page(client, "/sets/UA")


def test_a_filter_offers_only_what_the_result_has_and_counts_only_that(client: Client) -> None:
    """Battlefields of Awakenings are gray: no other color is offered. Beside a chosen color others have no count."""
    plain = page(client, "/cards?q=set:AW+t:battlefield")
    battlefields = Card.objects.filter(card_set="AW", type="battlefield").count()
    assert f'Gray <span class="num">{battlefields}</span>' in " ".join(plain.split())
    assert "Blue <span" not in " ".join(plain.split())
    chosen = " ".join(page(client, "/cards?q=set:AW+f:blue").split())
    blue = Card.objects.filter(card_set="AW", color="blue").count()
    assert f'Blue <span class="num">{blue}</span>' in chosen
    assert "Red</a>" in chosen and "Red <span" not in chosen and '<span class="num">0</span>' not in chosen
