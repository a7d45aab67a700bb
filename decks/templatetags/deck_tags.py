"""Template tags of deck pages."""

from __future__ import annotations

from collections.abc import Iterable

from django import template
from django.urls import NoReverseMatch, reverse
from django.utils.text import slugify

from simulate.games.destiny import facts
from simulate.games.destiny.facts import CardFacts, all_cards, card
from simulate.games.destiny.formats import Format
from simulate.games.destiny.own_formats import to_document

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
