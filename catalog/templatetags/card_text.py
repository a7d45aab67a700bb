"""Filters for rules texts: symbols become words, bold and italics of printed texts survive, all else is escaped."""

from __future__ import annotations

import re

from django import template
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString

register = template.Library()

_SYMBOL = re.compile(r"\[(melee|ranged|indirect|shield|resource|disrupt|discard|focus|feral|special|blank)\]")
_MARK = re.compile(r"&lt;(/?)(b|i|em)&gt;")


@register.filter
def rules_line(line: str) -> SafeString:
    """One paragraph; `[special]` becomes a marked word, so that it reads well aloud and stands out on the page."""
    parts = _SYMBOL.split(line)
    drawn = (
        format_html('<span class="symbol">{}</span>', part) if place % 2 else part for place, part in enumerate(parts)
    )
    return SafeString("".join(map(conditional_escape, drawn)))


@register.filter
def printed_line(line: str) -> SafeString:
    """One printed line: balanced bold and italics survive, any other tag shows as text."""
    escaped = str(rules_line(line))
    marks = _MARK.findall(escaped)
    is_balanced = _is_balanced(marks)
    return SafeString(_MARK.sub(r"<\1\2>", escaped) if is_balanced else escaped)  # escaped above


def _is_balanced(marks: list[tuple[str, str]]) -> bool:
    open_marks: list[str] = []
    for slash, name in marks:
        if not slash:
            open_marks.append(name)
        elif not open_marks or open_marks.pop() != name:
            return False
    return not open_marks
