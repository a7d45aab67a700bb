"""The shapes in the drawing of a city, as SVG paths in relative commands around a middle. Pure Python, no Django."""

from __future__ import annotations

from typing import Final

_WINDOW: Final = "h8v8h-8z"

LOCATION_SYMBOLS: Final = {
    # A barred window, an anchor, a boxing glove, a badge, two towers, a glass, a gable on columns.
    "prison": "m-38-30h76v60h-76zm19 0v60m19-60v60m19-60v60",
    "harbour": (
        "m-8-29a8 8 0 1 0 16 0a8 8 0 1 0-16 0zm8 8v56m-17-42h34m-50 18c3 17 15 24 33 24s30-7 33-24"
        "m-74 8l8-12 11 9m36 0l11-9 8 12"
    ),
    "fight_club": (
        "m-20 36h36v-12h-36zm2-12c0-8-4-12-9-19-7-10-3-19 6-19h10c2-13 10-19 22-19 15 0 24 9 24 24 0 15-11 20-15 33z"
        "m-1-38c-2 9 2 16 12 16h9"
    ),
    "police_station": "m0-38l9 25 27 1-21 17 7 26-22-15-22 15 7-26-21-17 27-1zm-9 38a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
    "business_district": (
        f"m-34 34v-48h28v48zm28 0v-70h36v70zm-20-38{_WINDOW}m0 16{_WINDOW}m28-36{_WINDOW}m14 0{_WINDOW}"
        f"m-14 18{_WINDOW}m14 0{_WINDOW}m-14 18{_WINDOW}m14 0{_WINDOW}"
    ),
    "private_club": "m-32-32h64l-32 36zm32 36v30m-18 0h36m-40-52h44m-17 0l22-28",
    "city_hall": "m-40-10l40-26 40 26zm6 8v26m17-26v26m34-26v26m17-26v26m-82 0h90v10h-98v-10z",
}
"""About 80 units wide and high."""

_LEFT: Final = "m-19 0c0-16 6-24 10-28a12 12 0 0 1-2-10"
_RIGHT: Final = "a12 12 0 0 1-2 10c4 4 10 12 10 28z"
"""The sides of a pawn, up to its hat and down from it."""

FIGURE_SYMBOLS: Final = {
    # A pawn each, its foot at the middle: with a hat, a peaked cap, a top hat.
    "hitman": f"{_LEFT}h-9v-4h8l2-12q10 4 20 0l2 12h8v4h-9{_RIGHT}",
    "policeman": f"{_LEFT}h-6l3-5-3-7 17-7 17 7-3 7v5h-3{_RIGHT}",
    "mayor": f"{_LEFT}h-8v-5h7v-19h24v19h7v5h-8{_RIGHT}",
}
"""About 40 units wide and 60 high."""

NO_TIES: Final = "m-9-4h18m-18 8h18m-13 7l8-22"
"""An equals sign, struck out."""
CELL: Final = "m-22-26h44v52h-44zm11 0v52m11-52v52m11-52v52"
"""Bars, 44 units wide and 52 high."""
