"""The call of the workshop that tries a draft."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser
from django.urls import reverse
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from sandtable.engine.registry import all_games
from scenarios import representation
from scenarios.api import MISSING, REFUSED, SCENARIO_ID
from scenarios.views.access import own_scenario
from scenarios.workshop.api import STALE, DraftView, refusals
from scenarios.workshop.drafts import draft_of
from scenarios.workshop.reading import DraftTrial, read
from scenarios.workshop.report import state
from simulate.asking import api as asking
from simulate.results.trial import services
from web.api.problems import Conflict, Unprocessable
from web.api.throttling import Scoped, User


class DraftTrials(DraftView):
    """Try a draft with some games."""

    throttle_classes = [User, Scoped]
    throttle_scope = "create"

    @extend_schema(
        summary="Try a draft",
        description="The draft is saved as a version and played by the usual agents; the answer leads to the playtest.",
        tags=["drafts"],
        parameters=[SCENARIO_ID, OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER, required=True)],
        request=DraftTrial,
        responses={
            202: OpenApiTypes.OBJECT,
            400: REFUSED,
            404: MISSING,
            409: OpenApiResponse(description="A newer version exists, or the engine doesn't play this game"),
            412: STALE,
            422: REFUSED,
        },
    )
    def post(self, request: Request, public_id: str) -> Response:
        scenario = own_scenario(request, public_id)
        if scenario.game not in all_games():
            raise Conflict(_("No engine plays this game."), code="no_engine")
        body = read(DraftTrial, request.data)
        key = asking.idempotency_key(request)
        assert isinstance(request.user, AbstractBaseUser)
        try:
            with refusals(), asking.refusals():
                batch = services.try_draft(
                    owner=request.user,
                    scenario=scenario,
                    revision=body["revision"],
                    key=key,
                    seed=asking.seed_of(request.user.pk, key),
                    tab=body["tab"],
                )
        except services.Unplayable as refusal:
            errors = representation.items(refusal.problems, ("document",))
            raise Unprocessable(_("The scenario can't be played yet."), errors=errors) from None
        reply = {
            **state(draft_of(own_scenario(request, public_id))),
            "playtest": batch.get_absolute_url(),
            "result": reverse("simulate:trial", args=[batch.public_id]),
        }
        return Response(reply, status=202)
