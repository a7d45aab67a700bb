"""The tag `{% drawn_card card "catalog/_row.html" %}`: a card in a list, drawn once in a process."""

from __future__ import annotations

from django import template
from django.utils.safestring import SafeString

from catalog.drawn import drawn
from catalog.models import Card

register = template.Library()


@register.simple_tag
def drawn_card(card: Card, template: str) -> SafeString:
    """The card as this template shows it; the template gets nothing but the card."""
    return drawn(card, template)
