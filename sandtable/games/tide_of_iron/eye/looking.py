"""Lines of sight with their reasons (section 12): which hex blocks, and by which rule."""

# interpreted: runs once a question

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.engine.words import capital, counted, listed
from sandtable.games.tide_of_iron.eye.stage import Stage
from sandtable.games.tide_of_iron.ground import NO_HEX
from sandtable.games.tide_of_iron.sight import UNLIMITED, Passage, passage
from sandtable.games.tide_of_iron.terms import BASE_NAMES


@dataclass(frozen=True)
class Look:
    """The answer for two hexes."""

    is_clear: bool
    reason: str
    """A sentence for people."""
    rule: str
    """The id of the rule that decides."""
    blocking: tuple[int, ...] = ()
    """The hexes that block, the nearest to the first end first; empty for a clear line."""
    lines: tuple[tuple[int, ...], ...] = ()
    """The hexes passed: one line, or two where the line runs along hex sides (TOI-LOS-20)."""


@dataclass(frozen=True)
class _Block:
    """The reason why one line is blocked."""

    reason: str
    rule: str
    hexes: tuple[int, ...]


OFF_THE_MAP: Final = _Block("it leaves the map", "TOI-LOS-23", ())


def look(stage: Stage, here: int, there: int) -> Look:
    """The line of sight between two hexes, with the markers and the weather of the table."""
    table, ground = stage.table, stage.ground
    distance = ground.distance(here, there)
    if distance <= 1:
        reason = "Both are the same hex." if distance == 0 else "Adjacent hexes always see each other."
        return Look(True, reason, "TOI-LOS-21" if distance == 0 else "TOI-LOS-09")
    farthest = table.setup.farthest
    lines = [tuple(_on_map(line)) for line in _lines(stage, here, there)]
    if farthest != UNLIMITED and distance > farthest:
        told = f"The weather limits sight to {counted(farthest, 'hex', 'hexes')}; they are {distance} apart."
        return Look(False, told, "TOI-CRD-07", lines=tuple(lines))
    blocks = [_block(stage, here, there, line) for line in _lines(stage, here, there)]
    if all(blocks):
        return _blocked([each for each in blocks if each], tuple(lines))
    return Look(True, *_why_clear(stage, here, there, blocks), lines=tuple(lines))


def seen_from(stage: Stage, hex_: int) -> list[int]:
    """All hexes in line of sight of a hex, by number; the hex itself is left out."""
    return [there for there in range(stage.ground.count) if there != hex_ and stage.table.can_see(hex_, there)]


# -- one line --------------------------------------------------------------------------------------------------------


def _lines(stage: Stage, here: int, there: int) -> list[list[int]]:
    """The hexes of each line from the first end to the second; NO_HEX outside the map."""
    ground = stage.ground
    dq, dr = ground.q[there] - ground.q[here], ground.r[there] - ground.r[here]
    found: Passage = passage(dq, dr, stage.table.setup.sight.rules.corner_touch_blocks)
    lines = [found.first, found.second] if found.is_split else [found.first]
    return [[ground.at(ground.q[here] + q, ground.r[here] + r) for q, r in _in_order(line)] for line in lines]


