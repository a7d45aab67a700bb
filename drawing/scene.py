"""The picture of the front page: one die on a map table, seen from above the corner."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from drawing.die_face import FACE, face
from drawing.svg import Element, Markup, element, number, picture, render
from sandtable.games.destiny.facts import Side

EDGE: Final = 132.0
"""Length of a die edge, in drawing units."""
_SIN30: Final = 0.5
_COS30: Final = math.sqrt(3) / 2


def die_on_a_table(top: Side, left: Side, right: Side, *, title: str = "") -> Markup:
    """Three sides of a die in isometric view over contour lines; decoration unless it gets a title."""
    corner = (200.0, 200.0)
    scale = EDGE / FACE
    sides = (
        _leaning(
            face(top), (_COS30, -_SIN30, _COS30, _SIN30), (corner[0] - EDGE * _COS30, corner[1] - EDGE / 2), scale
        ),
        _leaning(face(left), (_COS30, _SIN30, 0.0, 1.0), (corner[0] - EDGE * _COS30, corner[1] - EDGE / 2), scale),
        _leaning(face(right), (_COS30, -_SIN30, 0.0, 1.0), corner, scale),
    )
    return render(picture(400, 390, *_contours(), _body(corner), *sides, title=title, class_="scene"))


def _body(corner: tuple[float, float]) -> Element:
    """The solid die behind its three rounded sides, so that nothing shines through where they meet."""
    sixths = (math.pi / 6 + step * math.pi / 3 for step in range(6))
    points = [(corner[0] + 0.86 * EDGE * math.cos(a), corner[1] + 0.86 * EDGE * math.sin(a)) for a in sixths]
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), class_="scene__body")


def _leaning(
    drawing: Element, axes: tuple[float, float, float, float], origin: tuple[float, float], scale: float
) -> Element:
    """A face laid on a side of the die: `axes` are the unit vectors its width and height run along."""
    numbers = (*(axis * scale for axis in axes), *origin)
    return element("g", drawing, transform=f"matrix({' '.join(map(number, numbers))})")


def _contours() -> Iterator[Element]:
    """Height lines of a sand table around the die, widest first."""
    for ring in range(7, 0, -1):
        yield element("path", d=_contour(ring), class_="scene__contour")


def _contour(ring: int) -> str:
    """A closed, slightly uneven loop; `ring` counts outward from the die."""
    points = []
    for step in range(72):
        angle = step * math.tau / 72
        swell = 1 + 0.07 * math.sin(3 * angle + ring * 0.5) + 0.05 * math.cos(5 * angle - ring * 0.35)
        radius = (44 + 20 * ring) * swell
        points.append(f"{number(200 + radius * math.cos(angle))} {number(286 + 0.5 * radius * math.sin(angle))}")
    return f"M{' L'.join(points)}Z"
