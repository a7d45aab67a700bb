"""A curve between its bounds: every place is in the picture, and the table has what was drawn."""

from __future__ import annotations

import re

import pytest

from drawing.bounded import Bound, Line, between
from drawing.charts import WIDTH, BadChart, Chart


def a_chart(places: list[tuple[float, float]]) -> Chart:
    return between(
        caption="Ratio",
        columns=("pairs", "ratio"),
        lines=[Line(places)],
        bounds=[Bound(3.0, "better"), Bound(-3.0, "not better")],
        rows=[(f"{x:g}", f"{y:.2f}") for x, y in places],
        across="pairs",
    )


def test_the_curve_crosses_the_bound_where_its_value_does() -> None:
    chart = a_chart([(1, 0), (2, 3.0), (4, 3.2)])
    heights = [float(y) for y in re.findall(r"[\d.]+,([\d.]+)", chart.svg.split('points="')[1].split('"')[0])]
    bound = float(re.findall(r'y1="([\d.]+)"', chart.svg)[0])
    assert heights[0] > heights[1] == pytest.approx(bound, abs=0.01) and heights[2] < bound
    across = [float(x) for x in re.findall(r"([\d.]+),[\d.]+", chart.svg.split('points="')[1].split('"')[0])]
    assert across == sorted(across) and across[-1] < WIDTH


def test_words_are_escaped_and_the_table_is_the_twin() -> None:
    chart = between(
        caption="<b>", columns=("x", "y"), lines=[Line([(1, 1)])], bounds=[Bound(2, "a & b")], rows=[("1", "1")]
    )
    assert "&lt;b&gt;" in chart.svg and "a &amp; b" in chart.svg
    assert (chart.columns, chart.rows) == (("x", "y"), (("1", "1"),))


def test_nothing_to_draw_is_refused() -> None:
    with pytest.raises(BadChart, match="nothing to draw"):
        a_chart([])
