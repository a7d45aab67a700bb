"""Notes of a deck: safe Markdown with links to cards, and the form for notes and tags."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.urls import reverse

from decks import services
from decks.models import Deck, Visibility
from decks.notes import MOST_TAGS, NOTES_LENGTH, TAG_LENGTH
from decks.templatetags.deck_tags import card_url
from decks.written_notes import meant, written_notes
from tests.support.effort import at_most

TAGS_THAT_MAY_STAND = (
    "a|blockquote|br|code|em|h[3-6]|hr|li|ol|p|pre|s|strong|table|tbody|td|th|thead|tr|ul"
)  # fmt: skip


def shown(notes: str, deck: tuple[str, ...] = ()) -> str:
    return str(written_notes(notes, deck, card_url))


def test_markdown_is_shown() -> None:
    assert shown("**bold** and `code`\n\n- one\n- two") == (
        "<p><strong>bold</strong> and <code>code</code></p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n"
    )


def test_headings_stand_below_the_panel_s_without_gaps() -> None:
    assert re.findall(r"<(h\d)>", shown("# One\n\n###### Two\n\n# Three")) == ["h3", "h4", "h3"]


def test_links_lead_to_the_web_alone_and_are_not_recommended() -> None:
    assert shown("[a](https://example.org/x?a=1&b=2)") == (
        '<p><a href="https://example.org/x?a=1&amp;b=2" rel="nofollow noopener noreferrer ugc">a</a></p>\n'
    )


@pytest.mark.parametrize(
    "hostile",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[a](javascript:alert(1))",
        "[a](JaVaScRiPt:alert(1))",
        "[a](java&#115;cript:alert(1))",
        "[a](&#x6A;avascript:alert(1))",
        "[a](data:text/html;base64,PHNjcmlwdD4=)",
        "[a](vbscript:x)",
        "[a](//example.org/x)",
        "[a](https:javascript:alert(1))",
        "[a](/account/logout)",
        "<javascript:alert(1)>",
        "[a][b]\n\n[b]: javascript:alert(1)",
        "![a](https://example.org/pixel.png)",
        '![a](x" onerror="alert(1))',
        '[a](https://example.org/" onclick="alert(1))',
        "[[Rey, Force Prodigy]](javascript:alert(1))",
        "[x [[Rey, Force Prodigy]] y](https://example.org/)",
        '[[" onmouseover="alert(1)]]',
        "[[<script>alert(1)</script>]]",
        "```\n</code></pre><script>alert(1)</script>\n```",
        '```"><script>\nx\n```',
        "<!-- --><svg/onload=alert(1)>",
        "<div><div><script>x</script></div></div>",
    ],
)  # fmt: skip
def test_hostile_notes_are_inert(hostile: str) -> None:
    found = shown(hostile)
    for tag, attributes in re.findall(r"<(?!/)([^\s>]*)([^>]*)>", found):
        assert re.fullmatch(TAGS_THAT_MAY_STAND, tag), found
        for name, value in re.findall(r'([\w-]+)="([^"]*)"', attributes):
            assert name in ("href", "rel", "class"), found
            assert name != "href" or re.match(r"https?://[^/]|/cards/", value), found
    assert not re.search(r"<a [^>]*>[^<]*<a ", found), f"a link in a link: {found}"


PIECES = ("[", "*a_ ", "> ", "- ", "`", "[[", "[[a]]", "![", "<", "a|b\n-|-\n", "[a](", "\\", "&#", "~~a", "[[a](")


@pytest.mark.parametrize("piece", PIECES)
def test_huge_and_nested_notes_take_bounded_work(piece: str) -> None:
    with at_most(2):
        found = shown(piece * NOTES_LENGTH)
    assert len(found) < 100 * NOTES_LENGTH


def test_a_card_in_double_brackets_is_a_link() -> None:
    assert shown("See [[Rey, Force Prodigy]] and [[take cover]].") == (
        '<p>See <a href="/cards/01038-rey">Rey, Force Prodigy</a> and '
        '<a href="/cards/01157-take-cover">take cover</a>.</p>\n'
    )
    assert shown("`[[Take Cover]]`") == "<p><code>[[Take Cover]]</code></p>\n"
    assert shown("[[No such card]]") == "<p>[[No such card]]</p>\n"


def test_a_title_of_several_cards_means_the_one_in_the_deck() -> None:
    assert meant("Rey") is None
    found = meant("Rey", ["01038", "01157"])
    assert found is not None and found.code == "01038"


def test_the_owner_writes_notes_and_tags(deck: Deck, as_ada: Client) -> None:
    address = reverse("decks:deck-notes", args=[deck.public_id])
    sent = as_ada.post(address, {"notes": "Keep [[Take Cover]]", "tags": "fast,  two  jedi , fast"}, follow=True)
    deck.refresh_from_db()
    assert (deck.notes, deck.tags) == ("Keep [[Take Cover]]", ["fast", "two jedi"])
    page = sent.content.decode()
    assert '<a href="/cards/01157-take-cover">Take Cover</a>' in page
    assert "?show=mine&amp;tag=two%20jedi" in page
    assert "Keep [[Take Cover]]" in as_ada.get(address).content.decode()


def test_wrong_notes_and_tags_are_named_and_nothing_is_saved(deck: Deck, as_ada: Client) -> None:
    address = reverse("decks:deck-notes", args=[deck.public_id])
    tags = ["t" * (TAG_LENGTH + 1), *map(str, range(MOST_TAGS))]
    answer = as_ada.post(address, {"notes": "x" * (NOTES_LENGTH + 1), "tags": ",".join(tags)})
    assert answer.status_code == 422
    page = answer.content.decode()
    for words in ("at most 10000 characters", "is longer than 30 characters", "at most 12 tags; these are 13"):
        assert words in page
    deck.refresh_from_db()
    assert (deck.notes, deck.tags) == ("", [])


def test_others_read_the_notes_of_a_public_deck_and_write_none(deck: Deck, as_ben: Client, client: Client) -> None:
    services.describe_deck(deck=deck, notes="*Mine*", tags=["x"])
    address = reverse("decks:deck-notes", args=[deck.public_id])
    assert as_ben.get(address).status_code == as_ben.post(address, {"notes": ""}).status_code == 404
    services.set_visibility(deck=deck, visibility=Visibility.PUBLIC)
    assert as_ben.get(address).status_code == as_ben.post(address, {"notes": ""}).status_code == 404
    assert client.post(address, {"notes": ""}).status_code == 302
    page = as_ben.get(deck.get_absolute_url()).content.decode()
    assert "<em>Mine</em>" in page and address not in page and "?show=public&amp;tag=x" in page
    deck.refresh_from_db()
    assert deck.notes == "*Mine*"


def test_the_list_shows_decks_with_a_tag(deck: Deck, as_ada: Client, as_ben: Client) -> None:
    services.describe_deck(deck=deck, tags=['Zwölf % "x"', "other"])
    for tag, is_found in (('Zwölf % "x"', True), ("other", True), ("oth", False), ("%", False), ("zwölf", False)):
        page = as_ada.get("/decks", {"show": "mine", "tag": tag}).content.decode()
        assert (deck.get_absolute_url() in page) is is_found, tag
    assert deck.get_absolute_url() not in as_ben.get("/decks", {"show": "public", "tag": "other"}).content.decode()


def test_the_list_shows_decks_with_a_card(deck: Deck, as_ada: Client, as_ben: Client) -> None:
    one = next(code for code, _copies in deck.newest.deck_list.cards)
    for words, is_found in ((one, True), ("rey, force prodigy", True), ("01001", False), ("no such card", False)):
        page = as_ada.get("/decks", {"show": "mine", "card": words}).content.decode()
        assert (deck.get_absolute_url() in page) is is_found, words
        assert ("No one card has this name" in page) is (words == "no such card")
    assert deck.get_absolute_url() not in as_ben.get("/decks", {"show": "public", "card": one}).content.decode()
