"""The way of a piece to its destination: several answers of the engine, taken as one answer of the person."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sandtable.engine.asking import NOBODY, AskingTable
from sandtable.engine.game import IllegalDecision
from sandtable.engine.viewing import viewing_of
from sandtable.engine.walks import Destination
from simulate.watching.seat.seated import Course, Table


def walk(table: Table, at: str) -> None:
    """Go to a destination of the open question, until something happens on the way.

    Raises IllegalDecision where it is none, and changes nothing.
    """
    found = _destination(table, at)
    if found is None:
        raise IllegalDecision(f"no destination {at}")
    seat, walker, before = table.seat, _walker(table), len(table.decisions)
    table.follow(_answers(table, found))
    if table.seat not in (seat, NOBODY) and _is_quiet(table, before):
        table.course = Course(seat, walker, at, len(table.decisions))


def go_on(table: Table) -> None:
    """Go on after others were asked whether they interrupt, and have let the piece pass; stop for good otherwise."""
    course = table.course
    if course is None or table.seat not in (course.seat, NOBODY):
        return
    table.course = None
    found = _destination(table, course.at)
    if _walker(table) != course.walker or found is None or not _is_quiet(table, course.since):
        return
    for index in _answers(table, found):
        table.take(index)
    if table.seat not in (course.seat, NOBODY) and _is_quiet(table, course.since):
        table.course = replace(course, since=len(table.decisions))


def _destination(table: Table, at: str) -> Destination | None:
    assert isinstance(table.state, AskingTable)
    found = [each for each in viewing_of(table.name).destinations(table.state) if each.at == at]
    return found[0] if found else None


def _walker(table: Table) -> str:
    assert isinstance(table.state, AskingTable)
    return viewing_of(table.name).walker(table.state)


def _is_quiet(table: Table, since: int) -> bool:
    """True where the log tells of nothing but the way itself after this number of decisions."""
    walked = viewing_of(table.name).walked
    return all(line.kind in walked for line in table.lines if line.decision > since)


def _answers(table: Table, destination: Destination) -> Iterator[int]:
    """The options of the way, each checked against those of its question; then the one that ends it."""
    seat, walker = table.seat, _walker(table)
    for step in destination.steps:
        assert isinstance(table.state, AskingTable)
        if table.seat != seat or _walker(table) != walker or step not in table.state.options:
            return
        before = len(table.decisions)
        yield table.state.options.index(step)
        if not _is_quiet(table, before):
            return
    if table.seat == seat and _walker(table) == walker:
        assert isinstance(table.state, AskingTable)
        halt = viewing_of(table.name).halt(table.state)
        if halt is not None:
            yield table.state.options.index(halt)
