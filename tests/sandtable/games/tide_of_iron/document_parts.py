"""Parts of scenario documents in few words: forces, boards, objectives, ways to win."""

from __future__ import annotations

from typing import Any

Document = dict[str, Any]
AMERICANS: Document = {"regular": 54, "elite": 12, "officer": 6, "mg": 6, "mortar": 6}
"""All American figures of the box; they fill 24 bases."""


def force(bases: int, figures: str, zone: str, tokens: str = "", **more: Any) -> Document:
    """A division or a reinforcement; figures are written as "16 regular, 1 mg"."""
    counted = {"squad_bases": bases, "figures": _counts(figures), "zones": [zone]}
    return counted | ({"specializations": _counts(tokens)} if tokens else {}) | more


def _counts(words: str) -> dict[str, int]:
    pairs = [each.split() for each in words.split(", ") if each]
    return {kind: int(number) for number, kind in pairs}


def decks(*names: str) -> list[Document]:
    return [{"name": name} for name in names]


def boards(*rows: str) -> list[Document]:
    """Board sides row by row: "8A 1B 4B"."""
    return [
        {"side": side, "column": column, "row": row}
        for row, names in enumerate(rows)
        for column, side in enumerate(names.split())
    ]


def tokens(*hexes: str) -> list[Document]:
    """Victory objectives that give no points."""
    return [{"hex": hex_, "kind": "victory", "side": "neutral", "value": 0} for hex_ in hexes]


def way(side: str, when: str | int, condition: Document, **more: Any) -> Document:
    return {"side": side, "when": when, "if": condition} | more


def holds(side: str, at_least: int | None = None) -> Document:
    """The side controls a number of victory objectives, or all of them."""
    some = {} if at_least is None else {"at_least": at_least}
    return {"controls": {"side": side, "objectives": "victory"} | some}
