"""Notes of a deck, from Markdown to safe HTML: no foreign markup, no pictures, links to the web and to cards alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from django.utils.safestring import SafeString
from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from decks.exchange import names
from decks.notes import NOTES_LENGTH
from sandtable.games.destiny.facts import CardFacts, all_cards, card, first_print

FIRST_LEVEL: Final = 3
"""Headings of notes stand below the second-level heading of their panel."""
LAST_LEVEL: Final = 6
_CARD: Final = re.compile(r"\[\[([^\[\]\n]{1,120})\]\]")
_WEB: Final = re.compile(r"https?://[^/]", re.IGNORECASE)

AddressOf = Callable[[CardFacts], str]
"""The address of a card's page; "" where it has none."""


def written_notes(notes: str, deck: Iterable[str], address_of: AddressOf) -> SafeString:
    """Notes as HTML. `[[Card name]]` is a link to the card; of several with one name, to the one in the deck."""
    reader = _reader()
    env = {"deck": frozenset(deck), "address_of": address_of}
    tokens = reader.parse(notes[:NOTES_LENGTH], env)
    _lower_headings(tokens)
    _mark_links(tokens)
    return SafeString(reader.renderer.render(tokens, reader.options, env))


def meant(name: str, deck: Iterable[str] = ()) -> CardFacts | None:
    """The card that a name or a code means: one of the deck before the others, the first print before later ones.

    None for an unknown name, and for a title of several cards none of which, or more than one, is in the deck.
    """
    wanted = " ".join(name.split())
    if wanted in all_cards():
        return card(wanted)
    codes = names.called(wanted)
    held = [code for code in codes if code in frozenset(deck)]
    different = {first_print(code): code for code in reversed(held or codes)}
    return card(next(iter(different.values()))) if len(different) == 1 else None


class _Reader(MarkdownIt):
    """CommonMark whose links lead to the web."""

    def validateLink(self, url: str) -> bool:
        return bool(_WEB.match(url))


@cache
def _reader() -> MarkdownIt:
    """CommonMark with tables, without HTML and pictures."""
    reader = _Reader("commonmark", {"html": False, "breaks": True}).enable(["table", "strikethrough"])
    reader.disable(["image", "html_block", "html_inline"])
    reader.inline.ruler.before("link", "card", _card_link)
    return reader


def _card_link(state: StateInline, silent: bool) -> bool:
    """Read `[[Card name]]`; anything that names no card stays text."""
    found = _CARD.match(state.src, state.pos)
    if found is None or state.linkLevel:
        return False
    facts = meant(found[1], state.env["deck"])
    address = state.env["address_of"](facts) if facts else ""
    if not address:
        return False
    if not silent:
        opening = state.push("link_open", "a", 1)
        opening.attrs, opening.meta = {"href": address}, {"is_card": True}
        state.push("text", "", 0).content = found[1].strip()
        state.push("link_close", "a", -1)
    state.pos = found.end()
    return True


def _mark_links(tokens: Sequence[Token]) -> None:
    """Ask search engines not to follow links that leave this service."""
    for token in (child for block in tokens for child in block.children or ()):
        if token.type == "link_open" and not token.meta.get("is_card"):
            token.attrSet("rel", "nofollow noopener noreferrer ugc")


def _lower_headings(tokens: Sequence[Token]) -> None:
    """Give headings the levels below their panel's, without gaps between those that are used."""
    headings = [token for token in tokens if token.type in ("heading_open", "heading_close")]
    used = sorted({token.tag for token in headings})
    for token in headings:
        token.tag = f"h{min(FIRST_LEVEL + used.index(token.tag), LAST_LEVEL)}"
