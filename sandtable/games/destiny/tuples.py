"""Small tuples of cards and dice."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.engine.running import IS_COMPILED


def changed(places: tuple[tuple[int, ...], ...], at: int, place: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """A copy of a tuple of places with another place at `at`; copies of a table share such tuples."""
    copy = list(places)
    copy[at] = place
    return tuple(copy)


def holds(place: tuple[int, ...], thing: int) -> bool:
    """True where a card or die is in a place; compiled, a loop over machine words is several times as fast as `in`."""
    if not IS_COMPILED:
        return thing in place
    wanted: i64 = thing
    each: i64
    for each in place:  # noqa: SIM110 - a generator would take Python numbers
        if each == wanted:
            return True
    return False


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The tuple without one of its items."""
    if not IS_COMPILED:
        place = items.index(item)
        return items[:place] + items[place + 1 :]
    for at in range(len(items)):
        if items[at] == item:
            return items[:at] + items[at + 1 :]
    raise ValueError(f"{item} is not in {items}")


def total(numbers: tuple[int, ...]) -> int:
    """The sum of numbers; compiled, a loop is quicker than `sum`."""
    found = 0
    for number in numbers:
        found += number
    return found
