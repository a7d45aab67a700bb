# interpreted: puts the log into words, only when somebody reads it
"""The log in words: one sentence for each line the table told. Runs and their parts read as headings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine import story
from sandtable.engine.words import counted, listed
from sandtable.games.stay_on_target import lines
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import AWARDING, CHOOSING, DEATH_STAR, LAYING, PLACES, TRIOS, TYPE_NAMES

HEADINGS: Final = {
    LAYING: "The cards of the row are laid now.",
    CHOOSING: "Everybody chooses a squadron now.",
    AWARDING: "The run is over.",
}


class Line(story.Line[Table]):
    """The names in one line of the log."""

    @property
    def who(self) -> str:
        """ "Blue"."""
        return self.colour(self.seat)

    def colour(self, seat: int) -> str:
        return self.table.squadron(seat).colour.capitalize()

    def imperial(self, at: int = 0) -> str:
        return self.table.setup.card_name(self.numbers[at])

    def trio(self, at: int = 0) -> str:
        return self.table.squadron(self.seat).named(TRIOS[self.numbers[at]])

    def squadron_card(self, at: int = 0) -> str:
        return str(self.table.squadron(self.seat).cards[self.numbers[at]])


def _colour(w: Line) -> str:
    squadron = w.table.squadron(w.seat)
    shield = f"{squadron.shield.min}-{squadron.shield.max}"
    return f"Player {w.seat + 1} flies {w.who}: leader {squadron.defence}, backup shield {shield}."


def _filled(w: Line) -> str:
    first, last = w.numbers
    if first == last:
        return f"Place {last} is filled from the deck."
    return f"Places {first} to {last} are filled from the deck."


def _phase(w: Line) -> str:
    phase, place = w.numbers
    return HEADINGS.get(phase) or f"Card {PLACES + 1 - place} of {PLACES}, in place {place}."


def _hit(w: Line) -> str:
    value, left = w.numbers
    return f"{w.who} is hit for {value}" + (f": {left} left." if left else ".")


def _end(w: Line) -> str:
    ending, *seats = w.numbers
    winners = listed([w.colour(seat) for seat in seats])
    s = "s" if len(seats) == 1 else ""
    if ending == DEATH_STAR:
        return f"{winners} turn{s} over the Port: the Death Star is destroyed."
    return f"That was the last run; {winners} win{s} with the most Target Points."


SENTENCES: Final[dict[int, Callable[[Line], str]]] = {
    lines.TOLD_COLOUR: _colour,
    lines.TOLD_RUN: lambda w: f"Attack Run {w.numbers[0]}: {w.who} is first player.",
    lines.TOLD_PHASE: _phase,
    lines.TOLD_LAID: lambda w: f"{w.who} lays {w.imperial()} in place {w.numbers[1]}.",
    lines.TOLD_RETURNED: lambda w: f"{w.who} puts {w.imperial()} under the deck.",
    lines.TOLD_FILLED: _filled,
    lines.TOLD_SQUADRON: lambda w: f"{w.who} flies {w.trio()}: defence {w.numbers[1]}.",
    lines.TOLD_PREDICTED: lambda w: f"{w.who} predicts {TYPE_NAMES[w.numbers[0]]}.",
    lines.TOLD_REVEALED: lambda w: f"{w.imperial().capitalize()} is revealed.",
    lines.TOLD_RIGHT: lambda w: f"{w.who} foresaw it: no damage.",
    lines.TOLD_WRONG: lambda w: f"{w.who} was wrong and loses the Force card for this run.",
    lines.TOLD_EVADED: lambda w: f"{w.who} evades with {w.squadron_card()}.",
    lines.TOLD_DEFLECTED: lambda w: f"{w.who} deflects it with {w.squadron_card()}.",
    lines.TOLD_SHIELD: lambda w: f"{w.who} uses the backup shield.",
    lines.TOLD_DRAWN: lambda w: f"{w.imperial().capitalize()} is drawn for the shields.",
    lines.TOLD_HIT: _hit,
    lines.TOLD_OUT: lambda w: f"{w.who} is eliminated from this run by card {w.numbers[0]}.",
    lines.TOLD_POINTS: lambda w: f"{w.who} gains {counted(w.numbers[0], 'Target Point')} and has {w.numbers[1]}.",
    lines.TOLD_END: _end,
}
"""The sentence of each kind of line for everybody, or of a secret line for its seat."""

SECRETS: Final[dict[int, Callable[[Line], str]]] = {
    lines.TOLD_LAID: lambda w: f"{w.who} lays a card face down in place {w.numbers[1]}.",
    lines.TOLD_RETURNED: lambda w: f"{w.who} puts a card under the deck.",
}
"""The sentence of each secret kind of line for the other seats."""

STORY: Final = story.Story(Line, lines.TOLD_NAMES, SENTENCES, SECRETS)
