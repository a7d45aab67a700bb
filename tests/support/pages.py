"""The HTML of a page, for tests that look for pieces of it."""

from __future__ import annotations

import re
from html import unescape
from typing import Any, Final

_BLOCK: Final = re.compile(r" ?(</?(?:d[dlt]|div|h[1-6]|li|ol|p|section|t[dhr]|ul)\b[^>]*>) ?")


def html_of(response: Any) -> str:
    """The HTML of a page with white space as a browser shows it: one blank at most, none at the edges of a block."""
    return _BLOCK.sub(r"\1", re.sub(r"\s+", " ", response.content.decode()))


def words_of(html: str) -> str:
    """The text of a page, with single blanks as white space; nothing of the tags, such as keys and ids in addresses."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


def labels_of(html: str) -> list[str]:
    """The texts of all labels of fields, in order."""
    return [words_of(found) for found in re.findall(r"<label\b[^>]*>(.*?)</label>", html, re.DOTALL)]


def hrefs_of(html: str) -> list[str]:
    """The targets of all links, in order."""
    return [unescape(found) for found in re.findall(r'<a\b[^>]*\bhref="([^"]*)"', html)]
