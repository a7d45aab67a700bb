"""The rule books for programs: public, read only, with an ETag each."""

from __future__ import annotations

from typing import Any

from django.http.response import HttpResponseBase
from django.urls import reverse
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.views import APIView

from catalog import rulebook
from web.api.conditional import PUBLIC, respond, strong_etag
from web.api.problems import NotFound
from web.api.public import PublicRead
from web.api.serializers import QuerySerializer, read_query


class NoQuery(QuerySerializer):
    """No parameters at all."""


class NoteSchema(serializers.Serializer[Any]):
    kind = serializers.ChoiceField(choices=["example", "decision"])
    id = serializers.CharField(allow_blank=True)
    text = serializers.CharField()


class RuleSchema(serializers.Serializer[Any]):
    id = serializers.CharField()
    section = serializers.CharField()
    text = serializers.CharField()
    url = serializers.CharField()
    notes = NoteSchema(many=True)


class BookSummary(serializers.Serializer[Any]):
    slug = serializers.CharField()
    title = serializers.CharField()
    version = serializers.CharField()
    url = serializers.CharField()
    number_of_rules = serializers.IntegerField()


class BookSchema(BookSummary):
    rules = RuleSchema(many=True)


class BookList(PublicRead, APIView):
    """Every rule book."""

    @extend_schema(summary="Every rule book", tags=["catalogue"], responses=BookSummary(many=True))
    def get(self, request: Request) -> HttpResponseBase:
        read_query(request, NoQuery)
        books = rulebook.all_books().values()
        etag = strong_etag("rule books", *(book.version for book in books))
        return respond(request, lambda: [_summary(book) for book in books], etag=etag, cache=PUBLIC)


class BookDetail(PublicRead, APIView):
    """One rule book, rule by rule."""

    @extend_schema(
        summary="One rule book, rule by rule",
        tags=["catalogue"],
        parameters=[OpenApiParameter("slug", str, "path", examples=[OpenApiExample("Tide of Iron", "tide-of-iron")])],
        responses={200: BookSchema, 304: None, 404: OpenApiResponse(description="No such book")},
    )
    def get(self, request: Request, slug: str) -> HttpResponseBase:
        read_query(request, NoQuery)
        book = rulebook.all_books().get(slug)
        if book is None:
            raise NotFound()
        etag = strong_etag("rule book", slug, book.version)
        return respond(request, lambda: _whole(book), etag=etag, cache=PUBLIC)


def _summary(book: rulebook.RuleBook) -> dict[str, Any]:
    return {
        "slug": book.slug,
        "title": book.title,
        "version": book.version,
        "url": reverse("catalog:rule-book", args=[book.slug]),
        "number_of_rules": len(book.rules),
    }


def _whole(book: rulebook.RuleBook) -> dict[str, Any]:
    return _summary(book) | {"rules": [_rule(each) for each in book.rules]}


def _rule(rule: rulebook.Rule) -> dict[str, Any]:
    notes = [{"kind": note.kind, "id": note.id, "text": note.text} for note in rule.notes]
    url = reverse("catalog:rule", args=[rule.id])
    return {"id": rule.id, "section": rule.section, "text": rule.text, "url": url, "notes": notes}
