"""Zones that a search for balance may make wider or narrower: those that a scenario describes by columns or rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from django.utils.translation import gettext as _

from sandtable.games.tide_of_iron.hexes import column_letters, column_of
from sandtable.games.tide_of_iron.terms import NATION_NAMES
from sandtable.playtest.balancing.knobs import Knob, Level, dotted, read

_REACH: Final = 2
"""Columns or rows that come or go at most."""
_BOARD: Final = {"columns": 8, "rows": 6}
"""Columns and rows from one board to the next."""
Document = Mapping[str, Any]


def zone_knobs(document: Document) -> Iterator[Knob]:
    """For every zone with a start or an end in columns or rows, a knob for each edge that is not the map's."""
    for name, zone in read(document, ("zones",), {}).items():
        if "hexes" in zone:
            continue  # a list has no edge
        for kind in ("columns", "rows"):
            if kind in zone:
                yield from _edges(document, name, kind, [*map(_number, zone[kind])])


def _number(column: str | int) -> int:
    return column_of(column) if isinstance(column, str) else column


def _edges(document: Document, name: str, kind: str, span: list[int]) -> Iterator[Knob]:
    first, last = span
    end = _BOARD[kind] * (1 + max(each[kind.removesuffix("s")] for each in document["boards"]))
    end -= kind == "columns"
    if first > 1:
        yield _knob(document, name, kind, [(first + more, last) for more in range(_REACH, -_REACH - 1, -1)], end)
    if last < end:
        yield _knob(document, name, kind, [(first, last + more) for more in range(-_REACH, _REACH + 1)], end)


def _knob(document: Document, name: str, kind: str, spans: list[tuple[int, int]], end: int) -> Knob:
    """The levels go from narrow to wide; the present one is in the middle of those that are possible."""
    now = spans[_REACH]
    possible = [each for each in spans if 1 <= each[0] <= each[1] <= end]
    path = ("zones", name, kind)
    levels = [Level(_words(kind, each), () if each == now else ((path, _written(kind, each)),)) for each in possible]
    edge = "first" if now[0] != possible[-1][0] or now[0] != possible[0][0] else "last"
    label = _("zone %(zone)s: %(kind)s") % {
        "zone": name.replace("_", " "),
        "kind": _("columns") if kind == "columns" else _("rows"),
    }
    key = dotted((*path, edge))
    return Knob(key, label, _("Zones"), tuple(levels), possible.index(now), helps=_user(document, name))


def _written(kind: str, span: tuple[int, int]) -> list[Any]:
    return [column_letters(each) for each in span] if kind == "columns" else list(span)


def _words(kind: str, span: tuple[int, int]) -> str:
    """ "A to H"."""
    first, last = _written(kind, span)
    return _("%(first)s to %(last)s") % {"first": first, "last": last}


def _user(document: Document, name: str) -> int | None:
    """The side that alone starts or arrives in a zone, which gains from more room; None where both do, or none."""
    users = {
        number
        for number, nation in enumerate(NATION_NAMES)
        if any(name in zones for zones in _zones_of(read(document, ("sides", nation), {})))
    }
    return users.pop() if len(users) == 1 else None


def _zones_of(side: Document) -> Iterator[list[str]]:
    yield side.get("reinforcement_zones", [])
    for each in (*side.get("divisions", {}).values(), *side.get("reinforcements", [])):
        yield each.get("zones", [])
