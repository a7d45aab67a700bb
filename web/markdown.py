"""Pages of documentation, from Markdown to safe HTML: headings with anchors, tables in frames, no foreign markup."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.utils.safestring import SafeString
from django.utils.text import slugify
from django.utils.translation import gettext as _
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

_MARKS: Final = re.compile(r"\*\*|`")


@dataclass(frozen=True)
class Section:
    """A second-level heading."""

    anchor: str
    title: str


def parsed(text: str) -> list[Token]:
    """The tokens of a text without its first heading, which the page shows itself; headings have anchors.

    HTML in the text stays text.
    """
    tokens = list(_without_title(_reader().parse(text)))
    _name_headings(tokens)
    return tokens


def rendered(tokens: Sequence[Token]) -> SafeString:
    """Tokens as HTML."""
    reader = _reader()
    return SafeString(reader.renderer.render(list(_framed(tokens)), reader.options, {}))


def title_of(text: str) -> str:
    """The first heading; empty where there is none."""
    return next((line[2:].strip() for line in text.splitlines() if line.startswith("# ")), "")


def sections(tokens: Sequence[Token]) -> Iterator[Section]:
    """The second-level headings, in order."""
    for here, following in zip(tokens, tokens[1:], strict=False):
        if here.type == "heading_open" and here.tag == "h2":
            yield Section(str(here.attrs["id"]), plain(following.content))


def plain(content: str) -> str:
    """A heading without the marks of bold and code."""
    return _MARKS.sub("", content)


def _reader() -> MarkdownIt:
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    for block in ("fence", "code_block"):
        assert isinstance(reader.renderer, RendererHTML)
        reader.add_render_rule(block, _by_keys(reader.renderer.rules[block]))
    return reader


def _by_keys(usual: Callable[..., str]) -> Callable[..., str]:
    """Draw a block of code so that keys can scroll it."""

    def draw(_renderer: object, *given: Any) -> str:
        return usual(*given).replace("<pre>", '<pre tabindex="0">', 1)

    return draw


def _without_title(tokens: Sequence[Token]) -> Iterator[Token]:
    """Drop the first heading, and horizontal lines, which headings make superfluous."""
    inside = False
    for token in tokens:
        inside = inside or (token.type == "heading_open" and token.tag == "h1")
        if not inside and token.type != "hr":
            yield token
        inside = inside and token.type != "heading_close"


def _name_headings(tokens: Sequence[Token]) -> None:
    seen: set[str] = set()
    for here, following in zip(tokens, tokens[1:], strict=False):
        if here.type == "heading_open":
            anchor = slugify(following.content) or "section"
            while anchor in seen:
                anchor += "-again"
            seen.add(anchor)
            here.attrSet("id", anchor)


def _framed(tokens: Sequence[Token]) -> Iterator[Token]:
    """Put a frame around each table, so that a wide table scrolls inside it, by keys too.

    Columns of numbers get the class for them: a page may hold no style of its own.
    """
    for token in tokens:
        if token.type == "table_open":
            token.attrSet("class", "table")
            frame: dict[str, str | int | float] = {
                "class": "table-scroll",
                "tabindex": "0",
                "role": "group",
                "aria-label": _("Table"),
            }
            yield Token("frame_open", "div", 1, attrs=frame, block=True)
        if token.type in ("th_open", "td_open") and "right" in str(token.attrs.pop("style", "")):
            token.attrSet("class", "num")
        yield token
        if token.type == "table_close":
            yield Token("frame_close", "div", -1, block=True)
