"""A small SVG builder that cannot write anything but drawings: listed elements, listed attributes, escaped text."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Final

ELEMENTS: Final = frozenset(
    {"svg", "g", "symbol", "title", "desc", "rect", "circle", "line", "path", "polygon", "polyline", "text"}
)
ATTRIBUTES: Final = frozenset(
    {
        *("viewBox", "role", "class", "aria-hidden", "focusable", "transform", "id", "data-hex", "data-layer"),
        *("data-at", "data-keep"),
        *("data-location", "data-field", "data-ghost", "data-planet", "data-squadron", "data-type", "data-value"),
        *("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "width", "height", "d", "points"),
    }
)

_NOT_IN_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters an XML 1.0 document may not hold even escaped: NUL, controls, lone surrogates."""

_VIEW: Final = re.compile(r'<svg [^>]*?viewBox="0 0 ([0-9.]+) ([0-9.]+)"')


class BadDrawing(ValueError):
    """A drawing with an unknown element or attribute, or a number that is not finite."""


class Markup(str):
    """Finished markup; templates (anything that honours `__html__`) insert it as it is."""

    __slots__ = ()

    def __html__(self) -> str:
        return str(self)


@dataclass(frozen=True, slots=True)
class Element:
    """One SVG element; `render` writes it. Made by `element`, which checks the names."""

    tag: str
    attributes: tuple[tuple[str, str], ...]
    children: tuple[Element | str, ...]


def element(tag: str, *children: Element | str, **attributes: str | float) -> Element:
    """Make an element; `class_` and `data_hex` stand for `class` and `data-hex`.

    An `id` is for symbols alone: it must be unique on the page that shows the drawing.

    Raises BadDrawing for a name that is not listed and for NaN and infinity.
    """
    if tag not in ELEMENTS:
        raise BadDrawing(f"{tag!r} is not a drawing element; known: {', '.join(sorted(ELEMENTS))}")
    if "id" in attributes and tag != "symbol":
        raise BadDrawing(f"{tag!r} cannot have an id; only a symbol can")
    return Element(tag, tuple(_attribute(name, value) for name, value in attributes.items()), children)


def picture(width: float, height: float, *children: Element, title: str, class_: str, desc: str = "") -> Element:
    """The root of a drawing `width` by `height` units large, with its text twin; an empty title makes it decoration."""
    hidden: dict[str, str | float] = {} if title else {"aria_hidden": "true", "focusable": "false"}
    named: dict[str, str | float] = {"role": "img"} if title else {}
    texts = [element(tag, text) for tag, text in (("title", title), ("desc", desc)) if text]
    view = f"0 0 {number(width)} {number(height)}"
    return element("svg", *texts, *children, viewBox=view, class_=class_, **named, **hidden)


def render(drawing: Element) -> Markup:
    """Write an element and everything in it as text that is well-formed both as XML and inside HTML."""
    return Markup(_written(drawing))


def size_of(drawing: Markup) -> tuple[float, float]:
    """Width and height of a finished picture in drawing units."""
    view = _VIEW.match(drawing)
    assert view is not None, "a picture begins with its viewBox"
    return float(view[1]), float(view[2])


def number(value: float) -> str:
    """A coordinate as SVG writes it: two decimals at most, no trailing zeros. Raises BadDrawing unless finite."""
    if not math.isfinite(value):
        raise BadDrawing(f"{value} is no coordinate")
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def _attribute(name: str, value: str | float) -> tuple[str, str]:
    written = name.rstrip("_").replace("_", "-")
    if written not in ATTRIBUTES:
        raise BadDrawing(f"{written!r} is not a drawing attribute; known: {', '.join(sorted(ATTRIBUTES))}")
    return written, value if isinstance(value, str) else number(value)


def _written(node: Element | str) -> str:
    if isinstance(node, str):
        return _text(node)
    attributes = "".join(f' {name}="{_text(value)}"' for name, value in node.attributes)
    inside = "".join(map(_written, node.children))
    return f"<{node.tag}{attributes}>{inside}</{node.tag}>" if inside else f"<{node.tag}{attributes}/>"


@lru_cache(maxsize=8192)  # a drawing says the same few hundred words and numbers again and again
def _text(value: str) -> str:
    return escape(_NOT_IN_XML.sub("\ufffd", value))
