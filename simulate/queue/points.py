"""Labelled points of the protocol, where a test can let a process die or another one run.

In service a point does nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

POINTS: Final = frozenset(
    {
        "create:written",
        "claim:claimed",
        "run:played",
        "commit:chunk",
        "commit:notable",
        "commit:rest",
        "commit:batch",
        "commit:finished",
        "commit:done",
        "relay:chosen",
        "relay:published",
        "relay:noted",
        "stop:dropped",
        "cancel:asked",
        "sweep:bisect",
    }
)
_visitors: Final[list[Callable[[str], None]]] = []


def reached(label: str) -> None:
    """Mark that the protocol got here."""
    assert label in POINTS, label
    for visitor in _visitors:
        visitor(label)


@contextmanager
def visiting(visitor: Callable[[str], None]) -> Iterator[None]:
    """For tests only: call `visitor` with the label of every point that is reached."""
    _visitors.append(visitor)
    try:
        yield
    finally:
        _visitors.remove(visitor)
