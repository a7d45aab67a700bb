"""The seed of a game with people. The server draws it, so that nobody can know beforehand what it deals."""

from __future__ import annotations

import secrets

from simulate.asking.request import MOST_SEED


def drawn_seed() -> int:
    """A new seed from all that there are: too many to try out which of them dealt the cards of a hand."""
    return secrets.randbelow(MOST_SEED + 1)
