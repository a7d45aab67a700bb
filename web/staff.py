"""The admin site as seen by others: not there."""

from __future__ import annotations

from typing import Any

from django.contrib.admin import AdminSite
from django.http import Http404, HttpRequest, HttpResponse


class StaffSite(AdminSite):
    """People without staff rights get 404. Staff log in like everybody else, with the same rate limits."""

    site_header = site_title = "Sandtable"

    def login(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """Raise 404 in place of the admin's own log-in page."""
        raise Http404

    def has_permission(self, request: HttpRequest) -> bool:
        return bool(request.user.is_active and request.user.is_staff)
