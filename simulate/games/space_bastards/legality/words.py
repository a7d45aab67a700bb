"""Grammar for the sentences of problems."""

# interpreted: runs once a document

from __future__ import annotations


def counted(count: int, noun: str) -> str:
    """ "1 planet", "2 planets"."""
    return f"{count} {noun if count == 1 else noun + 's'}"
