"""Card texts that each take in a limited number of cards: do they take in all of them together (D-284)?"""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

MOST_STATES: Final = 500
"""Ways to share the cards among the texts that are kept in mind at once; teams with more are far above any points."""

State = tuple[int, ...]
"""The number of cards that each text can still take."""


@dataclass(frozen=True)
class Room:
    """The room of one text, counted in copies or in titles."""

    size: int
    by_title: bool = False


@dataclass(frozen=True)
class Wanted:
    """Copies of one title that need a text, and the places of the texts that can take them."""

    title: str
    able: tuple[int, ...]
    copies: int


def hold_all(rooms: Sequence[Room], wanted: Iterable[Wanted]) -> bool:
    """True where the texts together take all wanted cards; a text that counts titles takes a title with all copies."""
    counted: Counter[tuple[str, State]] = Counter()
    for each in wanted:
        counted[each.title, each.able] += each.copies
    states: set[State] = {tuple(room.size for room in rooms)}
    for (_, able), copies in counted.items():
        by_title = [place for place in able if rooms[place].by_title]
        by_copy = [place for place in able if not rooms[place].by_title]
        states = _taken(states, by_title, 1) | _taken(states, by_copy, copies)
    return bool(states)


def _taken(states: set[State], places: Sequence[int], times: int) -> set[State]:
    """The possible rests after taking one from any of the places this many times."""
    for _ in range(times):
        states = {
            (*state[:place], state[place] - 1, *state[place + 1 :])
            for state in states
            for place in places
            if state[place] > 0
        }
        if len(states) > MOST_STATES:
            states = set(sorted(states)[-MOST_STATES:])
    return states
