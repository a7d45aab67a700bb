"""The API of tables: what the pages of a seat offer, for programs. It reads and writes through the same services."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse as api_address
from rest_framework.views import APIView

from simulate.asking.api import idempotency_key, refusals
from simulate.models import SeatedGame
from simulate.results.table_words import seat_names
from simulate.watching.seat import services as seat_services
from simulate.watching.seat.seated import RulesChanged
from simulate.watching.seat.services import Forged, Stale, Unsure
from simulate.watching.table import rematch as rematches
from simulate.watching.table import services
from simulate.watching.table.api_bodies import (
    AGAIN,
    NO_MORE,
    AnswerBody,
    NewTable,
    QuestionBody,
    SeatsBody,
    asked_for,
    given_away,
    people_of,
)
from simulate.watching.table.looking import game_for_look
from simulate.watching.table.opening import with_links
from simulate.watching.table.services import Gone
from simulate.watching.table.shown import shown
from simulate.watching.table.standing import games_of, name_of, note_look, places_of, seat_person
from simulate.watching.table.tags import tag_of
from simulate.watching.table.telling import told
from web.api.conditional import PRIVATE, respond
from web.api.problems import Conflict, Item, NotFound, Unprocessable
from web.api.throttling import SeatAnswers, SeatLooks, SeatsBegun, User

MISSING = OpenApiResponse(description="No such table, or you have no seat at it")
STALE = OpenApiResponse(description="The question is answered already (`stale`); read the table again")
EXAMPLE = {"scenario": "p4T0k7eR2v9QmX1sB6nZ3a", "seats": ["you", "link"]}


def caller(request: Request) -> AbstractBaseUser:
    """The account that calls."""
    assert isinstance(request.user, AbstractBaseUser), "only callers with an account come this far"
    return request.user


def table_at(request: Request, public_id: str) -> SeatedGame:
    """A game in which the caller has a seat, with them at it. Raises Http404 for the games of others."""
    user = caller(request)
    return seat_person(get_object_or_404(games_of(user), public_id=public_id), user)


def own_table(request: Request, public_id: str) -> SeatedGame:
    """A game that the caller has begun, with them at their seat. Raises Http404."""
    user = caller(request)
    return seat_person(get_object_or_404(SeatedGame.objects.owned_by(user), public_id=public_id), user)


@contextmanager
def problems() -> Iterator[None]:
    """Refusals at a table become problems of the API."""
    try:
        yield
    except Stale as stale:
        raise Conflict(str(stale), code="stale") from None
    except Unsure as unsure:
        items = [Item("/option", "given_up", words) for words in unsure.left]
        raise Conflict(_("Really “%(words)s”?") % {"words": unsure.words}, code="unsure", errors=items) from None
    except Forged as forged:
        raise Unprocessable(str(forged)) from None
    except RulesChanged as changed:
        raise Conflict(str(changed), code="rules_changed") from None
    except Gone as gone:
        raise Conflict(str(gone), code="gone") from None


def as_told(game: SeatedGame) -> dict[str, Any]:
    with problems():
        return told(game, shown(game))


def fresh(request: Request, game: SeatedGame, status: int = 200) -> Response:
    """The table as it stands now, with its tag."""
    now = table_at(request, game.public_id)
    return Response(as_told(now), status=status, headers={"ETag": tag_of(now), "Cache-Control": PRIVATE})


def links_to(request: Request, game: SeatedGame, seats: Collection[int]) -> list[dict[str, Any]]:
    """New links for these seats, as far as they are free; each is told here and never again."""
    names = seat_names(game)
    return [
        {
            "seat": seat,
            "name": names[seat],
            "letters": letters,
            "page": request.build_absolute_uri(reverse("simulate:seat-invitation", args=[letters])),
        }
        for seat, letters in services.new_links(game=game, seats=seats).items()
    ]


# -- tables --------------------------------------------------------------------------------------------------------


class Tables(APIView):
    """Begin a game with people."""

    throttle_classes = [User, SeatsBegun]

    @extend_schema(
        operation_id="table_create",
        request=NewTable,
        parameters=[OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER, required=True)],
        responses={201: OpenApiTypes.OBJECT, 400: OpenApiResponse(description="Every problem, named")},
        examples=[OpenApiExample("A scenario against somebody else", value=EXAMPLE, request_only=True)],
    )
    def post(self, request: Request) -> HttpResponseBase:
        """Open a table, with links for the seats of others. The same key gives the same table, with new links."""
        key = idempotency_key(request)
        reader = NewTable(data=request.data)
        reader.is_valid(raise_exception=True)
        body, players = reader.validated_data, reader.validated_data["seats"]
        wanted = asked_for(request, body)
        with refusals(), transaction.atomic():
            game = seat_services.start(
                owner=caller(request), request=wanted, people=people_of(players), idempotency_key=key
            )
            with_links(game, given_away(players))
            links = links_to(request, game, [place.seat for place in places_of(game)])
        address = api_address("simulate-api:table", args=[game.public_id], request=request)
        page = request.build_absolute_uri(game.get_absolute_url())
        reply = {"id": game.public_id, "url": address, "page": page, "links": links}
        return Response(reply, status=201, headers={"Location": address, "Cache-Control": "no-store"})


class OneTable(APIView):
    """A table as you see it."""

    throttle_classes = [User, SeatLooks]

    @extend_schema(operation_id="table_retrieve", responses={200: OpenApiTypes.OBJECT, 404: MISSING})
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """All that your seat may see, and your question. With If-None-Match it is 304 while nothing has changed."""
        game = game_for_look(caller(request), public_id)
        if game is None:
            raise NotFound
        note_look(game, caller(request))
        return respond(request, lambda: as_told(table_at(request, public_id)), etag=tag_of(game))


class _Deed(APIView):
    """Something that a person does about the open question; the answer is the table afterwards."""

    throttle_classes = [User, SeatAnswers]

    def done(self, request: Request, public_id: str, deed: Callable[..., SeatedGame]) -> Response:
        game = table_at(request, public_id)
        reader = QuestionBody(data=request.data)
        reader.is_valid(raise_exception=True)
        with problems():
            deed(game=game, question=reader.validated_data["question_id"])
        return fresh(request, game)


WISHES = {NO_MORE: seat_services.silence, AGAIN: seat_services.speak_again}
RESPONSES = {200: OpenApiTypes.OBJECT, 404: MISSING, 409: STALE}


class Answer(APIView):
    """Answer the open question."""

    throttle_classes = [User, SeatAnswers]

    @extend_schema(
        operation_id="table_answer",
        request=AnswerBody,
        responses={**RESPONSES, 422: OpenApiResponse(description="No answer to this question; the words say why")},
    )
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """Take an option, several things at once, go to a destination, or say what you want to be asked about."""
        game = table_at(request, public_id)
        reader = AnswerBody(data=request.data)
        reader.is_valid(raise_exception=True)
        body = reader.validated_data
        question = body["question_id"]
        with problems():
            if "ticks" in body:
                seat_services.answer_several(game=game, question=question, ticked=body["ticks"])
            elif "asking" in body:
                WISHES[body["asking"]](game=game, question=question)
            elif "destination" in body:
                seat_services.walk(game=game, question=question, at=body["destination"])
            else:
                is_sure = not body["asks_back"]
                seat_services.answer(game=game, question=question, option=body["option"], is_sure=is_sure)
        return fresh(request, game)


class TakeBack(_Deed):
    """Take the last answer back."""

    @extend_schema(operation_id="table_take_back", request=QuestionBody, responses=RESPONSES)
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """Only if `can_take_back` says so. Alone, it makes practice of the game if the answer had shown something."""
        return self.done(request, public_id, seat_services.take_back)


class GoOn(_Deed):
    """Let something pass."""

    @extend_schema(operation_id="table_go_on", request=QuestionBody, responses=RESPONSES)
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """For the state `go-on`: others may react, you hold nothing to do so, and nobody is to learn that."""
        return self.done(request, public_id, seat_services.go_on)


class TakeScreen(_Deed):
    """Pass the screen on."""

    @extend_schema(operation_id="table_pass", request=QuestionBody, responses=RESPONSES)
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """For the state `pass`: the next person at this screen sees and answers from now on."""
        return self.done(request, public_id, seat_services.take_screen)


class GiveUp(APIView):
    """End your game in the middle."""

    throttle_classes = [User, SeatAnswers]

    @extend_schema(operation_id="table_give_up", request=None, responses=RESPONSES)
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """The game that you have begun ends here."""
        game = own_table(request, public_id)
        with problems():
            seat_services.give_up(game=game)
        return fresh(request, game)


# -- people --------------------------------------------------------------------------------------------------------


class Links(APIView):
    """Links for the free seats of your table."""

    throttle_classes = [User, SeatsBegun]

    @extend_schema(operation_id="table_links", request=SeatsBody, responses={200: OpenApiTypes.OBJECT, 404: MISSING})
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """New links for these seats, as far as they are free; earlier ones open nothing any more."""
        game = own_table(request, public_id)
        if not game.goes_on:
            raise NotFound
        reader = SeatsBody(data=request.data)
        reader.is_valid(raise_exception=True)
        found = links_to(request, game, reader.validated_data["seats"])
        return Response({"links": found}, headers={"Cache-Control": "no-store"})


class Invitation(APIView):
    """The seat behind a link."""

    def get_throttles(self) -> list[Any]:
        return [User(), SeatsBegun() if self.request.method == "POST" else SeatLooks()]

    @extend_schema(
        operation_id="table_link_retrieve",
        responses={200: OpenApiTypes.OBJECT, 404: OpenApiResponse(description="The link opens no free seat")},
    )
    def get(self, request: Request, letters: str) -> HttpResponseBase:
        """The game and the seat, before you take it."""
        place = services.place_behind(letters)
        if place is None:
            raise NotFound
        game = place.game
        found = {"game": game.game, "title": game.title, "seat": place.seat, "name": seat_names(game)[place.seat]}
        return Response(found | {"owner": name_of(game.owner)}, headers={"Cache-Control": "no-store"})

    @extend_schema(
        operation_id="table_link_take",
        request=None,
        responses={
            201: OpenApiTypes.OBJECT,
            404: OpenApiResponse(description="The link opens no free seat"),
            409: OpenApiResponse(description="Somebody else has taken it"),
        },
    )
    def post(self, request: Request, letters: str) -> HttpResponseBase:
        """Take the seat; then the table as you see it."""
        if services.place_behind(letters) is None:
            raise NotFound
        with refusals(), problems():
            game = services.take_by_link(user=caller(request), letters=letters)
        return fresh(request, game, status=201)


class Leave(APIView):
    """Give your seat back."""

    throttle_classes = [User, SeatAnswers]

    @extend_schema(operation_id="table_leave", request=None, responses={204: None, 404: MISSING})
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """A seat in a game of somebody else that goes on is free again."""
        game = table_at(request, public_id)
        if not services.leave(user=caller(request), game=game):
            raise NotFound
        return Response(status=204)


class Rematch(APIView):
    """The same people once more."""

    throttle_classes = [User, SeatsBegun]

    @extend_schema(operation_id="table_rematch", request=None, responses={201: OpenApiTypes.OBJECT, 404: MISSING})
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """The next game of this table, with seats changed; all who ask for it get the same one."""
        game = table_at(request, public_id)
        if game.own_seats is None:
            raise NotFound
        with refusals():
            anew = rematches.rematch(game=game)
        address = api_address("simulate-api:table", args=[anew.public_id], request=request)
        return Response({"id": anew.public_id, "url": address}, status=201, headers={"Location": address})
