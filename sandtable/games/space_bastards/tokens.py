"""A token on a planet as one whole number: owner, race, alive or corpse, and the squares it covers."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.terms import RACES

ALIVE: Final = 1
CORPSE: Final = 0
_KINDS: Final = 128


def kind(owner: int, race: int, is_alive: int = ALIVE) -> int:
    """A token without its squares."""
    return owner * 16 + race * 2 + is_alive


def token(kind_: int, mask: int) -> int:
    """A token with its squares."""
    return mask * _KINDS + kind_


def kind_of(token_: int) -> int:
    return token_ % _KINDS


def mask_of(token_: int) -> int:
    return token_ // _KINDS


def owner_of(token_: int) -> int:
    """The owner of a token or of a kind."""
    return token_ % _KINDS // 16


def race_of(token_: int) -> int:
    """The race of a token or of a kind."""
    return token_ % 16 // 2


def is_alive(token_: int) -> bool:
    """True for a living token or kind; corpses are no creatures (SPB-GEN-08)."""
    return token_ % 2 == ALIVE


def race_counts(tokens: tuple[int, ...]) -> list[int]:
    """The number of tokens or kinds of each race, alive or corpses, of all owners."""
    counts = [0] * RACES
    for each in tokens:
        counts[race_of(each)] += 1
    return counts
