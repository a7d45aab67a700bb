"""The counters of games (`State.tally`), added up: the sum is the same for any cut into chunks."""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

MOST_NAMES: Final = 4096
"""Names in one game and in any sum: a map of a thousand hexes, two sides and two numbers for each."""
LONGEST_NAME: Final = 80
MOST_OF_ONE: Final = 1_000_000
"""The largest number a game may bring: sums stay exact in every reader of JSON."""

Tally = dict[str, int]


class BadTally(ValueError):
    """A game counts what can't be added up; that is a fault of the game."""


def checked(tally: Mapping[str, int]) -> Tally:
    """The tally of one game without its zeros. Raises BadTally."""
    if len(tally) > MOST_NAMES:
        raise BadTally(f"a game counts {len(tally)} things; at most {MOST_NAMES} can be kept")
    for name, count in tally.items():
        if not (name and len(name) <= LONGEST_NAME and name.isprintable()):
            raise BadTally(f"{name[:LONGEST_NAME]!r} is no name of 1 to {LONGEST_NAME} printable characters")
        if type(count) is not int or not 0 <= count <= MOST_OF_ONE:
            raise BadTally(f"{name} is {count!r}, not a whole number from 0 to {MOST_OF_ONE}")
    return {name: count for name, count in tally.items() if count}


def total(tallies: Iterable[Mapping[str, int]]) -> Tally:
    """The sum, in alphabetical order of names.

    Of more than MOST_NAMES names the first are kept. What is left out then does not depend on the order or the cuts:
    a name among the first of a whole is among the first of every part it is in.
    """
    summed: Counter[str] = Counter()
    for tally in filter(None, tallies):
        summed.update(tally)
    return dict(sorted(summed.items())[:MOST_NAMES])


def of_kind(tally: Mapping[str, int], kind: str) -> dict[tuple[str, str], int]:
    """The numbers below a kind by the two other parts of their name: ("C4", "german") of "control/C4/german"."""
    split = {tuple(name.split("/", 2)): count for name, count in tally.items()}
    return {(name[1], name[2]): count for name, count in split.items() if len(name) == 3 and name[0] == kind}
