"""Charts as SVG, each with the table it was drawn from.

All are 400 units wide and read from top to bottom, label above its bar, so that they stay legible on a phone.
Series differ by hatching as well as by colour. Labels come in translated; numbers for people come in as finished text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from drawing.svg import Element, Markup, element, picture, render

WIDTH: Final = 400.0
"""Width of every chart, in drawing units."""
_ROW: Final = 44.0
_LINE: Final = 15.0
"""From one line of a label to the next."""
_BAR: Final = 14.0
_PLOT_HEIGHT: Final = 150.0
_LINE_LENGTH: Final = 50
"""Characters that fit over a bar: label and value together."""
_MARGIN: Final = 8.0
_AXIS: Final = 22.0
"""Height of the line of numbers under a plot."""
_SERIES: Final = 6
"""The largest number of series in a stacked bar: one for each hatching."""
_LEVEL: Final = {3: (1 / 2,), 4: (1 / 2,), 6: (1 / 3, 2 / 3)}
"""Heights of the level lines of a hatching, by series, as parts of the bar's height."""
_LEGEND_LINE: Final = 22.0
_LETTER: Final = 6.5
"""The average width of a letter in a legend, in drawing units."""


class BadChart(ValueError):
    """Data that cannot be drawn: nothing at all, negative counts, rows of unequal length."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A drawing and its table; `rows` has one text per column."""

    svg: Markup
    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its length and its label ("61 %")."""

    label: str
    value: float
    text: str


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate with its interval, on the scale of the chart (for a win rate 0 to 1), and its label."""

    label: str
    estimate: float
    low: float
    high: float
    text: str


def bars(*, caption: str, columns: tuple[str, str], data: Sequence[Bar], most: float | None = None) -> Chart:
    """Horizontal bars from 0 to `most` (the longest bar when left out). Raises BadChart."""
    scale = _scale([bar.value for bar in data], most)
    rows = [
        (*_heading(index, bar.label, bar.text), *_track(index), _bar(0, index, bar.value * scale))
        for index, bar in enumerate(data)
    ]
    return _chart(caption, columns, [(bar.label, bar.text) for bar in data], _flat(rows), len(data) * _ROW)


