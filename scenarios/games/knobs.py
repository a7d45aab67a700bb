"""The things that a search for balance may change in a scenario of any game: the whole numbers of its document.

A game that knows more about its scenarios answers with knobs of its own (`ScenarioPages.knobs`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from sandtable.engine.shape import Schema
from sandtable.playtest.balancing.knobs import Knob, Limits, Path, number, some

REACH: Final = 3
"""Steps to each side of the present value that a knob offers."""


def plain_knobs(document: Mapping[str, Any], schema: Schema) -> list[Knob]:
    """A knob for each whole number of the document that its schema limits; places in lists are left alone."""
    found = [
        number(document, path, " ".join(map(str, path)).replace("_", " "), _group(path), limits)
        for path, limits in _numbers(document, schema, schema, ())
    ]
    return some(found)


def _group(path: Path) -> str:
    return str(path[0]).replace("_", " ") if len(path) > 1 else ""


def _numbers(value: Any, schema: Schema, whole: Schema, path: Path) -> Iterator[tuple[Path, Limits]]:
    """The places of whole numbers below a value, with their limits."""
    schema = _linked(schema, whole)
    if isinstance(value, dict):
        for key, inner in value.items():
            known = schema.get("properties", {}).get(key)
            if known is not None:
                yield from _numbers(inner, known, whole, (*path, key))
    elif isinstance(value, int) and not isinstance(value, bool) and {"minimum", "maximum"} <= schema.keys():
        yield path, Limits(schema["minimum"], schema["maximum"], REACH)


def _linked(schema: Schema, whole: Schema) -> Schema:
    """The schema itself, or the one that it refers to."""
    while "$ref" in schema:
        schema = whole["$defs"][schema["$ref"].rsplit("/", 1)[-1]]
    return schema
