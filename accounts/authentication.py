"""A caller of the API with a token: `Authorization: Bearer sand_...`.

The rights of a token are checked here and not in each view, so that a new call can't forget to: without a right named
in `accounts.scopes` a token changes nothing. A view that stores nothing may say `scope_needed = "read"`.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from django.contrib.auth.models import AbstractBaseUser
from django.utils import timezone
from django.utils.translation import gettext as _
from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import Throttled
from rest_framework.request import Request
from rest_framework.throttling import SimpleRateThrottle

from accounts import secret, services
from accounts.models import AccessToken
from accounts.scopes import Scope, needed
from web.api.problems import ApiProblem, Invalid, Item

if TYPE_CHECKING:  # the views of DRF import this module by way of the settings
    from rest_framework.views import APIView

REALM = 'Bearer realm="sandtable"'


class BadToken(ApiProblem):
    """401: no token of ours, or one that is no longer valid. The answer doesn't say which."""

    status_code, default_code = HTTPStatus.UNAUTHORIZED, "invalid_token"

    def __init__(self) -> None:
        super().__init__(headers={"WWW-Authenticate": f'{REALM}, error="invalid_token"'})

    def says(self) -> str:
        return _("This token is not valid: it is wrong, has expired or was revoked.")


class MissingScope(ApiProblem):
    """403: the token is valid, but has no right to this call."""

    status_code, default_code = HTTPStatus.FORBIDDEN, "missing_scope"

    def __init__(self, scope: Scope | None) -> None:
        self.scope = scope
        named = f', scope="{scope.value}"' if scope else ""
        super().__init__(headers={"WWW-Authenticate": f'{REALM}, error="insufficient_scope"{named}'})

    def says(self) -> str:
        if self.scope is None:
            return _("This call is not open to tokens; log in on the page instead.")
        return _("This token lacks the scope “%(scope)s”.") % {"scope": self.scope.value}


class TokenRate(SimpleRateThrottle):
    """Calls with one token; the limits of its account hold as well."""

    scope = "token"

    def get_cache_key(self, request: Request, view: APIView) -> str:
        return f"throttle_token_{request.auth.pk}"


class TokenAuthentication(BaseAuthentication):
    """The account whose token the header carries; the call needs no CSRF token, because no browser adds the header."""

    def authenticate(self, request: Request) -> tuple[AbstractBaseUser, AccessToken] | None:
        """The account and the token; None when the caller named no token.

        Raises BadToken, MissingScope, Throttled, or Invalid for a token in the address.
        """
        _refuse_in_address(request)
        kind, _space, text = request.headers.get("Authorization", "").partition(" ")
        if kind.lower() != "bearer":
            return None
        token = services.use_token(text.strip(), at=timezone.now())
        if token is None:
            raise BadToken()
        _check_rate(request, token)
        _check_scope(request, token)
        return token.owner, token

    def authenticate_header(self, request: Request) -> str:
        return REALM


def _refuse_in_address(request: Request) -> None:
    """Addresses are kept in logs and histories; a token in one may be known to others by now."""
    for name, values in request.query_params.lists():
        if any(secret.PATTERN.search(str(value)) for value in values):
            message = _("Send the token in the header “Authorization: Bearer ...”, and revoke this one: it was shown.")
            raise Invalid(errors=[Item(f"?{name[:40]}", "token_in_address", message)])


def _check_rate(request: Request, token: AccessToken) -> None:
    request.auth = token
    rate = TokenRate()
    if not rate.allow_request(request, _view(request)):
        raise Throttled(wait=rate.wait())


def _check_scope(request: Request, token: AccessToken) -> None:
    match = request._request.resolver_match
    wanted = needed(str(request.method), match.app_name if match else "")
    if named := getattr(_view(request), "scope_needed", ""):
        wanted = Scope(named)
    if wanted is None or wanted.value not in token.scopes:
        raise MissingScope(wanted)


def _view(request: Request) -> Any:
    return (request.parser_context or {}).get("view")
