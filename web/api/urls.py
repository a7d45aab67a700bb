"""The API's own description: the OpenAPI document and a page to read it."""

from __future__ import annotations

from csp.constants import NONE, SELF, UNSAFE_INLINE
from csp.decorators import csp_replace
from django.urls import path
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView

# Swagger UI styles its elements itself and fetches nothing but the schema. Only this page may.
DOCS_CSP = {
    "default-src": [NONE],
    "script-src": [SELF],
    "style-src": [SELF, UNSAFE_INLINE],
    "connect-src": [SELF],
    "img-src": [SELF, "data:"],
    "font-src": [SELF, "data:"],
}

urlpatterns = [
    path("schema", SpectacularAPIView.as_view(), name="schema"),
    path("docs", csp_replace(DOCS_CSP)(SpectacularSwaggerSplitView.as_view(url_name="schema")), name="api-docs"),
]
