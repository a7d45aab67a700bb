"""The call that tells how much a person may keep, and how much of it is used."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.allowances import rooms


class RoomOfKind(serializers.Serializer[object]):
    """One kind of thing."""

    name = serializers.CharField(help_text="`decks`, `scenarios`, `studies`, `megabytes` and the like.")
    used = serializers.IntegerField(help_text="What the account has now.")
    most = serializers.IntegerField(help_text="What it may have; 0: there is no end.")


class AllowancesAnswer(serializers.Serializer[object]):
    """All kinds."""

    allowances = RoomOfKind(many=True)


class Allowances(APIView):
    """The allowances of the account."""

    @extend_schema(
        summary="What one may keep, and what one has",
        description="A call that would exceed one of these is refused with 409 `full`, and stores nothing.",
        tags=["account"],
        responses={200: AllowancesAnswer},
    )
    def get(self, request: Request) -> Response:
        assert isinstance(request.user, AbstractBaseUser)
        found = [{"name": each.name, "used": each.used, "most": each.most} for each in rooms(request.user)]
        return Response({"allowances": found})
