# interpreted: puts the log into words, only when somebody reads it
"""The log in words: one sentence for each line the table told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from simulate.engine.log import EVERYONE, Event
from simulate.games.destiny import terms
from simulate.games.destiny.frames import Told
from simulate.games.destiny.names import owned, side_name
from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import SYMBOL_NAMES, TOLD_NAMES


def tell(table: Table) -> list[Event]:
    """Every line since `record()` as an event."""
    return [_event(table, told) for told in table.told]


def _event(table: Table, told: Told) -> Event:
    writer = Writer(table, told)
    text = WRITERS[told.kind](writer)
    hides = told.seen_by != terms.NOBODY
    return Event(
        kind=TOLD_NAMES[told.kind],
        seat=told.seat,
        text=text,
        data=_data(table, told),
        round=told.round,
        decision=told.decision,
        seen_by=told.seen_by if hides else EVERYONE,
        secret=SECRETS[told.kind](writer) if hides else "",
    )


def _data(table: Table, told: Told) -> dict[str, Any]:
    return {"numbers": list(told.numbers)}


class Writer:
    """Names for what a line is about."""

    def __init__(self, table: Table, told: Told) -> None:
        self.table = table
        self.numbers = told.numbers
        self.seat = told.seat

    @property
    def who(self) -> str:
        return self.player(self.seat)

    def player(self, seat: int) -> str:
        return f"Player {seat + 1}" if seat >= 0 else "Everybody"

    def card(self, at: int = 0) -> str:
        card = self.numbers[at]
        name = self.table.setup.prints[card].full_name
        return self._whose(name, card) if self.table.is_character(card) else name

    def _whose(self, name: str, card: int) -> str:
        """With more than two players, several may have brought the same character or die."""
        return owned(self.table, name, self.table.setup.owner[card])

    def cards(self) -> str:
        return ", ".join(self.table.setup.prints[card].title for card in self.numbers)

    def die(self, at: int = 0) -> str:
        card = self.table.setup.card_of[self.numbers[at]]
        return self._whose(f"{self.table.setup.prints[card].title} die", card)

    def side(self, die_at: int, side_at: int) -> str:
        return side_name(self.table, self.numbers[die_at], self.numbers[side_at])


def _damage(w: Writer) -> str:
    _, amount, blocked, taken, kind, unblockable = w.numbers
    sort = " ".join(word for word in ("unblockable" if unblockable else "", SYMBOL_NAMES[kind] if kind else "") if word)
    shields = f", {blocked} blocked by shields" if blocked else ""
    return f"{w.card()} is dealt {amount} {sort + ' ' if sort else ''}damage{shields}: takes {taken}."


def _resolve(w: Writer) -> str:
    symbol, value, *dice = w.numbers
    titles = " + ".join(w.table.setup.prints[w.table.setup.card_of[die]].title for die in dice)
    number = "" if SYMBOL_NAMES[symbol] == "special" else f"{value} "
    return f"{w.who} resolves {number}{SYMBOL_NAMES[symbol]} ({titles})."


def _end(w: Writer) -> str:
    reason = terms.ENDING_NAMES[w.numbers[0]]
    return f"{w.who} wins ({reason})." if w.seat >= 0 else f"The game ends without a winner ({reason})."


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


WRITERS: dict[int, Callable[[Writer], str]] = {
    terms.TOLD_START: lambda w: "The game begins.",
    terms.TOLD_MULLIGAN: lambda w: f"{w.who} shuffles {_count(w.numbers[0], 'card')} back and draws as many.",
    terms.TOLD_ROLL_OFF: lambda w: f"{w.who} rolls a total of {w.numbers[0]} for the battlefield.",
    terms.TOLD_BATTLEFIELD: lambda w: f"{w.who} chooses {w.card()}; {w.player(w.numbers[1])} controls it.",
    terms.TOLD_ROUND: lambda w: f"Round {w.numbers[0]}: {w.who} has the first turn.",
    terms.TOLD_UPKEEP: lambda w: "Upkeep: cards are readied, dice return, resources are gained.",
    terms.TOLD_PASS: lambda w: f"{w.who} passes{' (has claimed)' if w.numbers[0] else ''}.",
    terms.TOLD_PLAY: lambda w: f"{w.who} plays {w.card()} for {w.numbers[1]}.",
    terms.TOLD_ACTIVATE: lambda w: f"{w.who} activates {w.card()}.",
    terms.TOLD_ROLL: lambda w: f"{w.die()} rolls {w.side(0, 1)}.",
    terms.TOLD_RESOLVE: _resolve,
    terms.TOLD_DAMAGE: _damage,
    terms.TOLD_SHIELDS: lambda w: f"{w.card()} gains {_count(w.numbers[1], 'shield')} and has {w.numbers[2]}.",
    terms.TOLD_UNSHIELD: lambda w: f"{w.card()} loses {_count(w.numbers[1], 'shield')}.",
    terms.TOLD_DEFEATED: lambda w: f"{w.card()} is defeated.",
    terms.TOLD_GAIN: lambda w: f"{w.who} gains {_count(w.numbers[0], 'resource')} and has {w.numbers[1]}.",
    terms.TOLD_LOSE: lambda w: f"{w.who} loses {_count(w.numbers[0], 'resource')} and has {w.numbers[1]}.",
    terms.TOLD_SPEND: lambda w: f"{w.who} spends {_count(w.numbers[0], 'resource')} and has {w.numbers[1]}.",
    terms.TOLD_DRAW: lambda w: f"{w.who} draws {w.cards()}.",
    terms.TOLD_DISCARD: lambda w: f"{w.who} discards {w.card()}.",
    terms.TOLD_ASIDE: lambda w: f"{w.who} sets {w.card()} aside.",
    terms.TOLD_REMOVE_DIE: lambda w: f"{w.die()} ({w.side(0, 1)}) is removed.",
    terms.TOLD_KEEP: lambda w: f"{w.die()} is placed on {w.card(1)}.",
    terms.TOLD_TURN_DIE: lambda w: f"{w.die()} is turned from {w.side(0, 1)} to {w.side(0, 2)}.",
    terms.TOLD_EXHAUST: lambda w: f"{w.card()} is exhausted.",
    terms.TOLD_READY: lambda w: f"{w.card()} is readied.",
    terms.TOLD_ATTACH: lambda w: f"{w.card(0)} goes on {w.card(1)}.",
    terms.TOLD_LEAVE: lambda w: f"{w.card()} leaves play.",
    terms.TOLD_HEAL: lambda w: f"{w.card()} heals {w.numbers[1]} damage.",
    terms.TOLD_MOVE_DAMAGE: lambda w: f"{w.numbers[2]} damage moves from {w.card(0)} to {w.card(1)}.",
    terms.TOLD_CLAIM: lambda w: f"{w.who} claims {w.card()}.",
    terms.TOLD_LOOK: lambda w: f"{w.who} looks at {w.cards()}.",
    terms.TOLD_TO_DECK: lambda w: f"{w.who} puts {w.card()} on top of the deck.",
    terms.TOLD_TO_BOTTOM: lambda w: f"{w.who} puts {w.card()} on the bottom of the deck.",
    terms.TOLD_ARRANGE: lambda w: (
        f"{w.who} puts {_count(w.numbers[0], 'card')} back on the deck of {w.player(w.numbers[1])}."
    ),
    terms.TOLD_BACK: lambda w: f"{w.card()} returns to the game.",
    terms.TOLD_REROLL: lambda w: f"{w.who} rerolls {_count(len(w.numbers), 'dice').replace('dices', 'dice')}.",
    terms.TOLD_CARD_ACTION: lambda w: f"{w.who} uses the action of {w.card()}.",
    terms.TOLD_EXTRA_ACTION: lambda w: f"{w.who} may take an additional action.",
    terms.TOLD_ABILITY: lambda w: f"{w.who}: the ability of {w.card()}.",
    terms.TOLD_NOTHING: lambda w: f"Nothing comes of {w.card()}.",
    terms.TOLD_END: _end,
    terms.TOLD_ELIMINATED: lambda w: f"{w.who} is out of the game ({terms.ENDING_NAMES[w.numbers[0]]}).",
    terms.TOLD_SUPPORT: lambda w: f"{w.card()} becomes a support.",
    terms.TOLD_TO_HAND: lambda w: f"{w.card()} returns to the hand of {w.who}.",
}

SECRETS: dict[int, Callable[[Writer], str]] = {
    terms.TOLD_DRAW: lambda w: f"{w.who} draws {_count(len(w.numbers), 'card')}.",
    terms.TOLD_LOOK: lambda w: f"{w.who} looks at {_count(len(w.numbers), 'card')}.",
}
