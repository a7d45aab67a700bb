"""Options of a movement as numbers: the kind of step times HEXES, plus the number of its hex, vehicle or marker."""

from __future__ import annotations

from typing import Final

HEXES: Final = 4096
STOP: Final = 0
STEP: Final = 1
LOAD: Final = 2
UNLOAD: Final = 3
ENTER: Final = 4
LEAVE: Final = 5
CUT_WIRE: Final = 6
FIRE: Final = 7
STORM: Final = 8
