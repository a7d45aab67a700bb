"""Errors outside of any view: problem JSON below /api/ and /health/, a page everywhere else."""

from __future__ import annotations

import sys

from django.core.exceptions import RequestDataTooBig
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.translation import gettext as _
from django.views import defaults
from django.views.csrf import csrf_failure as csrf_failure_page

from web.api import problems
from web.api.problems import RETRY_AFTER_S, is_api, problem_response


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400, and 413 for a body over the limit."""
    if is_api(request):
        known = problems.respond_to(exception)
        return known or problem_response(400, "bad_request", _("The request cannot be read."))
    response: HttpResponse = defaults.bad_request(request, exception)
    if isinstance(exception, RequestDataTooBig):
        response.status_code = 413
    return response


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    if is_api(request):
        return problem_response(403, "permission_denied", _("You may not do that."))
    return defaults.permission_denied(request, exception)


def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    if is_api(request):
        return problem_response(404, "not_found", _("There is nothing here."))
    return defaults.page_not_found(request, exception)


def server_error(request: HttpRequest) -> HttpResponse:
    """500; 503 when the database failed in a middleware, where `Refusals` does not see it."""
    if isinstance(sys.exc_info()[1], OperationalError | InterfaceError):
        return unavailable(request)
    if is_api(request):
        return problem_response(500, "error", _("Something went wrong here; the error was recorded."))
    return defaults.server_error(request)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    if is_api(request):
        return problem_response(403, "csrf", _("The CSRF token is missing or wrong."))
    response: HttpResponse = csrf_failure_page(request, reason)
    return response


def unavailable(request: HttpRequest) -> HttpResponse:
    """503 with Retry-After. Its page needs no database."""
    answer = problems.unavailable()
    if is_api(request):
        return answer
    page = render_to_string("503.html", {"retry_after_s": RETRY_AFTER_S})
    return HttpResponse(page, status=503, headers={"Retry-After": str(RETRY_AFTER_S)})
