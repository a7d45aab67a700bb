"""The addresses of all pages and calls: the apps' own urls, pages at the root and the API below /api/v1/."""

from __future__ import annotations

from django.conf import settings
from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path

from accounts import openapi as _openapi  # noqa: F401  the description of the API learns of tokens
from home import views
from simulate.overview.views import status
from web import health
from web.metrics.views import metrics

urlpatterns: list[URLPattern | URLResolver] = [
    path("", views.home, name="home"),
    path("", include("catalog.urls")),
    path("", include("decks.urls")),
    path("", include("scenarios.urls")),
    path("", include("simulate.urls")),
    path("api/v1/", include("web.api.urls")),
    path("api/v1/", include("catalog.api_urls")),
    path("api/v1/", include("decks.api_urls")),
    path("api/v1/", include("scenarios.api_urls")),
    path("api/v1/", include("simulate.api_urls")),
    path("api/v1/", include("home.api_urls")),
    path("account/", include("accounts.urls")),
    path("account/", include("allauth.urls")),
    path("health/live", health.live, name="live"),
    path("health/ready", health.ready, name="ready"),
    path("status/", status, name="status"),
    path("metrics", metrics, name="metrics"),
]
if settings.ADMIN_PATH:
    urlpatterns.append(path(settings.ADMIN_PATH, admin.site.urls))

handler400 = "web.errors.bad_request"
handler403 = "web.errors.permission_denied"
handler404 = "web.errors.page_not_found"
handler500 = "web.errors.server_error"
