"""Advice about gifts and reinforcements that come too late to be of use."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from simulate.engine.legality import Chapter
from simulate.engine.problem import Problem
from simulate.games.tide_of_iron.advice.judged import Judged
from simulate.games.tide_of_iron.scenario import Event

advise = Chapter[Judged]()


def _events(judged: Judged) -> Iterator[tuple[int, Event]]:
    return enumerate(judged.scenario.events)


@advise.of_each("TOI-STA-13", _events, code="gift_too_late")
def gifts_can_be_spent(judged: Judged, found: tuple[int, Event]) -> Iterator[Problem]:
    """Command and cards of the last Status Phase can't be used any more; points still count."""
    index, event = found
    if event.round == judged.scenario.rounds and (event.command or event.cards):
        yield Problem("command and cards of the last round can't be used any more", ("events", index, "round"))
