"""Board sides for pages: drawn as they are printed, cut through their outer hexes, and hex by hex in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from drawing.ground_map import is_plain, map_hexes, ways
from drawing.hex_map import HIGH, PITCH, Grid, Layer, MapHex, draw
from drawing.svg import Element, Markup, element, number
from sandtable.games.tide_of_iron import boards
from sandtable.games.tide_of_iron.boards import COLUMNS, ROWS, Side, Spot, is_half
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.hexes import axial, hex_name, offset
from sandtable.games.tide_of_iron.terms import BASE_NAMES

EDGE: Final = 2.0
"""Room for the line around a board, in drawing units."""


@dataclass(frozen=True)
class BoardPage:
    """One side of a board and everything its page shows."""

    side: Side
    hexes: tuple[MapHex, ...]
    """Whole hexes and halves; a half is called by column and row, as `0.3`."""
    whole: tuple[MapHex, ...]
    """Whole hexes that are not plain."""
    halves: tuple[MapHex, ...]
    """Half hexes that are not plain: they count where another board joins."""
    counts: tuple[tuple[str, int], ...]
    """Whole hexes by terrain, without clear ones."""
    levels: tuple[tuple[int, int], ...]
    """Whole hexes by level, without level 0."""
    back: str
    """The other side of the same board."""

    @property
    def summary(self) -> str:
        """Its terrain in one line: "5 woods, 1 building, 12 on level 1, roads"."""
        parts = [counted(base, count) for base, count in self.counts]
        parts += [_("%(count)d on level %(level)d") % {"count": count, "level": level} for level, count in self.levels]
        if any(each.roads for each in self.hexes):
            parts.append(_("roads"))
        return ", ".join(parts) or _("clear ground")


def counted(base: str, count: int) -> str:
    """ "6 woods", "1 building"."""
    words = {
        "woods": ngettext("%d woods", "%d woods", count),
        "building": ngettext("%d building", "%d buildings", count),
        "rough": ngettext("%d rough", "%d rough", count),
        "stream": ngettext("%d stream", "%d streams", count),
        "pond": ngettext("%d pond", "%d ponds", count),
    }
    return words[base] % count


def all_boards() -> list[BoardPage]:
    """All sides, 1A to 12B."""
    return [board_page(name) for name in boards.all_sides()]


def is_known(name: str) -> bool:
    return name in boards.all_sides()


@cache
def board_page(name: str) -> BoardPage:
    """Everything that the page of a board side shows. Raises boards.UnknownSide."""
    side = boards.side(name)
    hexes = tuple(_hexes(side))
    whole = [each for each in hexes if not _is_half(each)]
    bases = Counter(each.base for each in whole)
    levels = Counter(each.level for each in whole)
    return BoardPage(
        side=side,
        hexes=hexes,
        whole=tuple(each for each in whole if not is_plain(each)),
        halves=tuple(each for each in hexes if _is_half(each) and not is_plain(each)),
        counts=tuple((base, bases[base]) for base in BASE_NAMES[1:] if bases[base]),
        levels=tuple((level, levels[level]) for level in sorted(levels) if level),
        back=next(other for other in boards.all_sides() if other != name and boards.board_number(other) == name[:-1]),
    )


def _hexes(side: Side) -> list[MapHex]:
    """Every printed hex with its description; streams are described too, although no rule uses them."""
    order = sorted(side.cells, key=lambda spot: axial(*spot))
    places, cells = [axial(*spot) for spot in order], [side.cells[spot] for spot in order]
    ground = Ground(
        [q for q, _r in places],
        [r for _q, r in places],
        [cell.level for cell in cells],
        [cell.base for cell in cells],
        [cell.roads for cell in cells],
        [cell.streams for cell in cells],
        [name_of(spot) for spot in order],
    )
    return [_with_streams(each) for each in map_hexes(ground)]


def _with_streams(each: MapHex) -> MapHex:
    if not each.streams:
        return each
    return replace(each, words=f"{each.words}, {_('stream %(ways)s') % {'ways': ways(each.streams)}}")


def name_of(spot: Spot) -> str:
    """A whole hex as on a map of this board alone (`A1`), a half one by column and row (`0.3`)."""
    return f"{spot[0]}.{spot[1]}" if is_half(spot) else hex_name(*axial(*spot))


def _is_half(each: MapHex) -> bool:
    return is_half(offset(each.q, each.r))


def edge_of(each: MapHex) -> str:
    """The edge of the board at which a half hex lies."""
    column, row = offset(each.q, each.r)
    if column in (0, COLUMNS - 1):
        return _("west edge") if column == 0 else _("east edge")
    return _("north edge") if row == 0 else _("south edge")


@cache
def picture(name: str, *, names: bool) -> Markup:
    """A side as it is printed: cut through its outer hexes. Raises boards.UnknownSide."""
    page = board_page(name)
    title = _("Board %(side)s: %(title)s") % {"side": name, "title": page.side.title}
    over: dict[str, Layer] = {"edge": Edge()} | ({"whole-names": HexNames()} if names else {})
    drawing = draw(page.hexes, title=title, desc=page.summary, layers=over, names=False)
    left, top, width, height = _printed(Grid(page.hexes))
    view = " ".join(map(number, (left - EDGE, top - EDGE, width + 2 * EDGE, height + 2 * EDGE)))
    return Markup(re.sub(r'viewBox="[^"]*"', f'viewBox="{view}"', drawing, count=1))


def _printed(grid: Grid) -> tuple[float, float, float, float]:
    """Left, top, width and height of the board in drawing units; the outer hexes reach beyond it."""
    left, middle = grid.middle(name_of((0, 0)))
    return left, middle - HIGH, PITCH * (COLUMNS - 1), 2 * HIGH * ROWS


class Edge:
    """The edge of the board."""

    def draw(self, grid: Grid) -> Iterator[Element]:
        left, top, width, height = _printed(grid)
        board = f"M{number(left)} {number(top)}h{number(width)}v{number(height)}h-{number(width)}z"
        yield element("path", d=board, class_="map__zone is-neutral")


class HexNames:
    """Names of the whole hexes alone."""

    def draw(self, grid: Grid) -> Iterator[Element]:
        for name, each in grid.hexes.items():
            if not _is_half(each):
                x, y = grid.middle(name)
                yield element("g", element("text", name, x=x, y=y - 20), class_="map__names")