def stacked(
    *, caption: str, columns: tuple[str, ...], data: Sequence[tuple[str, Sequence[int]]], tones: Sequence[str] = ()
) -> Chart:
    """One bar per row made of up to six counted series; `columns` names the rows, then the series. Raises BadChart.

    `tones` gives the series colours of the game instead ("red", "blue", "yellow", "gray"), one each.
    """
    paints = [f"chart__tone is-{tone}" for tone in tones] or [f"chart__series-{n}" for n in range(1, len(columns))]
    if not 1 <= len(paints) <= _SERIES or len(paints) != len(columns) - 1:
        raise BadChart(f"{caption}: 1 to {_SERIES} series, each with its name and its tone")
    if any(len(counts) != len(paints) for _, counts in data):
        raise BadChart(f"{caption}: every row needs one count for each of its {len(paints)} series")
    scale = _scale([sum(counts) for _, counts in data], None, parts=[count for _, counts in data for count in counts])
    across = _legend_columns(columns[1:])
    legend = [_legend_entry(index, name, paints, across) for index, name in enumerate(columns[1:])]
    top = 8 + _LEGEND_LINE * -(-len(paints) // across)
    rows = [
        (*_heading(index, label, str(sum(counts)), top=top), *_segments(index, counts, scale, paints, top))
        for index, (label, counts) in enumerate(data)
    ]
    table = [(label, *map(str, counts)) for label, counts in data]
    return _chart(caption, columns, table, [*_flat(legend), *_flat(rows)], top + len(data) * _ROW)


def intervals(
    *,
    caption: str,
    columns: tuple[str, str],
    data: Sequence[Interval],
    low: float = 0.0,
    high: float = 1.0,
    line: float = 0.5,
    band: float = 0.0,
) -> Chart:
    """Estimates with whiskers on a scale from `low` to `high`, and a dashed line at `line`. Raises BadChart.

    A `band` of this half width lies around the line.
    """
    if any(not low <= item.low <= item.estimate <= item.high <= high for item in data) or not low < line < high:
        raise BadChart(f"{caption}: every interval must lie around its estimate and between {low} and {high}")
    scale = (WIDTH - 2 * _MARGIN) / (high - low)
    height = _filled(caption, data) * _ROW
    rows, top = [], 0.0
    for index, item in enumerate(data):
        first, *others = _whole_lines(item.label, item.text)
        rows.append((*_heading(index, first, item.text, top), *_further(index, others, top)))
        top += len(others) * _LINE
        rows.append((*_whisker(index, [(v - low) * scale for v in _ends(item)], top),))
    height += top
    middle = _MARGIN + (line - low) * scale
    reference = element("line", x1=middle, y1=0, x2=middle, y2=height, class_="chart__reference")
    left, right = (_MARGIN + (max(low, min(high, end)) - low) * scale for end in (line - band, line + band))
    shade = [element("rect", x=left, y=0, width=right - left, height=height, class_="chart__band")] if band else []
    marks = [_mark(x, height + 15, value) for x, value in ((_MARGIN, low), (middle, line), (WIDTH - _MARGIN, high))]
    table = [(item.label, item.text) for item in data]
    return _chart(caption, columns, table, [reference, *_flat(rows), *shade, *marks], height + _AXIS)


def histogram(*, caption: str, columns: tuple[str, str], data: Sequence[Bar]) -> Chart:
    """Upright bars side by side, for counts by a whole number such as the length of games. Raises BadChart."""
    scale = (_PLOT_HEIGHT - 18) / (WIDTH - 2 * _MARGIN) * _scale([bar.value for bar in data], None)
    step = (WIDTH - 2 * _MARGIN) / len(data)
    every = -(-len(data) // 12)
    peak = max(range(len(data)), key=lambda index: data[index].value)
    columns_drawn = [
        (_upright(index, bar, step, bar.value * scale), *_tick(index, bar.label, step, shown=index % every == 0))
        for index, bar in enumerate(data)
    ]
    axis = element("line", x1=_MARGIN, y1=_PLOT_HEIGHT, x2=WIDTH - _MARGIN, y2=_PLOT_HEIGHT, class_="chart__axis")
    place = _MARGIN + (peak + 0.5) * step
    top = element("text", data[peak].text, x=place, y=12, class_="chart__value chart__value--middle")
    table = [(bar.label, bar.text) for bar in data]
    return _chart(caption, columns, table, [*_flat(columns_drawn), axis, top], _PLOT_HEIGHT + _AXIS)


def _chart(
    caption: str, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]], drawn: Sequence[Element], height: float
) -> Chart:
    """Put drawing and table together; the caption is the drawing's name, the table follows it on the page."""
    svg = render(picture(WIDTH, height, *drawn, title=caption, class_="chart__picture"))
    return Chart(svg=svg, caption=caption, columns=columns, rows=tuple(rows))


def _filled(caption: str, data: Sequence[object]) -> int:
    if not data:
        raise BadChart(f"{caption}: nothing to draw")
    return len(data)


def _scale(values: Sequence[float], most: float | None, parts: Sequence[float] = ()) -> float:
    """Drawing units per counted unit. Raises BadChart for no values, negative ones or ones above `most`."""
    if not values or min(*values, *parts, 0) < 0:
        raise BadChart(f"bars need values of 0 or more, here {list(values)}")
    longest = max(values) if most is None else most
    if max(values) > longest:
        raise BadChart(f"{max(values)} is longer than the scale, which ends at {longest}")
    return (WIDTH - 2 * _MARGIN) / longest if longest else 0.0


def _heading(index: int, label: str, text: str, top: float = 0) -> tuple[Element, Element]:
    y = top + index * _ROW + 16
    room = max(_LINE_LENGTH - len(text), 8)
    short = label if len(label) <= room else f"{label[: room - 1]}…"
    return (
        element("text", short, x=_MARGIN, y=y, class_="chart__label"),
        element("text", text, x=WIDTH - _MARGIN, y=y, class_="chart__value chart__value--end"),
    )


def _whole_lines(label: str, text: str) -> list[str]:
    """A label on as many lines as it needs beside its text, cut at spaces."""
    return wrap(label, max(_LINE_LENGTH - len(text), 8)) or [""]


def _further(index: int, lines: Sequence[str], top: float) -> Iterator[Element]:
    """The lines of a label below its first one."""
    for place, line in enumerate(lines, start=1):
        y = top + index * _ROW + 16 + place * _LINE
        yield element("text", line, x=_MARGIN, y=y, class_="chart__label")


