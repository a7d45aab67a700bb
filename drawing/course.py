"""A chart of an estimate over time, inside its interval, with the table it was drawn from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from drawing.charts import WIDTH, BadChart, Chart
from drawing.svg import Element, element, picture, render

_LEFT: Final = 46.0
_RIGHT: Final = 8.0
_TOP: Final = 10.0
_HEIGHT: Final = 150.0
_BOTTOM: Final = 24.0
_LEAST_REACH: Final = 0.05
"""The scale shows at least this much on both sides of the line."""


@dataclass(frozen=True, slots=True)
class Point:
    """One place on the line: `low` and `high` bound its interval. `text` is its cell of the table."""

    x: float
    y: float
    low: float
    high: float
    text: str


def course(
    *,
    caption: str,
    columns: tuple[str, str],
    data: Sequence[Point],
    line: float = 0.5,
    across: str = "",
    mark: Callable[[float], str] = lambda value: f"{100 * value:.0f} %",
    ends: tuple[str, str] | None = None,
) -> Chart:
    """An estimate over time (values 0 to 1) inside its interval, with a dashed line at `line`. Raises BadChart.

    The scale fits what is known after the first quarter; the wide start of an interval is cut at the edges. `across` is
    the word for what x counts, `mark` words a value of the scale, `ends` are the words of the first and the last x
    where those are not the numbers.
    """
    if not data:
        raise BadChart(f"{caption}: nothing to draw")
    if any(not 0 <= point.low <= point.y <= point.high <= 1 for point in data):
        raise BadChart(f"{caption}: every value must lie inside its interval and between 0 and 1")
    frame = _Frame(data, line)
    band = frame.places([point.high for point in data]) + frame.places([point.low for point in data])[::-1]
    middle, right = frame.down(line), WIDTH - _RIGHT
    drawn = [
        element("polygon", points=_points(band), class_="chart__band"),
        element("line", x1=_LEFT, y1=middle, x2=right, y2=middle, class_="chart__reference"),
        element("polyline", points=_points(frame.places([point.y for point in data])), class_="chart__line"),
        *(_level(frame, value, mark) for value in (line + frame.reach, line, line - frame.reach)),
        *_axis(across, ends or (f"{data[0].x:g}", f"{data[-1].x:g}")),
    ]
    svg = render(picture(WIDTH, _TOP + _HEIGHT + _BOTTOM, *drawn, title=caption, class_="chart__picture"))
    return Chart(svg, caption, columns, tuple((f"{point.x:g}", point.text) for point in data))


class _Frame:
    """The scale of a plot."""

    def __init__(self, data: Sequence[Point], line: float) -> None:
        self.line = line
        self.first, self.last = data[0].x, data[-1].x
        known = data[len(data) // 4 :]
        self.reach = max(_LEAST_REACH, *(max(abs(each.high - line), abs(each.low - line)) for each in known))
        self.xs = [each.x for each in data]

    def places(self, values: Sequence[float]) -> list[tuple[float, float]]:
        span = max(self.last - self.first, 1e-9)
        across = [_LEFT + (x - self.first) / span * (WIDTH - _LEFT - _RIGHT) for x in self.xs]
        return [(x, self.down(value)) for x, value in zip(across, values, strict=True)]

    def down(self, value: float) -> float:
        """The height of a value, cut at the edges."""
        share = (value - self.line + self.reach) / (2 * self.reach)
        return _TOP + _HEIGHT * (1 - min(max(share, 0.0), 1.0))


def _level(frame: _Frame, value: float, mark: Callable[[float], str]) -> Element:
    return element("text", mark(value), x=_LEFT - 6, y=frame.down(value) + 4, class_="chart__value chart__value--end")


def _axis(across: str, ends: tuple[str, str]) -> list[Element]:
    y = _TOP + _HEIGHT + 17
    return [
        element("text", ends[0], x=_LEFT, y=y, class_="chart__value"),
        element("text", across, x=(_LEFT + WIDTH) / 2, y=y, class_="chart__value chart__value--middle"),
        element("text", ends[1], x=WIDTH - _RIGHT, y=y, class_="chart__value chart__value--end"),
    ]


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in places)
