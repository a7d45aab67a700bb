"""The description of the API: a token in the Authorization header."""

from __future__ import annotations

from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema


class TokenScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """A personal access token."""

    target_class = "accounts.authentication.TokenAuthentication"
    name = "token"
    priority = 1

    def get_security_definition(self, auto_schema: AutoSchema) -> dict[str, Any]:
        return {
            "type": "http",
            "scheme": "bearer",
            "description": "A personal access token (`sand_...`), made at /account/tokens. The scope `read` allows all"
            " reading; changes need the scope `decks`, `scenarios` or `playtests`. A call without the scope is refused"
            " with 403 `missing_scope`, which names it.",
        }
