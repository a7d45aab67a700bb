"""Drafts for the workshop's page: read, change step by step, save as a version, throw away, and ask about."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from sandtable.engine.problem import BadDocument
from scenarios import representation, services
from scenarios.api import MISSING, REFUSED, SCENARIO_ID
from scenarios.games import pages_of
from scenarios.models import Draft, Scenario
from scenarios.views.access import own_scenario
from scenarios.workshop import drafts
from scenarios.workshop.readable import readable
from scenarios.workshop.reading import (
    DraftChange,
    DraftDocument,
    DraftParser,
    DraftQuestion,
    DraftSave,
    DraftState,
    WholeDraft,
    read,
)
from scenarios.workshop.report import report, state
from web.api.problems import Conflict, Invalid, NotFound, PreconditionFailed, Unprocessable
from web.api.throttling import Scoped, User

STALE = OpenApiResponse(description="The draft was changed elsewhere meanwhile, or a newer version exists")


class DraftView(APIView):
    """The base of all calls about a draft: only the owner of the scenario has one."""

    parser_classes = (DraftParser,)
    permission_classes = (IsAuthenticated,)


class DraftDetail(DraftView):
    """The draft of a scenario."""

    @extend_schema(
        summary="Read a draft",
        description="The newest version where no work has begun.",
        tags=["drafts"],
        parameters=[SCENARIO_ID],
        responses={200: WholeDraft, 404: MISSING},
    )
    def get(self, request: Request, public_id: str) -> Response:
        draft = drafts.draft_of(own_scenario(request, public_id))
        return Response({**_state(draft, {}), "document": draft.document})

    @extend_schema(
        summary="Change a draft",
        description="The answer names every problem of the changed document; it need not follow the schema.",
        tags=["drafts"],
        parameters=[SCENARIO_ID],
        request=DraftChange,
        responses={200: DraftState, 400: REFUSED, 404: MISSING, 412: STALE, 413: REFUSED},
    )
    def patch(self, request: Request, public_id: str) -> Response:
        scenario = own_scenario(request, public_id)
        body = read(DraftChange, request.data)
        with refusals():
            draft = drafts.change_draft(
                scenario=scenario, revision=body["revision"], patch=body["patch"], tab=body["tab"]
            )
        return Response(_state(draft, body["seen"]))

    @extend_schema(
        summary="Replace a draft",
        tags=["drafts"],
        parameters=[SCENARIO_ID],
        request=DraftDocument,
        responses={200: DraftState, 400: REFUSED, 404: MISSING, 412: STALE, 413: REFUSED},
    )
    def put(self, request: Request, public_id: str) -> Response:
        scenario = own_scenario(request, public_id)
        body = read(DraftDocument, request.data)
        with refusals():
            draft = drafts.replace_draft(
                scenario=scenario, revision=body["revision"], document=body["document"], tab=body["tab"]
            )
        return Response(_state(draft, body["seen"]))

    @extend_schema(
        summary="Throw a draft away", tags=["drafts"], parameters=[SCENARIO_ID], responses={204: None, 404: MISSING}
    )
    def delete(self, request: Request, public_id: str) -> Response:
        drafts.discard_draft(scenario=own_scenario(request, public_id))
        return Response(status=204)


class DraftSaving(DraftView):
    """A draft becomes a version."""

    @extend_schema(
        summary="Save a draft as a version",
        tags=["drafts"],
        parameters=[SCENARIO_ID],
        request=DraftSave,
        responses={200: WholeDraft, 400: REFUSED, 404: MISSING, 412: STALE, 422: REFUSED},
    )
    def post(self, request: Request, public_id: str) -> Response:
        scenario = own_scenario(request, public_id)
        body = read(DraftSave, request.data)
        with refusals():
            drafts.save_draft(
                scenario=scenario,
                revision=body["revision"],
                note=body["note"],
                over=body.get("over"),
                tab=body["tab"],
            )
        draft = drafts.draft_of(own_scenario(request, public_id))
        return Response({**_state(draft, body["seen"]), "document": draft.document})


class DraftLook(DraftView):
    """A question about a draft that its game can answer; some take half a second."""

    throttle_classes = (User, Scoped)
    throttle_scope = "validate"

    @extend_schema(
        summary="Ask about a draft",
        description="Which questions there are depends on the game, e.g. lines of sight in Tide of Iron.",
        tags=["drafts"],
        parameters=[SCENARIO_ID],
        request=DraftQuestion,
        responses={200: OpenApiTypes.OBJECT, 400: REFUSED, 404: MISSING, 422: REFUSED},
    )
    def post(self, request: Request, public_id: str, question: str) -> Response:
        scenario = own_scenario(request, public_id)
        ask = pages_of(scenario.game).workshop.questions.get(question)
        if ask is None:
            raise NotFound(_("This game answers no such question."))
        arguments = read(DraftQuestion, request.data)["arguments"]
        document = readable(scenario.game, drafts.draft_of(scenario).document)
        if document is None:
            raise Unprocessable(_("The draft can't be read as a scenario yet."), code="unreadable_draft")
        with refusals():
            return Response(ask(document, arguments))


def _state(draft: Draft, seen: dict[str, Any]) -> dict[str, Any]:
    return {**state(draft), "report": report(draft.scenario.game, draft.document, seen)}


@contextmanager
def refusals() -> Iterator[None]:
    """A service's refusal of a draft as problem JSON."""
    try:
        yield
    except drafts.StaleDraft as stale:
        told = _("The draft is at change %(n)d now.") % {"n": stale.draft.revision}
        raise PreconditionFailed(told, code="stale_draft") from None
    except BadDocument as bad:
        raise Invalid(errors=representation.items(bad.problems)) from None
    except services.VersionConflict as conflict:
        raise Conflict(str(conflict), code="newer_version") from None
    except services.NotPublishable as refusal:
        told = _("Nothing was saved: a public scenario must be playable.")
        raise Unprocessable(told, errors=representation.items(refusal.problems)) from None
    except Scenario.DoesNotExist:
        raise NotFound from None
