"""Browsers that an account has logged in with before: guesses from elsewhere must not lock its owner out.

A signed cookie names the last few accounts. It grants no access: its browser still needs the password, but has tries
of its own instead of sharing them with strangers. A changed password makes it void.
"""

from __future__ import annotations

from typing import Final

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare

SALT: Final = "sandtable.known-browser"
KEPT_S: Final = 180 * 24 * 3600
MOST_ACCOUNTS: Final = 5
"""The accounts one browser is remembered for; the oldest is forgotten first."""
PROOF_LENGTH: Final = 16
"""Hexadecimal digits of the session hash, which changes with the password."""


def remember(request: HttpRequest, response: HttpResponse, user: AbstractBaseUser) -> None:
    """Let the browser know that this account has logged in with it."""
    others = {pk: proof for pk, proof in proofs(request).items() if pk != str(user.pk)}
    kept = list(({str(user.pk): _proof(user)} | others).items())[:MOST_ACCOUNTS]
    response.set_cookie(
        settings.KNOWN_BROWSER_COOKIE,
        signing.dumps(dict(kept), salt=SALT),
        max_age=KEPT_S,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )


def is_known(request: HttpRequest, user: AbstractBaseUser) -> bool:
    """Whether this account has logged in with this browser since its password last changed."""
    return constant_time_compare(proofs(request).get(str(user.pk), ""), _proof(user))


def proofs(request: HttpRequest) -> dict[str, str]:
    """A proof for each account in the cookie; none when there is no cookie of ours, or an old one."""
    given = request.COOKIES.get(settings.KNOWN_BROWSER_COOKIE, "")
    try:
        found: dict[str, str] = signing.loads(given, salt=SALT, max_age=KEPT_S)
    except signing.BadSignature:
        return {}
    return found


def _proof(user: AbstractBaseUser) -> str:
    return user.get_session_auth_hash()[:PROOF_LENGTH]
