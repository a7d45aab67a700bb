# interpreted: puts the log into words, only when somebody reads it
"""The log in words: one sentence for each line the table told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from simulate.engine import story
from simulate.engine.words import counted
from simulate.games.destiny import lines, terms
from simulate.games.destiny.lines import TOLD_NAMES
from simulate.games.destiny.names import owned, side_name
from simulate.games.destiny.state import Table
from simulate.games.destiny.terms import SYMBOL_NAMES


class Line(story.Line[Table]):
    """The names in one line of the log."""

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
        """The name with its player, because in a free-for-all several may have the same character or die."""
        return owned(self.table, name, self.table.setup.owner[card])

    def cards(self) -> str:
        return ", ".join(self.table.setup.prints[card].title for card in self.numbers)

    def die(self, at: int = 0) -> str:
        card = self.table.setup.card_of[self.numbers[at]]
        return self._whose(f"{self.table.setup.prints[card].title} die", card)

    def side(self, die_at: int, side_at: int) -> str:
        return side_name(self.table, self.numbers[die_at], self.numbers[side_at])


def _damage(w: Line) -> str:
    _, amount, blocked, taken, kind, unblockable = w.numbers
    sort = " ".join(word for word in ("unblockable" if unblockable else "", SYMBOL_NAMES[kind] if kind else "") if word)
    shields = f", {blocked} blocked by shields" if blocked else ""
    return f"{w.card()} is dealt {amount} {sort + ' ' if sort else ''}damage{shields}: takes {taken}."


def _resolve(w: Line) -> str:
    symbol, value, *dice = w.numbers
    titles = " + ".join(w.table.setup.prints[w.table.setup.card_of[die]].title for die in dice)
    number = "" if SYMBOL_NAMES[symbol] == "special" else f"{value} "
    return f"{w.who} resolves {number}{SYMBOL_NAMES[symbol]} ({titles})."


def _end(w: Line) -> str:
    reason = terms.ENDING_NAMES[w.numbers[0]]
    return f"{w.who} wins ({reason})." if w.seat >= 0 else f"The game ends without a winner ({reason})."


SENTENCES: dict[int, Callable[[Line], str]] = {
    lines.TOLD_START: lambda w: "The game begins.",
    lines.TOLD_MULLIGAN: lambda w: f"{w.who} shuffles {counted(w.numbers[0], 'card')} back and draws as many.",
    lines.TOLD_ROLL_OFF: lambda w: f"{w.who} rolls a total of {w.numbers[0]} for the battlefield.",
    lines.TOLD_BATTLEFIELD: lambda w: f"{w.who} chooses {w.card()}; {w.player(w.numbers[1])} controls it.",
    lines.TOLD_ROUND: lambda w: f"Round {w.numbers[0]}: {w.who} has the first turn.",
    lines.TOLD_UPKEEP: lambda w: "Upkeep: cards are readied, dice return, resources are gained.",
    lines.TOLD_PASS: lambda w: f"{w.who} passes{' (has claimed)' if w.numbers[0] else ''}.",
    lines.TOLD_PLAY: lambda w: f"{w.who} plays {w.card()} for {w.numbers[1]}.",
    lines.TOLD_ACTIVATE: lambda w: f"{w.who} activates {w.card()}.",
    lines.TOLD_ROLL: lambda w: f"{w.die()} rolls {w.side(0, 1)}.",
    lines.TOLD_RESOLVE: _resolve,
    lines.TOLD_DAMAGE: _damage,
    lines.TOLD_SHIELDS: lambda w: f"{w.card()} gains {counted(w.numbers[1], 'shield')} and has {w.numbers[2]}.",
    lines.TOLD_UNSHIELD: lambda w: f"{w.card()} loses {counted(w.numbers[1], 'shield')}.",
    lines.TOLD_DEFEATED: lambda w: f"{w.card()} is defeated.",
    lines.TOLD_GAIN: lambda w: f"{w.who} gains {counted(w.numbers[0], 'resource')} and has {w.numbers[1]}.",
    lines.TOLD_LOSE: lambda w: f"{w.who} loses {counted(w.numbers[0], 'resource')} and has {w.numbers[1]}.",
    lines.TOLD_SPEND: lambda w: f"{w.who} spends {counted(w.numbers[0], 'resource')} and has {w.numbers[1]}.",
    lines.TOLD_DRAW: lambda w: f"{w.who} draws {w.cards()}.",
    lines.TOLD_DISCARD: lambda w: f"{w.who} discards {w.card()}.",
    lines.TOLD_ASIDE: lambda w: f"{w.who} sets {w.card()} aside.",
    lines.TOLD_REMOVE_DIE: lambda w: f"{w.die()} ({w.side(0, 1)}) is removed.",
    lines.TOLD_KEEP: lambda w: f"{w.die()} is placed on {w.card(1)}.",
    lines.TOLD_TURN_DIE: lambda w: f"{w.die()} is turned from {w.side(0, 1)} to {w.side(0, 2)}.",
    lines.TOLD_EXHAUST: lambda w: f"{w.card()} is exhausted.",
    lines.TOLD_READY: lambda w: f"{w.card()} is readied.",
    lines.TOLD_ATTACH: lambda w: f"{w.card(0)} goes on {w.card(1)}.",
    lines.TOLD_LEAVE: lambda w: f"{w.card()} leaves play.",
    lines.TOLD_HEAL: lambda w: f"{w.card()} heals {w.numbers[1]} damage.",
    lines.TOLD_MOVE_DAMAGE: lambda w: f"{w.numbers[2]} damage moves from {w.card(0)} to {w.card(1)}.",
    lines.TOLD_CLAIM: lambda w: f"{w.who} claims {w.card()}.",
    lines.TOLD_LOOK: lambda w: f"{w.who} looks at {w.cards()}.",
    lines.TOLD_TO_DECK: lambda w: f"{w.who} puts {w.card()} on top of the deck.",
    lines.TOLD_TO_BOTTOM: lambda w: f"{w.who} puts {w.card()} on the bottom of the deck.",
    lines.TOLD_ARRANGE: lambda w: (
        f"{w.who} puts {counted(w.numbers[0], 'card')} back on the deck of {w.player(w.numbers[1])}."
    ),
    lines.TOLD_BACK: lambda w: f"{w.card()} returns to the game.",
    lines.TOLD_REROLL: lambda w: f"{w.who} rerolls {counted(len(w.numbers), 'dice', 'dice')}.",
    lines.TOLD_CARD_ACTION: lambda w: f"{w.who} uses the action of {w.card()}.",
    lines.TOLD_EXTRA_ACTION: lambda w: f"{w.who} may take an additional action.",
    lines.TOLD_ABILITY: lambda w: f"{w.who}: the ability of {w.card()}.",
    lines.TOLD_NOTHING: lambda w: f"Nothing comes of {w.card()}.",
    lines.TOLD_END: _end,
    lines.TOLD_ELIMINATED: lambda w: f"{w.who} is out of the game ({terms.ENDING_NAMES[w.numbers[0]]}).",
    lines.TOLD_SUPPORT: lambda w: f"{w.card()} becomes a support.",
    lines.TOLD_TO_HAND: lambda w: f"{w.card()} returns to the hand of {w.who}.",
}

SECRETS: dict[int, Callable[[Line], str]] = {
    lines.TOLD_DRAW: lambda w: f"{w.who} draws {counted(len(w.numbers), 'card')}.",
    lines.TOLD_LOOK: lambda w: f"{w.who} looks at {counted(len(w.numbers), 'card')}.",
}

STORY: Final = story.Story(Line, TOLD_NAMES, SENTENCES, SECRETS)
