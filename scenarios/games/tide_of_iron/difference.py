"""Two versions of a battle on one map: what is new, gone, moved or changed on which hex."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import pgettext_lazy

from drawing.difference import Differences, Mark
from drawing.ground_map import is_plain
from drawing.hex_map import MapHex, draw
from drawing.svg import Markup
from sandtable.games.tide_of_iron.scenario import read
from scenarios.comparing import Change, Kind
from scenarios.games.contract import Difference
from scenarios.games.tide_of_iron.map_sheet import MapSheet

WORDS: Final[dict[str, Promise]] = {
    "added": pgettext_lazy("mark on a map", "new"),
    "removed": pgettext_lazy("mark on a map", "gone"),
    "moved": pgettext_lazy("mark on a map", "moved"),
    "changed": pgettext_lazy("mark on a map", "changed"),
}
ON_HEXES: Final = ("objectives", "markers", "placed", "labels")
"""The lists whose entries stand on hexes."""


def difference(before: Any, after: Any, changes: Sequence[Change]) -> Difference | None:
    """Both maps in one; None where one of them has none. Raises BadScenario for a document that can't be read."""
    old, new = MapSheet(read(before)), MapSheet(read(after))
    if not old.hexes or not new.hexes:
        return None
    marks = _together([*_ground(old, new), *_entries(changes), *_zones(old, new)])
    names = {each.name for each in new.hexes}
    union = [*new.hexes, *(each for each in old.hexes if each.name not in names)]
    title = _("What differs on the map")
    picture = draw(
        union,
        title=title,
        desc=_("The same is below in words."),
        layers=new.layers | {"differences": Differences(marks)},
    )
    return Difference(picture, _legend(marks), [f"{each.hex}: {each.words}" for each in marks])


def _mark(hex: str, kind: str, words: str, origin: str = "") -> Mark:
    return Mark(hex, kind, str(WORDS[kind]), words, origin)


def _ground(old: MapSheet, new: MapSheet) -> Iterator[Mark]:
    """Hexes that are new, gone, or of another ground."""
    before, after = ({each.name: each for each in sheet.hexes} for sheet in (old, new))
    for name in dict.fromkeys([*before, *after]):
        if name not in after:
            yield _mark(name, "removed", _("the hex is gone"))
        elif name not in before:
            yield _mark(name, "added", _("a new hex: %(ground)s") % {"ground": _ground_words(after[name])})
        elif _look(before[name]) != _look(after[name]):
            grounds = {"before": _ground_words(before[name]), "after": _ground_words(after[name])}
            yield _mark(name, "changed", _("ground: %(before)s → %(after)s") % grounds)


def _look(each: MapHex) -> tuple[str, int, int, int]:
    return each.base, each.level, each.roads, each.streams


def _ground_words(each: MapHex) -> str:
    return _("clear") if is_plain(each) else each.words


def _entries(changes: Iterable[Change]) -> Iterator[Mark]:
    """Objectives, markers, labels and placed units that are new, gone, moved or changed."""
    for each in changes:
        is_listed = any(step in ON_HEXES for step in each.path)
        place = each.entry.get("hex") if isinstance(each.entry, dict) and is_listed else None
        if not place:
            continue
        if each.kind == Kind.MOVED:
            origin = str(each.before.get("hex", ""))
            yield _mark(place, "moved", each.words, origin)
        elif each.kind in (Kind.ADDED, Kind.REMOVED) and each.path[-2] in ON_HEXES:
            yield _mark(place, str(each.kind), each.words)
        else:
            yield _mark(place, "changed", each.words)


def _zones(old: MapSheet, new: MapSheet) -> Iterator[Mark]:
    """Hexes that came to a zone or left it."""
    before, after = ({each.name: each.hexes for each in sheet.zones} for sheet in (old, new))
    for zone in dict.fromkeys([*before, *after]):
        came = set(after.get(zone, ())) - set(before.get(zone, ()))
        left = set(before.get(zone, ())) - set(after.get(zone, ()))
        for hex in (each for each in after.get(zone, ()) if each in came):
            yield _mark(hex, "added", _("now in the zone %(zone)s") % {"zone": zone})
        for hex in (each for each in before.get(zone, ()) if each in left):
            yield _mark(hex, "removed", _("no longer in the zone %(zone)s") % {"zone": zone})


def _together(marks: Iterable[Mark]) -> list[Mark]:
    """One mark for each hex; several kinds on one hex make it a changed one."""
    by_hex: dict[str, list[Mark]] = {}
    for each in marks:
        by_hex.setdefault(each.hex, []).append(each)
    return [_one(hex, found) for hex, found in by_hex.items()]


def _one(hex: str, found: Sequence[Mark]) -> Mark:
    kinds = {each.kind for each in found}
    kind = kinds.pop() if len(kinds) == 1 else "changed"
    origin = next((each.origin for each in found if each.origin), "")
    return _mark(hex, kind, "; ".join(dict.fromkeys(each.words for each in found)), origin)


def _legend(marks: Iterable[Mark]) -> list[tuple[Markup, str]]:
    """The kinds of mark on this map with their words."""
    shown = {each.kind for each in marks}
    return [(_sample(kind), str(word)) for kind, word in WORDS.items() if kind in shown]


def _sample(kind: str) -> Markup:
    here = MapHex("A1", 1, 0)
    return draw([here], title="", names=False, layers={"differences": Differences([Mark("A1", kind, "", "")])})
