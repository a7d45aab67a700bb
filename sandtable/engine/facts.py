"""The tables in the `data/` of a game, with the basis of every value or without.

A value with its basis is an object, a *mark*: `{"value": 7, "source": "rulebook p.1"}`, with a "note" where it needs
one. Readers never change a table.
"""

# interpreted: reads data files, once a process

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def marked(package: str, table: str) -> Any:
    """A table of a game, as it is written; `package` is the one of the game, in dots."""
    return json.loads(files(package).joinpath("data", f"{table}.json").read_text(encoding="utf-8"))


@cache
def plain(package: str, table: str) -> dict[str, Any]:
    """The table with plain values in place of marks."""
    found: dict[str, Any] = _without_marks(marked(package, table))
    return found


def _without_marks(part: Any) -> Any:
    if isinstance(part, list):
        return [_without_marks(each) for each in part]
    if not isinstance(part, dict):
        return part
    return part["value"] if "value" in part else {key: _without_marks(each) for key, each in part.items()}
