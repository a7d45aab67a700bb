"""One counted game, played again: its seats, its log, its neighbours, and whether it is the same game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from sandtable.engine.log import EVERYONE, HEADING, Event
from sandtable.engine.views import EVERYTHING, ONLOOKER
from sandtable.playtest.plan import GameRecord
from sandtable.playtest.recording import Recording
from sandtable.playtest.seating import MOST_SEATS
from simulate.models import Batch
from simulate.results.reading import read
from simulate.watching.replay.store import AGENT, RULES, SIZE, Refusal

ALL = "all"
NONE = "none"
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
    kind: str = ""


@dataclass(frozen=True)
class Told:
    """A counted game, as somebody at the table would tell about it."""

    record: GameRecord
    seats: tuple[tuple[str, str], ...]
    """The name of each seat, and the deck or agent in it."""
    viewers: tuple[str, ...]
    """The names for the eyes one may look through, seat by seat: sides of the scenario, otherwise decks."""
    first: str
    """The seat that went first, by name; empty where that says nothing (sides), or is not known."""
    previous: int | None
    following: int | None


def game_told(batch: Batch, counted: GameRecord) -> Told:
    """The facts about a game that need no replay."""
    report = read(batch)
    return Told(
        record=counted,
        seats=tuple(seats_of(batch, counted.number)),
        viewers=tuple(name or taken_by for name, taken_by in report.seating(counted.number)),
        first=report.first_seat(counted),
        previous=_if_played(batch, counted.number - 1),
        following=_if_played(batch, counted.number + 1),
    )


def _if_played(batch: Batch, number: int) -> int | None:
    return number if batch.is_played(number) else None


def seats_of(batch: Batch, number: int) -> Iterator[tuple[str, str]]:
    """The name of each seat of a game, and who sits there: an agent on a side of the scenario, or a deck."""
    for seat, (name, taken_by) in enumerate(read(batch).seating(number), 1):
        yield name or _("Player %(n)s") % {"n": seat}, taken_by


def refused_before(batch: Batch, counted: GameRecord) -> str:
    """A sentence for a game that no worker should play again, because it ended one; empty for all others."""
    notable = batch.notable_games.filter(number=counted.number).first()
    if notable is None or not (counted.outcome == "timed_out" or notable.detail.startswith("WorkerDied")):
        return ""
    return _("This game ended its worker (%s).") % notable.detail


def refusal_words(refusal: Refusal) -> str:
    """The reason why a game can't be played again."""
    if refusal.kind == RULES:
        return _("Today's rules do not take what was played then (%s).") % refusal.detail
    if refusal.kind == AGENT:
        return _("Who played then can't be asked again (%s).") % refusal.detail
    if refusal.kind == SIZE:
        return _("This game is too long to be kept.")
    return _("This game takes too long to be played again here.")


def end_of(batch: Batch, counted: GameRecord, recording: Recording, lines: Sequence[Line]) -> str:
    """The last line of the log, where it says how the game was won."""
    is_told = bool(lines) and recording.digest == counted.digest and bool(counted.winners)
    return lines[-1].text if is_told and read(batch).log_tells_end else ""


# -- viewers and lines -------------------------------------------------------------------------------------------


def viewer_of(view: str, seats: int) -> int:
    """The viewer that an address names: "all", "none" or a seat; everything for any other text."""
    if view == NONE:
        return ONLOOKER
    return int(view) if view in SEATS[:seats] else EVERYTHING


def log_lines(events: Sequence[Event], viewer: int) -> Iterator[Line]:
    """The lines of a log; lines before the first round are set-up, in spite of the table's round."""
    begins = next((step for step, event in enumerate(events, 1) if event.kind == "round"), 1)
    for step, event in enumerate(events, 1):
        text = event.text if viewer == EVERYTHING else event.text_for(viewer if viewer >= 0 else EVERYONE)
        if text:
            in_round = event.round if step >= begins else 0
            yield Line(step, event.decision, in_round, event.seat, text, event.kind == HEADING, event.kind)
