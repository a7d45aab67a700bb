"""The description of the API: the session cookie, names of calls, and the problem document every call may answer."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.utils import OpenApiParameter

ITEM = {
    "type": "object",
    "description": "One thing that is wrong with the request.",
    "properties": {
        "path": {"type": "string", "description": 'JSON pointer into the body, "?name" for a query parameter.'},
        "code": {"type": "string"},
        "message": {"type": "string"},
        "rule": {"type": ["string", "null"], "description": "The rule-book id behind it."},
    },
    "required": ["path", "code", "message", "rule"],
}
PROBLEM = {
    "type": "object",
    "description": "Why a call was refused (RFC 9457), with every problem in `errors`.",
    "properties": {
        "type": {"type": "string"},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "code": {"type": "string"},
        "detail": {"type": "string"},
        "errors": {"type": "array", "items": {"$ref": "#/components/schemas/ProblemItem"}},
        "request_id": {"type": "string"},
    },
    "required": ["type", "title", "status", "code", "detail", "errors", "request_id"],
}
VERSION = OpenApiParameter(
    "version", {"type": "integer", "minimum": 1, "maximum": 999_999}, description="The newest when left out"
)
"""The number of a version of a deck or a scenario."""
REFUSED = {
    "description": "Refused; the body says why.",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


class SessionScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """The log-in of the browser."""

    target_class = "web.api.authentication.SessionAuthentication"
    name = "session"

    def get_security_definition(self, auto_schema: AutoSchema) -> dict[str, str]:
        return {"type": "apiKey", "in": "cookie", "name": settings.SESSION_COOKIE_NAME}


class Schema(AutoSchema):
    """Calls a GET on a collection "list", also where the view is a plain one: /cards and /cards/{code} differ."""

    def get_operation_id(self) -> str:
        name = str(super().get_operation_id())
        is_collection = self.method == "GET" and not self.path.rstrip("/").endswith("}")
        return name.removesuffix("_retrieve") + "_list" if is_collection and name.endswith("_retrieve") else name


def problems_everywhere(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Post-processing hook: every call may answer with a problem document."""
    schemas = result.setdefault("components", {}).setdefault("schemas", {})
    schemas |= {"Problem": PROBLEM, "ProblemItem": ITEM}
    for operations in result["paths"].values():
        for operation in operations.values():
            operation["responses"].setdefault("default", REFUSED)
    return result
