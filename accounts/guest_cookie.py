"""Middleware that sends the cookie of a guest, and keeps pages made for a guest out of shared caches."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers

from accounts.guests import COOKIE, KNOWN


class GuestCookie:
    """Sets or deletes the cookie where a view has said so on its request."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if hasattr(request, KNOWN):
            patch_vary_headers(response, ("Cookie",))
        text: str | None = getattr(request, COOKIE, None)
        if text:
            response.set_cookie(
                settings.GUEST_COOKIE,
                text,
                max_age=settings.GUEST_HOURS * 3600,
                secure=settings.SESSION_COOKIE_SECURE,
                httponly=True,
                samesite="Lax",
            )
        elif text is not None:
            # A cookie called "__Host-..." is only replaced by one that is secure.
            response.set_cookie(
                settings.GUEST_COOKIE, max_age=0, secure=settings.SESSION_COOKIE_SECURE, httponly=True, samesite="Lax"
            )
        return response
