"""The map of a scenario as SVG: travel fields and ways, planets beside their docks.

Texts come in translated. Colours come from CSS classes (static/css/games/space_bastards.css), so a map follows light
and dark; a dock names its planet, so everything is there in grey.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

from drawing.svg import Element, Markup, element, number, picture, render
from sandtable.games.space_bastards.scenario import Field, Planet, Scenario
from scenarios.games.space_bastards.grids import grid_parts, sized
from scenarios.games.space_bastards.layout import FIELD, NAME, RIM, SQUARE, Box, Layout, Point, layout_of

TETHER: Final = 150.0
"""Docks no farther than this from their planet are tied to it with a line, in drawing units."""


def draw(scenario: Scenario, *, title: str, desc: str) -> Markup:
    """The map as one picture; `title` is its name for readers, `desc` says where its text twin is."""
    layout = layout_of(scenario)
    frame = layout.frame
    parts = element(
        "g",
        *_ways(scenario, layout),
        *_tethers(scenario, layout),
        *(_planet(*each) for each in zip(scenario.planets, layout.planets, strict=True)),
        *(_field(scenario, *each) for each in zip(scenario.fields, layout.fields, strict=True)),
        transform=f"translate({number(-frame.x)} {number(-frame.y)})",
    )
    root = picture(frame.width, frame.height, parts, title=title, desc=desc, class_="map sb-map")
    return render(sized(root, frame.width, frame.height))


def _ways(scenario: Scenario, layout: Layout) -> Iterator[Element]:
    """Lines between neighbours, and a broken one between the teleports."""
    lines = [_line(layout.fields[here], layout.fields[there]) for here, there in scenario.edges]
    yield element("path", d="".join(lines), class_="sb-way")
    ends = [middle for field, middle in zip(scenario.fields, layout.fields, strict=True) if field.is_teleport]
    if len(ends) == 2:
        yield element("path", d=_line(*ends), class_="sb-teleport-way")


def _tethers(scenario: Scenario, layout: Layout) -> Iterator[Element]:
    """From a dock to its planet, where they are close."""
    for field, middle in zip(scenario.fields, layout.fields, strict=True):
        if field.planet >= 0:
            end = _nearest(layout.planets[field.planet], middle)
            if hypot(end[0] - middle[0], end[1] - middle[1]) < TETHER:
                colour = scenario.planets[field.planet].colour
                yield element("path", d=_line(middle, end), class_=f"sb-tether sb-{colour}")


def _planet(planet: Planet, box: Box) -> Element:
    """A planet with its name above; gaps of its grid show its colour."""
    columns = max(len(row) for row in planet.grid)
    left = box.x + (box.width - columns * SQUARE) / 2
    top = box.y + NAME
    ground = element("rect", x=box.x, y=top, width=box.width, height=box.height - NAME, rx=RIM, class_="sb-ground")
    name = element("text", planet.id, x=box.middle[0], y=top - 6, class_="sb-planet-name")
    parts = (ground, *grid_parts(planet.grid, left, top + RIM, SQUARE), name)
    return element("g", *parts, class_=f"sb-{planet.colour}", data_planet=planet.id)


def _field(scenario: Scenario, field: Field, middle: Point) -> Element:
    """A field with its name; a dock has the colour and the name of its planet too."""
    x, y = middle
    planet = scenario.planets[field.planet] if field.planet >= 0 else None
    rings = [element("circle", cx=x, cy=y, r=FIELD, class_="sb-ring")]
    if planet or field.is_teleport:
        rings.append(element("circle", cx=x, cy=y, r=FIELD - 5, class_="sb-inside"))
    texts = [element("text", field.id, x=x, y=y + (0 if planet else 5), class_="sb-field-name")]
    if planet:
        texts.append(element("text", planet.id, x=x, y=y + 12, class_="sb-dock-name"))
    colour = f"sb-{planet.colour}" if planet else "sb-teleport" if field.is_teleport else "sb-space"
    return element("g", *rings, *texts, class_=f"sb-field {colour}", data_field=field.id)


def _nearest(box: Box, point: Point) -> Point:
    """The point of a planet, without its name, that is nearest to a point."""
    x = min(max(point[0], box.x), box.x + box.width)
    y = min(max(point[1], box.y + NAME), box.y + box.height)
    return x, y


def _line(start: Point, end: Point) -> str:
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"
