"""The API that asks for a playtest of decks: shape is checked here, rules in the services."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.views import APIView

from sandtable.agents import NAMES, versioned
from sandtable.engine.problem import BadDocument, Path
from sandtable.engine.registry import all_games
from simulate.asking import services, together
from simulate.asking import strengths as strengths_of
from simulate.asking.deck_choices import subjects_at
from simulate.asking.refusals import KeyReused, LimitReached, Refused
from simulate.asking.request import MOST_SEED, PlaytestRequest, Subject
from simulate.models import Batch, Series
from web.api.problems import ApiProblem, Invalid, Item, Unprocessable, items_of
from web.api.serializers import StrictInteger, StrictSerializer, StrictText
from web.api.throttling import Scoped, User

MOST_KEY = 90
"""Characters of an idempotency key."""


class AgentChoice(serializers.ChoiceField):
    """One of the agents. A name without a version means the newest; what is kept and told always has one."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"choices": NAMES, **kwargs})

    def to_internal_value(self, data: Any) -> str:
        return versioned(super().to_internal_value(data))


class Strengths(serializers.ListField):
    """Two or three agents: each plays every seat in a playtest of its own."""

    def __init__(self, **kwargs: Any) -> None:
        told = "Each agent plays every seat in a playtest of its own; the agents above are then not used."
        super().__init__(**{"child": AgentChoice(), "max_length": together.MOST_STRENGTHS, "help_text": told, **kwargs})

    def to_internal_value(self, data: Any) -> list[str]:
        found = list(dict.fromkeys(super().to_internal_value(data)))
        if problem := strengths_of.wrong_number(found):
            raise serializers.ValidationError(problem)
        return found


class DeckReference(StrictSerializer):
    """One side: a deck you may open, in its newest version unless a number is given."""

    deck = StrictText(max_length=40)
    version = StrictInteger(min_value=1, max_value=10**6, required=False)
    agent = AgentChoice()


class NewPlaytest(StrictSerializer):
    """A playtest to start."""

    game = StrictText(max_length=40, default="destiny")
    sides = DeckReference(many=True, min_length=2, max_length=4)  # type: ignore[call-arg]  # of the list around it
    pairs = StrictInteger(min_value=1, required=False, help_text="The number of rotations, of two sides only.")
    rotations = StrictInteger(
        min_value=1,
        required=False,
        help_text="A rotation has one game for each side, all with the same luck: every side has every seat once. Of"
        " two sides it is a pair.",
    )
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False)
    strengths = Strengths(required=False)

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        """The number of rotations is given once: as `rotations`, or of two sides as `pairs`."""
        if "pairs" in body and len(body["sides"]) > 2:
            raise serializers.ValidationError({"pairs": _("Pairs are for two sides; say how many rotations.")})
        if ("pairs" in body) == ("rotations" in body):
            word = "pairs" if len(body["sides"]) == 2 else "rotations"
            raise serializers.ValidationError({word: _("Say how many, once.")})
        return body


def address(batch: Batch, request: Request) -> str:
    """The address of a playtest for this caller: the public one for a caller without an account."""
    name = "playtest" if request.user.is_authenticated else "public-playtest"
    return reverse(f"simulate-api:{name}", args=[batch.public_id], request=request)


def idempotency_key(request: Request) -> str:
    """The required header. Raises Invalid."""
    key = request.headers.get("Idempotency-Key", "")
    if key and len(key) <= MOST_KEY and key.isascii() and key.isprintable():
        return f"api:{key}"
    message = _("Send an Idempotency-Key of 1 to %(most)d printable characters, new for every playtest you want.")
    raise Invalid(errors=[Item("Idempotency-Key", "required", message % {"most": MOST_KEY})])


