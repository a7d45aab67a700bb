"""The project's rules about accounts for allauth: signing up, and limits for wrong passwords."""

from __future__ import annotations

from typing import Any, Final

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.utils import filter_users_by_email, filter_users_by_username
from allauth.core.internal import ratelimit
from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.http import HttpRequest, HttpResponse

from web import known_browser
from web.api.text import is_clean, tidy_name

APP: Final = "allauth.account"
BY_CLIENT: Final = "login_failed"
BY_CLIENT_AND_NAME: Final = "login_failed_for_name"
BY_NAME: Final = "login_failed_everywhere"
LONGEST_NAME: Final = 254
"""Letters of an e-mail address; a longer text names nobody, and some databases refuse to look for it."""


class Accounts(DefaultAccountAdapter):  # type: ignore[misc]
    """Sign-up can be closed (SIGNUP_OPEN), names are tidied before they are compared, guesses are counted.

    Wrong passwords are counted for the client, for the client and the account together, and (generously) for the
    account from all clients. A client is an address, or all the browsers that the account has logged in with before:
    they have tries of their own, which nobody else can use up, not even at the same address.
    """

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        return bool(settings.SIGNUP_OPEN)

    def clean_username(self, username: str, shallow: bool = False) -> str:
        """The tidied name (NFC, nothing invisible), so that two names that look alike are one."""
        name = tidy_name(username) if is_clean(username) else username
        return str(super().clean_username(name, shallow=shallow))

    # --- Guesses

    def get_client_ip(self, request: HttpRequest) -> str:
        """The client by which allauth counts: the browsers known to the account, otherwise the address."""
        user: AbstractBaseUser | AnonymousUser | None = request.user
        if not request.user.is_authenticated:
            is_login = request.resolver_match is not None and request.resolver_match.url_name == "account_login"
            user = _known_user(request, {"username": request.POST.get("login", "")}) if is_login else None
        return f"account-{user.pk}" if user else str(super().get_client_ip(request))

    def pre_authenticate(self, request: HttpRequest, **credentials: Any) -> None:
        """Count this attempt until it turns out to be right. Raises ValidationError when there were too many."""
        account = self._get_login_attempts_cache_key(request, **credentials)
        limits = [(BY_CLIENT, account), (BY_CLIENT_AND_NAME, _client_and(account, request))]
        if not _known_user(request, credentials):
            limits.append((BY_NAME, account))
        self._login_failed_rl_usage = ratelimit.RateLimitUsage([])  # given back by allauth when the password is right
        for action, key in limits:
            usage = ratelimit.consume(request, app=APP, action=action, key=key)
            if usage is None:
                raise self.validation_error("too_many_login_attempts")
            self._login_failed_rl_usage.usage.extend(usage.usage)

    def post_login(self, request: HttpRequest, user: AbstractBaseUser, **hints: Any) -> HttpResponse:
        response: HttpResponse = super().post_login(request, user, **hints)
        known_browser.remember(request, response, user)
        return response

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: Any) -> str:
        """The account, whichever of its names is given; the name itself where there is no such account."""
        user = _named(credentials)
        return f"account {user.pk}" if user else f"name {_given(credentials).lower()}"

    def _delete_login_attempts_cached_email(self, request: HttpRequest, **credentials: Any) -> None:
        """A password was reset by mail: what was guessed before says nothing about the new one."""
        account = self._get_login_attempts_cache_key(request, **credentials)
        ratelimit.clear(request, app=APP, action=BY_NAME, key=account)
        ratelimit.clear(request, app=APP, action=BY_CLIENT_AND_NAME, key=_client_and(account, request))


def _client_and(account: str, request: HttpRequest) -> str:
    return f"{ratelimit.get_ip(request)} {account}"


def _known_user(request: HttpRequest, credentials: dict[str, Any]) -> AbstractBaseUser | None:
    """The named account, if it has logged in with this browser before."""
    user = _named(credentials) if known_browser.proofs(request) else None
    return user if user and known_browser.is_known(request, user) else None


def _named(credentials: dict[str, Any]) -> AbstractBaseUser | None:
    """The account with this name or address."""
    given = _given(credentials)
    if not 0 < len(given) <= LONGEST_NAME:
        return None
    by_name: AbstractBaseUser | None = filter_users_by_username(given).first()
    return by_name or next(iter(filter_users_by_email(given)), None)


def _given(credentials: dict[str, Any]) -> str:
    return str(credentials.get("username") or credentials.get("email") or "")
