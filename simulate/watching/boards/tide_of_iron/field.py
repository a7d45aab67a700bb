"""The map of a view in two drawings of one size: the ground, which never changes, and everything that stands on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from django.utils.translation import gettext as _

from drawing.ground_map import BASES
from drawing.hex_map import HIGH, WIDE, Grid, MapHex, draw
from drawing.map_layers import Label, Labels, Marker, Markers
from drawing.svg import Element, Markup, element, number, picture, render
from drawing.unit_symbol import HEIGHT, WIDTH, symbol
from sandtable.engine.views import Things, View

SCALE: Final = 0.38
"""Of unit symbols: about 36 by 24 drawing units."""
ROW: Final = 27.0
"""From one unit of a hex to the next, upwards."""
GAP: Final = 38.0
DIVISIONS: Final = {1: "I", 2: "II"}
"""The mark of a partner's units, which needs no colour."""
SIDE_BY_SIDE: Final = 2
"""Units in one row of a hex."""
Ground = tuple[tuple[str, int, int, str, int, int, int], ...]


def ground_of(view: View) -> Ground:
    """The printed map of a view as a value that can be compared."""
    return tuple(tuple(each) for each in view.things["map"])


@lru_cache(maxsize=16)
def ground_picture(ground: Ground) -> Markup:
    """The ground with the names of its hexes."""
    return draw(_hexes(ground), title=_("The ground"))


def _hexes(ground: Ground) -> list[MapHex]:
    return [
        MapHex(name, q, r, base, level, roads, streams, words=str(BASES[base]))
        for name, q, r, base, level, roads, streams in ground
    ]


def size_of(ground: Ground) -> tuple[float, float]:
    """Width and height of both drawings."""
    grid = Grid(_hexes(ground))
    return grid.width, grid.height


def standing(view: View, targets: Set[str], notes: Mapping[str, str] = MappingProxyType({})) -> Markup:
    """Everything on the ground. `targets` are hexes that can be chosen; they are drawn as well, with their notes."""
    ground = ground_of(view)
    grid = Grid(_hexes(ground))
    hexes = {each["name"]: each for each in view.things["hexes"]}
    marked = [name for name, each in hexes.items() if each["at"] in targets]
    markers = [Marker(name, kind) for name, each in hexes.items() for kind in each.get("markers", ())]
    labels = [Label(name, each["text"], label_words(each)) for name, each in hexes.items() if "text" in each]
    parts = [
        element("g", *(_target(grid, hexes[name]) for name in marked), class_="toi-targets"),
        element("g", *(_objective(grid, each) for each in view.things["objectives"]), class_="toi-objectives"),
        element("g", *Markers(markers).draw(grid), class_="map__layer"),
        element("g", *Labels(labels).draw(grid), class_="map__layer"),
        element("g", *_units(grid, hexes), class_="toi-units"),
        element("g", *(_note(grid, hexes[name], notes) for name in marked), class_="toi-notes"),
    ]
    return render(picture(grid.width, grid.height, *parts, title=_("Units and objectives"), class_="map toi-standing"))


def label_words(place: Things) -> str:
    """The designer's words on a hex, with what they say beside the map."""
    return ": ".join(filter(None, (place["text"], place["note"])))


def _target(grid: Grid, place: Things) -> Element:
    x, y = grid.middle(place["name"])
    points = ((-WIDE, 0), (-WIDE / 2, -HIGH), (WIDE / 2, -HIGH), (WIDE, 0), (WIDE / 2, HIGH), (-WIDE / 2, HIGH))
    d = "M" + "L".join(f"{number(x + dx)} {number(y + dy)}" for dx, dy in points) + "z"
    return element("path", element("title", place["label"]), d=d, class_="toi-target", data_at=place["at"])


def _note(grid: Grid, place: Things, notes: Mapping[str, str]) -> Element:
    """The cost of the way to a hex, below its middle; the name of its target says it to readers."""
    x, y = grid.middle(place["name"])
    return element("text", notes.get(place["at"], ""), x=x, y=y + HIGH * 0.55, class_="toi-note", aria_hidden="true")


