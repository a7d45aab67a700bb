"""The SVG builder: well-formed for every input, and nothing but drawings."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from django.template import Context, Template
from hypothesis import given
from hypothesis import strategies as st

from drawing.svg import ATTRIBUTES, ELEMENTS, BadDrawing, Markup, element, number, picture, render

HOSTILE = [
    '"><script>alert(1)</script>',
    "' onload='x",
    "&lt;",
    "]]>",
    "<!--",
    "\x00\x08\ud800",
    "javascript:x",
    "</svg>",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_text(text: str) -> None:
    drawn = render(picture(10, 10, element("text", text, class_=text), title=text, class_="x", desc=text))
    root = ElementTree.fromstring(drawn)
    assert {node.tag for node in root.iter()} == {"svg", "title", "desc", "text"}
    assert {name for node in root.iter() for name in node.attrib} <= ATTRIBUTES


@given(st.text())
def test_any_text_gives_well_formed_xml_that_reads_back(text: str) -> None:
    read = ElementTree.fromstring(render(element("text", text))).text or ""
    plain = all(ord(sign) >= 32 and ord(sign) not in (0xFFFE, 0xFFFF) for sign in text)
    assert not plain or read == text


@pytest.mark.parametrize("tag", ["script", "foreignObject", "image", "a", "use", "style", "animate", "svg>"])
def test_only_drawing_elements(tag: str) -> None:
    assert tag not in ELEMENTS
    with pytest.raises(BadDrawing, match="not a drawing element"):
        element(tag)


@pytest.mark.parametrize("name", ["onload", "style", "href", "xlink:href", "fill", "name"])
def test_only_drawing_attributes(name: str) -> None:
    with pytest.raises(BadDrawing, match="not a drawing attribute"):
        element("rect", **{name: "x"})


def test_only_symbols_have_ids() -> None:
    assert render(element("symbol", id="sign-woods")) == '<symbol id="sign-woods"/>'
    with pytest.raises(BadDrawing, match="only a symbol"):
        element("path", id="search")


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
def test_numbers_are_finite(value: float) -> None:
    with pytest.raises(BadDrawing, match="no coordinate"):
        element("rect", x=value)


@pytest.mark.parametrize(
    ("value", "written"), [(0, "0"), (10, "10"), (1.5, "1.5"), (2.999, "3"), (100.0, "100"), (-0.25, "-0.25")]
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_a_picture_without_title_is_decoration() -> None:
    root = ElementTree.fromstring(render(picture(4, 5, title="", class_="x")))
    assert root.attrib["aria-hidden"] == "true"
    assert "role" not in root.attrib
    assert root.attrib["viewBox"] == "0 0 4 5"


def test_templates_insert_markup_as_it_is() -> None:
    drawn = render(element("rect", x=1))
    assert isinstance(drawn, Markup)
    assert Template("{{ drawn }}").render(Context({"drawn": drawn})) == '<rect x="1"/>'
