"""Forms and links as pages have them: what they would send, by the address they send it to."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final
from urllib.parse import parse_qsl, urlsplit

Fields = dict[str, list[str]]
"""By name the values that a page offers; several: one of them is sent."""
FILE: Final = "a file"
"""The value of a field for a file."""


@dataclass
class Form:
    """The fields of one form, and its address."""

    method: str
    address: str
    """Empty: that of its page."""
    fields: Fields = field(default_factory=dict)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.queries: list[str] = []
        self._select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        name, value = given.get("name", ""), given.get("value", "on")
        match tag:
            case "a":
                self.queries.append(urlsplit(given.get("href", "")).query)
            case "form":
                self.forms.append(Form(given.get("method", "get").upper(), given.get("action", "")))
            case "select":
                self._select = name
            case "option":
                self._put(self._select, given.get("value", ""))
            case "input" | "textarea" | "button":
                self._put(name, FILE if given.get("type") == "file" else value)
        if tag == "button" and "formaction" in given and self.forms:
            self.forms.append(Form("POST", given["formaction"], self.forms[-1].fields))

    def _put(self, name: str, value: str) -> None:
        if self.forms and name and name != "csrfmiddlewaretoken":
            self.forms[-1].fields.setdefault(name, []).append(value)


def forms_and_queries(page: str) -> tuple[list[Form], Fields]:
    """The forms of a page, and the names and values of the queries of its links."""
    reader = _Reader()
    reader.feed(page)
    found: Fields = {}
    for query in reader.queries:
        for name, value in parse_qsl(query, keep_blank_values=True):
            found.setdefault(name, []).append(value)
    return reader.forms, found
