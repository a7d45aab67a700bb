"""The fields that a game's form shows, and the hints for them; used by the tests of several games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scenarios import checking
from scenarios.games import pages_of
from scenarios.games.workshop import Hint
from scenarios.workshop.form import COMMON, HIDDEN


def fields(game: str) -> dict[str, Mapping[str, Any]]:
    """Every pointer of the game's schema that people can edit, with its schema; "*" for the entries of a list."""
    root = checking.schema(game)
    return {pointer: schema for pointer, schema in _inside(root, root, "") if pointer and pointer not in HIDDEN}


def _inside(
    schema: Mapping[str, Any], root: Mapping[str, Any], pointer: str
) -> Iterator[tuple[str, Mapping[str, Any]]]:
    known = _resolved(schema, root)
    yield pointer, known
    for each in known.get("anyOf", []):
        alternative = _resolved(each, root)
        if alternative.get("type") == "object":
            yield from (found for found in _inside(alternative, root, pointer) if found[0] != pointer)
    for name, each in known.get("properties", {}).items():
        yield from _inside(each, root, f"{pointer}/{name}")
    items = _resolved(known.get("items", {}), root)
    if items.get("type") == "object":
        yield from _inside(items, root, f"{pointer}/*")


def _resolved(schema: Mapping[str, Any], root: Mapping[str, Any]) -> Mapping[str, Any]:
    if "$ref" not in schema:
        return schema
    target = root["$defs"][schema["$ref"].rsplit("/", 1)[-1]]
    return {**_resolved(target, root), **{key: each for key, each in schema.items() if key != "$ref"}}


def hint_of(game: str, pointer: str) -> Hint | None:
    """The hint that the form uses: of all that fit the one with fewest "*"."""
    known = {**COMMON, **pages_of(game).workshop.hints}
    fitting = [each for each in known if fits(each, pointer)]
    return known[min(fitting, key=lambda each: each.count("*"))] if fitting else None


def fits(known: str, pointer: str) -> bool:
    """True where a pointer with "*" stands for this one."""
    one, other = known.split("/"), pointer.split("/")
    return len(one) == len(other) and all(step in ("*", there) for step, there in zip(one, other, strict=True))
