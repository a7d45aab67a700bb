"""Judged decisions and watched games as bytes."""

from __future__ import annotations

import gzip
import json
from typing import Any

import numpy as np

from sandtable.playtest.qualities.expecting import Table
from sandtable.playtest.qualities.judging import Judged
from sandtable.playtest.qualities.watching import Position


def packed(found: Any) -> bytes:
    """Plain data as bytes."""
    return gzip.compress(json.dumps(found, separators=(",", ":")).encode(), 6, mtime=0)


def unpacked(data: bytes) -> list[Any]:
    """The list that `packed` wrote; empty for no bytes."""
    found: list[Any] = json.loads(gzip.decompress(data)) if data else []
    return found


def judged_as_json(each: Judged) -> list[Any]:
    at = each.position
    return [at.decision, at.round, at.seat, at.values, each.begins, each.count, each.options]


def read_judged(kept: list[Any]) -> Judged:
    decision, round_, seat, values, begins, count, options = kept
    position = Position(decision, round_, seat, tuple(values))
    return Judged(position, begins, count, tuple((option, value) for option, value in options))


def table_as_json(table: Table) -> list[Any]:
    return [table.values.tolist(), table.rounds.tolist(), table.won.tolist()]


def read_table(kept: list[Any]) -> Table:
    return Table(*(np.array(each, dtype=float) for each in kept))
