"""The cards that a study may put into a deck, searched by words of their names and offered a page at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from django.core.paginator import Paginator
from django.utils.translation import gettext_lazy, ngettext_lazy

from catalog.words import folded
from decks.slots import UnknownCard, cards_to_choose, find_card, name_of
from simulate.asking.choosing import PAGE_SIZE, Choice, Choices, Search, Texts

TEXTS: Final = Texts(
    nothing=gettext_lazy("There is no card to choose from."),
    nothing_found=gettext_lazy("No card has “%(words)s” in its name."),
    all=ngettext_lazy("There is %(count)s card to choose from.", "There are %(count)s cards to choose from.", "count"),
    found=ngettext_lazy(
        "%(count)s card has “%(words)s” in its name.", "%(count)s cards have “%(words)s” in their names.", "count"
    ),
    part=gettext_lazy("These are %(first)s to %(last)s."),
    waiting="",
)


def choices(search: Search, snapshot: Mapping[str, Any]) -> Choices:
    """One page of the cards that a deck can use and that have all the words in their names, or one as their code."""
    wanted = folded(search.words).split()
    found = [
        (code, name)
        for code, name in cards_to_choose(snapshot)
        if all(word in folded(name) or word == code for word in wanted)
    ]
    page = Paginator(found, PAGE_SIZE).get_page(search.page)
    entries = [Choice(code, f"{name} ({code})", "") for code, name in page]
    return Choices(search, page, entries, TEXTS.told(search, page, is_partial=False))


def chosen(texts: Sequence[str]) -> list[tuple[str, str]]:
    """The options of cards that were chosen, by code or name; a text that names no card stays as it is."""
    return list(dict.fromkeys(map(_chosen, texts)))


def _chosen(text: str) -> tuple[str, str]:
    try:
        code = find_card(text)
    except UnknownCard:
        return text, text
    return code, f"{name_of(code)} ({code})"
