"""The shapes on maps, as SVG paths in relative commands around the middle of a hex. Pure Python, no Django."""

from __future__ import annotations

from typing import Final

_FIR: Final = "l7-16 7 16z"
_WAVE: Final = "q4.5-7 9 0t9 0 9 0 9 0"
_DOT: Final = "a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z"

GROUND_SYMBOLS: Final = {
    # Five firs in two rows.
    "woods": f"m-20 4{_FIR}m13-5{_FIR}m13 5{_FIR}m-19 13{_FIR}m13 0{_FIR}",
    # A large and a small house with their doors.
    "building": "m-19 15v-15l10-10 10 10v15zm23 0v-10l8-8 8 8v10zm-16 0v-7h5v7zm22 0v-5h4v5z",
    # Four stones.
    "rough": "m-21 5l3-8 7-1 4 7-6 5zm16-12l4-6 7 2 1 6-8 3zm0 21l4-7 7 1 2 6-8 4zm16-6l3-7 6 1 2 6-7 4z",
    # Three lines of waves.
    "pond": f"m-18-8{_WAVE}m-36 12{_WAVE}m-36 12{_WAVE}",
}
PEAK: Final = "m-35 7l8-14 8 14z"
"""In the left corner, around the number of the level."""
DIAMOND: Final = "m0-16l16 16-16 16-16-16z"
RING: Final = "m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"

MARKER_SYMBOLS: Final = {
    # Seen from the front: breastwork, box with a slit, crossed wire, hedgehog, three mines, a cloud.
    "entrenchment": "m-8 4v-8h4v8h4v-8h4v8h4v-8",
    "pillbox": "m-8 5v-7l3-4h10l3 4v7zm3-6v2h10v-2z",
    "razor_wire": "m-8-4l5 8 3-8 3 8 5-8m-16 8l5-8 3 8 3-8 5 8",
    "tank_trap": "m-7 5l14-10m0 10l-14-10m7-2v14",
    "minefield": f"m-8 3{_DOT}m11 0{_DOT}m-5.5-7{_DOT}",
    "smoke": "m-6 5a4 4 0 0 1 1-7a5 5 0 0 1 9-1a4 4 0 0 1 2 8z",
}
"""About 16 units wide and 12 high."""
