"""Definitions as text for people."""

from __future__ import annotations

import json
from typing import Any


def as_text(definition: Any) -> str:
    """A definition as people edit it: short lists stay on their line."""
    return _written(definition, 0)


def _written(value: Any, depth: int) -> str:
    """JSON with values on one line where they fit."""
    short = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or not value or len(short) + 2 * depth <= 100:
        return short
    inner, outer = "  " * (depth + 1), "  " * depth
    if isinstance(value, list):
        lines = [inner + _written(each, depth + 1) for each in value]
        return "[\n" + ",\n".join(lines) + f"\n{outer}]"
    lines = [
        f"{inner}{json.dumps(key, ensure_ascii=False)}: {_written(each, depth + 1)}" for key, each in value.items()
    ]
    return "{\n" + ",\n".join(lines) + f"\n{outer}" + "}"
