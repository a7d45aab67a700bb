"""The room that is left, told beside a form before it is used up."""

from __future__ import annotations

from typing import Any

from django import template
from django.contrib.auth.models import AbstractBaseUser
from django.template.context import Context

from accounts.allowances import nearly_full

register = template.Library()


@register.inclusion_tag("accounts/_room_left.html", takes_context=True)
def room_left(context: Context, *names: str) -> dict[str, Any]:
    """A line for each of these allowances that is nearly used up; nothing for visitors."""
    reader = context.get("user")
    if not isinstance(reader, AbstractBaseUser) or not reader.is_authenticated:
        return {"rooms": []}
    return {"rooms": nearly_full(reader, *names)}
