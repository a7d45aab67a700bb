# interpreted: names fields
"""The order in which the fields of a table are stored."""

from __future__ import annotations

from typing import Final

from simulate.engine.storing import Order

ORDER: Final[Order] = (
    "dice",
    ("budget", "steps", "asker", "opener", "round", "first", "phase", "ending", "attack", "shown"),
    (
        "options", "answers", "deck", "row", "known", "colours", "trio", "defence", "deflected", "shield", "force",
        "out_at", "points", "flown",
    ),
    ("winners", "waiting", "hand", "danger", "aside"),
)  # fmt: skip
SHARED: Final = ("colours",)
"""Copies share this list: it never changes once colours are dealt."""
