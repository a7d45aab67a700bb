"""Choose from a list that may be long: searched by words, a page at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from django import forms
from django.core.paginator import Page, Paginator
from django.db.models import QuerySet

from web.api.text import tidy_name

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

PAGE_SIZE: Final = 20
MOST_CHARACTERS: Final = 100
"""Characters of a search; what is longer is cut."""
MOST_WORDS: Final = 8


@dataclass(frozen=True)
class Search:
    """The part of a list that somebody wants to see."""

    FIELDS: ClassVar = ("q", "page")
    """The names of the two in an address and in a form."""

    words: str = ""
    page: int = 1

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Search:
        """Read `q` and `page` of an address or a form; a page that is no number is the first."""
        words = tidy_name(str(given.get("q") or "")[:MOST_CHARACTERS]).split()
        page = str(given.get("page") or "")
        is_number = page.isascii() and page.isdecimal() and len(page) < 7
        return cls(" ".join(words[:MOST_WORDS]), max(1, int(page)) if is_number else 1)


@dataclass(frozen=True)
class Choice:
    """One entry of a list to choose from."""

    value: str
    label: str
    group: str
    """The heading it stands under."""


@dataclass(frozen=True)
class Texts:
    """The sentences about a list. Those about a count are chosen by it; `words` and `count` are filled in."""

    nothing: StrOrPromise
    nothing_found: StrOrPromise
    all: StrOrPromise
    found: StrOrPromise
    part: StrOrPromise
    """With `first` and `last`: the part that the page offers."""
    waiting: StrOrPromise
    """Told while more entries wait to be judged by the current rules."""

    def told(self, search: Search, page: Page[Any], is_partial: bool) -> str:
        """The size of the list and the part that is shown, in one to three sentences."""
        given = {"words": search.words, "count": page.paginator.count}
        some, none = (self.found, self.nothing_found) if search.words else (self.all, self.nothing)
        sentences = [(some if page.paginator.count else none) % given]
        if page.has_other_pages():
            sentences.append(self.part % {"first": page.start_index(), "last": page.end_index()})
        if is_partial:
            sentences.append(str(self.waiting))
        return " ".join(map(str, sentences))


@dataclass(frozen=True)
class Choices:
    """One page of a searched list, and a sentence that tells how much there is."""

    search: Search
    page: Page[Any]
    entries: list[Choice]
    told: str

    @property
    def is_empty(self) -> bool:
        """True when the list is empty and nothing was searched for."""
        return not self.entries and not self.search.words


def page_of(found: QuerySet[Any], search: Search) -> Page[Any]:
    """The page that is asked for, or the last one where there are fewer."""
    return Paginator(found, PAGE_SIZE).get_page(search.page)


def grouped(entries: list[Choice]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The entries as the options of a select, under their headings, in their order."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for entry in entries:
        groups.setdefault(entry.group, []).append((entry.value, entry.label))
    return list(groups.items())


def offer(form: forms.Form, name: str, choices: Any) -> None:
    """Give a field of a form its options: a list, or a function that makes one when the page shows it."""
    _choice_field(form, name).choices = choices


def offered(form: forms.Form, name: str) -> list[Any]:
    """The options of a field of a form."""
    options: Any = _choice_field(form, name).choices
    return list(options)


def _choice_field(form: forms.Form, name: str) -> forms.ChoiceField:
    field = form.fields[name]
    assert isinstance(field, forms.ChoiceField), f"{name} offers no choices"
    return field
