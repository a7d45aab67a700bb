"""The map: boards, overlays, and the markers on them."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Final

from simulate.games.tide_of_iron import facts
from simulate.games.tide_of_iron.legality import box
from simulate.games.tide_of_iron.legality.checking import Chapter, Checked, Finding, counted
from simulate.games.tide_of_iron.terms import BASE_NAMES

rule = Chapter()

_NO_ENTRENCHMENT: Final = ("stream", "pond", "building")


@rule("TOI-CMP-03")
def the_box_holds_the_overlays(checked: Checked) -> Iterator[Finding]:
    count = len({each.hex for each in checked.scenario.overlays})
    if count > box.OVERLAYS:
        yield Finding("overlays", f"{count} hexes have an overlay; the box has {box.OVERLAYS}")


@rule("TOI-SET-19")
def overlays_lie_on_the_map(checked: Checked) -> Iterator[Finding]:
    for each in checked.scenario.overlays:
        if not checked.is_on_map(each.hex):
            yield Finding(f"hex {each.hex}", "the overlay lies outside the map")


@rule("TOI-SET-19")
def markers_lie_on_the_map(checked: Checked) -> Iterator[Finding]:
    for each in checked.scenario.markers:
        if not checked.is_on_map(each.hex):
            yield Finding(f"hex {each.hex}", f"the {_words(each.kind)} lies outside the map")


@rule("TOI-CMP-11")
def the_box_holds_the_markers(checked: Checked) -> Iterator[Finding]:
    used = Counter(each.kind for each in checked.scenario.markers)
    for kind, count in sorted(used.items()):
        other = facts.markers()[kind].other_side
        both = count + used[other] if other else count
        if both > box.stock(kind) and (kind < other or not used[other]):
            also = f" and {_words(other)}" if used[other] else ""
            yield Finding("markers", f"{both} {_words(kind)}{also} markers; the box has {box.stock(kind)}")


@rule("TOI-OBS-01")
def fortifications_of_a_hex_are_few(checked: Checked) -> Iterator[Finding]:
    for hex_, kinds in _by_hex(checked).items():
        count = sum(facts.markers()[kind].group == "fortification" for kind in kinds)
        if count > box.FORTIFICATIONS_PER_HEX:
            message = f"{counted(count, 'fortification')}; a hex holds {box.FORTIFICATIONS_PER_HEX}"
            yield Finding(f"hex {hex_}", message)


@rule("TOI-OBS-10")
def a_hex_has_one_wire_at_most(checked: Checked) -> Iterator[Finding]:
    yield from _more_than_one(checked, "razor_wire")


@rule("TOI-OBS-14")
def a_hex_has_one_tank_trap_at_most(checked: Checked) -> Iterator[Finding]:
    yield from _more_than_one(checked, "tank_trap")


@rule("TOI-OBS-15")
def a_hex_has_one_minefield_at_most(checked: Checked) -> Iterator[Finding]:
    yield from _more_than_one(checked, "minefield")


@rule("TOI-OBS-07")
def entrenchments_are_dug_in_earth(checked: Checked) -> Iterator[Finding]:
    for each in checked.scenario.markers:
        if each.kind == "entrenchment" and _base(checked, each.hex) in _NO_ENTRENCHMENT:
            yield Finding(f"hex {each.hex}", f"no entrenchment in a {_base(checked, each.hex)} hex")


@rule("TOI-OBS-02")
def markers_lie_where_units_come(checked: Checked) -> Iterator[Finding]:
    for each in checked.scenario.markers:
        if checked.is_on_map(each.hex) and not checked.can_stand(checked.ground.by_name[each.hex], is_vehicle=False):
            yield Finding(f"hex {each.hex}", f"no unit can enter the hex, so the {_words(each.kind)} is of no use")


def _more_than_one(checked: Checked, kind: str) -> Iterator[Finding]:
    for hex_, kinds in _by_hex(checked).items():
        if kinds.count(kind) > 1:
            yield Finding(f"hex {hex_}", f"{kinds.count(kind)} {_words(kind)} markers; a hex holds 1")


def _by_hex(checked: Checked) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = defaultdict(list)
    for each in checked.scenario.markers:
        kinds[each.hex].append(each.kind)
    return kinds


def _base(checked: Checked, hex_: str) -> str:
    """The base terrain of a hex; "" outside the map."""
    return BASE_NAMES[checked.ground.base[checked.ground.by_name[hex_]]] if checked.is_on_map(hex_) else ""


def _words(kind: str) -> str:
    return kind.replace("_", " ")
