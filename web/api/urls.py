"""The API's own description: the OpenAPI document and a page to read it."""

from __future__ import annotations

from django.urls import path
from drf_spectacular.views import SpectacularAPIView

from web.api import docs

urlpatterns = [
    path("schema", SpectacularAPIView.as_view(), name="schema"),
    path("docs", docs.docs, name="api-docs"),
]
