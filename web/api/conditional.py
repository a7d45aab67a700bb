"""ETag, Last-Modified, If-Match: no bytes for what the caller has, no lost update between two tabs."""

from __future__ import annotations

from datetime import datetime
from hashlib import blake2b
from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.cache import get_conditional_response
from django.utils.http import http_date, parse_etags, parse_http_date_safe
from rest_framework.request import Request
from rest_framework.response import Response

from web import restored
from web.api.problems import PreconditionFailed, PreconditionRequired

PRIVATE = "private, no-cache"
"""The caller's browser may keep it and asks every time whether it still holds."""
PUBLIC = "public, no-cache"
"""So may caches on the way: the same for everybody."""


def strong_etag(*parts: object) -> str:
    """A strong ETag over values that together change whenever the representation does (id, version ...).

    A database that was restored goes through the same versions again, so its mark is one of the values.
    """
    text = "\x1f".join(str(part) for part in (restored.mark(), *parts))
    return f'"{blake2b(text.encode(), digest_size=16).hexdigest()}"'


def respond(
    request: Request,
    data: Any,
    *,
    etag: str,
    last_modified: datetime | None = None,
    status: int = 200,
    cache: str = PRIVATE,
) -> HttpResponseBase:
    """`data` with its ETag, or 304 without a body when the caller has this version. For GET and HEAD.

    `data` may be a function, so that nothing is read for a 304.
    """
    modified = int(last_modified.timestamp()) if last_modified else None
    validators = {"ETag": etag, "Cache-Control": cache}
    if modified is not None:
        validators["Last-Modified"] = http_date(modified)
    asked = request._request
    newer = _newer_than_asked(asked, modified)
    if request.method in {"GET", "HEAD"} and (answer := get_conditional_response(asked, etag, newer)):
        if answer.status_code == 412:
            raise PreconditionFailed()
        for name, value in validators.items():
            answer[name] = value
        return answer
    return Response(data() if callable(data) else data, status=status, headers=validators)


def _newer_than_asked(request: HttpRequest, modified: int | None) -> int | None:
    """`modified`, but a later time for callers who were told another one: also an earlier one may come back."""
    since = parse_http_date_safe(request.headers.get("If-Modified-Since", ""))
    return modified if modified is None or since in (None, modified) else since + 1


def has_version(request: HttpRequest, etag: str) -> bool:
    """True when the caller's If-None-Match names this version."""
    return _names(request.headers.get("If-None-Match", ""), etag)


def require_match(request: Request, etag: str) -> None:
    """A writer must name the version it read. Raises PreconditionRequired (428) or PreconditionFailed (412)."""
    given = request.headers.get("If-Match", "")
    if not parse_etags(given):
        raise PreconditionRequired()
    if given.strip() != "*" and not _names(given, etag):
        raise PreconditionFailed()


def _names(header: str, etag: str) -> bool:
    """True when the header lists the tag, as it is or weak.

    A packed answer carries the tag of its version in the weak form, because packing it again gives other bytes. Our
    tags stand for versions and not for bytes, so a writer may name one in either form.
    """
    return etag in {given.removeprefix("W/") for given in parse_etags(header)}
