"""Two amounts of play: enough to prove what a test says, and far more under `make deep`."""

from __future__ import annotations

import os

IS_DEEP = os.environ.get("SANDTABLE_DEEP", "") not in ("", "0")


def games(usual: int, *, deep: int) -> int:
    """The number of games, histories or documents for a test with the marker `deep`."""
    return deep if IS_DEEP else usual
