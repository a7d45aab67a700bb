"""The layout of the drawing: nothing covers another thing, for given and computed places."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from random import Random
from typing import Any

import pytest

from sandtable.games.space_bastards.scenario import SCENARIOS, Scenario, read, with_defaults
from scenarios.games.space_bastards.layout import FIELD, Box, Layout, layout_of


def without_places(slug: str) -> dict[str, Any]:
    """A scenario that comes with the game, but nothing says where its fields are drawn."""
    whole = with_defaults(SCENARIOS.document(slug))
    bare = [{key: value for key, value in each.items() if key != "at"} for each in whole["fields"]]
    return whole | {"fields": bare}


DOCUMENTS = {
    "standard": SCENARIOS.document("standard"),
    "teacup": SCENARIOS.document("duel-in-a-teacup"),
    "standard without places": without_places("standard"),
    "teacup without places": without_places("duel-in-a-teacup"),
}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_fields_and_planets_do_not_cover_each_other(name: str) -> None:
    layout = layout_of(read(DOCUMENTS[name]))
    for one, other in combinations(layout.fields, 2):
        assert hypot(one[0] - other[0], one[1] - other[1]) > 2 * FIELD
    for box, beside in combinations(layout.planets, 2):
        assert not overlap(box, beside)
    assert all(away(box, middle) >= FIELD for box in layout.planets for middle in layout.fields)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_planet_stands_beside_a_dock(name: str) -> None:
    scenario = read(DOCUMENTS[name])
    layout = layout_of(scenario)
    for number, box in enumerate(layout.planets):
        assert min(away(box, middle) for middle in docks(scenario, layout, number)) < 3 * FIELD


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_frame_is_around_all_of_it(name: str) -> None:
    layout = layout_of(read(DOCUMENTS[name]))
    frame = layout.frame
    assert all(inside(frame, Box(x - FIELD, y - FIELD, 2 * FIELD, 2 * FIELD)) for x, y in layout.fields)
    assert all(inside(frame, box) for box in layout.planets)


def test_fields_stand_where_the_scenario_says() -> None:
    layout = layout_of(read(DOCUMENTS["teacup"]))
    top, middle = layout.fields[0], layout.fields[7]
    assert top[0] == middle[0] and top[1] < middle[1]


def test_more_steps_are_more_distance_where_nothing_says_where() -> None:
    """A line of six fields comes out as a line."""
    names = "ABCDEF"
    fields = [{"id": name} for name in names]
    edges = [[one, other] for one, other in zip(names, names[1:], strict=False)]
    document = DOCUMENTS["standard"] | {"fields": fields, "edges": edges}
    places = layout_of(read(document)).fields
    steps = [hypot(x - places[0][0], y - places[0][1]) for x, y in places]
    assert steps == sorted(steps) and steps[5] > 4 * steps[1]


def test_maps_that_hang_together_nowhere_are_drawn_too() -> None:
    """The page of every document opens: fields without ways, joined to themselves, all in one place."""
    dice = Random(3)
    for _ in range(20):
        count = dice.randint(1, 12)
        fields = [{"id": f"F{number}", "at": [500, 500]} for number in range(count)]
        edges = [[f"F{dice.randrange(count)}", f"F{dice.randrange(count)}"] for _ in range(dice.randint(1, 9))]
        for each in fields if dice.random() < 0.5 else ():
            del each["at"]
        layout = layout_of(read(DOCUMENTS["standard"] | {"fields": fields, "edges": edges}))
        assert layout.frame.width > 0 and layout.frame.height > 0


def docks(scenario: Scenario, layout: Layout, planet: int) -> list[tuple[float, float]]:
    pairs = zip(scenario.fields, layout.fields, strict=True)
    return [middle for field, middle in pairs if field.planet == planet]


def overlap(one: Box, other: Box) -> bool:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > 0 and down > 0


def away(box: Box, point: tuple[float, float]) -> float:
    """From a point to the nearest of a box."""
    x = min(max(point[0], box.x), box.x + box.width)
    y = min(max(point[1], box.y), box.y + box.height)
    return hypot(x - point[0], y - point[1])


def inside(frame: Box, box: Box) -> bool:
    return (
        frame.x <= box.x
        and frame.y <= box.y
        and box.x + box.width <= frame.x + frame.width
        and box.y + box.height <= frame.y + frame.height
    )
