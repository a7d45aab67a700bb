# interpreted: names fields
"""The order in which the fields of a table and of the objects on it are stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.likeness import Likeness
from sandtable.engine.storing import NOT_STORED, Order, Record
from sandtable.games.tide_of_iron.flow import GAME_FLOW
from sandtable.games.tide_of_iron.frames import Activation, Attack, Effect, Frame
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOBODY, NOTHING

ORDER: Final[Order] = (
    "dice",
    (
        "budget", "steps", "asker", "phase", "round", "initiative", "active", "actions_left", "ending", "condition",
        "winner",
    ),
    (
        "options", "where", "carrier", "figures", "special", "state", "conditions", "damage", "inside", "command",
        "tokens", "points", "lost",
    ),
    ("concealed",),
    ("markers", "smoke", "smoke_rounds", "control", "tried"),
    ("available", "in_play", "losses"),
    "stacks",
    "decks",
    "finished",
    "effects",
    "activation",
    "frames",
)  # fmt: skip
LEFT_OUT: Final = ("hopes", "is_imagined", "plan", "outlook", "shares_stacks")
"""They belong to one copy: to its judgement, or to what it shares with others."""
SHARED: Final = (
    *("plan", "stacks", "figures", "conditions", "damage", "inside"),
    *("command", "tokens", "points", "lost"),
)
"""Copies share these lists: a change replaces them."""
ACTIVATION: Final = Record(
    lambda: Activation(NOTHING, NOTHING, 0),
    (
        "unit", "action", "points", "origin", "path", "has_moved", "has_attacked", "is_stopped", "is_over",
        "entered_obstacle", "only_one_hex", "attacked_in", "attacked_by", "bonus",
    ),
)  # fmt: skip
ATTACK: Final = Record(
    lambda: Attack(NOBODY, NOTHING),
    (
        "seat", "lead", "target", "hex", "firing", "figures", "is_op_fire", "is_halved", "kind", "range_class", "extra",
        "shelter", "black", "red",
    ),
)  # fmt: skip
EFFECT: Final = Record(
    lambda: Effect(NOTHING, NOBODY, 0, NOTHING, 0, NOTHING), ("kind", "seat", "amount", "unit", "until", "card")
)
FRAME: Final = Record(
    lambda: Frame(GAME_FLOW, NOBODY),
    ("node", ("seat", "unit", "hex", "many", "step", "answer", "picked", "numbers"), "attack"),
    parts={"attack": ATTACK},
)
PARTS: Final = {"effects": EFFECT, "activation": ACTIVATION, "frames": FRAME}
UNALIKE: Final = (*NOT_STORED, "dice", "decks", "is_imagined", "plan", "outlook", "shares_stacks")
"""Fields that the value of an option does not depend on, or that follow from the world in which it is judged."""


def likeness(blank: Callable[[], Table]) -> Likeness:
    """Tells tables apart by everything that the values of options depend on."""
    attack = Likeness(ATTACK.blank)
    frame = Likeness(FRAME.blank, parts={"attack": attack})
    parts = {"effects": Likeness(EFFECT.blank), "activation": Likeness(ACTIVATION.blank), "frames": frame}
    return Likeness(blank, UNALIKE, parts)
