"""Charts: the drawing agrees with the numbers, the table twin holds them all, and nonsense is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from django.template import Context, Template

from drawing.charts import WIDTH, BadChart, Bar, Chart, Interval, bars, histogram, intervals, stacked
from drawing.course import Point, course
from drawing.svg import ATTRIBUTES, ELEMENTS, BadDrawing

HOSTILE = "<script>alert(1)</script>"
ENDS = ("How it ended", "Games")


def a_bar_chart(label: str = "Defeat") -> Chart:
    return bars(caption=label, columns=ENDS, data=[Bar(label, 61, "61 %"), Bar("Deck-out", 39, "39 %")])


def a_stacked_chart(label: str = "Red") -> Chart:
    return stacked(
        caption=label, columns=("Colour", "Upgrade", "Event", label), data=[(label, (3, 5, 2)), ("Blue", (0, 1, 0))]
    )


def an_interval_chart(label: str = "Kylo Ren") -> Chart:
    return intervals(caption=label, columns=("Deck", "Win %"), data=[Interval(label, 0.53, 0.5, 0.56, "53 ± 3 %")])


def a_histogram(label: str = "Rounds") -> Chart:
    return histogram(
        caption=label, columns=("Rounds", "Games"), data=[Bar(str(n), n * 2, str(n * 2)) for n in range(1, 31)]
    )


def a_course(label: str = "So far") -> Chart:
    points = [Point(10, 0.6, 0.3, 0.8, "60 %"), Point(200, 0.55, 0.5, 0.6, "55 %")]
    return course(caption=label, columns=("Games", "Win %"), data=points)


ALL: list[Callable[..., Chart]] = [a_bar_chart, a_stacked_chart, an_interval_chart, a_histogram, a_course]


def parts(chart: Chart, kind: str) -> list[ElementTree.Element]:
    return [node for node in ElementTree.fromstring(chart.svg).iter() if node.attrib.get("class") == kind]


@pytest.mark.parametrize("make", ALL)
def test_every_chart_is_drawing_and_table(make: Callable[..., Chart]) -> None:
    chart = make()
    root = ElementTree.fromstring(chart.svg)
    assert root.findtext("title") == chart.caption
    assert {node.tag for node in root.iter()} <= ELEMENTS
    assert {name for node in root.iter() for name in node.attrib} <= ATTRIBUTES
    assert chart.rows
    assert all(len(row) == len(chart.columns) for row in chart.rows)


@pytest.mark.parametrize("make", ALL)
def test_hostile_labels_are_inert_on_the_page(make: Callable[..., Chart]) -> None:
    page = Template("{% load drawings %}{% chart chart %}").render(Context({"chart": make(HOSTILE)}))
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert "<table" in page


def test_bars_are_as_long_as_their_values() -> None:
    long, short = parts(a_bar_chart(), "chart__series-1")
    assert float(short.attrib["width"]) / float(long.attrib["width"]) == pytest.approx(39 / 61, abs=0.001)


def test_bars_on_a_given_scale_fill_only_their_part() -> None:
    chart = bars(caption="c", columns=ENDS, data=[Bar("half", 50, "50 %")], most=100)
    assert float(parts(chart, "chart__series-1")[0].attrib["width"]) == pytest.approx((WIDTH - 16) / 2)


def test_stacked_series_follow_each_other_and_differ_without_colour() -> None:
    chart = a_stacked_chart()
    first = [parts(chart, f"chart__series-{number}")[1] for number in (1, 2, 3)]
    ends = [float(rect.attrib["x"]) + float(rect.attrib["width"]) for rect in first]
    starts = [float(rect.attrib["x"]) for rect in first]
    assert starts[1:] == pytest.approx(ends[:-1], abs=0.02)
    assert parts(chart, "chart__hatch")


def test_a_legend_takes_as_many_lines_as_its_names_need() -> None:
    """Six series of 13 letters: three names fit side by side, so two lines, and bars begin below them."""
    columns = ("Way", *(f"{number} player name" for number in range(1, 7)))
    chart = stacked(caption="c", columns=columns, data=[("First", (1, 2, 3, 4, 5, 6))])
    swatches = [parts(chart, f"chart__series-{number}")[0] for number in range(1, 7)]
    assert [float(each.attrib["y"]) for each in swatches] == [4, 4, 4, 26, 26, 26]
    assert swatches[0].attrib["x"] == swatches[3].attrib["x"]
    bar = parts(chart, "chart__series-6")[1]
    assert float(bar.attrib["y"]) > 26 + float(swatches[3].attrib["height"])
    assert bar.attrib["width"] != "0"


def test_series_can_wear_the_colours_of_the_game() -> None:
    chart = stacked(caption="c", columns=("Type", "Red", "Gray"), data=[("Event", (2, 1))], tones=("red", "gray"))
    assert len(parts(chart, "chart__tone is-red")) == len(parts(chart, "chart__tone is-gray")) == 2
    assert not parts(chart, "chart__series-1")


def test_an_interval_stands_where_its_numbers_say() -> None:
    chart = an_interval_chart()
    point = float(parts(chart, "chart__point")[0].attrib["cx"])
    line = float(parts(chart, "chart__reference")[0].attrib["x1"])
    assert line == pytest.approx(WIDTH / 2)
    assert point == pytest.approx(8 + 0.53 * (WIDTH - 16), abs=0.01)


def test_long_labels_are_cut_in_the_drawing_only() -> None:
    name = "A deck with a very long name " * 5
    chart = intervals(caption="c", columns=("Deck", "Win %"), data=[Interval(name, 0.5, 0.4, 0.6, "50 %")])
    assert name not in chart.svg
    assert chart.rows[0][0] == name


def test_the_band_of_a_course_narrows() -> None:
    band = parts(a_course(), "chart__band")[0].attrib["points"].split()
    heights = [float(place.split(",")[1]) for place in band]
    assert heights[3] - heights[0] > heights[2] - heights[1] > 0


def test_a_band_lies_around_the_line_and_ends_at_the_scale() -> None:
    def band(half: float) -> tuple[float, float]:
        chart = intervals(caption="c", columns=ENDS, data=[Interval("a", 0.5, 0.4, 0.6, "")], line=0.25, band=half)
        found = re.search(r'<rect x="([\d.]+)"[^>]*width="([\d.]+)"[^>]*class="chart__band"', chart.svg)
        assert found
        return float(found[1]), float(found[2])

    whole = WIDTH - 16
    assert band(0.05) == pytest.approx((8 + 0.2 * whole, 0.1 * whole), abs=0.01)
    assert band(0.5) == pytest.approx((8, 0.75 * whole), abs=0.01)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: bars(caption="c", columns=ENDS, data=[]),
        lambda: bars(caption="c", columns=ENDS, data=[Bar("a", -1, "-1")]),
        lambda: bars(caption="c", columns=ENDS, data=[Bar("a", 5, "5")], most=4),
        lambda: histogram(caption="c", columns=ENDS, data=[]),
        lambda: stacked(caption="c", columns=("a", "b"), data=[("x", (1, 2))]),
        lambda: stacked(caption="c", columns=tuple("abcdefgh"), data=[("x", (1,) * 7)]),
        lambda: stacked(caption="c", columns=("a", "b", "c"), data=[("x", (3, -1))]),
        lambda: stacked(caption="c", columns=("a", "b"), data=[]),
        lambda: stacked(caption="c", columns=("a",), data=[("x", ())]),
        lambda: stacked(caption="c", columns=("a", "b"), data=[("x", (1,))], tones=("red", "blue")),
        lambda: intervals(caption="c", columns=ENDS, data=[]),
        lambda: intervals(caption="c", columns=ENDS, data=[Interval("a", 0.5, 0.6, 0.7, "")]),
        lambda: intervals(caption="c", columns=ENDS, data=[Interval("a", float("nan"), 0, 1, "")]),
        lambda: course(caption="c", columns=ENDS, data=[]),
        lambda: course(caption="c", columns=ENDS, data=[Point(1, 1.2, 1, 1.3, "")]),
    ],
)
def test_nonsense_is_refused(wrong: Callable[[], Chart]) -> None:
    with pytest.raises((BadChart, BadDrawing)):
        wrong()


def test_all_zero_bars_are_drawn_empty() -> None:
    chart = bars(caption="c", columns=ENDS, data=[Bar("crash", 0, "0")])
    assert parts(chart, "chart__series-1")[0].attrib["width"] == "0"


def test_long_labels_of_intervals_stand_whole_on_several_lines() -> None:
    label = "3. American: strategy cards at the start: 2 → 4; German: actions a turn: 3 → 2; rounds: 8 → 7"
    chart = intervals(caption="c", columns=ENDS, data=[Interval(label, 0.5, 0.4, 0.6, "50 % in 400")] * 2)
    drawn = [each for each in ElementTree.fromstring(chart.svg).iter("text") if each.get("class") == "chart__label"]
    assert " ".join(each.text or "" for each in drawn) == f"{label} {label}"
    heights = [float(each.get("y", "")) for each in drawn]
    assert heights == sorted(set(heights)) and len(heights) > 2
