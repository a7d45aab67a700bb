"""The body of `POST /api/v1/studies` for this kind."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.utils.translation import gettext as _
from rest_framework import serializers
from rest_framework.request import Request

from simulate.results.access import visible_batch
from simulate.results.sharing.services import request_of
from simulate.study.causes import services
from simulate.study.causes.question import MOST_CHANGES
from simulate.study.services import Asked
from web.api.problems import Invalid, Item
from web.api.serializers import StrictInteger, StrictSerializer, StrictText

MOST_ROTATIONS = 5000


class NewCausesBody(StrictSerializer):
    """A playtest, one of its sides, and the cards or elements that are taken out one at a time."""

    kind = StrictText(max_length=20)
    playtest = StrictText(max_length=22)
    side = StrictInteger(min_value=0, max_value=7, default=0)
    things = serializers.ListField(
        child=StrictText(max_length=200),
        min_length=1,
        max_length=MOST_CHANGES,
        required=False,
        help_text="Codes of cards, or changes of a scenario such as /markers/0 or /rounds=7. Left out: all cards.",
    )
    instead = StrictText(
        max_length=10,
        allow_blank=True,
        default="",
        help_text="The code of a card; empty: a blank that can't be played.",
    )
    rotations = StrictInteger(min_value=2, max_value=MOST_ROTATIONS, default=400, help_text="For each thing, at most.")


def asked_for(request: Request, key: str) -> Asked:
    """The body as the service takes it. Raises ValidationError or Invalid with every problem; 404 for others' games."""
    body = NewCausesBody(data=request.data)
    body.is_valid(raise_exception=True)
    given: dict[str, Any] = body.validated_data
    assert isinstance(request.user, AbstractBaseUser)
    played = request_of(visible_batch(request, given["playtest"]), request.user)
    if refusal := services.refusal(played):
        raise Invalid(errors=[Item("/playtest", "nothing_to_measure", refusal)])
    base = services.base_of(played)
    if given["side"] >= len(base.subjects):
        raise Invalid(errors=[Item("/side", "unknown_side", _("There is no such side."))])
    offered = services.things(base, given["side"])
    chosen = list(dict.fromkeys(given.get("things") or (offered if base.scenario is None else ())))
    if problems := _problems(chosen, list(offered)):
        raise Invalid(errors=problems)
    return services.asked(
        services.question_of(
            base,
            subject=given["side"],
            chosen=chosen,
            instead=given["instead"],
            rotations=given["rotations"],
        )
    )


def _problems(chosen: list[str], offered: list[str]) -> list[Item]:
    if not chosen:
        known = ", ".join(offered[:20])
        return [Item("/things", "required", _("Name at least one; there are: %(known)s …") % {"known": known})]
    if len(chosen) > MOST_CHANGES:
        return [Item("/things", "too_many", _("At most %(most)s at a time.") % {"most": MOST_CHANGES})]
    return [
        Item(f"/things/{place}", "unknown_thing", _("There is no “%(thing)s” to take out.") % {"thing": thing})
        for place, thing in enumerate(chosen)
        if thing not in offered
    ]
