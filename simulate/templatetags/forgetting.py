"""A line above a list about the rows that are deleted soon."""

from __future__ import annotations

from typing import Any, Final

from django import template
from django.contrib.auth.models import AbstractBaseUser
from django.template.context import Context

from simulate.models import Batch, SeatedGame, Study
from simulate.queue.forgetting import going_soon as found_for

register = template.Library()
KINDS: Final[dict[str, type[Batch] | type[Study] | type[SeatedGame]]] = {
    "playtests": Batch,
    "studies": Study,
    "games": SeatedGame,
}


@register.inclusion_tag("simulate/_going_soon.html", takes_context=True)
def going_soon(context: Context, kind: str) -> dict[str, Any]:
    """Of the reader's "playtests", "studies" or "games"; nothing where all is kept."""
    reader = context.get("user")
    if not isinstance(reader, AbstractBaseUser) or not reader.is_authenticated:
        return {"going": None}
    return {"going": found_for(reader, KINDS[kind]), "kind": kind}
