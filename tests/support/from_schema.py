"""Random documents of a JSON schema: every field, every type, every length can occur. Seeded, so they repeat."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

WORDS: Final = ("A1", "D4", "AB12", "west", "zone_2", "medic", "1A", "12B", "P1", "##.", "#", "C", "red", "Ada's town")
"""Texts for fields with a pattern: the first few of them fit every pattern of our schemas."""
MOST_ENTRIES: Final = 4
DEEPEST: Final = 4


def a_document(schema: dict[str, Any], seed: int) -> dict[str, Any]:
    """A document that follows the schema. Raises AssertionError where no word fits the pattern of a text."""
    found = _value(schema, schema, Random(seed), 0)
    assert isinstance(found, dict)
    return found


def _value(part: dict[str, Any], root: dict[str, Any], random: Random, level: int) -> Any:
    if "$ref" in part:
        return _value(root["$defs"][part["$ref"].rpartition("/")[2]], root, random, level)
    if "anyOf" in part:
        return _value(random.choice(part["anyOf"]), root, random, level)
    if "enum" in part:
        return random.choice(part["enum"])
    match part["type"]:
        case "boolean":
            return random.random() < 0.5
        case "integer":
            return random.randint(part["minimum"], part["maximum"])
        case "string":
            return _text(part, random)
        case "array":
            return _list(part, root, random, level)
    return _object(part, root, random, level)


def _text(part: dict[str, Any], random: Random) -> str:
    low, high, pattern = part.get("minLength", 0), part["maxLength"], re.compile(part["pattern"])
    fitting = [word for word in WORDS if low <= len(word) <= high and pattern.fullmatch(word)]
    assert fitting, f"no word fits {part}"
    return random.choice(fitting)


def _list(part: dict[str, Any], root: dict[str, Any], random: Random, level: int) -> list[Any]:
    least = part.get("minItems", 0)
    most = max(least, min(part["maxItems"], MOST_ENTRIES if level < DEEPEST else least))
    found: list[Any] = []
    for _try in range(50 * most):
        if len(found) >= random.randint(least, most) and len(found) >= least:
            break
        entry = _value(part["items"], root, random, level + 1)
        if not (part.get("uniqueItems") and entry in found):
            found.append(entry)
    return found


def _object(part: dict[str, Any], root: dict[str, Any], random: Random, level: int) -> dict[str, Any]:
    others = part["additionalProperties"]
    if others is not False:
        names = {_value(part["propertyNames"], root, random, level) for _name in range(random.randint(1, 3))}
        return {name: _value(others, root, random, level + 1) for name in sorted(names)}
    required = part.get("required", ())
    chance = 0.5 if level < 3 else 0.25 if level < DEEPEST else 0.0
    keys = [key for key in part["properties"] if key in required or random.random() < chance]
    keys = _as_many_as_needed(keys, part, random)
    for key, other in part.get("dependentSchemas", {}).items():
        keys = [each for each in keys if key not in keys or each not in other["properties"]]
    return {key: _value(part["properties"][key], root, random, level + 1) for key in keys}


def _as_many_as_needed(keys: list[str], part: dict[str, Any], random: Random) -> list[str]:
    """The keys, fewer or more where the schema says so; required ones always stay."""
    required = list(part.get("required", ()))
    others = random.sample(list(part["properties"]), len(part["properties"]))
    least, most = part.get("minProperties", 0), part.get("maxProperties", len(others))
    wanted = [key for key in keys if key not in required] + [key for key in others if key not in keys]
    count = max(least, min(most, len(keys))) - len(required)
    return required + [key for key in wanted if key not in required][: max(count, 0)]
