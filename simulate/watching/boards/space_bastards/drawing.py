"""The map of a view as SVG: travel fields and ways, planets with their squares and tokens, ships."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from django.utils.translation import gettext as _

from drawing.svg import Element, Markup, element, number, picture, render
from sandtable.engine.views import EVERYTHING, Things, View
from sandtable.games.space_bastards.scenario import Field, Planet
from scenarios.games.space_bastards.grids import outline
from scenarios.games.space_bastards.layout import FIELD, NAME, RIM, SQUARE, Box, Layout, lay_out

SHIP: Final = "m0-17l9 13 7 13h-32l7-13z"
"""A ship, its nose up, around its middle."""
LETTERS: Final = {"Toadling": "D", "Spud": "S", "Sluggy": "L", "Cactusoid": "C", "Toucanosaur": "U"}
"""The letters on tokens, by race. Fields are called O1, I1 or T1 and planets P1, so no race has O, I, T or P."""


def draw(view: View) -> Markup:
    """The whole map."""
    ground = view.things["map"]
    layout = layout_of(ground)
    frame = layout.frame
    parts = element(
        "g",
        *_ways(ground, layout),
        *_radioactive(view, layout),
        *(part for planet in view.things["planets"] for part in _planet(planet, ground, layout)),
        *(part for each in enumerate(view.things["fields"]) for part in _field(*each, ground, layout)),
        *ghosts(view, layout),
        transform=f"translate({number(-frame.x)} {number(-frame.y)})",
    )
    return render(picture(frame.width, frame.height, parts, title=_("The map"), class_="map sb-map sb-board-map"))


def layout_of(ground: Things) -> Layout:
    """The places of everything on the printed map."""
    planets = tuple(Planet(each["name"], each["colour"], tuple(each["grid"])) for each in ground["planets"])
    fields = tuple(
        Field(each["name"], each["planet"], each["is_teleport"], tuple(each["place"]) if each["place"] else None)
        for each in ground["fields"]
    )
    return lay_out(fields, tuple((here, there) for here, there in ground["ways"]), planets)


def _ways(ground: Things, layout: Layout) -> Iterator[Element]:
    lines = [
        f"M{number(layout.fields[here][0])} {number(layout.fields[here][1])}"
        f"L{number(layout.fields[there][0])} {number(layout.fields[there][1])}"
        for here, there in ground["ways"]
    ]
    yield element("path", d="".join(lines), class_="sb-way")


def _radioactive(view: View, layout: Layout) -> Iterator[Element]:
    """Planets that are not in play."""
    in_play = {planet["number"] for planet in view.things["planets"]}
    for index, planet in enumerate(view.things["map"]["planets"]):
        if index not in in_play:
            box = layout.planets[index]
            yield element("rect", **_ground(box), rx=RIM, class_="sb-radioactive")
            yield _name(_("%(planet)s: radioactive") % {"planet": planet["name"]}, box)


def _ground(box: Box) -> dict[str, float]:
    return {"x": box.x, "y": box.y + NAME, "width": box.width, "height": box.height - NAME}


def _name(text: str, box: Box) -> Element:
    return element("text", text, x=box.middle[0], y=box.y + NAME - 6, class_="sb-planet-name")


def _planet(planet: Things, ground: Things, layout: Layout) -> Iterator[Element]:
    """A planet with its name, its squares and what lives on it."""
    index = planet["number"]
    box = layout.planets[index]
    left, top = _corner(ground["planets"][index]["grid"], box)
    parts = [
        element("rect", **_ground(box), rx=RIM, class_="sb-ground"),
        *(_square(each, left, top) for each in planet["squares"]),
        *_edges(planet["squares"], left, top),
        *(part for each in planet["tokens"] for part in _token(each, left, top)),
    ]
    yield element("g", *parts, _name(planet["name"], box), class_=f"sb-{planet['colour']}", data_at=planet["at"])


def _corner(grid: list[str], box: Box) -> tuple[float, float]:
    """The left upper corner of the squares of a planet."""
    return box.x + (box.width - max(map(len, grid)) * SQUARE) / 2, box.y + NAME + RIM


def _square(square: Things, left: float, top: float) -> Element:
    row, column = square["cell"]
    return element(
        "rect",
        x=left + column * SQUARE,
        y=top + row * SQUARE,
        width=SQUARE,
        height=SQUARE,
        class_="sb-square",
        data_at=square["at"],
    )


def _edges(squares: list[Things], left: float, top: float) -> Iterator[Element]:
    """The letters of the columns and the numbers of the rows, by which options name squares."""
    for column in sorted({square["cell"][1] for square in squares}):
        x = left + (column + 0.5) * SQUARE
        yield element("text", chr(ord("a") + column), x=x, y=top - 1.5, class_="sb-edge", aria_hidden="true")
    for row in sorted({square["cell"][0] for square in squares}):
        y = top + (row + 0.5) * SQUARE + 2
        yield element("text", str(row + 1), x=left - RIM / 2, y=y, class_="sb-edge", aria_hidden="true")


def _token(token: Things, left: float, top: float) -> Iterator[Element]:
    """A token in its owner's colour with the letter of its race and the owner's number; a corpse is crossed out."""
    cells = tuple((row, column) for row, column in token["cells"])
    yield element(
        "path",
        element("title", token["label"]),
        d=outline(cells, left, top, SQUARE),
        class_=f"sb-token sb-owner-{token['owner']}{_state(token)}",
        data_at=token["at"],
    )
    yield _letters(token, cells[0], left, top)


def _state(token: Things) -> str:
    """The class of a corpse."""
    return "" if token["is_alive"] else " is-corpse"


def _letters(token: Things, cell: tuple[int, int], left: float, top: float) -> Element:
    x, y = _middle(cell, left, top)
    return element("text", letters_of(token), x=x, y=y, class_=f"sb-token-text{_state(token)}")


def _middle(cell: tuple[int, int], left: float, top: float) -> tuple[float, float]:
    """The foot of letters in the middle of a square."""
    row, column = cell
    return left + (column + 0.5) * SQUARE, top + (row + 0.5) * SQUARE + 4


def ghosts(view: View, layout: Layout) -> Iterator[Element]:
    """The token that is to be placed, on the squares of each option; a seat shows that of the option pointed at.

    They are pictures alone: the words of the options name the same squares. Who watches everything chooses nothing.
    """
    token, question = view.things["placing"], view.question
    if token is None or question is None or view.viewer == EVERYTHING:
        return
    drawn = []
    for planet in view.things["planets"]:
        corner = _corner(view.things["map"]["planets"][planet["number"]]["grid"], layout.planets[planet["number"]])
        cells = {square["at"]: tuple(square["cell"]) for square in planet["squares"]}
        for choice in question.choices:
            if choice.at and cells.keys() >= set(choice.at):
                drawn.append(_ghost(token, tuple(cells[at] for at in choice.at), corner, choice.index))
    yield element("g", *drawn, class_=f"sb-ghosts sb-owner-{token['owner']}{_state(token)}", aria_hidden="true")


def _ghost(token: Things, cells: tuple[tuple[int, int], ...], corner: tuple[float, float], option: int) -> Element:
    shape = element("path", d=outline(cells, *corner, SQUARE))
    x, y = _middle(cells[0], *corner)
    return element("g", shape, element("text", letters_of(token), x=x, y=y), data_ghost=str(option))


def letters_of(token: Things) -> str:
    """ "T2": the race and the player's number; the neutral colour has an N."""
    owner = "N" if token["owner_name"] == "Neutral" else str(token["owner"] + 1)
    return f"{LETTERS[token['race']]}{owner}"


