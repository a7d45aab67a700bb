"""The parts of drawings: types as shapes, cards with what they say. Colours come from static/css/games."""

from __future__ import annotations

from typing import Final

from drawing.svg import Element, element
from sandtable.games.stay_on_target.scenario import Card
from sandtable.games.stay_on_target.terms import TYPE_NAMES
from scenarios.games.stay_on_target.words import shown, values_words

WIDE: Final = 58.0
"""A card, in drawing units."""
HIGH: Final = 84.0
GAP: Final = 7.0
LONGEST: Final = 10
"""Letters of a name that fit on a card."""
_SHAPES: Final = {
    "blast": "M0-6 1.8-1.8 6 0 1.8 1.8 0 6-1.8 1.8-6 0-1.8-1.8Z",
    "starship": "M0-6 6 5 0 2.5-6 5Z",
    "lasers": "M-6 3 3-6 5-4-4 5ZM-1 6 6-1 7.5.5.5 7.5Z",
}
"""A burst, a hull from above, two bolts."""
_SHIELD: Final = "M0-8 7-5.5V0C7 4 3.5 7 0 8.5C-3.5 7-7 4-7 0V-5.5Z"
_FALCON: Final = "M-4-10-1.5-3H1.5L4-10 6-4A9 9 0 1 1-6-4ZM0 0A3 3 0 1 0 .01 0Z"


def at(x: float, y: float, *parts: Element, class_: str = "") -> Element:
    """Parts moved to a place."""
    return element("g", *parts, transform=f"translate({x:g} {y:g})", **({"class_": class_} if class_ else {}))


def text(words: str, x: float, y: float, kind: str) -> Element:
    return element("text", words, x=x, y=y, class_=f"sot__{kind}")


def type_symbol(name: str, x: float, y: float, is_on: bool = True) -> Element:
    """The shape of a type of attack; an outline where it does not count."""
    state = "on" if is_on else "off"
    return at(x, y, element("path", d=_SHAPES[name], class_=f"sot__type sot__type--{name} sot__type--{state}"))


def card_frame(kind: str) -> Element:
    return element("rect", x=0, y=0, width=WIDE, height=HIGH, rx=6, class_=f"sot__card sot__card--{kind}")


def leader_card(name: str, defence: int, shield: str) -> list[Element]:
    """The squadron leader: his defence value, and his backup shield with its range."""
    return [
        card_frame("leader"),
        text(name, WIDE / 2, 15, "label"),
        text(str(defence), WIDE / 2, 44, "value"),
        at(15, 67, element("path", d=_SHIELD, class_="sot__shield")),
        text(shield, 39, 72, "small"),
    ]


def squadron_card(card: Card) -> list[Element]:
    """A squadron card: what it adds, evades or deflects."""
    parts = [card_frame(card.kind), text(short(card.name), WIDE / 2, 15, "label")]
    if card.kind == "defence":
        return [*parts, text(f"+{shown(card.defence)}", WIDE / 2, 44, "value")]
    if card.kind == "deflect":
        falcon = at(WIDE / 2, 36, element("path", d=_FALCON, class_="sot__falcon"))
        return [*parts, falcon, text("1\u00d7", WIDE / 2, 72, "small")]
    types = [
        type_symbol(each, WIDE / 2 + 16 * (number - 1), 67, each in card.evaded_types)
        for number, each in enumerate(TYPE_NAMES)
    ]
    return [*parts, text(values_words(card), WIDE / 2, 44, "value"), *types]


def short(name: str) -> str:
    """A name that fits on a card: the last word of a long one ("Falcon"), or its beginning."""
    if len(name) <= LONGEST:
        return name
    last = name.split()[-1] if name.split() else name
    return last if len(last) <= LONGEST else name[: LONGEST - 1] + "\u2026"


def hidden_card(number: int) -> list[Element]:
    """An Imperial card of the row, face down, with its place."""
    rings = [element("circle", cx=WIDE / 2, cy=36, r=radius, class_="sot__back-line") for radius in (16.0, 9.0)]
    line = element("path", d=f"M{WIDE / 2 - 16:g} 36H{WIDE / 2 + 16:g}", class_="sot__back-line")
    return [card_frame("back"), *rings, line, text(str(number), WIDE / 2, 74, "place")]


def port_card(name: str) -> list[Element]:
    """The Thermal Exhaust Port, at which the row begins."""
    rings = [element("circle", cx=WIDE / 2, cy=36, r=radius, class_="sot__port-line") for radius in (18.0, 11.0)]
    hole = element("circle", cx=WIDE / 2, cy=36, r=4, class_="sot__port-hole")
    return [card_frame("port"), *rings, hole, text(name, WIDE / 2, 74, "label")]
