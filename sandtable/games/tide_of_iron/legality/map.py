"""The map: boards, overlays, and the markers and labels on them."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Final

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.engine.words import counted
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.legality import box
from sandtable.games.tide_of_iron.legality.checking import Checked
from sandtable.games.tide_of_iron.scenario import Label, Overlay
from sandtable.games.tide_of_iron.scenario_deeds import Marker
from sandtable.games.tide_of_iron.terms import BASE_NAMES

rule = Chapter[Checked]()


def _overlays(checked: Checked) -> Iterator[tuple[int, Overlay]]:
    return enumerate(checked.scenario.overlays)


def _markers(checked: Checked) -> Iterator[tuple[int, Marker]]:
    return enumerate(checked.scenario.markers)


def _labels(checked: Checked) -> Iterator[tuple[int, Label]]:
    return enumerate(checked.scenario.labels)


_NO_ENTRENCHMENT: Final = ("stream", "pond", "building")


@rule("TOI-CMP-03")
def the_box_holds_the_overlays(checked: Checked) -> Iterator[Problem]:
    count = len({each.hex for each in checked.scenario.overlays})
    if count > box.OVERLAYS:
        yield Problem(f"{count} hexes have an overlay; the box has {box.OVERLAYS}", ("overlays",))


@rule.of_each("TOI-SET-19", _overlays)
def overlays_lie_on_the_map(checked: Checked, found: tuple[int, Overlay]) -> Iterator[Problem]:
    index, each = found
    if not checked.is_on_map(each.hex):
        yield Problem("the overlay lies outside the map", ("overlays", index, "hex"), f"hex {each.hex}")


@rule.of_each("TOI-SET-19", _markers)
def markers_lie_on_the_map(checked: Checked, found: tuple[int, Marker]) -> Iterator[Problem]:
    index, each = found
    if not checked.is_on_map(each.hex):
        yield _at(index, each, f"the {_words(each.kind)} lies outside the map")


@rule("TOI-CMP-11")
def the_box_holds_the_markers(checked: Checked) -> Iterator[Problem]:
    used = Counter(each.kind for each in checked.scenario.markers)
    for kind, count in sorted(used.items()):
        other = facts.markers()[kind].other_side
        both = count + used[other] if other else count
        if both > box.stock(kind) and (kind < other or not used[other]):
            also = f" and {_words(other)}" if used[other] else ""
            yield Problem(f"{both} {_words(kind)}{also} markers; the box has {box.stock(kind)}", ("markers",))


@rule("TOI-OBS-01")
def fortifications_of_a_hex_are_few(checked: Checked) -> Iterator[Problem]:
    for markers in _by_hex(checked).values():
        found = [each for each in markers if facts.markers()[each[1].kind].group == "fortification"]
        if len(found) > box.FORTIFICATIONS_PER_HEX:
            message = f"{counted(len(found), 'fortification')}; a hex holds {box.FORTIFICATIONS_PER_HEX}"
            yield _at(*found[-1], message)


@rule("TOI-OBS-10")
def a_hex_has_one_wire_at_most(checked: Checked) -> Iterator[Problem]:
    yield from _more_than_one(checked, "razor_wire")


@rule("TOI-OBS-14")
def a_hex_has_one_tank_trap_at_most(checked: Checked) -> Iterator[Problem]:
    yield from _more_than_one(checked, "tank_trap")


@rule("TOI-OBS-15")
def a_hex_has_one_minefield_at_most(checked: Checked) -> Iterator[Problem]:
    yield from _more_than_one(checked, "minefield")


@rule.of_each("TOI-OBS-07", _markers)
def entrenchments_are_dug_in_earth(checked: Checked, found: tuple[int, Marker]) -> Iterator[Problem]:
    index, each = found
    if each.kind == "entrenchment" and _base(checked, each.hex) in _NO_ENTRENCHMENT:
        yield _at(index, each, f"no entrenchment in a {_base(checked, each.hex)} hex")


@rule.of_each("TOI-OBS-02", _markers)
def markers_lie_where_units_come(checked: Checked, found: tuple[int, Marker]) -> Iterator[Problem]:
    index, each = found
    if checked.is_on_map(each.hex) and not checked.can_stand(checked.ground.by_name[each.hex], is_vehicle=False):
        yield _at(index, each, f"no unit can enter the hex, so the {_words(each.kind)} is of no use")


@rule.of_each("TOI-SCN-01", _labels)
def labels_lie_on_the_map(checked: Checked, found: tuple[int, Label]) -> Iterator[Problem]:
    index, each = found
    if not checked.is_on_map(each.hex):
        yield Problem("the label lies outside the map", ("labels", index, "hex"), f"hex {each.hex}")


@rule("TOI-SCN-01")
def a_hex_has_one_label_at_most(checked: Checked) -> Iterator[Problem]:
    seen: set[str] = set()
    for index, each in _labels(checked):
        if each.hex in seen:
            yield Problem("another label of this hex would cover it", ("labels", index, "hex"), f"hex {each.hex}")
        seen.add(each.hex)


def _more_than_one(checked: Checked, kind: str) -> Iterator[Problem]:
    for markers in _by_hex(checked).values():
        found = [each for each in markers if each[1].kind == kind]
        if len(found) > 1:
            yield _at(*found[-1], f"{len(found)} {_words(kind)} markers; a hex holds 1")


def _at(index: int, marker: Marker, message: str) -> Problem:
    """A problem of one marker, which is the index-th of the scenario."""
    return Problem(message, ("markers", index, "hex"), f"hex {marker.hex}")


def _by_hex(checked: Checked) -> dict[str, list[tuple[int, Marker]]]:
    """The markers of each hex, with their indexes in the scenario."""
    markers: dict[str, list[tuple[int, Marker]]] = defaultdict(list)
    for index, each in enumerate(checked.scenario.markers):
        markers[each.hex].append((index, each))
    return markers


def _base(checked: Checked, hex_: str) -> str:
    """The base terrain of a hex; "" outside the map."""
    return BASE_NAMES[checked.ground.base[checked.ground.by_name[hex_]]] if checked.is_on_map(hex_) else ""


def _words(kind: str) -> str:
    return kind.replace("_", " ")
