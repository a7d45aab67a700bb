"""Terrain and markers for pages: every value in words, with its rules and its doubts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from catalog.rulebook import text_of
from catalog.tide_of_iron import words
from catalog.tide_of_iron.selectors import Fact
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import Marker, Terrain
from sandtable.games.tide_of_iron.terms import MARKER_NAMES


@dataclass(frozen=True)
class TerrainPage:
    """One kind of terrain."""

    terrain: Terrain
    facts: tuple[Fact, ...]
    rules: tuple[str, ...]
    is_special_working: bool
    """True where its special effect is a working value."""


@dataclass(frozen=True)
class MarkerPage:
    """One kind of piece that lies on the map or beside it."""

    marker: Marker
    name: Promise
    group: Promise
    count: str
    facts: tuple[Fact, ...]
    effects: tuple[str, ...]
    rules: tuple[str, ...]


def all_terrain() -> list[TerrainPage]:
    """Every row of the terrain table, in its order."""
    return [_terrain_page(row) for row in facts.terrain().values()]


def _terrain_page(row: Terrain) -> TerrainPage:
    doubts = _doubts(row.inferred_fields)
    shown = (
        ("infantry_cost", _("Squads"), _cost(row.infantry_cost, row.can_infantry_enter)),
        ("vehicle_cost", _("Vehicles"), _cost(row.vehicle_cost, row.can_vehicles_enter)),
        ("cover", _("Cover"), str(row.cover)),
        ("blocks_sight", _("Blocks sight"), _sight(row)),
    )
    made = tuple(Fact(field, label, value, field in doubts) for field, label, value in shown)
    return TerrainPage(row, made, words.TERRAIN[row.id], "special" in doubts)


def _doubts(names: Iterable[str]) -> set[str]:
    return {field for name in names for field in words.NAMES_IN_DATA[name]}


def _cost(points: int, can_enter: bool) -> str:
    """Movement points to enter (TOI-MOV-02)."""
    return ngettext("%d point", "%d points", points) % points if can_enter else _("cannot enter")


def _sight(row: Terrain) -> str:
    if is_hill(row):
        return _("by its level")
    return _("yes") if row.blocks_sight else _("no")


def is_hill(row: Terrain) -> bool:
    """A level of a hex and no base terrain: what blocks is the height (TOI-LOS-08)."""
    entry = next(it for it in facts.read("terrain")["terrain"] if it["id"] == row.id)
    return bool(entry["blocks_los"] == "elevation")


def markers_on_the_map() -> list[MarkerPage]:
    """Fortifications, obstacles and smoke (section 21)."""
    return [_marker_page(facts.markers()[id_]) for id_ in MARKER_NAMES]


def other_pieces() -> list[MarkerPage]:
    """Tokens, objectives, track and dice."""
    return [_marker_page(row) for row in facts.markers().values() if row.id not in MARKER_NAMES]


def _marker_page(row: Marker) -> MarkerPage:
    name, rules = words.MARKERS[row.id]
    return MarkerPage(
        row, name, words.GROUPS[row.group], _count(row), tuple(_marker_facts(row)), _effects(row, rules), rules
    )


def _effects(row: Marker, rules: Iterable[str]) -> tuple[str, ...]:
    """Its effects in sentences; where the table only names a section, the texts of these rules."""
    refers = any(sentence.startswith("see TOI-") for sentence in row.effects)
    return tuple(map(text_of, rules)) if refers else row.effects


def _count(row: Marker) -> str:
    """The number in the box, as the table counts it: "12" or "American 8, German 8"."""
    if row.stock:
        return str(row.stock)
    count = next(it for it in facts.read("markers")["markers"] if it["id"] == row.id)["count_in_box"]
    return ", ".join(f"{kind.replace('_', ' ')} {number}" for kind, number in count.items())


def _marker_facts(row: Marker) -> list[Fact]:
    """The values that apply to this piece; values that do not apply are 0 in the table."""
    numbers = (
        ("cover", _("Cover"), row.cover),
        ("cover_for_squads", _("Cover for squads"), row.cover_for_squads),
        ("capacity", _("Squads inside"), row.capacity),
        ("enter_cost", _("Points to enter"), row.enter_cost),
        ("exit_cost", _("Points to leave"), row.exit_cost),
        ("attack_dice", _("Attack dice"), row.attack_dice),
        ("success", _("Success on"), row.success),
        ("points_to_remove", _("Points to remove it"), row.points_to_remove),
        ("successes_to_remove", _("Successes of one area attack that remove it"), row.successes_to_remove),
    )
    shown = [Fact(field, label, str(number)) for field, label, number in numbers if number]
    if row.blocks_sight:
        shown.append(Fact("blocks_sight", _("Blocks sight"), _("yes")))
    if row.halves_firepower:
        shown.append(Fact("halves_firepower", _("Firepower of units in it"), _("half")))
    if row.other_side:
        shown.append(Fact("other_side", _("Other side"), str(words.MARKERS[row.other_side][0])))
    return shown
