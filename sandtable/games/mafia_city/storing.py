# interpreted: names fields
"""The order in which the fields of a table and its frames are stored."""

from __future__ import annotations

from typing import Final

from sandtable.engine.storing import Order, Record
from sandtable.games.mafia_city.flow import GAME_FLOW
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.terms import NOBODY

ORDER: Final[Order] = (
    "dice",
    (
        "budget", "steps", "asker", "phase", "round", "first", "starting", "cubes", "at", "ending", "winner", "hitman",
        "policeman", "mayor",
    ),
    ("options", "hand", "reserve", "cell", "points"),
    ("bonus", "layout", "draw", "discard"),
    ("columns", "cards", "knows"),
    "passed",
    "frames",
)  # fmt: skip
FRAME: Final = Record(
    lambda: Frame(GAME_FLOW, NOBODY),
    (
        "node", "seat", "location", "many", "step", "answer", "result", "picked", "cards", "vetoes", "last", "asked",
    ),
)  # fmt: skip
PARTS: Final = {"frames": FRAME}
LEFT_OUT: Final = ("lent",)
"""It says how this copy is kept."""
SHARED: Final = ("reserve", "cell", "points", "passed", "cards", "knows")
"""Lists that copies share: they are replaced and never changed."""
