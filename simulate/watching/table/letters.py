"""The random letters of links. They are shown once; stored is a hash of them."""

from __future__ import annotations

import hashlib

from simulate.models import random_id


def new_letters() -> str:
    """Letters and digits with 131 random bits: nobody guesses them, so a quick hash is enough."""
    return random_id()


def digest_of(letters: str) -> str:
    """The hash under which letters are stored. The database is asked for it, so the time of a refusal tells nothing."""
    return hashlib.sha256(letters.encode()).hexdigest()
