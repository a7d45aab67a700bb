"""Searches of the catalogue that somebody keeps under a name; nobody else sees them."""

from __future__ import annotations

from typing import Final

from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.http import QueryDict
from django.utils.translation import gettext as _

from catalog.saved_search import SEARCH_LENGTH, SEARCH_NAME_LENGTH, SavedSearch
from web.plain_sql import Rows
from web.reader import Reader

MOST_SAVED: Final = 50
"""Searches that one person may keep."""
_PARTS: Final = ("q", "order", "view", "format", "col", "literal")
"""The parts of an address that belong to a search; a page number is none."""


class CannotSave(ValueError):
    """A search or a name that can't be kept; nothing was written."""


def search_in(address: str) -> str:
    """The search in the part of an address behind the question mark. Raises CannotSave where there is none."""
    if len(address) > SEARCH_LENGTH or address.count("&") > SEARCH_LENGTH // 10:
        raise CannotSave(_("This search is too long to be saved."))
    asked, kept = QueryDict(address), QueryDict(mutable=True)
    for part in _PARTS:
        if values := [value for value in asked.getlist(part) if value]:
            kept.setlist(part, values)
    if not kept.get("q", "").strip() or "\0" in kept["q"]:
        raise CannotSave(_("There is no search to save: type something into the search box first."))
    written = kept.urlencode()
    if len(written) > SEARCH_LENGTH:
        raise CannotSave(_("This search is too long to be saved."))
    return written


@transaction.atomic
def save_search(*, owner: AbstractBaseUser, address: str, name: str) -> SavedSearch:
    """Keep a search; one of the same name is replaced, and without a name its words are the name. Raises CannotSave."""
    search = search_in(address)
    called = _name(name.strip() or QueryDict(search)["q"].strip()[:SEARCH_NAME_LENGTH])
    get_user_model().objects.select_for_update().get(pk=owner.pk)
    others = SavedSearch.objects.owned_by(owner).exclude(name=called)
    if others.count() >= MOST_SAVED:
        raise CannotSave(
            _("%(n)d searches are saved, and there is room for no more. Delete one first.") % {"n": MOST_SAVED}
        )
    found, _made = SavedSearch.objects.update_or_create(owner_id=owner.pk, name=called, defaults={"search": search})
    return found


@transaction.atomic
def rename_search(*, search: SavedSearch, name: str) -> SavedSearch:
    """Give a search another name. Raises CannotSave for a name that can't be used or that another search has."""
    called = _name(name.strip())
    if SavedSearch.objects.filter(owner_id=search.owner_id, name=called).exclude(pk=search.pk).exists():
        raise CannotSave(_("Another saved search has this name."))
    search.name = called
    search.save()
    return search


def searches_of(reader: Reader) -> list[SavedSearch]:
    """The searches this reader keeps, by name."""
    return _OWN.all(reader.pk, MOST_SAVED) if reader.is_authenticated else []


_OWN: Final = Rows(SavedSearch, "owner_id = %s ORDER BY name, id LIMIT %s")


def _name(text: str) -> str:
    if not text:
        raise CannotSave(_("A saved search needs a name."))
    if len(text) > SEARCH_NAME_LENGTH:
        raise CannotSave(_("A name has at most %(n)d characters.") % {"n": SEARCH_NAME_LENGTH})
    if not text.isprintable():
        raise CannotSave(_("A name can't hold line breaks or invisible characters."))
    return text
