# interpreted: names fields
"""The order in which the fields of a table and its frames are stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.likeness import Likeness
from sandtable.engine.storing import NOT_STORED, Order, Record
from sandtable.games.space_bastards.flow import GAME_FLOW
from sandtable.games.space_bastards.frames import Frame
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import NOBODY

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
LEFT_OUT: Final = ("weighs_cards", "keeps_plans", "herds", "ranks", "is_lent")
"""The first two are of copies that are judged, the others follow from other fields or say how this copy is kept."""
SHARED: Final = (
    "tokens", "occupied", "alive", "ranks", "settled", "supply", "settlers", "prepared", "cargo", "points", "hand",
    "planned", "pairs", "offer", "announced",
)  # fmt: skip
"""Lists that copies share: the first four as long as `is_lent`, the others are replaced and never changed."""
FRAME: Final = Record(
    lambda: Frame(GAME_FLOW, NOBODY),
    ("node", "seat", "planet", "what", "many", "step", "answer", "picked", "numbers"),
)
PARTS: Final = {"frames": FRAME}
UNALIKE: Final = (*NOT_STORED, "dice", "herds", "ranks", "is_lent")
"""Fields that the value of an option does not depend on, or that follow from others: nothing rolls after the set-up."""


def likeness(blank: Callable[[], Table]) -> Likeness:
    """Tells tables apart by everything that the values of options depend on."""
    return Likeness(blank, UNALIKE, {"frames": Likeness(FRAME.blank)})
