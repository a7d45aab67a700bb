"""Where every page and call lives: the apps' own urls, pages at the root and the API below /api/v1/."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path

from config import pages

urlpatterns = [
    path("", pages.home, name="home"),
    path("", include("catalog.urls")),
    path("", include("decks.urls")),
    path("", include("scenarios.urls")),
    path("", include("simulate.urls")),
    path("api/v1/", include("catalog.api_urls")),
    path("api/v1/", include("decks.api_urls")),
    path("api/v1/", include("scenarios.api_urls")),
    path("api/v1/", include("simulate.api_urls")),
    path("account/", include("allauth.urls")),
    path("admin/", admin.site.urls),
]
