"""The page with what one changed, and what staff changed of one's own."""

from __future__ import annotations

from typing import Final

from django.conf import settings
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from accounts.audit import seen_by

ON_A_PAGE: Final = 50


@never_cache
@login_required
@require_safe
def changes(request: HttpRequest) -> HttpResponse:
    """The page."""
    page = Paginator(seen_by(request.user), ON_A_PAGE).get_page(request.GET.get("page"))
    return render(request, "accounts/changes.html", {"page": page, "days": settings.CHANGES_DAYS})
