"""The judge of "what is it worth?": a playtest, and what its players go without."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from rest_framework import serializers

from sandtable.agents.restricted import is_restriction
from simulate.asking.api import AgentChoice
from simulate.study.forked import forked
from simulate.study.judging import Asker, playtest_at, refusal
from simulate.study.services import Asked
from simulate.study.worth import services
from simulate.study.worth.question import MOST_THINGS, Question
from web.api.serializers import StrictInteger, StrictSerializer, StrictText

USUAL: Final = 200
"""Rotations of each playtest."""


class Thing(StrictText):
    """Words that a player's choices may not have."""

    def to_internal_value(self, data: Any) -> str:
        words = super().to_internal_value(data)
        if not is_restriction(words):
            told = _("“%(words)s” can't be forbidden: give 3 to 40 small letters, digits, spaces or hyphens.")
            raise serializers.ValidationError(told % {"words": words[:60]})
        return words


class Body(StrictSerializer):
    """The playtest whose games are played again, and the things that are taken away."""

    playtest = StrictText(max_length=22)
    weak = AgentChoice(allow_blank=True, default="")
    things = serializers.ListField(
        child=Thing(),
        max_length=MOST_THINGS,
        default=list,
        error_messages={"max_length": gettext_lazy("At most {max_length} things at a time.")},
    )
    rotations = StrictInteger(min_value=2, max_value=2000, default=USUAL)

    def validate_things(self, things: list[str]) -> list[str]:
        return list(dict.fromkeys(things))

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        if not body["weak"] and not body["things"]:
            raise serializers.ValidationError(_("Choose a weaker player, or at least one thing."))
        return body


def judged(body: dict[str, Any], asker: Asker) -> Asked:
    """The study of a body without mistakes of shape. Raises BadDocument, or Http404 for a playtest of others."""
    base = playtest_at(asker, body["playtest"])
    if base.opening is not None:
        raise refusal(("playtest",), "is_a_fork", forked())
    base = replace(base, rotations=body["rotations"])
    return services.asked(Question(base, body["weak"], tuple(body["things"])))
