"""One counted game, played again: its seats, its log, its neighbours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from django.utils.translation import gettext as _

from simulate.agents import UnknownAgent
from simulate.engine.game import BadSetup
from simulate.engine.log import EVERYONE, HEADING, Event
from simulate.models import Batch
from simulate.playtest.plan import GameRecord
from simulate.playtest.seating import MOST_SEATS
from simulate.replay.store import log_of
from simulate.results.reading import read

SEATS = tuple(str(seat) for seat in range(MOST_SEATS))


@dataclass(frozen=True)
class Line:
    """One step of a game's log."""

    step: int
    decision: int
    round: int
    seat: int
    text: str
    is_heading: bool = False
    """Begins a section of the round: a phase, a turn."""


@dataclass(frozen=True)
class Told:
    """A counted game with its log, as somebody at the table would have it."""

    record: GameRecord
    view: str
    seats: tuple[tuple[str, str], ...]
    """The name of each seat, and the deck or agent in it."""
    viewers: tuple[str, ...]
    """The names for the eyes one may look through, seat by seat: sides of the scenario, otherwise decks."""
    first: str
    """The seat that went first, by name; empty where that says nothing (sides), or is not known."""
    previous: int | None
    following: int | None
    lines: tuple[Line, ...] = ()
    is_verified: bool = False
    end: str = ""
    """The last line of the log, where it says how the game was won."""
    refused: str = ""
    """A sentence that says why the game isn't played again here; empty when it is."""


def game_told(batch: Batch, number: int, view: str) -> Told | None:
    """Game `number` with its log; None when it was not played.

    `view` is "all", "none" or a seat. A game that ended its worker is not played again in the web process.
    """
    counted = batch.record(number)
    if counted is None:
        return None
    told = _without_log(batch, counted, view)
    notable = batch.notable_games.filter(number=number).first()
    if notable is not None and (counted.outcome == "timed_out" or notable.detail.startswith("WorkerDied")):
        return replace(told, refused=_("This game ended its worker (%s).") % notable.detail)
    try:
        kept = log_of(batch, number)
    except BadSetup as refused:  # rules that have changed since may not take what was played then
        return replace(told, refused=_("Today's rules do not take what was played then (%s).") % refused)
    except UnknownAgent as unknown:  # an agent that plays differently gets a new name, and the old one may go
        return replace(told, refused=_("Who played then can't be asked again (%s).") % unknown)
    lines, is_verified = tuple(log_lines(kept.events, view)), kept.digest == counted.digest
    is_told = bool(lines) and is_verified and bool(counted.winners) and read(batch).log_tells_end
    return replace(told, lines=lines, is_verified=is_verified, end=lines[-1].text if is_told else "")


def _without_log(batch: Batch, counted: GameRecord, view: str) -> Told:
    report = read(batch)
    return Told(
        record=counted,
        view=view,
        seats=tuple(seats_of(batch, counted.number)),
        viewers=tuple(name or taken_by for name, taken_by in report.seating(counted.number)),
        first=report.first_seat(counted),
        previous=_if_played(batch, counted.number - 1),
        following=_if_played(batch, counted.number + 1),
    )


def _if_played(batch: Batch, number: int) -> int | None:
    return number if number >= 0 and batch.record(number) is not None else None


def seats_of(batch: Batch, number: int) -> Iterator[tuple[str, str]]:
    """The name of each seat of a game, and who sits there: an agent on a side of the scenario, or a deck."""
    for seat, (name, taken_by) in enumerate(read(batch).seating(number), 1):
        yield name or _("Player %(n)s") % {"n": seat}, taken_by


def log_lines(events: Sequence[Event], view: str) -> Iterator[Line]:
    """The lines of a log; lines before the first round are set-up, in spite of the table's round."""
    begins = next((step for step, event in enumerate(events, 1) if event.kind == "round"), 1)
    for step, event in enumerate(events, 1):
        text = event.text if view == "all" else event.text_for(int(view) if view in SEATS else EVERYONE)
        if text:
            in_round = event.round if step >= begins else 0
            yield Line(step, event.decision, in_round, event.seat, text, event.kind == HEADING)
