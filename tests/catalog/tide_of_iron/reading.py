"""Reading pages of the catalogue as people do: the words on them, without markup."""

from __future__ import annotations

from html.parser import HTMLParser
from xml.etree import ElementTree

from django.test import Client

from tests.home.test_pages import check


class Words(HTMLParser):
    """The text of the main part of a page, in the order it is read; drawings count with their titles."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.feed(html[html.index("<main") : html.index("</main>")])

    def handle_data(self, data: str) -> None:
        self.parts.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.parts).split())


def page(client: Client, path: str) -> str:
    """The HTML of a page that is there, well nested and drawn well."""
    answer = client.get(path)
    assert answer.status_code == 200, path
    html = answer.content.decode()
    check(html)
    for drawing in drawings(html):
        ElementTree.fromstring(drawing)  # our own page
    return html


def words(client: Client, path: str) -> str:
    return Words(page(client, path)).text


def drawings(html: str) -> list[str]:
    """Every SVG of a page as a document."""
    return [f"<svg{part[: part.index('</svg>')]}</svg>" for part in html.split("<svg")[1:]]