def _track(index: int, top: float = 0) -> tuple[Element]:
    y = top + index * _ROW + 22
    return (element("rect", x=_MARGIN, y=y, width=WIDTH - 2 * _MARGIN, height=_BAR, rx=3, class_="chart__track"),)


def _bar(start: float, index: int, length: float, *, paint: str = "chart__series-1", top: float = 0) -> Element:
    y = top + index * _ROW + 22
    return element("rect", x=_MARGIN + start, y=y, width=length, height=_BAR, rx=2, class_=paint)


def _segments(index: int, counts: Sequence[int], scale: float, paints: Sequence[str], top: float) -> list[Element]:
    drawn: list[Element] = []
    start = 0.0
    for number, (count, paint) in enumerate(zip(counts, paints, strict=True), start=1):
        drawn.append(_bar(start, index, count * scale, paint=paint, top=top))
        drawn.extend(_hatching(number, _MARGIN + start, top + index * _ROW + 22, count * scale))
        start += count * scale
    return drawn


def _hatching(series: int, x: float, y: float, width: float) -> list[Element]:
    """Lines that tell series apart without colour: none, upright, level, both, dense upright, two level."""
    drawn = []
    if series in (2, 4, 5):
        gap = 4.0 if series == 5 else 8.0
        places = [x + gap * step for step in range(1, int(width / gap) + 1)]
        drawn += [element("line", x1=at, y1=y, x2=at, y2=y + _BAR, class_="chart__hatch") for at in places]
    for part in _LEVEL.get(series, ()):
        at = y + _BAR * part
        drawn.append(element("line", x1=x, y1=at, x2=x + width, y2=at, class_="chart__hatch"))
    return drawn


def _legend_columns(names: Sequence[str]) -> int:
    """The number of legend entries that fit side by side."""
    widest = 26 + _LETTER * max(map(len, names))
    return max(1, min(len(names), int((WIDTH - 2 * _MARGIN) / widest)))


def _legend_entry(index: int, name: str, paints: Sequence[str], across: int) -> list[Element]:
    line, column = divmod(index, across)
    x, y = _MARGIN + column * (WIDTH - 2 * _MARGIN) / across, 4 + _LEGEND_LINE * line
    swatch = element("rect", x=x, y=y, width=_BAR * 1.4, height=_BAR, rx=2, class_=paints[index])
    label = element("text", name, x=x + 26, y=y + 12, class_="chart__value")
    return [swatch, *_hatching(index + 1, x, y, _BAR * 1.4), label]


def _ends(item: Interval) -> tuple[float, float, float]:
    return item.low, item.estimate, item.high


def _whisker(index: int, places: Sequence[float], top: float) -> list[Element]:
    low, estimate, high = (_MARGIN + place for place in places)
    y = top + index * _ROW + 29
    ends = [element("line", x1=x, y1=y - 6, x2=x, y2=y + 6, class_="chart__whisker") for x in (low, high)]
    return [
        *_track(index, top),
        element("line", x1=low, y1=y, x2=high, y2=y, class_="chart__whisker"),
        *ends,
        element("circle", cx=estimate, cy=y, r=6, class_="chart__point"),
    ]


def _upright(index: int, bar: Bar, step: float, height: float) -> Element:
    named = element("title", f"{bar.label}: {bar.text}")
    shape = element(
        "rect",
        x=_MARGIN + index * step + step * 0.1,
        y=_PLOT_HEIGHT - height,
        width=step * 0.8,
        height=height,
        class_="chart__series-1",
    )
    return element("g", named, shape)


def _tick(index: int, label: str, step: float, *, shown: bool) -> list[Element]:
    if not shown:
        return []
    x = _MARGIN + (index + 0.5) * step
    return [element("text", label, x=x, y=_PLOT_HEIGHT + 17, class_="chart__value chart__value--middle")]


def _mark(x: float, y: float, value: float) -> Element:
    """A percentage on a scale; those at the edges stay inside the picture."""
    side = "" if x <= _MARGIN else "end" if x >= WIDTH - _MARGIN else "middle"
    return element("text", f"{value * 100:.0f} %", x=x, y=y, class_=f"chart__value chart__value--{side or 'start'}")


def _flat(rows: Sequence[Sequence[Element]]) -> list[Element]:
    return [part for row in rows for part in row]
