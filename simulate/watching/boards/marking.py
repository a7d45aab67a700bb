"""Marks on a drawn board: attributes beside the name of a thing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from django.utils.html import format_html_join
from django.utils.safestring import SafeString, mark_safe

from sandtable.engine.views import NAME

_AT: Final = re.compile(f' data-at="({NAME.pattern})"')


def marked(html: str, marks: Mapping[str, Mapping[str, str]]) -> SafeString:
    """The same HTML; each element with `data-at` has the attributes of its thing as well."""

    def beside(found: re.Match[str]) -> str:
        return found[0] + format_html_join("", ' {}="{}"', marks.get(found[1], {}).items())

    return mark_safe(_AT.sub(beside, html))  # noqa: S308 - the HTML is a template's, the attributes are escaped


def names_on(html: str) -> set[str]:
    """The names of all things on a drawn board."""
    return set(_AT.findall(html))
