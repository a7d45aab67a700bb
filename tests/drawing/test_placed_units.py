"""Units on a map: beside each other in their hexes, clear of badges, each with its words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from drawing.hex_map import Grid, MapHex
from drawing.placed_units import PlacedUnits, Unit
from drawing.svg import render

GRID = Grid([MapHex("A1", 1, 0), MapHex("B2", 2, 0)])
"""A1 has its middle at (48, 43): margin 8 beside a corner 40 to the left, and a side 35 above."""


def a_unit(hex_: str = "A1", kind: str = "regular", **changes: Any) -> Unit:
    return Unit(**{"hex": hex_, "kind": kind, "side": "american", "words": f"{hex_}: {kind}"} | changes)


def places(layer: PlacedUnits) -> list[tuple[float, float]]:
    """The middles of the symbols: 96 x 64 units at a scale of 0.24 are 23.04 x 15.36."""
    drawn = "".join(render(each) for each in layer.draw(GRID))
    corners = re.findall(r"translate\(([\d.-]+) ([\d.-]+)\)", drawn)
    return [(round(float(x) + 11.52), round(float(y) + 7.68)) for x, y in corners]


def test_units_of_a_hex_stand_beside_each_other() -> None:
    assert places(PlacedUnits([a_unit()])) == [(48, 45)]
    assert places(PlacedUnits([a_unit()] * 3)) == [(25, 45), (48, 45), (71, 45)]


@pytest.mark.parametrize(("markers", "height"), [((), 67), (("A1",), 30)])
def test_a_badge_stays_to_be_read(markers: tuple[str, ...], height: int) -> None:
    assert places(PlacedUnits([a_unit()], badges=("A1",), markers=markers)) == [(48, height)]


def test_units_outside_the_map_are_left_out() -> None:
    assert places(PlacedUnits([a_unit("Z9")])) == []


def test_each_has_its_words_and_a_concealed_one_another_frame() -> None:
    open_, hidden = PlacedUnits([a_unit(), a_unit("B2", "tiger1", side="german", is_concealed=True)]).draw(GRID)
    assert "<title>A1: regular</title>" in render(open_) and "is-concealed" not in render(open_)
    assert 'class="map__unit is-german is-concealed"' in render(hidden)


def test_a_word_with_markup_is_text() -> None:
    [drawn] = PlacedUnits([a_unit(words="<b>A1</b>")]).draw(GRID)
    assert "<b>" not in render(drawn)
