"""Most looks at a table find nothing new: they are answered before Django looks for the page.

Who asks, and whether they may, is found out as for the page itself, at every look: only what such an answer doesn't
need is left out (addresses, messages, forms). Every other request goes its usual way.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.cache import patch_cache_control

from simulate.watching.table.looking import game_for_look
from simulate.watching.table.standing import note_look
from simulate.watching.table.tags import tag_of
from web.api.conditional import has_version
from web.api.problems import Conflict
from web.api.throttling import SeatLooks
from web.errors import unavailable
from web.sessions import reader_of
from web.unreadable import Unreadable

LOOK: Final = re.compile(r"/play/([0-9A-Za-z]+)/table")
"""The address of `simulate.watching.seat.views.piece`."""


class Unchanged:
    """Answers 304 to somebody with an account whose page shows their table as it stands."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        try:
            found = _unchanged(request)
        except (OperationalError, InterfaceError):
            return unavailable(request)
        except (Conflict, Unreadable):
            found = None  # the page says what is wrong
        return found or self.get_response(request)


def _unchanged(request: HttpRequest) -> HttpResponse | None:
    """The answer 304; None where the page has to answer."""
    address = LOOK.fullmatch(request.path_info)
    is_look = request.method == "GET" and "If-None-Match" in request.headers and not request.META.get("QUERY_STRING")
    if address is None or not is_look:
        return None
    request.get_host()  # raises DisallowedHost
    reader = reader_of(request)
    if not isinstance(reader, AbstractBaseUser):
        return None
    game = game_for_look(reader, address[1])
    if game is None or not has_version(request, etag := tag_of(game)):
        return None
    request.user = reader  # type: ignore[assignment]  # as Django's own middleware
    if not SeatLooks().allow_request(request, None):  # type: ignore[arg-type]  # it reads user and address alone
        return None  # the page refuses in words
    note_look(game, reader)
    return _not_modified(etag)


def _not_modified(etag: str) -> HttpResponse:
    """The answer with the headers that it has from the page (tests/simulate/watching/table/test_unchanged.py)."""
    response = HttpResponseNotModified()
    response["ETag"] = etag
    patch_cache_control(response, private=True, no_cache=True)
    response["Content-Length"] = "0"
    response["X-Frame-Options"] = settings.X_FRAME_OPTIONS
    return response
