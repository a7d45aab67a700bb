"""The caller of the API: the browser session with its CSRF token."""

from __future__ import annotations

from rest_framework import authentication
from rest_framework.request import Request


class SessionAuthentication(authentication.SessionAuthentication):
    """As in DRF, but an anonymous caller is told to log in (401) instead of that it is forbidden (403)."""

    def authenticate_header(self, request: Request) -> str:
        return 'Session realm="sandtable"'
