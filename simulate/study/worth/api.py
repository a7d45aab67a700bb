"""The body of `POST /api/v1/studies` for this kind."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.utils.translation import gettext as _
from rest_framework import serializers
from rest_framework.request import Request

from sandtable.agents import AGENTS, versioned
from sandtable.agents.restricted import is_restriction
from simulate.results.access import visible_batch
from simulate.results.sharing.services import request_of
from simulate.study.forked import forked
from simulate.study.services import Asked
from simulate.study.worth import services
from simulate.study.worth.forms import SIZES
from simulate.study.worth.question import MOST_THINGS, Question
from web.api.problems import Invalid, Item


class NewWorthBody(serializers.Serializer[Any]):
    """The playtest whose games are played again, and the things that are taken away."""

    kind = serializers.CharField()
    playtest = serializers.CharField(max_length=22)
    weak = serializers.CharField(max_length=20, required=False, allow_blank=True, default="")
    things = serializers.ListField(child=serializers.CharField(max_length=40), max_length=MOST_THINGS, default=list)
    rotations = serializers.IntegerField(min_value=2, max_value=2000, default=SIZES[1][0])

    def validate_weak(self, name: str) -> str:
        if name and versioned(name) not in AGENTS:
            raise serializers.ValidationError(_("There is no agent called “%(name)s”.") % {"name": name})
        return versioned(name)

    def validate_things(self, things: list[str]) -> list[str]:
        for words in things:
            if not is_restriction(words):
                raise serializers.ValidationError(_("“%(words)s” can't be forbidden.") % {"words": words})
        return list(dict.fromkeys(things))

    def validate(self, given: dict[str, Any]) -> dict[str, Any]:
        if not given["weak"] and not given["things"]:
            raise serializers.ValidationError(_("Name a weaker agent as `weak`, or at least one thing."))
        return given


def asked_for(request: Request, key: str) -> Asked:
    """The body as the service takes it. Raises ValidationError with every problem; 404 for a playtest of others."""
    body = NewWorthBody(data=request.data)
    body.is_valid(raise_exception=True)
    given = body.validated_data
    assert isinstance(request.user, AbstractBaseUser)
    base = request_of(visible_batch(request, given["playtest"]), request.user)
    if base.opening is not None:
        raise Invalid(errors=[Item("/playtest", "is_a_fork", forked())])
    return services.asked(Question(replace(base, rotations=given["rotations"]), given["weak"], tuple(given["things"])))
