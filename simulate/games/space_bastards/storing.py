# interpreted: names fields
"""The order in which the fields of a table and its frames are stored."""

from __future__ import annotations

from typing import Final

from simulate.engine.storing import Order, Record
from simulate.games.space_bastards.flow import GAME_FLOW
from simulate.games.space_bastards.frames import Frame
from simulate.games.space_bastards.terms import NOBODY

ORDER: Final[Order] = (
    "dice",
    ("budget", "steps", "asker", "space", "round", "first", "starter", "ending", "locks"),
    (
        "options", "occupied", "alive", "supply", "settlers", "prepared", "ships", "money", "points", "hand", "planned",
        "pairs", "offer", "announced",
    ),
    ("winners", "neutral_cards"),
    ("tokens", "cargo"),
    "settled",
    "is_revealed",
    "frames",
)  # fmt: skip
LEFT_OUT: Final = ("weighs_cards", "keeps_plans", "ranks")
"""The first two are of copies that are judged, the last one follows from other fields."""
SHARED: Final = ("alive", "ranks", "settled", "settlers", "prepared", "hand", "planned")
"""Lists that copies share: they are replaced and never changed."""
FRAME: Final = Record(
    lambda: Frame(GAME_FLOW, NOBODY),
    ("node", "seat", "planet", "what", "many", "step", "answer", "picked", "numbers"),
)
PARTS: Final = {"frames": FRAME}
