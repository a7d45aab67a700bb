"""Components of pages: crumbs, the head of a page, tables whose cells bear the heading of their column."""

from __future__ import annotations

from typing import Any

import pytest
from django import forms
from django.template import Context, Template
from django.template.loader import render_to_string

HOSTILE = '<script>"&'
ESCAPED = "&lt;script&gt;&quot;&amp;"


def shown(template: str, **context: Any) -> str:
    return Template("{% load components %}" + template).render(Context(context))


class Somebody:
    def get_absolute_url(self) -> str:
        return "/somebody"


def test_crumbs_lead_to_pages_addresses_and_objects() -> None:
    html = shown(
        '{% crumbs %}{% crumb _("Decks") "decks:deck-list" %}{% crumb "Unit" "catalog:toi-unit" "us_elite" %}'
        '{% crumb "There" "/there?x=1" %}{% crumb who who %}{% crumb name %}{% endcrumbs %}',
        who=Somebody(),
        name=HOSTILE,
    )
    assert '<nav class="crumbs" aria-label="Where you are"><ol><li><a href="/decks"><bdi>Decks</bdi></a></li>' in html
    assert 'href="/tide-of-iron/units/us_elite"' in html and 'href="/there?x=1"' in html and 'href="/somebody"' in html
    assert html.endswith(f'<li aria-current="page"><bdi>{ESCAPED}</bdi></li></ol></nav>')


def test_the_head_of_a_page_puts_its_actions_beside_the_title() -> None:
    html = shown(
        "{% page_head name %}<p>lead</p>{% page_actions %}<a>New</a>{% endpage_actions %}{% endpage_head %}",
        name=HOSTILE,
    )
    assert html == (
        f'<header class="page-head"><div class="stack stack--tight"><h1><bdi>{ESCAPED}</bdi></h1><p>lead</p></div>'
        '<div class="cluster"><a>New</a></div></header>'
    )


def test_actions_belong_to_one_head() -> None:
    first = '{% page_head "A" %}{% page_actions %}x{% endpage_actions %}{% endpage_head %}'
    assert shown(first + '{% page_head "B" %}{% endpage_head %}').count("x</div>") == 1


def test_a_title_of_several_parts_and_a_sign_stand_in_the_head() -> None:
    html = shown(
        "{% page_head %}{% page_sign %}<svg/>{% endpage_sign %}{% page_title %}<bdi>{{ name }}</bdi>{% endpage_title %}"
        "<p>lead</p>{% endpage_head %}",
        name=HOSTILE,
    )
    assert html == (
        '<header class="page-head"><div class="page-head__signed"><svg/><div class="stack stack--tight">'
        f'<h1 class="page-head__parts"><bdi>{ESCAPED}</bdi></h1><p>lead</p></div></div></header>'
    )


def test_ways_to_other_pages_have_a_label() -> None:
    html = shown("{% page_head 'A' %}{% page_actions name %}x{% endpage_actions %}{% endpage_head %}", name=HOSTILE)
    assert f'<nav class="cluster" aria-label="{ESCAPED}">x</nav></header>' in html


class Named(forms.Form):
    name = forms.CharField(label=HOSTILE)
    note = forms.CharField(label="Note", required=False)
    agrees = forms.BooleanField(label="Agreed")


def test_every_field_has_its_label() -> None:
    html = render_to_string("components/form_fields.html", {"form": Named()})
    for name, label in (("name", ESCAPED), ("note", "Note <"), ("agrees", "Agreed")):
        assert f'<label for="id_{name}">{label}' in html and f'id="id_{name}"' in html
    assert html.count("(optional)") == 1


TABLE = """
{% table caption kind %}
  {% columns %}
    {% column _("Unit") %}{% column heading %}{% for each in counts %}{% column each "num" %}{% endfor %}
    {% column _("Top speed") "num" %}
  {% endcolumns %}
  <tbody>
    <tr><th scope="row">Squad</th><td>a</td><td class="num">1</td><td data-label="own">2</td><td></td></tr>
    <tr><th>x</th><td colspan="3">b</td><td>c</td></tr>
  </tbody>
{% endtable %}
"""


def table(kind: str) -> str:
    return shown(TABLE, caption="Forces", kind=kind, heading=HOSTILE, counts=["R1", "R2"])


def test_a_table_says_what_it_is_and_scrolls() -> None:
    html = table("")
    assert '<div class="table-scroll" tabindex="0" role="region" aria-label="Forces"><table class="table">' in html
    assert '<caption class="visually-hidden">Forces</caption>' in html
    assert f'<th scope="col">Unit</th><th scope="col">{ESCAPED}</th><th scope="col" class="num">R1</th>' in html
    assert "<td>a</td>" in html and html.count("data-label") == 1


def test_the_cells_of_a_card_bear_the_heading_of_their_column() -> None:
    html = table("cards middle")
    assert '<table class="table table--cards table--middle">' in html
    assert f'<td data-label="{ESCAPED}">a</td><td data-label="R1" class="num">1</td>' in html
    assert '<td data-label="own">2</td><td data-label="Top speed"></td>' in html
    assert '<td colspan="3">b</td><td data-label="Top speed">c</td>' in html


def test_headings_belong_to_one_table() -> None:
    first = '{% table "A" "cards" %}{% columns %}{% column "x" %}{% endcolumns %}{% endtable %}'
    assert "data-label" not in shown(first + '{% table "B" "cards" %}<tr><td>1</td></tr>{% endtable %}')


@pytest.mark.parametrize("shows", ["True", "False"])
def test_a_caption_is_shown_where_no_heading_says_the_same(shows: str) -> None:
    html = shown("{% table 'Hexes' shows_caption=" + shows + " %}{% endtable %}")
    assert ("<caption>Hexes</caption>" in html) == (shows == "True")
