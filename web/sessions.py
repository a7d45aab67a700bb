"""Sessions and the account behind a request, read by plain SQL: every page of somebody who is logged in needs both."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from django.conf import settings
from django.contrib import auth
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY, get_user_model
from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.contrib.sessions.backends.db import SessionStore as DatabaseSessions
from django.contrib.sessions.models import Session
from django.db import connection
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import constant_time_compare
from django.utils.functional import SimpleLazyObject

from web.plain_sql import Rows

_SESSION: Final = Rows(Session, "session_key = %s AND expire_date > %s")
_BY_ID: Final = frozenset(
    ["django.contrib.auth.backends.ModelBackend", "allauth.account.auth_backends.AuthenticationBackend"]
)
"""Backends that find an account by its id and let it in while it is active."""


class SessionStore(DatabaseSessions):
    """Django's sessions in the database; reading one costs a third."""

    def _get_session_from_db(self) -> Session | None:
        now = connection.ops.adapt_datetimefield_value(timezone.now())
        found = _SESSION.first(self.session_key, now)
        if found is None:
            self._session_key = None
        return found


class Authentication(AuthenticationMiddleware):
    """Django's middleware; `request.user` is found by `reader_of` when it is asked for first."""

    def process_request(self, request: HttpRequest) -> None:
        super().process_request(request)
        request.user = SimpleLazyObject(lambda: _kept_reader(request))  # type: ignore[assignment]


def _kept_reader(request: Any) -> AbstractBaseUser | AnonymousUser:
    """The reader of a request, kept where Django's log-in looks for it."""
    if not hasattr(request, "_cached_user"):
        request._cached_user = reader_of(request)
    return request._cached_user  # type: ignore[no-any-return]


def reader_of(request: HttpRequest) -> AbstractBaseUser | AnonymousUser:
    """The account that this session is logged in to, or nobody.

    Only the usual case is decided here: an active account whose password is the one the session was opened with.
    Everything else (another password, an older secret key, no account) is left to Django.
    """
    session = request.session
    backend = session.get(BACKEND_SESSION_KEY)
    if backend in _BY_ID and backend in settings.AUTHENTICATION_BACKENDS and SESSION_KEY in session:
        account: Any = _accounts().first(get_user_model()._meta.pk.to_python(session[SESSION_KEY]))
        if account is not None and account.is_active and _is_of_password(session.get(HASH_SESSION_KEY), account):
            return account  # type: ignore[no-any-return]
    return auth.get_user(request)


def _is_of_password(given: object, account: Any) -> bool:
    return isinstance(given, str) and bool(given) and constant_time_compare(given, account.get_session_auth_hash())


@cache
def _accounts() -> Rows[Any]:
    return Rows(get_user_model(), "id = %s")
