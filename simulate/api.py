"""The playtest API: shape is checked here, rules in the services."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.http import StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.views import APIView

from config.api.conditional import respond, strong_etag
from config.api.pagination import CursorPages
from config.api.problems import Conflict, Invalid, Item, Problem, Unprocessable
from config.api.serializers import (
    QuerySerializer,
    StrictInteger,
    StrictSerializer,
    StrictText,
    read_query,
)
from config.api.throttling import Scoped, User
from decks.selectors import card_names
from simulate import balance_words, selectors, services
from simulate.agents import NAMES
from simulate.balance import Balance
from simulate.engine.registry import all_games
from simulate.forms import find_version, subject_of
from simulate.models import Batch, BatchState
from simulate.playtest.groups import Group
from simulate.playtest.plan import GameRecord
from simulate.playtest.statistics import Interval

MOST_KEY = 90
"""Characters of an idempotency key."""


class DeckReference(StrictSerializer):
    """One side: a deck you may open, in its newest version unless a number is given."""

    deck = StrictText(max_length=40)
    version = StrictInteger(min_value=1, max_value=10**6, required=False)
    agent = serializers.ChoiceField(choices=[])

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["agent"].choices = NAMES  # type: ignore[attr-defined]


class NewPlaytest(StrictSerializer):
    """A playtest to start."""

    game = StrictText(max_length=40, default="destiny")
    sides = DeckReference(many=True, min_length=2, max_length=4)
    pairs = StrictInteger(min_value=1, required=False)
    rotations = StrictInteger(min_value=1, required=False)
    seed = StrictInteger(min_value=0, max_value=services.MOST_SEED, required=False)

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        """Two sides may say `pairs`, any number `rotations` (as many games as sides): one of them, and not both."""
        if "pairs" in body and len(body["sides"]) > 2:
            raise serializers.ValidationError({"pairs": _("Pairs are for two sides; say how many rotations.")})
        if ("pairs" in body) == ("rotations" in body):
            word = "pairs" if len(body["sides"]) == 2 else "rotations"
            raise serializers.ValidationError({word: _("Say how many, once.")})
        return body


class ListQuery(QuerySerializer):
    """Filters of the list."""

    state = serializers.ChoiceField(choices=BatchState.choices, required=False)
    game = serializers.CharField(max_length=40, required=False)
    deck = serializers.CharField(max_length=120, required=False)
    agent = serializers.CharField(max_length=20, required=False)
    since = serializers.DateField(required=False)


class GamesQuery(QuerySerializer):
    """The form of the list of games; `Accept` decides when it is left out."""

    format = serializers.ChoiceField(choices=["ndjson", "csv"], required=False)


def summary(batch: Batch, request: Request) -> dict[str, Any]:
    """A batch as lists show it."""
    return {
        "id": batch.public_id,
        "url": address(batch, request),
        "game": batch.game,
        "state": batch.state,
        "sides": [
            {"label": side["label"], "source": side["source"], "agent": agent}
            for side, agent in zip(batch.snapshot["subjects"], batch.snapshot["agents"], strict=True)
        ],
        "scenario": scenario(batch),
        "games": batch.n_games,
        "games_done": batch.games_done,
        "outcomes": batch.counters(),
        "seed": batch.seed,
        "created_at": batch.created_at,
        "started_at": batch.started_at,
        "finished_at": batch.finished_at,
    }


def detail(batch: Batch, request: Request) -> dict[str, Any]:
    """A batch with its result as far as it goes."""
    report = selectors.Report(batch)
    return summary(batch, request) | {
        "poll_after_ms": selectors.poll_after_ms(batch),
        "win_rate": interval(report.win_rate),
        "elo": interval(report.elo),
        "first_player": interval(report.first_player),
        "shares": [interval(share) for share in report.shares],
        "pairs": {"counts": report.pairs.counts, "left_out": report.pairs.left_out} if batch.is_duel else None,
        "rotations": {"counted": report.rotations.total, "left_out": report.rotations.left_out},
        "endings": report.endings,
        "balance": balance(report.balance) if report.balance is not None else None,
        "rounds": [{"from": low, "to": high, "games": count} for low, high, count in report.rounds],
        "notable": list(batch.notable_games.values("number", "outcome", "detail")[:100]),
        "stop_reason": batch.stop_reason,
        "digest": batch.digest,
        "engine": {"version": batch.engine_version, "fingerprint": batch.engine_fingerprint},
        "data_version": batch.snapshot["data_version"],
        "snapshot_hash": batch.snapshot_hash,
    }


def scenario(batch: Batch) -> dict[str, Any] | None:
    """What it was played on; the sides of the batch are then its own, or the agents that take them in turn.

    Without `has_sides` these are seats that are alike, and the result is read by turn order.
    """
    if not batch.sides:
        return None
    return {
        "version": batch.snapshot["scenario_version"],
        "label": batch.scenario_label,
        "sides": batch.sides,
        "has_sides": not batch.has_alike_seats,
        "keeps_sides": not batch.turns_seats,
    }


def balance(found: Balance) -> dict[str, Any]:
    """Is the scenario fair, how is it won, what does it cost where. Numbers of games are of those that ended."""
    sides = [_side(found, side) for side in range(len(found.sides))]
    return {
        "verdict": balance_words.fairness(found),
        "games": found.games,
        "shared": found.shared,
        "sides": [] if found.is_by_turn else sides,
        "turns": sides if found.is_by_turn else [],
        "agents": [{"agent": name, "share": interval(share)} for name, share in found.agents],
        "groups": {kind: [_group(each) for each in dealt] for kind, dealt in found.groups.items()},
        "hexes": [
            {
                "hex": place.name,
                "held": {name: place.control[side] for side, name in enumerate(found.sides)},
                "losses": {name: place.losses[side] for side, name in enumerate(found.sides)},
            }
            for place in found.places.values()
        ],
    }


def _side(found: Balance, side: int) -> dict[str, Any]:
    """A side, or a place in the turn order; won are the games it won alone."""
    return {
        "turn" if found.is_by_turn else "side": side + 1 if found.is_by_turn else found.sides[side],
        "share": interval(found.shares[side]),
        "won": found.wins[side],
        "ways": {way: games[side] for way, games in found.ways.items() if games[side]},
        "rounds": {number: games[side] for number, games in found.rounds.items() if games[side]},
        "lost": {what: mean for loser, what, mean in found.lost if loser == side},
    }


def _group(group: Group) -> dict[str, Any]:
    """Those to whom luck dealt the same; its share is of one seat, the games behind it are seats."""
    return {"name": group.name, "share": interval(group.share()), "times_even": group.ratio}


def interval(given: Interval | None) -> dict[str, Any] | None:
    """An estimate with its bounds; endless ones are null, JSON has no word for them."""
    if given is None:
        return None
    numbers = {"value": given.value, "low": given.low, "high": given.high}
    return {name: value if abs(value) != float("inf") else None for name, value in numbers.items()} | {
        "confidence": 0.95,
        "games": given.games,
    }


def address(batch: Batch, request: Request) -> str:
    return reverse("simulate-api:playtest", args=[batch.public_id], request=request)


class Playtests(APIView):
    """Your playtests: list them, start one."""

    throttle_classes = [User, Scoped]

    def get_throttles(self) -> list[Any]:
        self.throttle_scope = "create" if self.request.method == "POST" else None
        return super().get_throttles()

    @extend_schema(parameters=[ListQuery], responses=OpenApiTypes.OBJECT)
    def get(self, request: Request) -> HttpResponseBase:
        """The playtests you started, newest first."""
        wanted = read_query(request, ListQuery)
        pages = CursorPages()
        page = pages.paginate_queryset(selectors.filtered(selectors.batches(request.user), **wanted), request, self)
        rows = [summary(batch, request) for batch in page or []]
        etag = strong_etag(request.get_full_path(), *((batch.pk, batch.version) for batch in page or []))
        return respond(request, pages.get_paginated_response(rows).data, etag=etag)

    @extend_schema(
        request=NewPlaytest,
        parameters=[OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER, required=True)],
        responses={202: OpenApiTypes.OBJECT, 400: OpenApiResponse(description="Every problem, named")},
    )
    def post(self, request: Request) -> HttpResponseBase:
        """Start a playtest. The same key with the same body gives the same answer again, for a day."""
        key = idempotency_key(request)
        wanted = asked_for(request, key)
        batch = create(request, wanted, key)
        location = address(batch, request)
        reply = {"id": batch.public_id, "url": location, "state": "queued", "games": batch.n_games, "seed": batch.seed}
        return Response(reply, status=202, headers={"Location": location})


def idempotency_key(request: Request) -> str:
    """The required header. Raises Invalid."""
    key = request.headers.get("Idempotency-Key", "")
    if key and len(key) <= MOST_KEY and key.isascii() and key.isprintable():
        return f"api:{key}"
    message = _("Send an Idempotency-Key of 1 to %(most)d printable characters, new for every playtest you want.")
    raise Invalid(errors=[Item("Idempotency-Key", "required", message % {"most": MOST_KEY})])


def asked_for(request: Request, key: str) -> services.Request:
    """The body as the service takes it. Raises ValidationError or Invalid with every problem."""
    reader = NewPlaytest(data=request.data)
    reader.is_valid(raise_exception=True)
    body = reader.validated_data
    if body["game"] not in all_games():
        raise Invalid(errors=[Item("/game", "unknown_game", _("There is no such game."))])
    return services.Request(
        game=body["game"],
        subjects=tuple(subjects(request, [(f"/sides/{n}/deck", side) for n, side in enumerate(body["sides"])])),
        agents=tuple(side["agent"] for side in body["sides"]),
        pairs=body.get("pairs") or body["rotations"],
        seed=body.get("seed", seed_of(request.user.pk, key)),
    )


def seed_of(user_id: object, key: str) -> int:
    """A seed for who gave none: drawn from the key, so that a repeated request stays the same request."""
    return int.from_bytes(hashlib.blake2b(f"{user_id}/{key}".encode(), digest_size=6).digest(), "big")


def subjects(request: Request, named: list[tuple[str, dict[str, Any]]]) -> list[services.Subject]:
    """The decks named at these places of the body. Raises Invalid with the problems of all of them."""
    problems: list[Item] = []
    found: list[services.Subject] = []
    for path, side in named:
        reference = side["deck"] + (f":{side['version']}" if "version" in side else "")
        deck = find_version(request.user, reference)
        if deck is None:
            problems.append(Item(path, "no_such_deck", _("There is no such deck, or it is not yours to see.")))
            continue
        problems += [Item(path, "illegal_deck", problem.message, problem.rule) for problem in deck.problems]
        problems += [
            Item(path, "card_not_encoded", _("The engine can't play %(card)s yet.") % {"card": name})
            for name in card_names(deck.unencoded)
        ]
        found.append(subject_of(deck))
    if problems:
        raise Invalid(errors=problems)
    return found


def create(request: Request, wanted: services.Request, key: str) -> Batch:
    """The batch. Raises a Problem for every refusal."""
    assert isinstance(request.user, AbstractBaseUser)
    with refusals():
        return services.create_batch(owner=request.user, request=wanted, idempotency_key=key)


@contextmanager
def refusals() -> Iterator[None]:
    """What the services refuse, as problems of the API."""
    try:
        yield
    except services.LimitReached as error:
        raise TooMany(errors=[Item("", "limit_reached", problem) for problem in error.problems]) from None
    except services.Refused as error:
        raise Invalid(errors=[Item("", "refused", problem) for problem in error.problems]) from None
    except services.KeyReused as error:
        raise Unprocessable(
            str(error), code="key_reused", errors=[Item("Idempotency-Key", "key_reused", str(error))]
        ) from None


class TooMany(Problem):
    """429: a limit of what may wait."""

    status_code, default_code = HTTPStatus.TOO_MANY_REQUESTS, "limit_reached"


class Playtest(APIView):
    """One playtest."""

    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """Progress and result; ask again after `poll_after_ms` (0: it is over)."""
        batch = visible(request, public_id)
        etag = strong_etag(batch.public_id, batch.version, batch.state)
        return respond(request, lambda: detail(batch, request), etag=etag)


class Action(APIView):
    """A change of one playtest; a subclass says which."""

    deed: Callable[..., None]

    @extend_schema(request=None, responses=OpenApiTypes.OBJECT)
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        batch = visible(request, public_id)
        try:
            type(self).deed(batch=batch)
        except services.NotPossible as error:
            raise Conflict(str(error)) from None
        batch.refresh_from_db()
        return Response(summary(batch, request))


class Cancel(Action):
    """Stop it; finished games are kept."""

    deed = services.cancel


class Pause(Action):
    """Begin nothing new until it is resumed."""

    deed = services.pause


class Resume(Action):
    """Go on with a paused playtest."""

    deed = services.resume


class AnyFormat(DefaultContentNegotiation):
    """This view writes its own formats, so nothing is refused for its Accept header."""

    def select_renderer(self, request: Request, renderers: Any, format_suffix: str | None = None) -> Any:
        return renderers[0], renderers[0].media_type

    def filter_renderers(self, renderers: Any, format: str) -> Any:
        return renderers


class Games(APIView):
    """Every finished game, one a line."""

    content_negotiation_class = AnyFormat

    @extend_schema(parameters=[GamesQuery], responses={(200, "application/x-ndjson"): OpenApiTypes.STR})
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """NDJSON, or CSV with `?format=csv` or `Accept: text/csv`."""
        batch = visible(request, public_id)
        asked = read_query(request, GamesQuery).get("format")
        is_csv = asked == "csv" or (asked is None and "text/csv" in request.headers.get("Accept", ""))
        lines, kind = (csv_lines(batch), "csv") if is_csv else (ndjson_lines(batch), "ndjson")
        content_type = "text/csv; charset=utf-8" if is_csv else "application/x-ndjson"
        response = StreamingHttpResponse(lines, content_type=content_type)
        response["Content-Disposition"] = f'attachment; filename="playtest-{batch.public_id}.{kind}"'
        return response


def game_line(record: GameRecord) -> dict[str, Any]:
    """One game as a line."""
    return {
        "number": record.number,
        "outcome": record.outcome,
        "winners": list(record.winners),
        "first": record.first,
        "reason": record.reason,
        "rounds": record.rounds,
        "decisions": record.decisions,
        "digest": f"{record.digest:016x}",
    }


def ndjson_lines(batch: Batch) -> Iterator[str]:
    for record in batch.records():
        yield json.dumps(game_line(record)) + "\n"


def csv_lines(batch: Batch) -> Iterator[str]:
    """A head and a line a game. No cell starts with what a spreadsheet takes for a formula."""
    yield "number,outcome,winner,first,reason,rounds,decisions,digest\r\n"
    for record in batch.records():
        line = io.StringIO()
        winner = " ".join(map(str, record.winners)) if record.outcome in ("wins", "losses") else ""
        first = record.first if record.first >= 0 else ""
        csv.writer(line).writerow(
            [
                record.number,
                record.outcome,
                winner,
                first,
                record.reason,
                record.rounds,
                record.decisions,
                f"{record.digest:016x}",
            ]
        )
        yield line.getvalue()


def visible(request: Request, public_id: str) -> Batch:
    """The reader's batch; 404 for what is missing or somebody else's."""
    return get_object_or_404(selectors.batches(request.user), public_id=public_id)
