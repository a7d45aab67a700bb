"""Zones that a search for balance may make wider or narrower: those that a scenario describes by columns or rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.games.tide_of_iron.hexes import column_letters, column_of
from sandtable.games.tide_of_iron.terms import NATION_NAMES
from sandtable.playtest.balancing.knobs import Knob, Level, dotted, read

_REACH: Final = 2
"""Columns or rows that come or go at most."""
_BOARD: Final = {"columns": 8, "rows": 6}
"""Columns and rows from one board to the next."""
Document = Mapping[str, Any]
_LABELS: Final = {
    "columns": (gettext_lazy("zone %(zone)s: first column"), gettext_lazy("zone %(zone)s: last column")),
    "rows": (gettext_lazy("zone %(zone)s: first row"), gettext_lazy("zone %(zone)s: last row")),
}


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
    """A knob writes its own edge alone, and both together leave the zone a column or row."""
    first, last = span
    end = _BOARD[kind] * (1 + max(each[kind.removesuffix("s")] for each in document["boards"]))
    end -= kind == "columns"
    edges = [first > 1, last < end]
    narrower = min(_REACH, (last - first) // max(1, sum(edges)))
    steps = range(-narrower, _REACH + 1)
    if edges[0]:
        yield _knob(document, name, kind, 0, [(first - more, last) for more in steps if first - more >= 1])
    if edges[1]:
        yield _knob(document, name, kind, 1, [(first, last + more) for more in steps if last + more <= end])


def _knob(document: Document, name: str, kind: str, edge: int, spans: list[tuple[int, int]]) -> Knob:
    """The levels go from narrow to wide. `edge` is 0 for the first column or row, 1 for the last."""
    path = ("zones", name, kind)
    now = (_number(read(document, (*path, 0), "")), _number(read(document, (*path, 1), "")))
    levels = [
        Level(_words(kind, each), () if each == now else (((*path, edge), _written(kind, each)[edge]),))
        for each in spans
    ]
    label = str(_LABELS[kind][edge]) % {"zone": name.replace("_", " ")}
    key = dotted((*path, ("first", "last")[edge]))
    return Knob(key, label, _("Zones"), tuple(levels), spans.index(now), helps=_user(document, name))


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
