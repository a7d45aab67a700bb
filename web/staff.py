"""The admin site as seen by others: not there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeVar, cast

from django.contrib import messages
from django.contrib.admin import AdminSite
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import path, reverse
from django.utils.translation import gettext as _

from web.second_factor import first_step

V = TypeVar("V", bound=Callable[..., HttpResponseBase])


@dataclass(frozen=True)
class StaffPage:
    """A page of an app for staff alone."""

    name: str
    """Of its address, `admin:name`, which ends so too."""
    title: Any
    view: Callable[[HttpRequest], HttpResponse]

    @property
    def address(self) -> str:
        return reverse(f"admin:{self.name}")


class StaffSite(AdminSite):
    """Visitors and people without staff rights get 404. Staff log in like everybody else, with the same rate limits."""

    site_header = site_title = "Sandtable"
    index_template = "web/staff_index.html"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.pages: list[StaffPage] = []

    def get_urls(self) -> list[Any]:
        """The pages of apps, then the admin's own."""
        own = [path(page.name, self.admin_view(page.view), name=page.name) for page in self.pages]
        return own + super().get_urls()

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """Raise 404 in place of the admin's own log-in page."""
        raise Http404

    def admin_view(self, view: V, cacheable: bool = False) -> V:
        """The page for staff; for others it raises 404, where Django would send them to a log-in page.

        Staff whose second factor is missing are sent to it first (`web.second_factor`).
        """
        guarded = super().admin_view(view, cacheable)

        @wraps(view)
        def page(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            if not self.has_permission(request):
                raise Http404
            if step := first_step(request):
                messages.warning(request, _("The administration is open to staff with a second factor only."))
                return redirect(step)
            return guarded(request, *args, **kwargs)

        return cast(V, page)

    def index(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> TemplateResponse:
        return super().index(request, {"staff_pages": self.pages, **(extra_context or {})})

    # Not even the address without its slash tells that there is something.
    index.should_append_slash = False  # type: ignore[attr-defined]

    def has_permission(self, request: HttpRequest) -> bool:
        return bool(request.user.is_active and request.user.is_staff)
