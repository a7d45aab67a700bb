"""The shape of the frozen request of a playtest or a seated game, and a stand-in for rows without that shape.

A row that can't be read must not take its neighbours in a list along. So `FrozenField` never fails: instead of garbage
it gives a `Garbage`, which has the right shape and nothing in it, and says what is wrong. `plan()` of such a row
raises `web.unreadable.Unreadable`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from django.db import models
from django.db.models.fields.json import KeyTransform
from django.utils.translation import gettext as _

from sandtable.playtest.opening import Opening
from web.unreadable import Unreadable

MOST_SUBJECTS: Final = 100
LONGEST_LABEL: Final = 1000
"""Letters; the names of decks and scenarios are shorter."""
MOST_STEPS: Final = 2**53
UNKNOWN: Final = "?"
"""In place of a name that can't be read."""


class Garbage(dict[str, Any]):
    """The stand-in for something that can't be read: two subjects without a name."""

    def __init__(self, reason: str) -> None:
        subject = {"label": UNKNOWN, "source": "", "subject": {"name": UNKNOWN}}
        frozen = {"subjects": [subject, subject], "agents": [UNKNOWN, UNKNOWN], "scenario": None, "max_steps": 0}
        super().__init__(frozen, data_version="")
        self.reason = reason
        """The fault, for staff."""


class SafeField(models.JSONField):
    """JSON that a list can always fetch: garbage, such as endless nesting, becomes a stand-in that is never written."""

    def from_db_value(self, value: Any, expression: Any, connection: Any) -> Any:
        try:
            return super().from_db_value(value, expression, connection)
        except (ValueError, RecursionError) as error:
            return Garbage(f"no JSON: {type(error).__name__}")

    def get_db_prep_value(self, value: Any, connection: Any, prepared: bool = False) -> Any:
        if isinstance(value, Garbage):
            raise Unreadable(cant_be_read())
        return super().get_db_prep_value(value, connection, prepared)

    def deconstruct(self) -> Any:
        """In migrations it is a plain JSON column."""
        name, _path, args, given = super().deconstruct()
        return name, "django.db.models.JSONField", args, given


class FrozenField(SafeField):
    """A frozen request; one of another shape is garbage, too."""

    def from_db_value(self, value: Any, expression: Any, connection: Any) -> Any:
        read = super().from_db_value(value, expression, connection)
        if isinstance(expression, KeyTransform) or isinstance(read, Garbage):
            return read
        reason = next(faults(read), "")
        return Garbage(reason) if reason else read


def cant_be_read() -> str:
    """The sentence for people who want to go on from such a row."""
    return _("This can't be read any more: what was stored of it is damaged. The staff of this site is told.")


def fault_of(snapshot: Any) -> str:
    """The reason why a snapshot that was read from the database can't be used; empty for a sound one."""
    return snapshot.reason if isinstance(snapshot, Garbage) else ""


def faults(snapshot: Any) -> Iterator[str]:
    """The things that are wrong with a frozen request, for staff."""
    if not isinstance(snapshot, dict):
        yield f"an object is expected, not {_kind(snapshot)}"
        return
    subjects = snapshot.get("subjects")
    if not isinstance(subjects, list) or not 1 <= len(subjects) <= MOST_SUBJECTS:
        yield f"subjects: a list of 1 to {MOST_SUBJECTS} is expected"
        return
    yield from _faults_of_subjects(subjects)
    yield from _faults_of_agents(snapshot.get("agents"), len(subjects))
    yield from _faults_of_scenario(snapshot, len(subjects))
    if type(snapshot.get("max_steps")) is not int or not 0 <= snapshot["max_steps"] <= MOST_STEPS:
        yield "max_steps: a number of steps is expected"
    if not _is_text(snapshot.get("data_version")):
        yield "data_version: a text is expected"
    if not _is_text(snapshot.get("rules", "")):
        yield "rules: a text is expected"
    yield from _faults_of_opening(snapshot.get("opening"))


def _faults_of_subjects(subjects: list[Any]) -> Iterator[str]:
    for number, each in enumerate(subjects):
        if not isinstance(each, dict) or not isinstance(each.get("subject"), dict):
            yield f"subjects/{number}: an object with a subject is expected"
        elif not (_is_text(each.get("label")) and _is_text(each.get("source"))):
            yield f"subjects/{number}: label and source are texts"


def _faults_of_agents(agents: Any, subjects: int) -> Iterator[str]:
    if not isinstance(agents, list) or not all(map(_is_text, agents)) or len(agents) != subjects:
        yield "agents: a name for each subject is expected"


def _faults_of_scenario(snapshot: dict[str, Any], subjects: int) -> Iterator[str]:
    scenario = snapshot.get("scenario", UNKNOWN)
    if scenario is not None and not isinstance(scenario, dict):
        yield "scenario: an object or null is expected"
    for name in ("scenario_label", "scenario_version"):
        if not _is_text(snapshot.get(name, "" if name == "scenario_label" or scenario is None else None)):
            yield f"{name}: a text is expected"
    sides = snapshot.get("sides", [])
    if not isinstance(sides, list) or len(sides) not in (0, subjects) or not all(map(_is_text, sides)):
        yield "sides: no names, or one for each subject, are expected"
    for name in ("turns_seats", "has_sides"):
        if type(snapshot.get(name, True)) is not bool:
            yield f"{name}: true or false is expected"


def _faults_of_opening(opening: Any) -> Iterator[str]:
    try:
        read = Opening.read(opening)
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        yield f"opening: {type(error).__name__}"
        return
    if read is None:
        return
    stretches = [type(value) for each in read.stretches for value in (each.seed, each.rotation, each.packed)]
    if not (_is_text(read.engine) and type(read.choice) is int and stretches == [int, int, str] * len(read.stretches)):
        yield "opening: engine, stretches and choice are expected"


def _is_text(value: Any) -> bool:
    """A text that can be shown: not endless, and without lone surrogates."""
    if not isinstance(value, str) or len(value) > LONGEST_LABEL:
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _kind(value: Any) -> str:
    return {list: "a list", type(None): "null"}.get(type(value), json.dumps(type(value).__name__))
