"""Template tags of deck pages."""

from __future__ import annotations

from collections.abc import Iterable

from django import template
from django.template.context import Context
from django.urls import NoReverseMatch, reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.text import slugify

from decks.models import Deck
from decks.pressed import COUNT_OF_FOUND
from decks.written_notes import written_notes
from sandtable.games.destiny import facts
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.own_formats import to_document

register = template.Library()


@register.simple_tag
def card_url(facts: CardFacts) -> str:
    """Address of a card's page; "" where there are no card pages."""
    try:
        return reverse("catalog:card", args=[facts.code, slugify(facts.name) or "card"])
    except NoReverseMatch:
        return ""


@register.simple_tag
def deck_notes(deck: Deck, content: DeckList) -> SafeString:
    """The notes of a deck as safe HTML, with links to the cards they name."""
    return written_notes(deck.notes, content.codes(), card_url)


@register.simple_tag(takes_context=True)
def keeps_focus(context: Context, *parts: object) -> SafeString:
    """The attributes of a button that has the focus again on the page that follows: id, address, autofocus.

    `{% keeps_focus "list" card.code n %}` gives the id `list-01153-2`.
    """
    id = "-".join(str(part) for part in parts)
    return format_html('id="{}" formaction="{}?at={}"{}', id, context["change_url"], id, _autofocus(context, id))


@register.simple_tag(takes_context=True)
def takes_focus(context: Context, id: str) -> SafeString:
    """The attributes of an element that gets the focus when the button that was pressed is gone: id, autofocus."""
    return format_html('id="{}" tabindex="-1"{}', id, _autofocus(context, id))


@register.simple_tag(takes_context=True)
def found_address(context: Context, number: int) -> str:
    """The builder with another page of its list of cards, and the focus above the list."""
    query = [context["filters"].query, f"page={number}", f"at={COUNT_OF_FOUND}"]
    return f"{context['edit_url']}?{'&'.join(part for part in query if part)}"


def _autofocus(context: Context, id: str) -> SafeString:
    """`autofocus` for the element with the focus; on a page loaded whole its description is what has just changed."""
    if context.get("focus") != id:
        return SafeString()
    return SafeString(' autofocus aria-describedby="messages"' if context.get("messages_describe") else " autofocus")


@register.filter
def as_card(code: str) -> CardFacts | None:
    """The facts of a code, for lists of codes."""
    return all_cards().get(code)


@register.filter
def get(mapping: dict[str, object], key: str) -> object:
    """A value by a key that is itself a variable."""
    return mapping.get(key)


@register.filter
def in_order(codes: Iterable[str]) -> list[CardFacts]:
    """The facts of some cards, in order of code."""
    return [card(code) for code in sorted(codes)]


@register.filter
def pairs(format: Format) -> list[list[CardFacts]]:
    """Cards a format does not allow together, two by two."""
    return [[card(one), card(other)] for one, other in to_document(format)["pairs"]]


@register.filter
def set_names(codes: Iterable[str]) -> list[str]:
    """Names of some sets, in their order."""
    return [each["name"] for each in facts.read("sets.json") if each["code"] in codes]
