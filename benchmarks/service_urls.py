"""The addresses of the service, and two views that do nothing."""

from __future__ import annotations

from django.urls import include, path
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from benchmarks.search_page import plain, weight
from web.api.public import PublicRead


class Trivial(APIView):
    """The least a view can do: the floor for all others."""

    def post(self, request: Request) -> Response:
        return Response({"ok": bool(request.data)})


class Open(PublicRead, APIView):
    """The same for everybody, as the catalogue is."""

    def get(self, request: Request) -> Response:
        return Response({"ok": True})


urlpatterns = [
    path("open", Open.as_view()),
    path("trivial", Trivial.as_view()),
    path("weight", weight),
    path("plain", plain),
    path("", include("config.urls")),
]
