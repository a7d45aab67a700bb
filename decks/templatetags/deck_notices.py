"""Notices about legality on the pages of decks."""

from __future__ import annotations

from typing import Any

from django import template
from django.template.context import Context

from decks.models import Deck, Notice

register = template.Library()

MOST_SHOWN = 10


@register.inclusion_tag("decks/_notices.html", takes_context=True)
def legality_notices(context: Context, deck: Deck | None = None) -> dict[str, Any]:
    """The reader's open notices: about one deck, or about all their decks."""
    found = Notice.objects.open_for(context["user"]).select_related("deck", "deck__current")
    if deck is not None:
        found = found.filter(deck=deck)
    return {"notices": list(found[:MOST_SHOWN]), "of_one": deck is not None, "csrf_token": context.get("csrf_token")}
