"""Rule ids on pages lead to their place in the rule book: `{{ text|with_rules }}`."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from django import template
from django.conf import settings
from django.urls import reverse
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString

from catalog.rulebook import ANY_ID, book_of

register = template.Library()

_ID = re.compile(rf"\b({ANY_ID})\b")


@register.filter
def with_rules(text: object) -> SafeString:
    """Any text, escaped, with a link on every id that stands in a rule book."""
    parts = _ID.split(str(text))
    base = settings.BASE_DIR
    shown = (_link(part, base) if place % 2 else conditional_escape(part) for place, part in enumerate(parts))
    return SafeString("".join(shown))


@lru_cache(maxsize=4096)
def _link(rule: str, base: Path) -> SafeString | str:
    """The id as a link; `base` is the checkout whose books are asked, which never change while it runs."""
    if book_of(rule) is None:  # no rule: other text with a dash and a number
        return rule
    return format_html('<a class="rule-id" href="{}">{}</a>', reverse("catalog:rule", args=[rule]), rule)
