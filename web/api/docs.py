"""The page about the API: every call with its fields and an example, written from the API's own description.

It is plain HTML of a few dozen kilobytes when packed. Programs read the description itself, at /api/v1/schema.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from django.core.cache import caches
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.text import slugify
from django.views.decorators.http import require_safe
from drf_spectacular.generators import SchemaGenerator

from web.installation import version

Schema = dict[str, Any]
METHODS: Final = ("get", "post", "put", "patch", "delete")
OTHERS: Final = "other calls"
DEFAULT: Final = "default"
"""The answer that every call may give; the page tells it once."""
KEPT_S: Final = 24 * 3600


@dataclass(frozen=True)
class Field:
    """A field of a body, or a parameter."""

    name: str
    kind: str
    is_required: bool
    about: str
    place: str = ""
    """"path", "query" or "header" for a parameter."""


@dataclass(frozen=True)
class Answer:
    """An answer of a call by its status."""

    status: str
    about: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Call:
    """One call."""

    method: str
    path: str
    name: str
    summary: str
    about: str
    parameters: tuple[Field, ...]
    body: tuple[Field, ...]
    example: str
    answers: tuple[Answer, ...]
    is_open: bool
    """Nobody needs an account for it."""


@dataclass(frozen=True)
class Group:
    """Calls about the same things."""

    name: str
    calls: tuple[Call, ...]

    @property
    def place(self) -> str:
        return f"calls-{slugify(self.name)}"


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    """Every call of the API, to read."""
    return render(request, "web/api_docs.html", {"groups": groups()})


@cache
def groups() -> tuple[Group, ...]:
    """The calls by what they are about, in the order of the alphabet.

    The description is made once for a version of the service: every other process finds it in the cache of results.
    """
    key = f"api-docs-{version()}"
    kept: tuple[Group, ...] | None = caches["results"].get(key)
    if kept is None:
        kept = _made()
        caches["results"].set(key, kept, KEPT_S)
    return kept


def _made() -> tuple[Group, ...]:
    description: Schema = SchemaGenerator().get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
    return groups_of(description)


def groups_of(description: Schema) -> tuple[Group, ...]:
    """The calls of an OpenAPI document."""
    found: dict[str, list[Call]] = {}
    for path, methods in description["paths"].items():
        for method in METHODS:
            if operation := methods.get(method):
                name = next(iter(operation.get("tags", [])), OTHERS)
                found.setdefault(name, []).append(_call(description, method, path, operation))
    return tuple(Group(name, tuple(calls)) for name, calls in sorted(found.items()))


def _call(description: Schema, method: str, path: str, operation: Schema) -> Call:
    content: Schema = next(iter(operation.get("requestBody", {}).get("content", {}).values()), {})
    examples = content.get("examples", {}).values()
    example = next((json.dumps(each["value"], indent=2, ensure_ascii=False) for each in examples), "")
    return Call(
        method=method.upper(),
        path=path,
        name=operation["operationId"],
        summary=operation.get("summary", ""),
        about=operation.get("description", ""),
        parameters=tuple(_parameter(description, each) for each in operation.get("parameters", [])),
        body=tuple(_fields(description, content.get("schema", {}))),
        example=example,
        answers=tuple(_answers(description, operation.get("responses", {}))),
        is_open={} in operation.get("security", [{}]),
    )


def _parameter(description: Schema, each: Schema) -> Field:
    kind = _kind(description, each.get("schema", {}))
    return Field(each["name"], kind, each.get("required", False), each.get("description", ""), each["in"])


def _answers(description: Schema, responses: Schema) -> Iterator[Answer]:
    for status, response in responses.items():
        if status != DEFAULT:
            content: Schema = next(iter(response.get("content", {}).values()), {})
            fields = tuple(_fields(description, content.get("schema", {})))
            yield Answer(status, response.get("description", ""), fields)


def _fields(description: Schema, schema: Schema) -> Iterator[Field]:
    """The fields of an object, of each in a list, or of all that a body may be."""
    schema = _meant(description, schema)
    if schema.get("type") == "array":
        schema = _meant(description, schema["items"])
    choices = [_meant(description, each) for each in schema.get("oneOf", [])] or [schema]
    for each in choices:
        required = set(each.get("required", ()))
        for name, field in each.get("properties", {}).items():
            yield Field(name, _kind(description, field), name in required, _about(description, field))


def _about(description: Schema, field: Schema) -> str:
    return str(field.get("description") or _meant(description, field).get("description", ""))


def _kind(description: Schema, schema: Schema) -> str:
    """The type in a word or two: "text", "list of numbers", the values to choose from."""
    schema = _meant(description, schema)
    if values := schema.get("enum"):
        return " | ".join(str(value) for value in values if value not in ("", None))
    if schema.get("type") == "array":
        return f"list of {_kind(description, schema.get('items', {}))}"
    types = schema.get("type", "any")
    return types if isinstance(types, str) else " or ".join(types)


def _meant(description: Schema, schema: Schema) -> Schema:
    """The schema behind a reference, also behind one that only adds a description."""
    whole = schema.get("allOf", [])
    if len(whole) == 1:
        schema = whole[0]
    if reference := schema.get("$ref"):
        named: Schema = description["components"]["schemas"][reference.rpartition("/")[2]]
        return named
    return schema