def _objective(grid: Grid, objective: Things) -> Element:
    """A flag at the upper edge of a hex with the first letter of who controls it; a dash for nobody."""
    x, y = grid.middle(objective["hex"])
    holder = objective["controlled_by"]
    side = holder.lower() if holder else "neutral"
    sign = "M0-12l12 12-12 12-12-12z" if objective["kind"] == "victory" else "M-11-11h22v22h-22z"
    words = _("%(objective)s, %(kind)s, controlled by %(holder)s") % {
        "objective": objective["label"],
        "kind": objective["kind"],
        "holder": holder or _("nobody"),
    }
    if objective.get("carried_by"):
        words = _("%(objective)s, carried by %(unit)s") % {"objective": words, "unit": objective["carried_by"]}
    return element(
        "g",
        element("title", words),
        element("path", d=sign, class_="toi-objective__sign"),
        element("text", holder[0] if holder else "–", y=5, class_="toi-objective__text"),
        transform=f"translate({number(x + 26)} {number(y - 16)})",
        class_=f"toi-objective is-{side}",
        data_at=objective["at"],
    )


def _units(grid: Grid, hexes: dict[str, Things]) -> Iterator[Element]:
    for name, place in hexes.items():
        units = place.get("units", [])
        x, y = grid.middle(name)
        for index, unit in enumerate(units):
            yield _unit(unit, *_place(index, len(units), x, y))


def _place(index: int, count: int, x: float, y: float) -> tuple[float, float]:
    """Units of a hex stand in rows of two, around its middle."""
    row, column = divmod(index, SIDE_BY_SIDE)
    rows = -(-count // SIDE_BY_SIDE)
    in_row = min(SIDE_BY_SIDE, count - row * SIDE_BY_SIDE)
    return x + (column - (in_row - 1) / 2) * GAP, y + 4 + (row - (rows - 1) / 2) * ROW


def _unit(unit: Things, x: float, y: float) -> Element:
    """A unit's symbol with its number of figures, letters for its state, and a partner's division."""
    left, top = number(x - WIDTH * SCALE / 2), number(y - HEIGHT * SCALE / 2)
    concealed = " is-concealed" if unit.get("is_concealed") else ""
    frame = element("g", symbol(unit["kind"], unit["side"]), transform=f"scale({number(SCALE)})")
    return element(
        "g",
        element("title", words_of(unit)),
        frame,
        *_badges(unit),
        transform=f"translate({left} {top})",
        class_=f"toi-unit is-{unit['side']} is-{unit['activation'].replace(' ', '-')}{concealed}",
        data_at=unit["at"],
    )


def _badges(unit: Things) -> Iterator[Element]:
    wide, high = WIDTH * SCALE, HEIGHT * SCALE
    if unit.get("figure_count"):
        yield element("text", str(unit["figure_count"]), x=wide - 1, y=high + 3, class_="toi-unit__count")
    elif unit.get("is_concealed"):
        yield element("text", "?", x=wide - 1, y=high + 3, class_="toi-unit__count")
    if carried := len(unit.get("passengers", ())):
        yield element("text", f"+{carried}", x=wide - 1, y=high + 3, class_="toi-unit__count")
    if letters := state_letters(unit):
        yield element("text", letters, x=0, y=2, class_="toi-unit__state")
    if number_of_division := DIVISIONS.get(unit.get("division", 0)):
        yield element("text", number_of_division, x=0, y=high + 3, class_="toi-unit__division")
    if unit.get("inside"):
        yield element("path", d=f"M-1 {number(high + 1)}h{number(wide + 2)}", class_="toi-unit__trench")


def state_letters(unit: Things) -> str:
    """F fatigued, O Op Fire; p pinned, d disrupted, r routed; ! damaged, !! heavily."""
    activation = {"fresh": "", "fatigued": "F", "op fire": "O"}[unit["activation"]]
    condition = (unit.get("condition") or "")[:1]
    damage = {"lightly damaged": "!", "heavily damaged": "!!"}.get(unit.get("damage") or "", "")
    return f"{activation}{condition}{damage}"


def words_of(unit: Things) -> str:
    """Everything about a unit in one line."""
    figures = unit.get("figures") or {}
    parts = [f"division {unit['division']}" if "division" in unit else ""]
    parts += [f"{many} {kind}" for kind, many in figures.items()]
    parts += [unit["activation"] if unit["activation"] != "fresh" else "", unit.get("condition") or ""]
    parts += [unit.get("damage") or "", (unit.get("specialization") or "").replace("_", " ")]
    parts += [f"in {unit['inside']}" if unit.get("inside") else "", "concealed" if unit.get("is_concealed") else ""]
    parts += [each["label"] for each in unit.get("passengers", ())]
    told = ", ".join(filter(None, parts))
    return f"{unit['label']}: {told}" if told else str(unit["label"])


def names_of(choices: Sequence[str]) -> frozenset[str]:
    """The hexes among the names of things."""
    return frozenset(name for name in choices if name.startswith("hex:"))
