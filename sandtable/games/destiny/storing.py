# interpreted: names fields
"""The order in which the fields of a table, its frames and its waiting abilities are stored."""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.storing import Order, Record
from sandtable.games.destiny.flow import GAME_FLOW
from sandtable.games.destiny.frames import Frame, Group, Pending
from sandtable.games.destiny.terms import NOBODY, NOTHING

VERSION: Final = 4
ORDER: Final[Order] = (
    "dice",
    (
        "budget", "steps", "asker", "phase", "round", "active", "passes", "first", "battlefield", "holder", "claimer",
        "staying", "ending", "winner",
    ),
    ("options", "owed", "resources", "damage", "shields", "exhausted", "face"),
    ("hands", "decks", "discards", "pools", "knows"),
    ("supports", "teams", "upgrades", "watch"),
    "host",
    "placed",
    "resolved",
    "queue",
    "lining",
    "delayed",
    "frames",
)  # fmt: skip
TAIL: Final = ("aside", ())
"""Tables with nothing set aside are stored without it."""
LATER: Final[dict[str, Any]] = dict.fromkeys(
    (
        "plots", "used", "bound", "taken", "detected", "tokens", "flipped", "elite", "memory", "lasting", "pilots",
        "more_dice", "dice_gained", "colors", "gained",
        "shaken",
        "claimed", "choices", "turn_ends",
        "lent", "spared",
        "spent",
        "replacers",
    ),
    (),
) | {"memory": []}  # fmt: skip
"""Fields of the table that came after version 4, with their usual values; stored by name where they differ."""
GROWN: Final = {"watch": 16}
"""Rows of the table that have become longer: version 4 knew 16 occurrences."""
LEFT_OUT: Final = ("works", "removing", "removed_sides", "shared")
"""Fields that serve the log or belong to one copy, and nothing else."""
SHARED: Final = (
    "owed", "resources", "hands", "decks", "discards", "pools", "knows", "damage", "shields", "exhausted", "host",
    "face", "watch", "memory",
)  # fmt: skip
"""Lists that copies share until one of them changes its own (pieces.py)."""
PENDING: Final = Record(
    lambda: Pending(GAME_FLOW, NOBODY, NOTHING, NOTHING, 0),
    ("node", "seat", "card", "it", "many"),
    tail=("rival", NOBODY),
)
GROUP: Final = Record(lambda: Group((), NOBODY), ("entries", "decider"), parts={"entries": PENDING})
FRAME: Final = Record(
    lambda: Frame(GAME_FLOW, NOBODY, NOTHING, NOTHING, NOTHING, 0),
    (
        "node", "seat", "card", "die", "it", "many", "worth", "blocked", "step", "answer", "full", "picked", "numbers",
        "waiting",
    ),
    parts={"waiting": PENDING},
    tail=("rival", NOBODY),
)  # fmt: skip
PARTS: Final = {"queue": PENDING, "lining": GROUP, "delayed": PENDING, "turn_ends": PENDING, "frames": FRAME}
