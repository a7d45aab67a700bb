"""The elements of a scenario that may be taken out or changed by one step, read from its document.

Every list of objects has elements to take out (a marker, an objective, a reinforcement), and every whole number can be
one less (squads, figures, cards, actions); numbers that stand by themselves (rounds) can be one more as well. Whether
the scenario is sound without an element its own rules say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

FIXED: Final = ("boards", "zones", "title", "summary", "source", "reconstructed", "special_rules", "labels", "notes")
"""Parts of a document that are not measured: the ground, and texts."""
MOST: Final = 400
"""Elements that are listed of one document."""


@dataclass(frozen=True)
class Element:
    """One change of a document, as a JSON patch of one operation (RFC 6902)."""

    label: str
    """The place and the thing in few words: "german, figures, officer: 2 instead of 3"."""
    patch: dict[str, Any]

    @property
    def key(self) -> str:
        """A text that names the change: "/markers/0" taken out, "/rounds=7" set."""
        value = self.patch.get("value")
        return f"{self.patch['path']}" if value is None else f"{self.patch['path']}={value}"


def elements(document: dict[str, Any]) -> list[Element]:
    """All elements in the order of the document, at most MOST."""
    found = (each for key, value in document.items() if key not in FIXED for each in _below((key,), value))
    return [each for each, _number in zip(found, range(MOST), strict=False)]


def _below(path: tuple[str, ...], value: Any) -> Iterator[Element]:
    if isinstance(value, dict):
        for key, each in value.items():
            if key not in FIXED:
                yield from _below((*path, str(key)), each)
    elif isinstance(value, list):
        for place, each in enumerate(value):
            if isinstance(each, dict):
                yield Element(f"{_named(path)}: {_said(each)}", {"op": "remove", "path": _pointer((*path, str(place)))})
    elif type(value) is int:
        for other in [value - 1, *([value + 1] if len(path) == 1 else [])]:
            if other >= 0:
                change = {"op": "replace", "path": _pointer(path), "value": other}
                yield Element(f"{_named(path)}: {other} instead of {value}", change)


def _named(path: tuple[str, ...]) -> str:
    return ", ".join(part.replace("_", " ") for part in path if part != "sides")


def _said(thing: dict[str, Any]) -> str:
    """The short values of an object, as people tell it from its neighbours."""
    values = [str(value) for value in thing.values() if isinstance(value, (str, int)) and len(str(value)) <= 40]
    return ", ".join(values)[:80] or "…"


def _pointer(path: tuple[str, ...]) -> str:
    """A JSON pointer (RFC 6901)."""
    return "".join("/" + part.replace("~", "~0").replace("/", "~1") for part in path)