def asked_for(request: Request, key: str) -> PlaytestRequest:
    """The body as the service takes it. Raises ValidationError or Invalid with every problem."""
    reader = NewPlaytest(data=request.data)
    reader.is_valid(raise_exception=True)
    body = reader.validated_data
    if body["game"] not in all_games():
        raise Invalid(errors=[Item("/game", "unknown_game", _("There is no such game."))])
    return PlaytestRequest(
        game=body["game"],
        subjects=tuple(subjects(request, [(("sides", n), side) for n, side in enumerate(body["sides"])])),
        agents=tuple(side["agent"] for side in body["sides"]),
        rotations=body.get("pairs") or body["rotations"],
        seed=body.get("seed", seed_of(request.user.pk, key)),
    )


def seed_of(user_id: object, key: str) -> int:
    """A seed for a request without one, drawn from its key: a repeated request stays the same request."""
    return int.from_bytes(hashlib.blake2b(f"{user_id}/{key}".encode(), digest_size=6).digest(), "big")


def subjects(request: Request, sides: list[tuple[Path, dict[str, Any]]]) -> list[Subject]:
    """The decks named at these places of the body. Raises Invalid with the problems of all of them."""
    try:
        return subjects_at(request.user, sides)
    except BadDocument as error:
        raise Invalid(errors=items_of(error.problems)) from None


def create(request: Request, wanted: PlaytestRequest, key: str) -> Batch:
    """The batch. Raises an ApiProblem for every refusal."""
    assert isinstance(request.user, AbstractBaseUser)
    with refusals():
        return services.create_batch(owner=request.user, request=wanted, idempotency_key=key)


def create_all(request: Request, wanted: PlaytestRequest, key: str) -> Response:
    """The reply to a checked request for a playtest, or for the same one at several strengths. Raises an ApiProblem."""
    body = request.data
    assert isinstance(body, dict), "it was checked"
    strengths = Strengths().to_internal_value(body.get("strengths", []))
    if not strengths:
        batch = create(request, wanted, key)
        reply = {"id": batch.public_id, "url": address(batch, request), "state": "queued"}
        return _accepted(reply | {"games": batch.n_games, "seed": batch.seed})
    assert isinstance(request.user, AbstractBaseUser)
    with refusals():
        made = strengths_of.create(owner=request.user, request=wanted, strengths=strengths, idempotency_key=key)
    assert isinstance(made, Series), "several strengths are a series"
    batches = list(made.batches.order_by("id"))
    return _accepted(
        {
            "id": made.public_id,
            "url": reverse("simulate-api:series", args=[made.public_id], request=request),
            "state": "queued",
            "games": sum(batch.n_games for batch in batches),
            "playtests": [address(batch, request) for batch in batches],
        }
    )


def _accepted(reply: dict[str, Any]) -> Response:
    return Response(reply, status=HTTPStatus.ACCEPTED, headers={"Location": reply["url"]})


@contextmanager
def refusals() -> Iterator[None]:
    """Refusals of the services become problems of the API."""
    try:
        yield
    except LimitReached as error:
        raise TooMany(errors=[Item("", "limit_reached", problem) for problem in error.problems]) from None
    except Refused as error:
        raise Invalid(errors=[Item("", "refused", problem) for problem in error.problems]) from None
    except KeyReused as error:
        raise Unprocessable(
            str(error), code="key_reused", errors=[Item("Idempotency-Key", "key_reused", str(error))]
        ) from None


class TooMany(ApiProblem):
    """429: the caller has too many games or playtests waiting."""

    status_code, default_code = HTTPStatus.TOO_MANY_REQUESTS, "limit_reached"


class StartPlaytest(APIView):
    """Start a playtest of decks. Who lists playtests adds `get`: both have one address."""

    throttle_classes = [User, Scoped]

    def get_throttles(self) -> list[Any]:
        self.throttle_scope = "create" if self.request.method == "POST" else None
        return super().get_throttles()

    @extend_schema(
        request=NewPlaytest,
        parameters=[OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER, required=True)],
        responses={202: OpenApiTypes.OBJECT, 400: OpenApiResponse(description="Every problem, named")},
    )
    def post(self, request: Request) -> HttpResponseBase:
        """Start a playtest. The same key with the same body gives the same answer again, for a day."""
        key = idempotency_key(request)
        return create_all(request, asked_for(request, key), key)
