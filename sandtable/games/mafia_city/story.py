"""The log in words: one sentence for each line the table told. Phases read as headings."""

# interpreted: puts the log into words, only when somebody reads it

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine import story
from sandtable.engine.words import counted
from sandtable.games.mafia_city import lines
from sandtable.games.mafia_city.library import EFFECTS
from sandtable.games.mafia_city.names import card_name, card_names, mafiosi, place, player
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import BY_TARGET, CARD_NAMES, COLOURS, LOCATION_NAMES, NOBODY, PHASE_NAMES


class Line(story.Line[Table]):
    """The names in one line of the log."""

    @property
    def who(self) -> str:
        return player(self.seat)

    def at(self, index: int = 0) -> str:
        return place(self.numbers[index])

    def card(self, index: int = 0) -> str:
        return card_name(self.table.setup, self.numbers[index])


def _layout(w: Line) -> str:
    centre, *ring = [LOCATION_NAMES[location] for location in w.numbers]
    clans = ", ".join(f"{player(seat)} leads the {COLOURS[seat]} clan" for seat in range(w.table.setup.seats))
    return f"The City: {centre} in the middle, around it {', '.join(ring)}. {clans}. {w.who} begins."


def _round(w: Line) -> str:
    number, *points = w.numbers
    return f"Round {number}: {w.who} begins. Victory points: {_points(points)}."


def _points(points: list[int]) -> str:
    """ "Player 1 has 3, Player 2 has 0"."""
    return ", ".join([f"{player(seat)} has {many}" for seat, many in enumerate(points)])


def _announced(w: Line) -> str:
    code, many, *rest = w.numbers
    effect = EFFECTS[code]
    cards, about = tuple(rest[:many]), tuple(rest[many:])
    chosen = effect.announced(about)
    follows = f": {chosen}" if chosen else ""
    if not cards:
        return f"{w.who} uses {effect.name}{follows}."
    use = "" if code < len(CARD_NAMES) else f" for {effect.name}"
    return f"{w.who} plays {card_names(w.table.setup, cards)}{use}{follows}."


def _veto(w: Line) -> str:
    code, number, *cards = w.numbers
    against = EFFECTS[code].name if number == 1 else "that veto"
    return f"{w.who} vetoes {against} with {card_names(w.table.setup, tuple(cards))}."


def _to_hand(w: Line) -> str:
    return f"{w.who} takes {mafiosi(w.numbers[1])} back from {w.at()}."


def _drew(w: Line) -> str:
    return f"{w.who} draws {card_names(w.table.setup, w.numbers)}."


def _control(w: Line) -> str:
    return f"Nobody controls {w.at()}." if w.seat == NOBODY else f"{w.who} controls {w.at()}."


def _figure(w: Line, figure: str, home: str) -> str:
    return f"The {figure} returns to {home}." if w.seat == NOBODY else f"{w.who} takes the {figure}."


def _end(w: Line) -> str:
    ending, *points = w.numbers
    why = "" if ending == BY_TARGET else " when the last round is over"
    return f"{w.who} wins{why}. Victory points: {_points(points)}."


SENTENCES: Final[dict[int, Callable[[Line], str]]] = {
    lines.TOLD_LAYOUT: _layout,
    lines.TOLD_ROUND: _round,
    lines.TOLD_PHASE: lambda w: f"{PHASE_NAMES[w.numbers[0]]}.",
    lines.TOLD_HAND: lambda w: f"{w.who} has {card_names(w.table.setup, w.numbers)} in hand.",
    lines.TOLD_EXCHANGED: lambda w: f"{w.who} exchanges {card_names(w.table.setup, w.numbers)}.",
    lines.TOLD_PLACED: lambda w: f"{w.who} places a Mafioso at {w.at()}.",
    lines.TOLD_PASSED: lambda w: f"{w.who} passes.",
    lines.TOLD_THROWN: lambda w: f"{w.who} throws {w.card()} away.",
    lines.TOLD_ANNOUNCED: _announced,
    lines.TOLD_VETO: _veto,
    lines.TOLD_CANCELLED: lambda w: f"{w.who}: {EFFECTS[w.numbers[0]].name} is cancelled.",
    lines.TOLD_DREW: _drew,
    lines.TOLD_DISCARDED: lambda w: f"{w.who} discards {w.card()}.",
    lines.TOLD_STOLE: lambda w: f"{w.who} takes {w.card(1)} from {player(w.numbers[0])}.",
    lines.TOLD_LOST: lambda w: f"{w.who} loses {w.card(1)} to {player(w.numbers[0])}.",
    lines.TOLD_TO_CELL: lambda w: f"{w.who}'s Mafioso goes from {w.at()} to the Cell.",
    lines.TOLD_TO_RESERVE: lambda w: f"{w.who}'s Mafioso goes from {w.at()} to the reserve.",
    lines.TOLD_TO_HAND: _to_hand,
    lines.TOLD_MOVED: lambda w: f"{w.who}'s Mafioso goes from {w.at()} to {w.at(1)}.",
    lines.TOLD_RELEASED: lambda w: f"{w.who} takes {mafiosi(w.numbers[0])} out of the Cell.",
    lines.TOLD_RECRUITED: lambda w: f"{w.who} takes a Mafioso from the reserve into the hand.",
    lines.TOLD_FROM_RESERVE: lambda w: f"{w.who} places a Mafioso from the reserve at {w.at()}.",
    lines.TOLD_SWAPPED: lambda w: f"The chiefs at {w.at()} and {w.at(1)} change places.",
    lines.TOLD_ACTIVE_AGAIN: lambda w: f"{w.who} is active again.",
    lines.TOLD_CONTROL: _control,
    lines.TOLD_POINT: lambda w: f"{w.who} gets a victory point and has {w.numbers[0]}.",
    lines.TOLD_HITMAN: lambda w: f"The Hitman goes to {w.at()}.",
    lines.TOLD_POLICEMAN: lambda w: _figure(w, "Policeman", "the Police Station"),
    lines.TOLD_MAYOR: lambda w: _figure(w, "Mayor", "City Hall"),
    lines.TOLD_CHOSEN: lambda w: f"{w.who} chooses {w.at()}.",
    lines.TOLD_SHUFFLED: lambda w: f"{w.who} shuffles {counted(w.numbers[0], 'discarded card')} into a new draw pile.",
    lines.TOLD_START: lambda w: f"{w.who} is the next starting player.",
    lines.TOLD_END: _end,
}
"""The sentence of each kind of line for everybody, or of a secret line for its seat."""

SECRETS: Final[dict[int, Callable[[Line], str]]] = {
    lines.TOLD_HAND: lambda w: f"{w.who} has {counted(len(w.numbers), 'card')} in hand.",
    lines.TOLD_DREW: lambda w: f"{w.who} draws {counted(len(w.numbers), 'card')}.",
    lines.TOLD_STOLE: lambda w: f"{w.who} takes a card from {player(w.numbers[0])}.",
    lines.TOLD_LOST: lambda w: f"{w.who} loses a card to {player(w.numbers[0])}.",
}
"""The sentence of each secret kind of line for the other seats."""

STORY: Final = story.Story(Line, lines.TOLD_NAMES, SENTENCES, SECRETS)
