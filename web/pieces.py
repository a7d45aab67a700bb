"""A poll sends what changed: the pieces of a fragment that differ from those the page has.

A template marks elements that change by themselves, `<td id="cell-1-2" data-piece>`; no piece holds an element of its
own name. The page tells which text it has (`have`), the digests of its pieces are kept in the cache of results, and the
answer holds the others as htmx takes them out of band. Where the rest of the fragment differs as well, or what the page
has is not known any more, the whole fragment is sent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from django.core.cache import caches
from django.http import HttpResponse

KEPT_S: Final = 600
"""The digests of a text are kept this long; a page asks every few seconds."""
HAVE: Final = "have"
"""The value of a poll, and the end of the id of the field that holds it."""

_PIECE: Final = re.compile(r'<(\w+)(?=[^>]*\sdata-piece\b)[^>]*\sid="([\w-]+)"[^>]*>.*?</\1>', re.DOTALL)
_CSRF: Final = re.compile(r'name="csrfmiddlewaretoken" value="\w+"')


def answer(text: str, have: str, status: int = 200) -> HttpResponse:
    """The whole fragment, or only its changed pieces for a page that has the text `have`."""
    pieces = dict(_pieces(text))
    now = {name: _digest(piece) for name, piece in pieces.items()} | {"": _digest(_CSRF.sub("", _PIECE.sub("", text)))}
    token = _digest(repr(sorted(now.items())))
    cache = caches["results"]
    cache.set(f"pieces-{token}", now, KEPT_S)
    before = cache.get(f"pieces-{have}") if have.isalnum() and len(have) == len(token) else None
    if status != 200 or before is None or before.keys() != now.keys() or before[""] != now[""]:
        return HttpResponse(_with_token(text, token), status=status)
    changed = (piece for name, piece in pieces.items() if before[name] != now[name])
    response = HttpResponse(_field(token, out_of_band=True) + "".join(map(_out_of_band, changed)))
    response["HX-Reswap"] = "none"
    return response


def first(text: str) -> str:
    """The fragment as a page has it at first, for the `have` of the first poll."""
    return answer(text, "").content.decode()


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    return ((found[2], found[0]) for found in _PIECE.finditer(text))


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=12).hexdigest()


def _with_token(text: str, token: str) -> str:
    """The fragment with the field that says what the page has, inside its outermost element."""
    end = text.rindex("</")
    return f"{text[:end]}{_field(token)}{text[end:]}"


def _field(token: str, *, out_of_band: bool = False) -> str:
    mark = ' hx-swap-oob="true"' if out_of_band else ""
    return f'<input type="hidden" id="pieces-{HAVE}" name="{HAVE}" value="{token}"{mark}>'


def _out_of_band(piece: str) -> str:
    """The piece as htmx puts it in the place of the one with its id; cells of a table need a template around them."""
    marked = piece.replace(" data-piece", ' data-piece hx-swap-oob="true"', 1)
    return f"<template>{marked}</template>" if piece.startswith("<t") else marked