def _in_order(line: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Places by their distance from the first end, which is (0, 0)."""
    return sorted(line, key=lambda place: (max(abs(place[0]), abs(place[1]), abs(place[0] + place[1])), place))


def _on_map(line: Sequence[int]) -> Iterator[int]:
    return (hex_ for hex_ in line if hex_ != NO_HEX)


def _block(stage: Stage, here: int, there: int, line: Sequence[int]) -> _Block | None:
    """The block of one line, by the steps of TOI-LOS-21; None where it is clear."""
    ground = stage.ground
    lower, higher = (here, there) if ground.level[here] <= ground.level[there] else (there, here)
    if found := _hidden(stage, lower, higher, line):
        return found
    rise = ground.level[higher] - ground.level[lower]
    obstructions = _obstructions(stage, lower, line)
    if not obstructions:
        return None
    if rise == 0:
        first = obstructions[0]
        return _Block(f"blocked by {_obstruction(stage, first)}", "TOI-LOS-02", (first,))
    return _blind(stage, lower, higher, obstructions)


def _hidden(stage: Stage, lower: int, higher: int, line: Sequence[int]) -> _Block | None:
    """The first hex that hides everything behind it: ground higher than both ends, or a plateau by special rule."""
    ground, sight = stage.ground, stage.table.setup.sight
    low, high = ground.level[lower], ground.level[higher]
    for hex_ in line:
        if sight.hides_all(hex_, low, high):
            if hex_ == NO_HEX:
                return OFF_THE_MAP
            name, level = ground.names[hex_], ground.level[hex_]
            if level > high:
                rule = "TOI-LOS-08" if low == high else "TOI-LOS-15"
                return _Block(f"blocked by {name}, which is higher (level {level}) than both ends", rule, (hex_,))
            return _Block(f"blocked by the plateau of {name}, which hides all that is lower", "TOI-LOS-14", (hex_,))
    return None


def _obstructions(stage: Stage, lower: int, line: Sequence[int]) -> list[int]:
    """The hexes of a line that obstruct for its lower end (TOI-LOS-02, 14, 16, 22)."""
    ground, sight, smoke = stage.ground, stage.table.setup.sight, stage.table.smoke
    low = ground.level[lower]
    return [hex_ for hex_ in _on_map(line) if ground.level[hex_] > low or sight.is_obstacle(hex_, low, smoke)]


def _blind(stage: Stage, lower: int, higher: int, obstructions: Sequence[int]) -> _Block | None:
    """The closest obstruction of ends on different levels, where the lower end lies in a blind hex behind it."""
    ground, rules = stage.ground, stage.table.setup.sight.rules
    rise = ground.level[higher] - ground.level[lower]
    closest = min(ground.distance(hex_, lower) for hex_ in obstructions)
    if closest > rules.blind_hexes[rise]:
        return None
    nearest = tuple(hex_ for hex_ in obstructions if ground.distance(hex_, lower) == closest)
    blind = rules.blind_hexes[rise]
    where = "in the blind hex" if blind == 1 else f"in the {blind} blind hexes"
    told = f"{ground.names[lower]} lies {where} behind {_obstruction(stage, nearest[0])}, seen from above"
    return _Block(told, "TOI-LOS-12", nearest)


# -- words -----------------------------------------------------------------------------------------------------------


def _blocked(blocks: Sequence[_Block], lines: tuple[tuple[int, ...], ...]) -> Look:
    reasons = list(dict.fromkeys(each.reason for each in blocks))
    hexes = tuple(dict.fromkeys(hex_ for each in blocks for hex_ in each.hexes))
    told = f"{capital(listed(reasons))}."
    if len(blocks) > 1:
        told = f"The line runs along hex sides, and neither side is clear: {'; '.join(reasons)}."
    return Look(False, told, blocks[0].rule, hexes, lines)


def _why_clear(stage: Stage, here: int, there: int, blocks: Sequence[_Block | None]) -> tuple[str, str]:
    """The reason and the rule of a clear line."""
    ground = stage.ground
    stopped = next((each for each in blocks if each), None)
    if stopped:
        return (
            f"The line runs along hex sides: one side is not clear ({stopped.reason}), the other one is.",
            "TOI-LOS-06",
        )
    lower = here if ground.level[here] <= ground.level[there] else there
    found = [hex_ for line in _lines(stage, here, there) for hex_ in _obstructions(stage, lower, line)]
    if found:
        nearest = min(found, key=lambda hex_: ground.distance(hex_, lower))
        told = f"{ground.names[lower]} lies far enough behind {_obstruction(stage, nearest)} to be seen from above."
        return told, "TOI-LOS-13"
    rule = "TOI-LOS-02" if ground.level[here] == ground.level[there] else "TOI-LOS-10"
    return "Nothing blocks the line.", rule


def _obstruction(stage: Stage, hex_: int) -> str:
    """ "the woods in D3", "the hill in D3" """
    return f"the {_terrain(stage, hex_)} in {stage.ground.names[hex_]}"


def _terrain(stage: Stage, hex_: int) -> str:
    """The thing in a hex that blocks: smoke, woods, a building, or the ground itself."""
    if hex_ in stage.table.smoke:
        return "smoke"
    base = stage.ground.base[hex_]
    return BASE_NAMES[base] if base in stage.table.setup.sight.rules.blocking else "hill"
