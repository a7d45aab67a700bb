"""The API of studies: the list, the answer, cancelling, and a new one of any kind."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.views import APIView

from sandtable.engine.problem import BadDocument
from simulate.asking.api import address as playtest_address
from simulate.asking.api import idempotency_key, refusals, seed_of
from simulate.models import Study, Visibility
from simulate.queue import control
from simulate.results.played_by import of_study
from simulate.results.sharing.api import NewVisibility, change_readers
from simulate.study import selectors, services
from simulate.study.answers import answer_of
from simulate.study.judging import Asker, judge, judged_kinds
from simulate.study.readable import kind_of
from web.api.conditional import PRIVATE, PUBLIC, respond, strong_etag
from web.api.pagination import PAGES, CursorPages
from web.api.problems import Conflict, Invalid, Item, items_of
from web.api.public import PublicRead, unlisted
from web.api.throttling import Scoped, User
from web.unreadable import Unreadable


def summary(study: Any, request: Request) -> dict[str, Any]:
    """A study as lists show it."""
    return {
        "id": study.public_id,
        "url": address(study, request),
        "visibility": study.visibility,
        "kind": study.kind,
        "title": study.title,
        "game": study.game,
        "state": study.state,
        "games": study.games,
        "games_done": study.games_done,
        "result": study.result if study.is_owned_by(request.user) else without_sources(study.result),
        "created_at": study.created_at,
        "ended_at": study.ended_at,
    }


def without_sources(value: Any) -> Any:
    """A result without the ids of decks, for all but its owner: the id of an unlisted deck opens it."""
    if isinstance(value, dict):
        return {key: without_sources(each) for key, each in value.items() if key != "source"}
    return [without_sources(each) for each in value] if isinstance(value, list) else value


def detail(study: Any, request: Request) -> dict[str, Any]:
    """A study with its playtests."""
    batches = study.batches.order_by("pk").only("public_id", "study_key", "state", "n_games")
    return summary(study, request) | {
        "poll_after_ms": selectors.poll_after_ms(study),
        "problem": study.problem,
        "verdict": sentence_of(study),
        "played_by": of_study(study),
        "playtests": {batch.study_key: playtest_address(batch, request) for batch in batches},
    }


def sentence_of(study: Any) -> str:
    """The answer in words with what is next, as the page says it; empty for a study that can't be read any more."""
    try:
        kind_of(study)
        return answer_of(study).sentence
    except Unreadable:
        return ""


def address(study: Study, request: Request) -> str:
    """The address of a study for this caller: the public one for a caller without an account."""
    name = "study" if request.user.is_authenticated else "public-study"
    return reverse(f"simulate-api:{name}", args=[study.public_id], request=request)


class Studies(APIView):
    """Your studies: list them, start one."""

    throttle_classes = [User, Scoped]

    def get_throttles(self) -> list[Any]:
        self.throttle_scope = "create" if self.request.method == "POST" else None
        return super().get_throttles()

    @extend_schema(parameters=PAGES, responses=OpenApiTypes.OBJECT)
    def get(self, request: Request) -> HttpResponseBase:
        """The studies you started, newest first."""
        pages = CursorPages()
        page: list[Any] = pages.paginate_queryset(selectors.own_studies(request.user), request, self) or []
        etag = strong_etag(request.get_full_path(), *((each.pk, each.version, each.batches_version) for each in page))
        rows = [summary(each, request) for each in page]
        return respond(request, pages.get_paginated_response(rows).data, etag=etag)

    @extend_schema(
        request=OpenApiTypes.OBJECT,
        parameters=[OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER, required=True)],
        responses={202: OpenApiTypes.OBJECT, 400: OpenApiResponse(description="Every problem, named")},
    )
    def post(self, request: Request) -> HttpResponseBase:
        """Start a study; `kind` says which, and the rest of the body is that kind's."""
        key = idempotency_key(request)
        asked = asked_for(request, key)
        assert isinstance(request.user, AbstractBaseUser)
        with refusals():
            made = services.create_study(owner=request.user, asked=asked, idempotency_key=key)
        reply = detail(visible(request, made.public_id), request)
        return Response(reply, status=202, headers={"Location": reply["url"]})


def asked_for(request: Request, key: str) -> services.Asked:
    """The body as the service takes it. Raises Invalid with every problem; 404 for a playtest of others."""
    body = dict(request.data) if isinstance(request.data, dict) else {}
    kind = body.pop("kind", None)
    if kind not in (known := judged_kinds()):
        message = _("Say which kind of study: %(known)s.") % {"known": ", ".join(known)}
        raise Invalid(errors=[Item("/kind", "unknown_kind", message)])
    assert isinstance(request.user, AbstractBaseUser)
    try:
        return judge(kind, body, Asker(request.user, seed_of(request.user.pk, key)))
    except BadDocument as error:
        raise Invalid(errors=items_of(error.problems)) from None


class OneStudy(APIView):
    """One study."""

    @extend_schema(operation_id="study_read", responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """Progress and answer; ask again after `poll_after_ms` (0: it is over)."""
        found = visible(request, public_id)
        etag = strong_etag(found.public_id, found.version, found.batches_version, found.state, request.user.pk)
        return respond(request, lambda: detail(found, request), etag=etag)


class PublicStudy(PublicRead, APIView):
    """A shared study, for everybody."""

    @extend_schema(operation_id="public_study_read", responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """A public study, or an unlisted one to callers who have its id."""
        found = visible(request, public_id)
        etag = strong_etag("public", found.public_id, found.version, found.batches_version, found.state)
        cache = PUBLIC if found.visibility == Visibility.PUBLIC else PRIVATE
        return unlisted(respond(request, lambda: detail(found, request), etag=etag, cache=cache))


class StudyVisibility(APIView):
    """The readers of a study."""

    @extend_schema(operation_id="study_visibility", request=NewVisibility, responses=NewVisibility)
    def put(self, request: Request, public_id: str) -> HttpResponseBase:
        """Make your study private, unlisted or public; its playtests are readable with it."""
        return change_readers(request, own(request, public_id))


class CancelStudy(APIView):
    """Stop a study and its playtests."""

    @extend_schema(operation_id="study_cancel", request=None, responses=OpenApiTypes.OBJECT)
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """Finished games are kept."""
        try:
            services.cancel(study=own(request, public_id))
        except control.NotPossible as error:
            raise Conflict(str(error)) from None
        return Response(detail(visible(request, public_id), request))


def visible(request: Request, public_id: str) -> Any:
    """A study to read: the reader's own or a shared one; 404 for any other."""
    return get_object_or_404(selectors.visible_studies(request.user), public_id=public_id)


def own(request: Request, public_id: str) -> Any:
    """A study to change: the reader's own."""
    return get_object_or_404(selectors.own_studies(request.user), public_id=public_id)
