"""Where every page and call lives: the apps' own urls, pages at the root and the API below /api/v1/."""

from __future__ import annotations

from django.conf import settings
from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path

from config import health, pages

urlpatterns: list[URLPattern | URLResolver] = [
    path("", pages.home, name="home"),
    path("", include("catalog.urls")),
    path("", include("decks.urls")),
    path("", include("scenarios.urls")),
    path("", include("simulate.urls")),
    path("api/v1/", include("config.api.urls")),
    path("api/v1/", include("catalog.api_urls")),
    path("api/v1/", include("decks.api_urls")),
    path("api/v1/", include("scenarios.api_urls")),
    path("api/v1/", include("simulate.api_urls")),
    path("account/", include("allauth.urls")),
    path("health/live", health.live, name="live"),
    path("health/ready", health.ready, name="ready"),
]
if settings.ADMIN_PATH:
    urlpatterns.append(path(settings.ADMIN_PATH, admin.site.urls))

handler400 = "config.errors.bad_request"
handler403 = "config.errors.permission_denied"
handler404 = "config.errors.page_not_found"
handler500 = "config.errors.server_error"
