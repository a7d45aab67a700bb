"""The rules and data behind a result."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Origin:
    """The rules that played the games, and the proof of them."""

    data_version: str
    engine_version: str
    fingerprint: str
    digest: str
    """Empty before the last game."""
