"""Errors of the API: RFC 9457 problem JSON that names every problem and never shows a trace."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from http import HTTPStatus
from typing import Any

from django.core.exceptions import PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.db import InterfaceError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse, UnreadablePostError
from django.utils.translation import gettext as _
from rest_framework import exceptions

from sandtable.engine.problem import Path, Problem, pointer
from web import request_id
from web.unreadable import Unreadable

log = logging.getLogger(__name__)
CONTENT_TYPE = "application/problem+json"
RETRY_AFTER_S = 5
"""The waiting time told to callers while the database is away, in seconds."""


@dataclass(frozen=True)
class Item:
    """One thing that is wrong with a request."""

    path: str
    """JSON pointer into the body ("" is all of it), "?name" for a query parameter, or the name of a header."""
    code: str
    """A short name programs can rely on."""
    message: str
    """A sentence for people, in their language."""
    rule: str | None = None
    """The rule-book id behind it, where there is one."""


class ApiProblem(exceptions.APIException):
    """A refusal with everything that is wrong. Subclasses set the status and the words."""

    status_code = HTTPStatus.BAD_REQUEST
    default_code = "invalid"

    def __init__(
        self, detail: str = "", *, code: str = "", errors: Iterable[Item] = (), headers: Mapping[str, str] | None = None
    ) -> None:
        self.code = code or self.default_code
        super().__init__(detail or self.says(), self.code)
        self.errors = tuple(errors)
        self.headers = dict(headers or {})

    def says(self) -> str:
        """The sentence when the caller has none of their own."""
        return _("The request has errors.")


class Invalid(ApiProblem):
    """400: the request is wrong in itself."""


class NotFound(ApiProblem):
    """404: not there, or not yours."""

    status_code, default_code = HTTPStatus.NOT_FOUND, "not_found"

    def says(self) -> str:
        return _("There is nothing here.")


class Conflict(ApiProblem):
    """409: right in itself, but not in the present state of the thing."""

    status_code, default_code = HTTPStatus.CONFLICT, "conflict"

    def says(self) -> str:
        return _("That cannot be done now.")


class PreconditionFailed(ApiProblem):
    """412: somebody changed it since you read it."""

    status_code, default_code = HTTPStatus.PRECONDITION_FAILED, "changed_meanwhile"

    def says(self) -> str:
        return _("It was changed since you read it; read it again.")


class PreconditionRequired(ApiProblem):
    """428: say which version you are changing."""

    status_code, default_code = HTTPStatus.PRECONDITION_REQUIRED, "if_match_required"

    def says(self) -> str:
        return _("Send If-Match with the ETag of the version you are changing.")


class TooLarge(ApiProblem):
    """413."""

    status_code, default_code = HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too_large"

    def says(self) -> str:
        return _("The request is too large.")


class Unprocessable(ApiProblem):
    """422: understood, and refused for what it says."""

    status_code, default_code = HTTPStatus.UNPROCESSABLE_ENTITY, "unprocessable"


def problem_response(
    status: int, code: str, detail: str, *, errors: Iterable[Item] = (), headers: Mapping[str, str] | None = None
) -> HttpResponse:
    """A problem document; also for places where Django answers and no API view is involved."""
    body = {
        "type": f"urn:sandtable:problem:{code}",
        "title": HTTPStatus(status).phrase,
        "status": int(status),
        "code": code,
        "detail": detail,
        "errors": [asdict(item) for item in errors],
        "request_id": request_id.current(),
    }
    return JsonResponse(body, status=int(status), content_type=CONTENT_TYPE, headers=dict(headers or {}))


def handle(error: Exception, context: Mapping[str, Any]) -> HttpResponse | None:
    """DRF's exception handler. None (an error nobody foresaw) lets Django log it and answer 500.

    Nothing is rolled back here: requests are not transactions (ATOMIC_REQUESTS is off), services open their own.
    """
    return respond_to(error)


def respond_to(error: BaseException | None) -> HttpResponse | None:
    """The problem document for an error we know; None for others."""
    match error:
        case ApiProblem():
            return problem_response(
                error.status_code, error.code, str(error.detail), errors=error.errors, headers=error.headers
            )
        case exceptions.ValidationError():
            return problem_response(400, "invalid", _("The request has errors."), errors=items(error.detail))
        case exceptions.APIException():
            return _from_drf(error)
        case Http404():
            return respond_to(NotFound())
        case PermissionDenied():
            return respond_to(exceptions.PermissionDenied())
        case RequestDataTooBig():
            return respond_to(TooLarge())
        case SuspiciousOperation() | UnreadablePostError():
            return problem_response(400, "bad_request", _("The request cannot be read."))
        case Unreadable():
            return problem_response(409, "unreadable", str(error))
        case OperationalError() | InterfaceError():
            return unavailable()
    return None


def unavailable() -> HttpResponse:
    """503: the database is busy or away; called while its error is being handled, so that the log has the trace."""
    log.error("the database is busy or away", exc_info=True)
    detail = _("The service is busy; try again in a few seconds.")
    return problem_response(503, "unavailable", detail, headers={"Retry-After": str(RETRY_AFTER_S)})


def is_api(request: HttpRequest) -> bool:
    """True where the sender of this request expects problem JSON instead of a page."""
    return request.path_info.startswith(("/api/", "/health/"))


def _from_drf(error: exceptions.APIException) -> HttpResponse:
    headers = {}
    if challenge := getattr(error, "auth_header", None):
        headers["WWW-Authenticate"] = challenge
    if wait := getattr(error, "wait", None):
        headers["Retry-After"] = str(int(wait) + 1)
    code = error.get_codes()
    return problem_response(
        error.status_code,
        code if isinstance(code, str) else "invalid",
        str(error.detail),
        headers=headers,
    )


def items_of(problems: Iterable[Problem], inside: Path = (), code: str = "invalid") -> list[Item]:
    """Problems of a document as entries of problem JSON.

    The document stands at the path `inside` of the body; `code` is for problems that have none of their own.
    """
    return [_item_of(each.inside(inside), code) for each in problems]


def items_about(problems: Iterable[Problem], path: Path, code: str) -> list[Item]:
    """Problems of a document that the body only names, at this path; the sentences say where in it."""
    return [
        Item(pointer(path), code, f"{each.where}: {each.message}" if each.where else each.message, each.rule or None)
        for each in problems
    ]


def _item_of(problem: Problem, code: str) -> Item:
    message = f"{problem.place}: {problem.message}" if problem.place else problem.message
    return Item(problem.pointer, problem.code or code, message, problem.rule or None)


def items(detail: Any) -> list[Item]:
    """DRF's nested error details as entries of problem JSON."""
    return items_of(problems_in(detail))


def problems_in(detail: Any, path: Path = ()) -> Iterator[Problem]:
    """DRF's nested error details, one by one. `non_field_errors` belong to the object they are about."""
    if isinstance(detail, dict):
        for key, inner in detail.items():
            yield from problems_in(inner, path if key == "non_field_errors" else (*path, key))
    elif isinstance(detail, list):
        # Messages about one value are a list of strings; anything else is one entry per element.
        are_messages = all(not isinstance(inner, dict | list) for inner in detail)
        for index, inner in enumerate(detail):
            yield from problems_in(inner, path if are_messages else (*path, index))
    else:
        yield Problem(str(detail), path, code=getattr(detail, "code", "invalid"))
