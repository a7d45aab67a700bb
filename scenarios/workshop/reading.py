"""Bodies of the workshop's calls: their shape, with every problem at the place where it is."""

from __future__ import annotations

from typing import Any, Final

from rest_framework import serializers

from scenarios.checking import MOST_BYTES
from scenarios.models import NOTE_LENGTH
from web.api.json import Limits
from web.api.parsers import StrictJSONParser
from web.api.problems import Invalid, items
from web.api.serializers import StrictInteger, StrictSerializer, StrictText

LIMITS: Final = Limits(bytes=2 * MOST_BYTES, depth=24, nodes=60_000, string=2_000)
"""A change of all values holds each of them with its path."""
TAB_LENGTH: Final = 40
MOST_PARTS: Final = 40


class DraftParser(StrictJSONParser):
    """The limits of a change."""

    limits = LIMITS


class _Change(StrictSerializer):
    """The fields that all changes of a draft have."""

    revision = StrictInteger(min_value=0, max_value=2**31 - 1, help_text="The change that this one follows")
    tab = StrictText(required=False, allow_blank=True, max_length=TAB_LENGTH, default="", help_text="Who changes it")
    seen = serializers.DictField(
        child=StrictText(max_length=40),
        required=False,
        default=dict,
        help_text="Digests of the parts of the picture that the caller has, by name",
    )


class DraftChange(_Change):
    patch = serializers.JSONField(help_text="A JSON Patch (RFC 6902) of add, remove and replace")


class DraftDocument(_Change):
    document = serializers.JSONField(help_text="A whole definition, with problems or not")


class DraftSave(_Change):
    note = StrictText(required=False, allow_blank=True, max_length=NOTE_LENGTH, default="")
    over = StrictInteger(
        required=False, min_value=1, max_value=999_999, help_text="A newer version that this one shall follow"
    )


class DraftTrial(_Change):
    """Try the draft as it is."""


class DraftQuestion(StrictSerializer):
    arguments = serializers.DictField(required=False, default=dict, help_text="As the question wants them")


class DraftState(serializers.Serializer[Any]):
    """The answer to every change."""

    revision = serializers.IntegerField()
    base = serializers.IntegerField(help_text="The version that the work started from")
    newest = serializers.IntegerField(help_text="The newest version")
    tab = serializers.CharField(help_text="Who made the last change")
    changed_at = serializers.DateTimeField()
    report = serializers.JSONField(help_text="Problems, advice, picture and counts")


class WholeDraft(DraftState):
    document = serializers.JSONField()


def read(body: type[StrictSerializer], data: object) -> dict[str, Any]:
    """The values of a body. Raises Invalid with every problem."""
    found = body(data=data)
    if not found.is_valid():
        raise Invalid(errors=items(found.errors))
    if len(found.validated_data.get("seen", ())) > MOST_PARTS:
        raise Invalid(errors=items({"seen": [f"has more than {MOST_PARTS} parts"]}))
    return dict(found.validated_data)
