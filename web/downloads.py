"""Files that people fetch: pictures as SVG files that can do nothing, and downloads that no cache keeps."""

from __future__ import annotations

from typing import Final

from django.http import HttpResponse
from django.http.response import HttpResponseBase

POWERLESS: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""The policy of a picture: it brings its own style, nothing else may come in, and nothing in it can run or submit."""
KEPT_NOWHERE: Final = "private, no-store"


def svg_file(picture: str, cache_control: str = KEPT_NOWHERE) -> HttpResponse:
    """An SVG document as a file of its own; an empty `cache_control` leaves that header to the caller."""
    response = HttpResponse(picture, content_type="image/svg+xml; charset=utf-8")
    response["Content-Security-Policy"] = POWERLESS
    response["X-Content-Type-Options"] = "nosniff"
    if cache_control:
        response["Cache-Control"] = cache_control
    return response


def is_download(response: HttpResponseBase) -> bool:
    """True for an answer that a browser saves as a file."""
    return response.headers.get("Content-Disposition", "").startswith("attachment")
