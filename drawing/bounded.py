"""A chart of a value that wanders between two bounds, with the table it was drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from drawing.charts import WIDTH, BadChart, Chart
from drawing.svg import Element, element, picture, render

_HEIGHT: Final = 170.0
_LEFT: Final = 44.0
_RIGHT: Final = 8.0
_TOP: Final = 14.0
_BOTTOM: Final = 22.0
_ROOM: Final = 1.15
"""The scale goes this much beyond the bounds."""


@dataclass(frozen=True, slots=True)
class Line:
    """A curve: places (x, y) in rising order of x. Further curves are dashed."""

    places: Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Bound:
    """A level with its words."""

    level: float
    text: str
    tick: str = ""
    """The level as the axis tells it; empty: the number with two digits."""


def between(
    *,
    caption: str,
    columns: tuple[str, ...],
    lines: Sequence[Line],
    bounds: Sequence[Bound],
    rows: Sequence[tuple[str, ...]],
    most: float = 0,
    across: str = "",
    ends: tuple[str, str] | None = None,
) -> Chart:
    """Curves between horizontal bounds. Raises BadChart.

    The x axis goes from 0 to `most`, or to the last place; `ends` are its words where those are not the numbers.
    """
    if not any(line.places for line in lines):
        raise BadChart(f"{caption}: nothing to draw")
    levels = [bound.level for bound in bounds]
    reach = _ROOM * max(map(abs, (*levels, *(y for line in lines for _, y in line.places))), default=1.0) or 1.0
    low = -reach if min((*levels, *(y for line in lines for _, y in line.places))) < 0 else 0.0
    end = max(most, *(x for line in lines for x, _ in line.places), 1e-9)
    frame = _Frame(end, low, reach)
    drawn = [part for bound in bounds for part in _bound(frame, bound)]
    drawn += [_curve(frame, line, number) for number, line in enumerate(lines) if line.places]
    drawn += _axis(frame, across, ends or ("0", f"{end:.0f}"))
    svg = render(picture(WIDTH, _HEIGHT + _TOP + _BOTTOM, *drawn, title=caption, class_="chart__picture"))
    return Chart(svg, caption, columns, tuple(rows))


@dataclass(frozen=True, slots=True)
class _Frame:
    """The scale of a plot."""

    end: float
    low: float
    high: float

    def x(self, value: float) -> float:
        return _LEFT + value / self.end * (WIDTH - _LEFT - _RIGHT)

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return _TOP + _HEIGHT * (1 - min(max(share, 0.0), 1.0))


def _bound(frame: _Frame, bound: Bound) -> list[Element]:
    height = frame.y(bound.level)
    tick = bound.tick or f"{bound.level:.2f}"
    return [
        element("line", x1=_LEFT, y1=height, x2=WIDTH - _RIGHT, y2=height, class_="chart__reference"),
        element("text", bound.text, x=_LEFT + 4, y=height - 4, class_="chart__value"),
        element(
            "text",
            tick,
            x=_LEFT - 4,
            y=height + 4,
            class_="chart__value chart__value--end",
        ),
    ]


def _curve(frame: _Frame, line: Line, number: int) -> Element:
    places = " ".join(f"{frame.x(x):.2f},{frame.y(y):.2f}" for x, y in line.places)
    return element("polyline", points=places, class_="chart__line" + (" chart__line--other" if number else ""))


def _axis(frame: _Frame, across: str, ends: tuple[str, str]) -> list[Element]:
    bottom = _TOP + _HEIGHT
    return [
        element("line", x1=_LEFT, y1=frame.y(0), x2=WIDTH - _RIGHT, y2=frame.y(0), class_="chart__axis"),
        element("text", ends[0], x=_LEFT, y=bottom + 17, class_="chart__value chart__value--middle"),
        element("text", across, x=(_LEFT + WIDTH) / 2, y=bottom + 17, class_="chart__value chart__value--middle"),
        element("text", ends[1], x=WIDTH - _RIGHT, y=bottom + 17, class_="chart__value chart__value--end"),
    ]
