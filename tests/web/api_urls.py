"""A small API over people, only for tests: every helper of web.api in use once. Added to the project's own urls."""

from __future__ import annotations

from typing import ClassVar

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.urls import path
from rest_framework import generics, serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from config.urls import handler400, handler403, handler404, handler500  # noqa: F401
from config.urls import urlpatterns as project
from web.api.conditional import PUBLIC, require_match, respond, strong_etag
from web.api.pagination import CursorPages
from web.api.problems import Conflict, Item, Unprocessable
from web.api.public import PublicRead
from web.api.serializers import (
    NameField,
    QuerySerializer,
    StrictBoolean,
    StrictInteger,
    StrictModelSerializer,
    StrictSerializer,
    StrictText,
    read_query,
)
from web.api.throttling import Scoped


class Card(StrictSerializer):
    code = StrictText(max_length=5)
    copies = StrictInteger(min_value=1, max_value=2)


class Deck(StrictSerializer):
    name = NameField(max_length=20)
    public = StrictBoolean(default=False)
    cards = Card(many=True)


class Echo(APIView):
    """Takes a deck and gives back what was understood."""

    def post(self, request: Request) -> Response:
        deck = Deck(data=request.data)
        deck.is_valid(raise_exception=True)
        return Response(deck.validated_data)


class Person(StrictModelSerializer):
    class Meta:
        model = User
        fields: ClassVar[list[str]] = ["id", "username", "first_name"]
        read_only_fields: ClassVar[list[str]] = ["id"]


class ByName(CursorPages):
    ordering = "username"
    page_size = 2


class ById(CursorPages):
    ordering = "pk"


class People(generics.ListCreateAPIView[User]):
    queryset = User.objects.all()
    serializer_class = Person
    pagination_class = ByName


class Filters(QuerySerializer):
    set = serializers.CharField(required=False, max_length=3)
    cost = serializers.IntegerField(required=False, min_value=0)


class Public(PublicRead):
    """Says which filters were understood, with validators."""

    def get(self, request: Request) -> HttpResponseBase:
        filters = read_query(request, Filters)
        return respond(request, filters, etag=strong_etag("public", sorted(filters.items())), cache=PUBLIC)


class Versioned(APIView):
    """A thing at version 7."""

    etag = strong_etag("thing", 7)

    def get(self, request: Request) -> HttpResponseBase:
        return respond(request, lambda: {"version": 7}, etag=self.etag)

    def put(self, request: Request) -> Response:
        require_match(request, self.etag)
        return Response(status=204)


class Costly(APIView):
    throttle_classes = (Scoped,)
    throttle_scope = "validate"

    def post(self, request: Request) -> Response:
        return Response(status=204)


class Refuse(APIView):
    """Raises what the address says."""

    ERRORS: ClassVar[dict[str, Exception]] = {
        "conflict": Conflict("It is running.", code="running"),
        "illegal": Unprocessable(errors=[Item("/cards/0", "unknown_card", "No such card.", rule="DST-CUS-02")]),
        "locked": OperationalError("database is locked"),
        "forbidden": PermissionDenied("secret reason"),
        "bug": ZeroDivisionError("secret detail"),
    }

    def get(self, request: Request, error: str) -> Response:
        raise self.ERRORS[error]


def page(request: HttpRequest, error: str = "") -> HttpResponse:
    """A page that takes forms, and fails the same ways."""
    if error:
        raise Refuse.ERRORS[error]
    return HttpResponse("fine")


urlpatterns = [
    path("api/v1/test/echo", Echo.as_view()),
    path("api/v1/test/people", People.as_view()),
    path("api/v1/test/people-by-id", People.as_view(pagination_class=ById)),
    path("api/v1/test/public", Public.as_view()),
    path("api/v1/test/versioned", Versioned.as_view()),
    path("api/v1/test/costly", Costly.as_view()),
    path("api/v1/test/refuse/<error>", Refuse.as_view()),
    path("test/page", page),
    path("test/page/<error>", page),
    *project,
]
