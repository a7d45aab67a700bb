"""What allauth asks the project about accounts."""

from __future__ import annotations

from allauth.account.adapter import DefaultAccountAdapter
from django.conf import settings
from django.http import HttpRequest

from config.api.text import is_clean, tidy_name


class Accounts(DefaultAccountAdapter):  # type: ignore[misc]
    """Sign-up can be closed (SIGNUP_OPEN), and names are tidied before they are compared."""

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        return bool(settings.SIGNUP_OPEN)

    def clean_username(self, username: str, shallow: bool = False) -> str:
        """The tidied name (NFC, nothing invisible), so that two names that look alike are one."""
        name = tidy_name(username) if is_clean(username) else username
        return str(super().clean_username(name, shallow=shallow))
