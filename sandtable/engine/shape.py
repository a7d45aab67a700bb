"""Does a document follow a JSON schema? Says what is wrong in sentences.

A reader of its own rather than a library, for three reasons: a hostile document costs a bounded amount of work (its
size is checked before anything else), the sentences never repeat what a document contains at length, and the rules
stay free of dependencies. It knows the words of JSON Schema (2020-12) that our schemas use and refuses others; tests
hold it against an independent validator.
"""

# interpreted: runs once a document

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

from sandtable.engine.problem import SHAPE, SIZE, Path, Problem, shown
from sandtable.engine.unknown import UNKNOWN

Schema = dict[str, Any]

MOST_VALUES: Final = 20_000
"""Values in a document, containers included; the largest map fully covered in overlays stays far below."""
MOST_LEVELS: Final = 16
"""Levels of nesting: enough for victory conditions five deep."""
MOST_CHARACTERS: Final = 200_000
"""Characters of all keys and strings together."""
MOST_PROBLEMS: Final = 100
"""Problems reported of one document."""
ENTRIES: Final = ("entry", "entries")
CHARACTERS: Final = ("character", "characters")
"""The counted thing, in singular and plural."""


class Shape:
    """A schema, ready to look at documents."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        """As published."""
        self._linked = _linked(schema)

    def problems(self, document: object) -> list[Problem]:
        """The problems of a document under the schema, up to MOST_PROBLEMS; empty for a well-formed one."""
        too_large = _size_problem(document)
        if too_large:
            return [Problem(too_large, rule=SIZE)]
        return list(islice(_check(document, self._linked, ()), MOST_PROBLEMS))

    def sound(self, document: object) -> Any:
        """The document with UNKNOWN in the place of each value that the schema refuses.

        Missing keys are there and unknown. A key the schema does not know may be a misspelt one, so it is left out and
        the keys that may be missing are unknown as well. Only for documents that are not too large.
        """
        return _sound(document, self._linked)


def _linked(schema: Schema) -> Schema:
    """The schema with every reference replaced by its target; it may then contain itself."""
    definitions: dict[str, Schema] = {f"#/$defs/{name}": {} for name in schema.get("$defs", {})}
    for name, each in schema.get("$defs", {}).items():
        definitions[f"#/$defs/{name}"].update(_resolved(each, definitions))
    found: Schema = _resolved({key: value for key, value in schema.items() if key != "$defs"}, definitions)
    return found


def _resolved(part: Any, definitions: dict[str, Schema]) -> Any:
    if isinstance(part, list):
        return [_resolved(each, definitions) for each in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return definitions[part["$ref"]]
    return {key: _resolved(each, definitions) for key, each in part.items()}


def _size_problem(document: object) -> str:
    """The limit that the document exceeds; empty for none. The check stops at the first limit."""
    values = 1
    characters = 0
    waiting: list[tuple[object, int]] = [(document, 1)]
    while waiting:
        value, level = waiting.pop()
        values += len(value) if isinstance(value, dict | list) else 0
        characters += len(value) if isinstance(value, str) else 0
        if level > MOST_LEVELS:
            return f"the document is nested more than {MOST_LEVELS} levels deep"
        if values > MOST_VALUES:
            return f"the document holds more than {MOST_VALUES:,} values"
        if characters > MOST_CHARACTERS:
            return f"the texts of the document are longer than {MOST_CHARACTERS:,} characters together"
        if isinstance(value, dict):
            waiting.extend((key, level) for key in value)
            waiting.extend((each, level + 1) for each in value.values())
        elif isinstance(value, list):
            waiting.extend((each, level + 1) for each in value)
    return ""


def _check(value: Any, wanted: Schema, path: Path) -> Iterator[Problem]:
    """The problems of one value under one part of the schema."""
    if "anyOf" in wanted:
        yield from _check_alternatives(value, wanted["anyOf"], path)
    elif "enum" in wanted:
        if not (isinstance(value, str) and value in wanted["enum"]):
            yield _refused(path, f"is {_shown(value)}; known here: {', '.join(wanted['enum'])}")
    else:
        yield from _CHECKS[wanted["type"]](value, wanted, path)


def _check_alternatives(value: Any, alternatives: list[Schema], path: Path) -> Iterator[Problem]:
    if all(next(_check(value, each, path), None) for each in alternatives):
        yield _refused(path, f"is {_shown(value)}, not {' or '.join(map(_title, alternatives))}")


def _check_object(value: Any, wanted: Schema, path: Path) -> Iterator[Problem]:
    if not isinstance(value, dict):
        yield _refused(path, f"is {_shown(value)}, not an object")
        return
    yield from _check_members(value, wanted, path)
    for key in wanted.get("required", ()):
        if key not in value:
            yield _refused(path, f'"{key}" is missing')
    for key, other in wanted.get("dependentSchemas", {}).items():
        for excluded in other["properties"] if key in value else ():
            if excluded in value:
                yield _refused(path, f'"{excluded}" can\'t stand beside "{key}"')
    for key, needed in wanted.get("dependentRequired", {}).items():
        for each in needed if key in value else ():
            if each not in value:
                yield _refused(path, f'"{key}" needs "{each}" beside it')
    for key, each in value.items():
        yield from _check_entry(key, each, wanted, path)


def _check_entry(key: object, value: Any, wanted: Schema, path: Path) -> Iterator[Problem]:
    """One entry of an object: a field the schema names, or one of many with a name of their own."""
    known = wanted.get("properties", {})
    inside = (*path, key if isinstance(key, str) else _shown(key))
    if key in known:
        yield from _check(value, known[key], inside)
    elif wanted["additionalProperties"] is False or not isinstance(key, str):
        yield _refused(path, f"{_shown(key)} is unknown here; known: {', '.join(known)}")
    else:
        yield from _check(key, wanted["propertyNames"], inside)
        yield from _check(value, wanted["additionalProperties"], inside)


def _check_array(value: Any, wanted: Schema, path: Path) -> Iterator[Problem]:
    if not isinstance(value, list):
        yield _refused(path, f"is {_shown(value)}, not a list")
        return
    yield from _check_count(len(value), wanted, "minItems", "maxItems", ENTRIES, path)
    if wanted.get("uniqueItems"):
        yield from _check_twice(value, path)
    for index, each in enumerate(value[: wanted["maxItems"]]):
        yield from _check(each, wanted["items"], (*path, index))


def _check_twice(value: list[Any], path: Path) -> Iterator[Problem]:
    """Lists whose entries differ hold names and numbers only; anything else is refused as an entry."""
    plain = [each for each in value if isinstance(each, str | int)]
    twice = [each for each in dict.fromkeys(plain) if plain.count(each) > 1] if len(set(plain)) < len(plain) else []
    for each in twice:
        yield _refused(path, f"{_shown(each)} is named more than once")


def _check_string(value: Any, wanted: Schema, path: Path) -> Iterator[Problem]:
    if not isinstance(value, str):
        yield _refused(path, f"is {_shown(value)}, not {_title(wanted)}")
        return
    yield from _check_count(len(value), wanted, "minLength", "maxLength", CHARACTERS, path)
    if len(value) <= wanted["maxLength"] and not _pattern(wanted["pattern"]).match(value):
        yield _refused(path, f"is {_shown(value)}, not {_title(wanted)}")


def _check_integer(value: Any, wanted: Schema, path: Path) -> Iterator[Problem]:
    if not isinstance(value, int) or isinstance(value, bool):
        yield _refused(path, f"is {_shown(value)}, not a whole number")
    elif not wanted["minimum"] <= value <= wanted["maximum"]:
        yield _refused(path, f"must be from {wanted['minimum']} to {wanted['maximum']}, is {_shown(value)}")


def _check_boolean(value: Any, wanted: Schema, path: Path) -> Iterator[Problem]:
    if not isinstance(value, bool):
        yield _refused(path, f"is {_shown(value)}, not true or false")


_CHECKS: Final[dict[str, Callable[[Any, Schema, Path], Iterator[Problem]]]] = {
    "object": _check_object,
    "array": _check_array,
    "string": _check_string,
    "integer": _check_integer,
    "boolean": _check_boolean,
}


def _sound(value: Any, wanted: Schema) -> Any:
    """The sound parts of one value; UNKNOWN where nothing of it can be used."""
    kind = wanted.get("type")
    if kind == "object" and isinstance(value, dict) and not _miscounted(value, wanted, "Properties"):
        return _sound_object(value, wanted)
    if kind == "array" and isinstance(value, list) and not _miscounted(value, wanted, "Items"):
        if wanted.get("uniqueItems") and next(_check_twice(value, ()), None):
            return UNKNOWN
        return [_sound(each, wanted["items"]) for each in value]
    return UNKNOWN if next(_check(value, wanted, ()), None) else value


def _sound_object(value: dict[Any, Any], wanted: Schema) -> Any:
    known, others = wanted.get("properties", {}), wanted["additionalProperties"]
    if others is not False:
        names = wanted["propertyNames"]
        if any(key not in known and next(_check(key, names, ()), None) for key in value):
            return UNKNOWN
        return {key: _sound(each, known.get(key, others)) for key, each in value.items()}
    missing = known if any(key not in known for key in value) else wanted.get("required", ())
    found = dict.fromkeys(missing, UNKNOWN) | {key: _sound(value[key], known[key]) for key in known if key in value}
    for key, other in wanted.get("dependentSchemas", {}).items():
        for excluded in other["properties"]:
            if key in value and excluded in value:
                found[key] = found[excluded] = UNKNOWN
    for key, needed in wanted.get("dependentRequired", {}).items():
        for each in needed if key in value else ():
            found.setdefault(each, UNKNOWN)
    return UNKNOWN if _miscounted(found, wanted, "Properties") else found


def _miscounted(value: Any, wanted: Schema, what: str) -> bool:
    return not wanted.get(f"min{what}", 0) <= len(value) <= wanted.get(f"max{what}", len(value))


def _check_members(value: Any, wanted: Schema, path: Path) -> Iterator[Problem]:
    """The number of members. One that has what is required alone is told that it says nothing yet."""
    required = wanted.get("required", ())
    if required and len(value) < wanted.get("minProperties", 0) and all(key in value for key in required):
        yield _refused(path, f"needs something beside {' and '.join(required)}")
    else:
        yield from _check_count(len(value), wanted, "minProperties", "maxProperties", ENTRIES, path)


def _check_count(
    count: int, wanted: Schema, least: str, most: str, what: tuple[str, str], path: Path
) -> Iterator[Problem]:
    if count < wanted.get(least, 0):
        yield _refused(path, f"needs at least {_so_many(wanted[least], what)}, has {count or 'none'}")
    elif count > wanted.get(most, count):
        yield _refused(path, f"may have at most {_so_many(wanted[most], what)}, has {count:,}")


def _so_many(count: int, what: tuple[str, str]) -> str:
    return f"{count} {what[count != 1]}"


@cache
def _pattern(pattern: str) -> re.Pattern[str]:
    """The pattern for the whole string: in Python a closing "$" would also let a line break pass."""
    return re.compile(pattern.removesuffix("$") + r"\Z")


def _title(wanted: Schema) -> str:
    title: str = wanted.get("title", "text")
    return title


def _refused(path: Path, message: str) -> Problem:
    return Problem(message, path, rule=SHAPE)


def _shown(value: object) -> str:
    """A value in a sentence: at most 40 characters of it, unprintable ones escaped."""
    if isinstance(value, str):
        return shown(value)
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    if isinstance(value, int):
        return str(value) if -(10**12) < value < 10**12 else "a very large number"
    return {dict: "an object", list: "a list", float: "a fraction"}.get(type(value), "no value of JSON")
