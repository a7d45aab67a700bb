"""Units as map symbols in our own shapes: a frame that tells the nation, in it a sign that tells the kind.

A symbol is 96 by 64 units. The American frame is a rectangle, the German one pointed, so they differ without colour.
"""

from __future__ import annotations

from typing import Final

from drawing.svg import Element, Markup, element, picture, render

WIDTH: Final = 96
HEIGHT: Final = 64

_CROSS: Final = "M26 16L70 48M26 48L70 16"
_HULL: Final = "M36 21H60A11 11 0 0 1 60 43H36A11 11 0 0 1 36 21Z"
_ARROW: Final = "V14M40 22L48 13L56 22"

SIGNS: Final[dict[str, str]] = {
    "regular": _CROSS,
    "elite": f"{_CROSS}M38 12H58M38 52H58",
    "officer": "",
    "mg": f"M48 50{_ARROW}M36 50H60",
    "mortar": f"M48 39{_ARROW}M48 39A6 6 0 1 1 47.9 39Z",
    "sherman": _HULL,
    "panzer4": _HULL,
    "tiger1": _HULL,
    "m10": f"{_HULL}M38 43L48 21L58 43",
    "stug_iii": f"{_HULL}M48 21V43",
    "m3a1": f"{_HULL}{_CROSS}",
    "sdkfz251": f"{_HULL}{_CROSS}",
    "gmc": "M26 42V19H56V42M56 26H65L71 33V42H26",
    "opel": "M26 42V19H56V42M56 26H65L71 33V42H26",
}
"""Kind of unit to the lines of its sign."""

_FILLED: Final[dict[str, str]] = {
    "officer": "M48 12L52.7 25.5L67 25.8L55.6 34.5L59.8 48.2L48 40L36.2 48.2L40.4 34.5L29 25.8L43.3 25.5Z",
    "tiger1": "M38 27H58A5 5 0 0 1 58 37H38A5 5 0 0 1 38 27Z",
    "gmc": "M36 37A6 6 0 1 1 35.9 37ZM61 37A6 6 0 1 1 60.9 37Z",
    "opel": "M36 37A6 6 0 1 1 35.9 37ZM61 37A6 6 0 1 1 60.9 37Z",
}
"""The filled parts of each sign."""

FRAMES: Final[dict[str, str]] = {
    "american": "M8 6H88V58H8Z",
    "german": "M18 6H78L92 32L78 58H18L4 32Z",
}


def unit_symbol(kind: str, nation: str, *, title: str) -> Markup:
    """A unit as a picture of its own; `title` is its name for readers, "" when that stands beside it."""
    return render(picture(WIDTH, HEIGHT, symbol(kind, nation), title=title, class_=f"unit-symbol is-{nation}"))


def symbol(kind: str, nation: str) -> Element:
    """The shapes alone, for larger drawings. Raises KeyError for an unknown kind or nation."""
    parts = [element("path", d=FRAMES[nation], class_="unit-symbol__frame")]
    if SIGNS[kind]:
        parts.append(element("path", d=SIGNS[kind], class_="unit-symbol__line"))
    if kind in _FILLED:
        parts.append(element("path", d=_FILLED[kind], class_="unit-symbol__mark"))
    return element("g", *parts)