def _field(index: int, field: Things, ground: Things, layout: Layout) -> Iterator[Element]:
    """A field with its name, the planet of its dock, and the ships on it."""
    x, y = layout.fields[index]
    colour = _colour(ground, ground["fields"][index])
    texts = [element("text", field["name"], x=x, y=y + (0 if field["dock"] else 5), class_="sb-field-name")]
    if field["dock"]:
        texts.append(element("text", field["dock"], x=x, y=y + 12, class_="sb-dock-name"))
    yield element(
        "g",
        element("circle", cx=x, cy=y, r=FIELD, class_="sb-ring"),
        element("circle", cx=x, cy=y, r=FIELD - 5, class_="sb-inside"),
        *texts,
        class_=f"sb-field sb-{colour}",
        data_at=field["at"],
    )
    for place, ship in enumerate(field["ships"]):
        yield from _ship(ship, x + 20 + 18 * place, y - 20)


def _colour(ground: Things, field: Things) -> str:
    if field["planet"] >= 0:
        return str(ground["planets"][field["planet"]]["colour"])
    return "teleport" if field["is_teleport"] else "space"


def _ship(ship: Things, x: float, y: float) -> Iterator[Element]:
    yield element(
        "path",
        element("title", ship["label"]),
        d=f"M{number(x)} {number(y)}{SHIP}",
        class_=f"sb-ship-sign sb-owner-{ship['seat']}",
        data_at=ship["at"],
    )
    yield element("text", str(ship["seat"] + 1), x=x, y=y + 6, class_="sb-ship-text")
