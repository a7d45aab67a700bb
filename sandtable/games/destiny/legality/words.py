"""Codes, names and grammar for the sentences of problems."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sandtable.games.destiny.facts import CardFacts


def codes_of(found: Sequence[CardFacts]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(facts.code for facts in found))


def names_of(found: Sequence[CardFacts]) -> str:
    counted = Counter(facts.full_name for facts in found)
    return ", ".join(name if count == 1 else f"{count}x {name}" for name, count in counted.items())


def plural(number: int, noun: str) -> str:
    return noun if number == 1 else f"{noun}s"


def a_or_an(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
