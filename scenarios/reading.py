"""Bodies of API calls: their shape, with every problem at the place where it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from scenarios import representation
from scenarios.checking import MOST_BYTES, BadScenario, refusals
from scenarios.guides import help_link
from scenarios.schemas import CloneWrite, QuestionWrite, ScenarioWrite
from scenarios.services import tidied
from web.api.json import Limits
from web.api.parsers import StrictJSONParser
from web.api.problems import Invalid, items

LIMITS: Final = Limits(bytes=MOST_BYTES, depth=20, nodes=25_000, string=2_000)
"""Looser than the schema's own limits, tight enough that nothing is built from what is far too large."""


class ScenarioParser(StrictJSONParser):
    """The limits of a scenario's body: longer than 512 KB is no scenario."""

    limits = LIMITS


@dataclass(frozen=True)
class ScenarioBody:
    """`{"scenario", "note"?, "visibility"?}`."""

    definition: dict[str, Any]
    note: str
    visibility: str
    """Empty: leave it as it is."""

    @classmethod
    def read(cls, data: object) -> ScenarioBody:
        """Raises Invalid with every problem of the body and of the definition in it."""
        body = ScenarioWrite(data=data)
        errors = [] if body.is_valid() else items(body.errors)
        definition: dict[str, Any] = {}
        if isinstance(data, dict) and data.get("scenario") is not None:
            try:
                definition = tidied(data["scenario"])
            except BadScenario as bad:
                errors += representation.items(bad.problems, ("scenario",))
        if errors:
            given = data.get("scenario") if isinstance(data, dict) else None
            raise Invalid(errors=errors, headers=help_link(given))
        return cls(definition, body.validated_data["note"], body.validated_data["visibility"])


@dataclass(frozen=True)
class CloneBody:
    """`{"title"?, "version"?}`."""

    title: str
    number: int | None
    """None: the newest."""

    @classmethod
    def read(cls, data: object) -> CloneBody:
        """Raises Invalid with every problem."""
        body = CloneWrite(data=data)
        if not body.is_valid():
            raise Invalid(errors=items(body.errors))
        return cls(body.validated_data["title"], body.validated_data.get("version"))


@dataclass(frozen=True)
class QuestionBody:
    """`{"scenario", "arguments"?}`."""

    definition: dict[str, Any]
    arguments: dict[str, Any]

    @classmethod
    def read(cls, data: object) -> QuestionBody:
        """Raises Invalid with every problem of the body and every refusal of the definition in it."""
        body = QuestionWrite(data=data)
        errors = [] if body.is_valid() else items(body.errors)
        given = data.get("scenario") if isinstance(data, dict) else None
        if given is not None:
            errors += representation.items(refusals(given), ("scenario",))
        if errors:
            raise Invalid(errors=errors, headers=help_link(given))
        return cls(body.validated_data["scenario"], body.validated_data["arguments"])
