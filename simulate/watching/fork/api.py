"""The API that goes on from a moment of a game."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from sandtable.engine.game import NO_OPTION
from sandtable.playtest.seating import MOST_SEATS
from simulate.asking.api import AgentChoice, address, idempotency_key, refusals, seed_of
from simulate.asking.request import MOST_SEED
from simulate.models import Batch
from simulate.queue.relay import QueueDown
from simulate.results.access import visible_batch
from simulate.watching.fork.services import Moment, Wanted, fork
from simulate.watching.replay import preparing
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.preparing import Failed, TooManyAsked
from simulate.watching.replay.selectors import refusal_words, refused_before
from simulate.watching.replay.store import Refusal
from simulate.watching.replay.tasks import send
from web.api.problems import Conflict, NotFound
from web.api.serializers import StrictInteger, StrictSerializer
from web.api.throttling import Replays, Scoped, User

EXAMPLE = {"decision": 57, "agents": ["greedy-2", "greedy-2"], "games": 100}
AGAIN_S = "3"


class NewForkBody(StrictSerializer):
    """A moment of the game, and the games that go on from it."""

    decision = StrictInteger(min_value=0, max_value=10**9, help_text="Decisions taken before: the number after `#d`.")
    agents = serializers.ListField(
        child=AgentChoice(),
        max_length=MOST_SEATS,
        required=False,
        help_text="One for each seat; those of the game if none are given.",
    )
    choice = StrictInteger(
        min_value=0,
        max_value=10**9,
        required=False,
        help_text="The option that every game takes first, counted from 0.",
    )
    games = StrictInteger(min_value=1, max_value=10**9, default=100)
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False)


class Fork(APIView):
    """Go on from a moment of a game."""

    throttle_classes = [User, Scoped]
    throttle_scope = "create"

    @extend_schema(
        operation_id="playtest_game_fork",
        request=NewForkBody,
        parameters=[OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER, required=True)],
        responses={
            202: OpenApiTypes.OBJECT,
            400: OpenApiResponse(description="Every problem, named"),
            404: OpenApiResponse(description="No such game, or not yours to see"),
            409: OpenApiResponse(description="The game is being played again; ask once more after `Retry-After`"),
        },
        examples=[OpenApiExample("A hundred games from decision 57", value=EXAMPLE, request_only=True)],
    )
    def post(self, request: Request, public_id: str, number: int) -> HttpResponseBase:
        """A playtest of yours from this position, hidden things as they were; each game has luck of its own."""
        key = idempotency_key(request)
        reader = NewForkBody(data=request.data)
        reader.is_valid(raise_exception=True)
        body, batch = reader.validated_data, visible_batch(request, public_id)
        moment = Moment(batch, number, opened(request, batch, number), body["decision"])
        wanted = Wanted(
            agents=tuple(body.get("agents") or moment.agents),
            games=body["games"],
            seed=body.get("seed", seed_of(request.user.pk, key)),
            choice=body.get("choice", NO_OPTION),
        )
        assert isinstance(request.user, AbstractBaseUser)
        with refusals():
            made = fork(owner=request.user, moment=moment, wanted=wanted, idempotency_key=key)
        location = address(made, request)
        reply = {"id": made.public_id, "url": location, "state": "queued", "games": made.n_games, "seed": made.seed}
        return Response(reply, status=202, headers={"Location": location})


def opened(request: Request, batch: Batch, number: int) -> OpenGame:
    """The game for any moment. Raises NotFound, or Conflict while it is played again and where it can't be."""
    counted = batch.record(number)
    if counted is None:
        raise NotFound
    if words := refused_before(batch, counted):
        raise Conflict(words)
    found = LIBRARY.open(batch, number)
    if found is None:
        _let_prepare(request, batch, number)
        found = LIBRARY.open(batch, number)
    if isinstance(found, Refusal):
        raise Conflict(refusal_words(found))
    if found is None:
        words = _("The game is played again first. Ask once more in a few seconds.")
        raise Conflict(words, code="prepared_first", headers={"Retry-After": AGAIN_S})
    return found


def _let_prepare(request: Request, batch: Batch, number: int) -> None:
    try:
        stands = preparing.ask_for(
            batch,
            number,
            lambda: send(batch.pk, number),
            lambda: Replays().allow_request(request, None),  # type: ignore[arg-type]  # it asks for user and address
        )
    except QueueDown:
        raise Conflict(_("No worker can be asked right now."), headers={"Retry-After": AGAIN_S}) from None
    except TooManyAsked:
        raise Conflict(_("You have opened many games that were not played again yet. Come back in a while.")) from None
    if isinstance(stands, Failed):
        raise Conflict(_("No worker has brought this game to its end."))
