"""Ways in which the stored data of a row can be damaged, past all checks."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from django.db import connection

from simulate.models import Batch, SeatedGame, Study


def changed(**values: Any) -> Callable[[dict[str, Any]], Any]:
    """A sound snapshot with other values under some keys."""
    return lambda sound: sound | values


def without(key: str) -> Callable[[dict[str, Any]], Any]:
    return lambda sound: {name: value for name, value in sound.items() if name != key}


def nested(depth: int) -> Any:
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


SUBJECT: Final = {"label": "A", "source": "", "subject": {"name": "A"}}
DAMAGES: Final[dict[str, Callable[[dict[str, Any]], Any]]] = {
    "empty": lambda sound: {},
    "null": lambda sound: None,
    "a list": lambda sound: [sound],
    "a text": lambda sound: "snapshot",
    "a number": lambda sound: 7,
    "without subjects": without("subjects"),
    "without agents": without("agents"),
    "without scenario": without("scenario"),
    "without steps": without("max_steps"),
    "without data version": without("data_version"),
    "subjects are a number": changed(subjects=3),
    "subjects are none": changed(subjects=[]),
    "subjects are texts": changed(subjects=["A", "B"]),
    "a subject without label": changed(subjects=[{"subject": {}, "source": ""}, SUBJECT]),
    "a subject is a list": changed(subjects=[SUBJECT | {"subject": []}, SUBJECT]),
    "a label is a number": changed(subjects=[SUBJECT | {"label": 5}, SUBJECT]),
    "a label is endless": changed(subjects=[SUBJECT | {"label": "A" * 10**6}, SUBJECT]),
    "very many subjects": changed(subjects=[SUBJECT] * 20_000, agents=["random"] * 20_000),
    "agents are null": changed(agents=None),
    "agents are numbers": changed(agents=[1, 2]),
    "too few agents": changed(agents=["random"]),
    "scenario is a text": changed(scenario="Ridge"),
    "scenario without version": changed(scenario={}),
    "sides are a number": changed(sides=2),
    "too many sides": changed(sides=["A", "B", "C"]),
    "steps are a text": changed(max_steps="many"),
    "steps are endless": changed(max_steps=10**40),
    "seats turn perhaps": changed(turns_seats="perhaps"),
    "opening is a text": changed(opening="e4"),
    "opening of numbers": changed(opening={"engine": 1, "stretches": [[1, 2]], "choice": "x"}),
    "deep": lambda sound: nested(900),
}
"""Ways in which a snapshot can be damaged, by name."""


def damage(row: Batch | SeatedGame | Study, value: Any, column: str = "snapshot") -> None:
    """Write something else into a row, past all checks."""
    with connection.cursor() as cursor:
        cast = "%s::jsonb" if connection.vendor == "postgresql" else "%s"
        table = type(row)._meta.db_table
        cursor.execute(f"UPDATE {table} SET {column} = {cast} WHERE id = %s", [json.dumps(value), row.pk])
