"""Small tuples of cards and dice."""

from __future__ import annotations

from sandtable.engine.running import IS_COMPILED


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The tuple without one of its items."""
    if not IS_COMPILED:
        place = items.index(item)
        return items[:place] + items[place + 1 :]
    for at in range(len(items)):
        if items[at] == item:
            return items[:at] + items[at + 1 :]
    raise ValueError(f"{item} is not in {items}")
