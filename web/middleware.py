"""Middleware around every request."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping
from http import HTTPStatus
from time import perf_counter

from django.conf import settings
from django.core.exceptions import BadRequest
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware
from django.shortcuts import render
from django.utils.cache import has_vary_header, patch_vary_headers

from web import request_id
from web.api.problems import Conflict
from web.api.text import is_clean, printable
from web.downloads import KEPT_NOWHERE, is_download
from web.errors import unavailable
from web.metrics.counting import count_request
from web.unreadable import Unreadable

log = logging.getLogger("sandtable.requests")
GetResponse = Callable[[HttpRequest], HttpResponse]
REFUSES_GZIP = re.compile(r"gzip\s*;\s*q=0(\.0*)?\s*(,|$)", re.IGNORECASE)
KEYS = frozenset({"letters", "key", "share_id"})
"""The names of parts of addresses that open something."""
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")


class RequestId:
    """Gives the request an id, returns it as X-Request-ID and writes one line when the request is done."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        request_id.use(request_id.new())  # never the caller's: an id in our log is ours
        started = perf_counter()
        response = self.get_response(request)
        response["X-Request-ID"] = request_id.current()
        duration_s = perf_counter() - started
        count_request(route_of(request), request.method or "", response.status_code, duration_s)
        self._write_line(request, response, duration_s)
        return response

    def _write_line(self, request: HttpRequest, response: HttpResponse, duration_s: float) -> None:
        """No query, no body, no cookie, no key in an address: they may hold what is private or open something."""
        extra = {
            "method": request.method,
            "path": printable(without_keys(request), 200),
            "route": route_of(request),
            "status": response.status_code,
            "duration_ms": round(duration_s * 1000, 1),
        }
        log.info("%s %s", extra["method"], extra["path"], extra=extra)


class PrivateByDefault:
    """Forbid shared caches for pages that depend on the reader, all caches for downloads, and the device's sensors."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if not response.has_header("Cache-Control"):
            if is_download(response):
                response["Cache-Control"] = KEPT_NOWHERE
            elif has_vary_header(response, "Cookie"):
                response["Cache-Control"] = "private, no-cache"
        response.setdefault("Permissions-Policy", settings.PERMISSIONS_POLICY)
        return response


class Packed(GZipMiddleware):
    """Sends what a browser takes packed (gzip), pages, API and downloads; files in /static/ are WhiteNoise's.

    Random bytes in every packed answer keep its length from telling a secret in it by way of text that somebody else
    chose (BREACH), and the CSRF token is masked anew in every page. A strong ETag becomes weak, see
    `web.api.conditional`.
    """

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if REFUSES_GZIP.search(request.headers.get("Accept-Encoding", "")):
            packed = response
        else:
            packed = super().process_response(request, response)
        patch_vary_headers(packed, ("Accept-Encoding",))  # on short answers and on 304, too
        return packed


class RefuseHostileText:
    """NUL and lone surrogates in addresses, query, cookies or form fields: 400 before any of it is looked up.

    PostgreSQL refuses such text with an error and SQLite stores it, after which every page that shows it fails.
    JSON bodies have the same rule in `parse_json`.
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        self._refuse_other_charsets(request)
        if not all(map(is_clean, self._texts(request))):
            raise BadRequest("The request holds a NUL or a lone surrogate.")
        return self.get_response(request)

    def _texts(self, request: HttpRequest) -> Iterator[str]:
        yield request.path_info
        yield from _flat(request.GET)
        yield from request.COOKIES.values()
        if request.method == "POST" and request.content_type in FORMS:
            yield from _flat(request.POST)
            yield from (str(file.name) for _, files in request.FILES.lists() for file in files)

    def _refuse_other_charsets(self, request: HttpRequest) -> None:
        """Django decodes a form by the charset it names, and some of those make surrogates or are no text at all."""
        charset = (request.content_params or {}).get("charset", "utf-8")
        if charset.strip("\"'").lower() not in {"utf-8", "utf8"} and request.content_type in FORMS:
            raise BadRequest("Forms are sent in UTF-8.")


class Refusals:
    """Errors of pages that are nobody's fault: 503 while the database is away, 409 when stored data can't be continued.

    The API answers the second by itself.
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if isinstance(exception, OperationalError | InterfaceError):
            return unavailable(request)
        if isinstance(exception, Conflict | Unreadable):
            reason = exception.detail if isinstance(exception, Conflict) else str(exception)
            return render(request, "409.html", {"reason": reason}, status=HTTPStatus.CONFLICT)
        return None


def route_of(request: HttpRequest) -> str:
    """The name of the address; "-" where it has none: files, what is not there, what was refused before."""
    match = request.resolver_match
    return (match.view_name or "-") if match else "-"


def without_keys(request: HttpRequest) -> str:
    """The address without the parts that open something: links to a seat, or to a new password."""
    path = request.path_info
    match = request.resolver_match
    for name, value in (match.kwargs if match else {}).items():
        if name in KEYS:
            path = path.replace(str(value), "…")
    return path


def _flat(query: Mapping[str, str]) -> Iterator[str]:
    for name, values in query.lists():  # type: ignore[attr-defined]
        yield name
        yield from values
