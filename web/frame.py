"""The frame around every page: head and foot are drawn once in a process for each page and reader, not at each request.

`{% site_header %}` and `{% site_footer %}` keep what their templates draw. What differs from request to request (the
address to come back to after the log-in, the token of the log-out form) is drawn as a mark and put in afterwards.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from django import template
from django.conf import settings
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.template.context import Context
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from web.kept import kept

register = template.Library()

_ADDRESS: Final = f"address-{secrets.token_hex(8)}"
_TOKEN: Final = f"token-{secrets.token_hex(8)}"


@dataclass(frozen=True)
class _Request:
    """The part of a request that the head of the page may depend on."""

    path: str
    resolver_match: Any

    def get_full_path(self) -> str:
        return _ADDRESS


@register.simple_tag(takes_context=True)
def site_header(context: Context) -> SafeString:
    """The head of the page. Its templates may use the name of the page and the reader's name, nothing else."""
    request, user = context.get("request"), context.get("user")
    match = getattr(request, "resolver_match", None)
    if request is None or match is None:  # an error page: nothing is known about it
        return render_to_string("components/site_header.html", _flat(context))
    reader = (user.pk, user.get_username(), user.is_staff) if user and user.is_authenticated else user is not None
    key = ("header", match.app_name, match.view_name, request.path == "/", reader, get_language())
    shown = {"request": _Request(request.path, match), "user": user, "csrf_token": _TOKEN}
    head = kept(key, lambda: render_to_string("components/site_header.html", shown))
    return _filled(head, request, context.get("csrf_token"))


def _filled(head: SafeString, request: HttpRequest, token: object) -> SafeString:
    """The head with what belongs to this request alone."""
    if _ADDRESS in head:
        head = SafeString(head.replace(_ADDRESS, quote(request.get_full_path())))
    return SafeString(head.replace(_TOKEN, str(token or get_token(request)))) if _TOKEN in head else head


@register.simple_tag(takes_context=True)
def site_footer(context: Context) -> SafeString:
    """The foot of the page, which is the same for everybody."""
    facts = context.get("installation")
    key = ("footer", facts and (facts.version, facts.is_compiled, facts.interpreted), get_language())
    return kept(key, lambda: render_to_string("components/site_footer.html", {"installation": facts}))


@register.simple_tag
def site_links() -> SafeString:
    """The style sheet and the sign that every page refers to."""
    return _for_all_pages("components/site_links.html")


@register.simple_tag
def site_end() -> SafeString:
    """The end of every page, with the scripts that every page has."""
    return _for_all_pages("components/site_end.html")


def _for_all_pages(template: str) -> SafeString:
    """A part that depends on no page and no reader: only on the language, and on where static files are."""
    places = (settings.DEBUG, settings.STATIC_URL, settings.STORAGES["staticfiles"]["BACKEND"])
    return kept((template, places, get_language()), lambda: render_to_string(template))


def _flat(context: Context) -> dict[str, Any]:
    return {str(name): value for name, value in context.flatten().items()}
