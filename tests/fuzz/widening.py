"""The description of the API, widened: beside anything that fits, values that exist; and links from call to call.

Without them most calls would end at an id that nobody has. What is refused stays in: a value that was only text before
is still any text.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

Described = dict[str, Any]
Known = dict[str, list[Any]]
"""Values that exist, by the name that a parameter or a field has for them."""

METHODS: Final = ("get", "post", "put", "patch", "delete")
PERSON: Final = "X-Person"
"""The header that says who calls; `tests/fuzz/machine.py` puts the token of that person in its place."""
KINDS: Final = {
    "decks": "deck",
    "own-formats": "format",
    "playtest-series": "series",
    "playtests": "playtest",
    "scenarios": "scenario",
    "studies": "study",
    "table-links": "letters",
    "tables": "seat",
}
"""The kind of thing that an id in a path names, by the part of the path before it."""


def widened(described: Described, known: Known, bodies: Known, people: list[str]) -> Described:
    """The description with known values, known bodies (by their calls), a person for each call, and links."""
    for path, name, call in calls(described):
        for parameter in call.setdefault("parameters", []):
            _widen(parameter, kind_of(path, parameter["name"]), known)
        caller = {"type": "string", "enum": people}
        call["parameters"].append({"name": PERSON, "in": "header", "required": True, "schema": caller})
        _know_bodies(call, bodies.get(f"{name} {path}", []))
    for schema in described["components"]["schemas"].values():
        for name, part in schema.get("properties", {}).items():
            if name in known:
                schema["properties"][name] = either(part, known[name])
    _link(described)
    return described


def calls(described: Described) -> Iterator[tuple[str, str, Described]]:
    """Every call: its path, its method and what is said of it."""
    for path, methods in described["paths"].items():
        for name in METHODS:
            if name in methods:
                yield path, name, methods[name]


def either(schema: Described, values: list[Any]) -> Described:
    """A value that fits the schema, as often as not one of these."""
    return {"anyOf": [{"enum": values}, schema]}


def kind_of(path: str, name: str) -> str:
    """The kind of thing that a part of a path names; other parts have their own names."""
    before = path.partition("/{")[0].split("/")
    return KINDS.get(before[-1], name) if name in ("public_id", "letters") else name


def _widen(parameter: Described, kind: str, known: Known) -> None:
    if kind in known:
        parameter["schema"] = either(parameter["schema"], known[kind])


def _know_bodies(call: Described, bodies: list[Any]) -> None:
    if bodies:
        content = call["requestBody"]["content"]["application/json"]
        content["schema"] = either(content["schema"], bodies)


def _link(described: Described) -> None:
    """From each call that answers with an `id`, or makes something, to all calls below the place of the new thing."""
    schemas = described["components"]["schemas"]
    for path, method, call in calls(described):
        place = path.replace("/scenario-playtests", "/playtests").removesuffix("/import").partition("/{")[0]
        targets = {
            each["operationId"]: each
            for other, _name, each in calls(described)
            if other.startswith(f"{place}/{{public_id}}")
        }
        for status, answer in call["responses"].items():
            told = _fields(answer, schemas)
            if status.startswith("2") and ("id" in told or (not told and f"{method} {path}" == f"post {place}")):
                answer["links"] = {
                    name: {"operationId": name, "parameters": {"path.public_id": "$response.body#/id"}}
                    for name in targets
                }


def _fields(answer: Described, schemas: Described) -> Described:
    schema = answer.get("content", {}).get("application/json", {}).get("schema", {})
    named = schemas.get(schema.get("$ref", "").rpartition("/")[2], schema)
    found: Described = named.get("properties", {})
    return found
