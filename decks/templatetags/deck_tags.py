"""Template tags of deck pages."""

from __future__ import annotations

from django import template
from django.urls import NoReverseMatch, reverse
from django.utils.text import slugify

from simulate.games.destiny.facts import CardFacts, all_cards

register = template.Library()


@register.simple_tag
def card_url(facts: CardFacts) -> str:
    """Address of a card's page; "" where there are no card pages."""
    try:
        return reverse("catalog:card", args=[facts.code, slugify(facts.name) or "card"])
    except NoReverseMatch:
        return ""


@register.filter
def as_card(code: str) -> CardFacts | None:
    """The facts of a code, for lists of codes."""
    return all_cards().get(code)


@register.filter
def get(mapping: dict[str, object], key: str) -> object:
    """A value by a key that is itself a variable."""
    return mapping.get(key)
