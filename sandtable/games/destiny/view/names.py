# interpreted: shows games to people
"""The names in "at" of everything on the table."""

from __future__ import annotations

from typing import Final

BATTLEFIELD: Final = "place:battlefield"
"""The place of the battlefield in use."""
PLAYING: Final = "place:playing"
"""The place of events whose effect is not over yet."""
CARD: Final = "card"
DIE: Final = "die"


def card_at(card: int) -> str:
    """A card that the viewer sees, a character or a battlefield among them."""
    return f"{CARD}:{card}"


def die_at(die: int) -> str:
    return f"{DIE}:{die}"


def side_at(die: int, side: int) -> str:
    """A side that a player may choose now."""
    return f"side:{die}-{side}"


def seat_at(seat: int) -> str:
    return f"seat:{seat}"


def pool_at(seat: int) -> str:
    return f"pool:{seat}"


def hand_at(seat: int) -> str:
    return f"hand:{seat}"


def deck_at(seat: int) -> str:
    return f"deck:{seat}"


def resources_at(seat: int) -> str:
    return f"resources:{seat}"


def player(seat: int) -> str:
    """A seat in words, as the log calls it."""
    return f"Player {seat + 1}"
