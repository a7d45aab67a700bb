"""The guides of scenario documents: pages of `docs/` that explain every field, one for each game and a general one.

They are versioned with the code that reads the documents, so they are read from the checkout.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from django.conf import settings
from django.urls import reverse
from django.utils.safestring import SafeString
from markdown_it.token import Token

from catalog.rulebook import all_books, book_of, link_rules
from scenarios.checking import game_of, game_title, games
from scenarios.games import pages_of
from web.markdown import Section, parsed, rendered, sections, title_of

GENERAL: Final = "scenarios.md"
"""The page about scenarios of all games, below docs/."""


@dataclass(frozen=True)
class Guide:
    """One guide, ready to show."""

    title: str
    html: SafeString
    sections: tuple[Section, ...]


def general() -> Guide | None:
    """The guide about scenarios of all games; None where the installation came without its documentation."""
    return _guide(GENERAL, "")


def guide_of(game: str) -> Guide | None:
    """The guide of a game's documents; None where there is none."""
    pages = pages_of(game)
    return _guide(pages.guide, pages.guide_section) if game in games() and pages.guide else None


def address_of(game: str) -> str:
    """The address of a game's guide; that of the general one where the game has none of its own."""
    return reverse("scenarios:guide", args=[game]) if guide_of(game) else reverse("scenarios:guides")


def help_link(definition: Any) -> dict[str, str]:
    """A header of an answer about a definition (RFC 8288): the guide of its game."""
    return {"Link": f'<{address_of(game_of(definition))}>; rel="help"'}


def guides() -> dict[str, str]:
    """The games that have a guide: their titles by name."""
    return {game: game_title(game) for game in games() if guide_of(game)}


@cache
def _guide(path: str, section: str) -> Guide | None:
    file = Path(settings.BASE_DIR) / "docs" / path
    if not file.is_file():
        return None
    text = file.read_text(encoding="utf-8")
    tokens = parsed(_section_of(text, section) if section else text)
    link_rules(tokens, _rule)
    for token in tokens:
        token.children = _relinked(token.children, partial(_page, path)) if token.children else token.children
    return Guide(title_of(text), rendered(tokens), tuple(sections(tokens)))


def _section_of(text: str, title: str) -> str:
    """One section of a page, up to the next heading of its level."""
    after = text.partition(f"\n## {title}\n")[2]
    return f"## {title}\n" + re.split(r"\n## ", after, maxsplit=1)[0]


def _rule(id_: str) -> str:
    return reverse("catalog:rule", args=[id_]) if book_of(id_) else ""


def _relinked(children: Sequence[Token], page: Callable[[str], str]) -> list[Token]:
    """Links between files as links between pages; a link to a file that is no page becomes plain text."""
    kept: list[Token] = []
    is_dropped = False
    for child in children:
        if child.type == "link_open" and not str(child.attrs["href"]).startswith(("#", "/", "https://")):
            address = page(str(child.attrs["href"]))
            is_dropped = not address
            child.attrs["href"] = address
        if not (is_dropped and child.type in ("link_open", "link_close")):
            kept.append(child)
        is_dropped = is_dropped and child.type != "link_close"
    return kept


def _page(here: str, href: str) -> str:
    """The address of a file named in a page of docs/; empty for a file that is no page of the site."""
    path = posixpath.normpath(posixpath.join(posixpath.dirname(here), href.partition("#")[0]))
    folder, name = posixpath.split(path)
    if path == GENERAL:
        return reverse("scenarios:guides")
    if folder == "rules" and name.removesuffix(".md") in all_books():
        return reverse("catalog:rule-book", args=[name.removesuffix(".md")])
    game = next((each for each in games() if pages_of(each).guide == path), "")
    return reverse("scenarios:guide", args=[game]) if game else ""
