"""Ground for tests of Tide of Iron, laid out by hand: around (0, 0) in axial coordinates, or drawn as rows of text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from simulate.games.tide_of_iron.ground import Ground
from simulate.games.tide_of_iron.hexes import axial, direction_of, distance, hex_name, opposite
from simulate.games.tide_of_iron.sight import SightRules
from simulate.games.tide_of_iron.terms import BASE_NAMES, BUILDING, WOODS

Place = tuple[int, int]
"""Axial coordinates (q, r)."""

LETTERS: Final = {".": "clear", "w": "woods", "b": "building", "r": "rough", "s": "stream", "p": "pond"}


def a_ground(
    changes: Mapping[Place, str] | None = None,
    *,
    roads: Iterable[Sequence[Place]] = (),
    reach: int = 7,
    places: Iterable[Place] | None = None,
) -> Ground:
    """Clear hexes up to `reach` around (0, 0), or just `places`, with changes in words: {(2, 0): "woods", (1, 0): "1"}.

    A change names a base, a level or both ("woods 2"). A road is the list of hexes it joins. Hexes are named "q,r".
    """
    span = range(-reach, reach + 1)
    around = [(q, r) for q in span for r in span if distance(0, 0, q, r) <= reach]
    words = {place: "" for place in (around if places is None else places)} | dict(changes or {})
    return _ground(words, roads, {place: f"{place[0]},{place[1]}" for place in words})


def a_map(*rows: str, roads: Iterable[Sequence[str]] = ()) -> Ground:
    """A map drawn as text: row by row, a cell for each column from A on; hexes have their proper names.

    A cell is a letter (`.` clear, w, b, r, s, p) and a level if it isn't 0; "-" leaves the place out. Columns A, C, E
    stand half a hex lower than B, D, F, as on every map. A road is a list of names.
    """
    words = {}
    for row, line in enumerate(rows):
        for column, cell in enumerate(line.split(), 1):
            if cell != "-":
                words[axial(column, row + column % 2)] = f"{LETTERS[cell[0]]} {cell[1:]}"
    names = {place: hex_name(*place) for place in words}
    by_name = {name: place for place, name in names.items()}
    return _ground(words, [[by_name[name] for name in road] for road in roads], names)


def _ground(words: dict[Place, str], roads: Iterable[Sequence[Place]], names: dict[Place, str]) -> Ground:
    places = sorted(words)
    edges = _edges(roads)
    return Ground(
        [q for q, _ in places],
        [r for _, r in places],
        [_level(words[place]) for place in places],
        [_base(words[place]) for place in places],
        [edges.get(place, 0) for place in places],
        [0] * len(places),
        [names[place] for place in places],
    )


def _level(words: str) -> int:
    return next((int(word) for word in words.split() if word.isdigit()), 0)


def _base(words: str) -> int:
    return next((BASE_NAMES.index(word) for word in words.split() if not word.isdigit()), 0)


def _edges(roads: Iterable[Sequence[Place]]) -> dict[Place, int]:
    edges: dict[Place, int] = {}
    for road in roads:
        for (q, r), (to_q, to_r) in zip(road, road[1:], strict=False):
            way = direction_of(to_q - q, to_r - r)
            assert way >= 0, f"a road can't jump from {(q, r)} to {(to_q, to_r)}"
            edges[q, r] = edges.get((q, r), 0) | 1 << way
            edges[to_q, to_r] = edges.get((to_q, to_r), 0) | 1 << opposite(way)
    return edges


def sight_rules(
    *,
    corner_touch_blocks: bool = False,
    low_obstacle_blocks_same_level: bool = True,
    plateau_blocks_all: bool = False,
    offmap_blocks: bool = False,
) -> SightRules:
    """The parameters of section 30 at their defaults, but for those named."""
    return SightRules(
        blocking=[WOODS, BUILDING],
        blind_hexes=[0, 2, 1],
        corner_touch_blocks=corner_touch_blocks,
        low_obstacle_blocks_same_level=low_obstacle_blocks_same_level,
        plateau_blocks_all=plateau_blocks_all,
        offmap_blocks=offmap_blocks,
    )
