"""The addresses of the project, and one for each page of an error, which nobody can call up otherwise."""

from __future__ import annotations

from django.core.exceptions import BadRequest, PermissionDenied, RequestDataTooBig
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path

from config.urls import handler400, handler403, handler404, handler500, urlpatterns
from web import errors

__all__ = ["handler400", "handler403", "handler404", "handler500", "urlpatterns"]


def error(request: HttpRequest, status: int) -> HttpResponse:
    """The page of an error, as the service shows it."""
    if status == 400:
        raise BadRequest("an example")
    if status == 403:
        raise PermissionDenied
    if status == 413:
        raise RequestDataTooBig("an example")
    if status == 500:
        return errors.server_error(request)
    if status == 503:
        return errors.unavailable(request)
    return render(request, f"{status}.html", {"reason": "Somebody else changed it meanwhile."}, status=status)


def forged(request: HttpRequest) -> HttpResponse:
    """The page after a form without its token."""
    return errors.csrf_failure(request)


urlpatterns = [*urlpatterns, path("looks/error/<int:status>", error), path("looks/forged", forged)]
