"""Notes of versions on pages, as a library of template filters."""

from __future__ import annotations

import re
from typing import Final

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

register = template.Library()
_ADDRESS: Final = re.compile(r"(/studies/[A-Za-z0-9]{22})(?![A-Za-z0-9])")
"""The page of a study of this service."""


@register.filter
def with_links(note: str) -> SafeString:
    """The note with the addresses of studies as links; everything else in it stays text."""
    parts = _ADDRESS.split(note)
    links = (format_html('<a href="{}">{}</a>', each, each) if at % 2 else each for at, each in enumerate(parts))
    return format_html_join("", "{}", ((each,) for each in links))
