"""Overlays and markers: on the map, as many as the box has, where they may lie."""

from __future__ import annotations

from typing import Any

from sandtable.engine.problem import SHAPE
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from sandtable.games.tide_of_iron.terms import BUILDING, POND, STREAM, WOODS
from tests.sandtable.games.tide_of_iron.legality.problems import found, messages
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_ground
from tests.support import rule


@rule("TOI-SET-19")
def test_overlays_and_markers_lie_on_the_map() -> None:
    document = a_document(
        overlays=[{"hex": "H1", "base": "woods"}, {"hex": "A1", "level": 1}],
        markers=[{"hex": "A6", "kind": "minefield"}, {"hex": "B6", "kind": "minefield"}],
    )
    assert found(document) == ["TOI-SET-19 hex H1", "TOI-SET-19 hex A6"]


@rule("TOI-CMP-03", "TOI-ERR-01")
def test_the_box_has_24_overlays() -> None:
    hexes = a_ground().names
    overlays = [{"hex": name, "base": "woods"} for name in hexes[:24]]
    assert found(a_document(overlays=[*overlays, {"hex": hexes[0], "level": 1}])) == []
    assert found(a_document(overlays=[*overlays, {"hex": hexes[24], "level": 1}])) == ["TOI-CMP-03 overlays"]


def markers(**hexes: str) -> dict[str, Any]:
    """A document with markers: kind to hexes."""
    named = [{"hex": hex_, "kind": kind} for kind, names in hexes.items() for hex_ in names.split()]
    return a_document(markers=named)


@rule("TOI-CMP-11", "D-TOI-03")
def test_both_sides_of_a_marker_share_its_stock() -> None:
    names = a_ground().names
    document = markers(entrenchment=" ".join(names[:6]), pillbox=" ".join(names[6:12]))
    assert found(document) == []
    document = markers(entrenchment=" ".join(names[:6]), pillbox=" ".join(names[6:13]))
    assert messages(document) == ["13 entrenchment and pillbox markers; the box has 12"]
    document = markers(razor_wire=" ".join(names[:15]))
    assert messages(document) == ["15 razor wire markers; the box has 14"]


@rule("TOI-OBS-01")
def test_a_hex_has_3_fortifications_at_most() -> None:
    assert found(markers(entrenchment="A1 A1", pillbox="A1")) == []
    assert found(markers(entrenchment="A1 A1", pillbox="A1 A1")) == ["TOI-OBS-01 hex A1"]


@rule("TOI-OBS-10", "TOI-OBS-14", "TOI-OBS-15")
def test_a_hex_has_one_obstacle_of_a_kind() -> None:
    assert found(markers(razor_wire="A1", tank_trap="A1", minefield="A1")) == []
    twice = markers(razor_wire="A1 A1", tank_trap="B1 B1", minefield="C1 C1")
    assert found(twice) == ["TOI-OBS-10 hex A1", "TOI-OBS-14 hex B1", "TOI-OBS-15 hex C1"]


@rule("TOI-OBS-07")
def test_entrenchments_are_dug_in_earth() -> None:
    ground = a_ground({"A1": STREAM, "B1": BUILDING, "C1": WOODS})
    assert found(markers(entrenchment="A1 B1 C1"), ground) == ["TOI-OBS-07 hex A1", "TOI-OBS-07 hex B1"]
    assert found(markers(pillbox="B1"), ground) == []


@rule("TOI-OBS-02")
def test_markers_lie_where_units_can_come() -> None:
    ground = a_ground({"D1": POND, "D5": STREAM})
    assert found(markers(razor_wire="D1 D5"), ground) == ["TOI-OBS-02 hex D1"]
    flooded = markers(razor_wire="D5") | {"rules": {"flooded": True}}
    assert found(flooded, ground) == ["TOI-OBS-02 hex D5"]


@rule("TOI-SCN-01")
def test_labels_lie_on_the_map_one_in_a_hex() -> None:
    labels = [{"hex": "B2", "text": "Mill"}, {"hex": "H1", "text": "Nowhere"}, {"hex": "B2", "text": "Farm"}]
    assert found(a_document(labels=labels[:1])) == []
    assert found(a_document(labels=labels)) == ["TOI-SCN-01 hex H1", "TOI-SCN-01 hex B2"]


def test_a_label_has_24_characters_and_a_note_200() -> None:
    """Numbers from docs/tide-of-iron-scenarios.md; texts are plain, and one without words is none."""
    longest = {"hex": "B2", "text": "x" * 24, "note": "y" * 200}
    assert found(a_document(labels=[longest])) == []
    for wrong in ({"text": "x" * 25}, {"note": "y" * 201}, {"text": ""}, {"text": "<b>"}, {"colour": "red"}):
        assert [each.rule for each in SCENARIOS.refusals(a_document(labels=[longest | wrong]))] == [SHAPE], wrong
    assert SCENARIOS.refusals(a_document(labels=[longest] * 60)) == []
    assert [each.rule for each in SCENARIOS.refusals(a_document(labels=[longest] * 61))] == [SHAPE]
