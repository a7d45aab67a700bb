"""The contents of the box beside figures: bases, tokens and markers (TOI-CMP-02)."""

# interpreted: runs once a document

from __future__ import annotations

from typing import Any, Final

from sandtable.games.tide_of_iron import facts

FORTIFICATIONS_PER_HEX: Final = 3
"""Entrenchments and pillboxes together (TOI-OBS-01)."""
OVERLAYS: Final = 24
"""Overlay tiles in the newer printing (TOI-CMP-03)."""
ROUNDS: Final = 20
"""The last round that the track can count with its +10 side (TOI-CMP-08, TOI-STA-14)."""
UNITS_PER_HEX: Final = 3
VEHICLES_PER_HEX: Final = 2
"""The stacking limit of vehicles (TOI-STK-01)."""
_SHADES: Final = {"1": "light", "2": "dark"}


def bases(nation: str, division: str) -> int:
    """Squad bases of a division: each has its own shade (TOI-CMP-01)."""
    return int(facts.read("units")["squad_bases"][f"{nation}_{_SHADES[division]}"])


def concealed_tokens(nation: str) -> int:
    """The number of concealed tokens of a nation (TOI-CON-01)."""
    return int(_count("concealed_squad_token")[nation])


def objective_tokens(kind: str, side: str) -> int:
    """Tokens for command objectives of a side, or for victory objectives of all sides together."""
    count = _count(f"{kind}_objective")
    return int(count[side] if isinstance(count, dict) else count)


def stock(kind: str) -> int:
    """The number of markers of a kind, including markers with this kind on their back (TOI-CMP-11)."""
    return facts.markers()[kind].stock


def _count(token: str) -> Any:
    return next(each["count_in_box"] for each in facts.read("markers")["markers"] if each["id"] == token)
