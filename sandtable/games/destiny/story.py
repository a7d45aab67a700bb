# interpreted: puts the log into words, only when somebody reads it
"""The log in words: one sentence for each line the table told."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Final

from sandtable.engine import story
from sandtable.engine.asking import AskingTable
from sandtable.engine.log import Event, Told
from sandtable.engine.words import counted
from sandtable.games.destiny import kept_choices, lasting, lines, terms
from sandtable.games.destiny.lines import TOLD_NAMES
from sandtable.games.destiny.names import has_copies, place_among_copies, side_words, symbol_words, whose
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import SYMBOL_NAMES
from sandtable.games.destiny.tokens import TOKEN_NAMES
from sandtable.games.destiny.words.nouns.subtypes import spelled


class Line(story.Line[Table]):
    """The names in one line of the log."""

    def __init__(self, table: Table, told: Told, several: Set[int] = frozenset()) -> None:
        super().__init__(table, told)
        self.several = several
        """Cards of which a player has had several copies in play, by their first copy."""

    @property
    def who(self) -> str:
        return self.player(self.seat)

    def player(self, seat: int) -> str:
        return f"Player {seat + 1}" if seat >= 0 else "Everybody"

    def plain(self, at: int = 0) -> str:
        """The name of a card that comes from a hand, a deck or a discard pile, or of a battlefield."""
        return self.table.setup.prints[self.numbers[at]].full_name

    def card(self, at: int = 0) -> str:
        """The name of a card in play, and whose it is where two have one of that name."""
        card = self.numbers[at]
        return self.numbered(card, self.plain(at)) + whose(self.table, card, self.owner(at))

    def mine(self, at: int = 0) -> str:
        """The same in a line that begins with its player, or about the one battlefield that is used."""
        card = self.numbers[at]
        if self.owner(at) == self.seat or self.table.kind(card) == terms.BATTLEFIELD_CARD:
            return self.numbered(card, self.plain(at))
        return self.card(at)

    def owner(self, at: int) -> int:
        return self.table.setup.owner[self.numbers[at]]

    def numbered(self, card: int, name: str) -> str:
        """The name with the number of the copy, where several have been in play."""
        setup = self.table.setup
        if self.table.is_character(card):
            is_one_of_several = has_copies(setup, card)
        else:
            is_one_of_several = setup.first_copy[card] in self.several
        return f"{name} #{place_among_copies(setup, card)}" if is_one_of_several else name

    def cards(self) -> str:
        return ", ".join(self.table.setup.prints[card].title for card in self.numbers)

    def title(self, die: int) -> str:
        card = self.table.setup.card_of[die]
        return self.numbered(card, self.table.setup.prints[card].title)

    def die(self, at: int = 0) -> str:
        card = self.table.setup.card_of[self.numbers[at]]
        return f"{self.title(self.numbers[at])} die{whose(self.table, card, self.table.setup.owner[card])}"

    def side(self, at: int) -> str:
        """The side in words; its number and its value stand at `at` and behind it, and the line is about die 0."""
        printed = self.table.setup.prints[self.table.setup.card_of[self.numbers[0]]]
        side = self.numbers[at]
        return side_words(printed, side, self.numbers[at + 1], printed.costs[side])


def _damage(w: Line) -> str:
    _, amount, blocked, taken, kind, unblockable = w.numbers
    sort = " ".join(word for word in ("unblockable" if unblockable else "", SYMBOL_NAMES[kind] if kind else "") if word)
    shields = f", {blocked} blocked by shields" if blocked else ""
    return f"{w.card()} is dealt {amount} {sort + ' ' if sort else ''}damage{shields}: takes {taken}."


def _resolve(w: Line) -> str:
    symbol, value, *dice = w.numbers
    titles = " + ".join(w.title(die) for die in dice)
    return f"{w.who} resolves {symbol_words(symbol, value)} ({titles})."


def _shields(w: Line) -> str:
    _, given, has = w.numbers
    if not given:
        return f"{w.card()} gains no shield: it has {has} already."
    return f"{w.card()} gains {counted(given, 'shield')} and has {has}."


def _lose(w: Line) -> str:
    lost, left = w.numbers
    return f"{w.who} loses {counted(lost, 'resource')} and has {left}." if lost else f"{w.who} has no resource to lose."


def _tokens(w: Line, done: str) -> str:
    _, kind, count, total = w.numbers
    are = "is" if count == 1 else "are"
    return f"{counted(count, TOKEN_NAMES[kind])} {are} {done} {w.card()}, which has {total}."


def _attach(w: Line) -> str:
    """The player is said once where card and character are of one player."""
    upgrade = w.numbered(w.numbers[0], w.plain(0)) if w.owner(0) == w.owner(1) else w.card(0)
    return f"{upgrade} goes on {w.card(1)}."


def _mulligan(w: Line) -> str:
    return f"{w.who} shuffles {w.cards()} back into the deck." if w.numbers else f"{w.who} keeps the whole hand."


MOMENTS: Final = ("end of the round", "end of the action phase", "beginning of the upkeep phase")
"""The moments that effects wait for, by the numbers that follow the card in the log."""


def _lasting(w: Line) -> str:
    kind, number, until = w.numbers
    when = "in the next turn" if until == lasting.NEXT_TURN else "in this turn"
    if kind == lasting.HAND_SIZE_CHANGED:
        change = f"{abs(number)} {'larger' if number > 0 else 'smaller'}"
        return f"The hand size of {w.who} is {change} until the end of the round."
    if kind == lasting.MAY_ACT_AGAIN:
        return f"{w.who} may take {counted(number, 'additional action')} {when} of this round."
    if kind == lasting.NO_REROLL:
        return f"{w.die(1)} can't be rerolled until the end of the round."
    if kind == lasting.MUST_ACTIVATE:
        return f"The next action of {w.who} has to activate {w.card(1)}, if that is possible."
    if kind == lasting.NO_ROLL:
        return f"{w.die(1)} can't be rolled in the next round."
    if kind == lasting.MUST_PASS:
        return f"{w.who} has to pass all further turns of this round."
    if kind == lasting.LOST_ROLL_OFF:
        return f"{w.who} chooses to lose the roll for the battlefield."
    if kind == lasting.STRIKES:
        return f"In this turn, dice that {w.card(1)} removes by Guardian deal damage."
    what = "resolve dice" if kind == lasting.NO_RESOLVING else "take the action of resolving dice"
    return f"{w.who} can't {what} {when}."


def _choice(w: Line) -> str:
    """The thing is a color, a number, or a character or card of its own name."""
    kind = w.numbers[1]
    if kind in (kept_choices.CHARACTER, kept_choices.TITLE):
        thing = w.card(2)
    else:
        thing = terms.COLOR_NAMES[w.numbers[2]].capitalize() if kind == kept_choices.COLOR else str(w.numbers[2])
    return f"{w.who} chooses {thing} for {w.mine()}."


def _nothing(w: Line) -> str:
    return f"Nothing comes of {w.card()}." if w.numbers[1] else f"Nothing happens: {w.card()} finds no target."


def _defeated(w: Line) -> str:
    """Its dice leave the game from the pool and from the card (D-67); without these words a die would just be gone."""
    dice = len(w.table.setup.dice_of[w.numbers[0]])
    lost = ("", "; its die leaves the game")[dice] if dice < 2 else "; its dice leave the game"
    return f"{w.card()} is defeated{lost}."


def _end(w: Line) -> str:
    reason = terms.ENDING_NAMES[w.numbers[0]]
    return f"{w.who} wins ({reason})." if w.seat >= 0 else f"The game ends without a winner ({reason})."


SENTENCES: dict[int, Callable[[Line], str]] = {
    lines.TOLD_START: lambda w: "The game begins.",
    lines.TOLD_MULLIGAN: _mulligan,
    lines.TOLD_ROLL_OFF: lambda w: f"{w.who} rolls a total of {w.numbers[0]} for the battlefield.",
    lines.TOLD_BATTLEFIELD: lambda w: f"{w.who} chooses {w.plain()}; {w.player(w.numbers[1])} controls it.",
    lines.TOLD_ROUND: lambda w: f"Round {w.numbers[0]}: {w.who} has the first turn.",
    lines.TOLD_UPKEEP: lambda w: "Upkeep: cards are readied, dice return, resources are gained.",
    lines.TOLD_PASS: lambda w: f"{w.who} passes{' (has claimed)' if w.numbers[0] else ''}.",
    lines.TOLD_PLAY: lambda w: f"{w.who} {'renews' if w.numbers[2:] else 'plays'} {w.mine()} for {w.numbers[1]}.",
    lines.TOLD_ACTIVATE: lambda w: f"{w.who} activates {w.mine()}.",
    lines.TOLD_ROLL: lambda w: f"{w.die()} rolls {w.side(1)}.",
    lines.TOLD_RESOLVE: _resolve,
    lines.TOLD_DAMAGE: _damage,
    lines.TOLD_SHIELDS: _shields,
    lines.TOLD_UNSHIELD: lambda w: f"{w.card()} loses {counted(w.numbers[1], 'shield')}.",
    lines.TOLD_DEFEATED: _defeated,
    lines.TOLD_GAIN: lambda w: f"{w.who} gains {counted(w.numbers[0], 'resource')} and has {w.numbers[1]}.",
    lines.TOLD_LOSE: _lose,
    lines.TOLD_SPEND: lambda w: f"{w.who} spends {counted(w.numbers[0], 'resource')} and has {w.numbers[1]}.",
    lines.TOLD_DRAW: lambda w: f"{w.who} draws {w.cards()}.",
    lines.TOLD_DISCARD: lambda w: f"{w.who} discards {w.plain()}.",
    lines.TOLD_ASIDE: lambda w: f"{w.who} sets {w.plain()} aside.",
    lines.TOLD_REMOVE_DIE: lambda w: f"{w.die()} ({w.side(1)}) is removed.",
    lines.TOLD_KEEP: lambda w: f"{w.die()} is placed on {w.card(1)}.",
    lines.TOLD_TURN_DIE: lambda w: f"{w.die()} is turned from {w.side(1)} to {w.side(3)}.",
    lines.TOLD_EXHAUST: lambda w: f"{w.card()} is exhausted.",
    lines.TOLD_READY: lambda w: f"{w.card()} is readied.",
    lines.TOLD_ATTACH: _attach,
    lines.TOLD_LEAVE: lambda w: f"{w.card()} leaves play.",
    lines.TOLD_HEAL: lambda w: f"{w.card()} heals {w.numbers[1]} damage.",
    lines.TOLD_MOVE_DAMAGE: lambda w: f"{w.numbers[2]} damage moves from {w.card(0)} to {w.card(1)}.",
    lines.TOLD_CLAIM: lambda w: f"{w.who} claims {w.plain()}.",
    lines.TOLD_LOOK: lambda w: f"{w.who} looks at {w.cards()}.",
    lines.TOLD_TO_DECK: lambda w: f"{w.who} puts {w.plain()} on top of the deck.",
    lines.TOLD_TO_BOTTOM: lambda w: f"{w.who} puts {w.plain()} on the bottom of the deck.",
    lines.TOLD_UNDER_DECK: lambda w: f"{w.who} places {w.plain()} from the hand on the bottom of the deck.",
    lines.TOLD_ARRANGE: lambda w: (
        f"{w.who} puts {counted(w.numbers[0], 'card')} back on the deck of {w.player(w.numbers[1])}."
    ),
    lines.TOLD_ADDED: lambda w: f"{w.who} adds {w.plain()} from the cards set aside.",
    lines.TOLD_SHUFFLED_IN: lambda w: f"{w.who} shuffles {w.plain()}, which was set aside, into the deck.",
    lines.TOLD_BACK: lambda w: f"{w.card()} returns to the game.",
    lines.TOLD_REROLL: lambda w: f"{w.who} rerolls {counted(len(w.numbers), 'die', 'dice')}.",
    lines.TOLD_CARD_ACTION: lambda w: f"{w.who} uses the action of {w.mine()}.",
    lines.TOLD_POWER_ACTION: lambda w: f"{w.who} uses the Power Action of {w.mine()}.",
    lines.TOLD_EXTRA_ACTION: lambda w: f"{w.who} may take an additional action.",
    lines.TOLD_ABILITY: lambda w: f"{w.who}: the ability of {w.mine()}.",
    lines.TOLD_NOTHING: _nothing,
    lines.TOLD_END: _end,
    lines.TOLD_ELIMINATED: lambda w: f"{w.who} is out of the game ({terms.ENDING_NAMES[w.numbers[0]]}).",
    lines.TOLD_SUPPORT: lambda w: f"{w.card()} becomes a support.",
    lines.TOLD_TO_HAND: lambda w: f"{w.plain()} returns to the hand of {w.who}.",
    lines.TOLD_INTO_HAND: lambda w: f"{w.plain()} is added to the hand of {w.who}.",
    lines.TOLD_TURN_DELAYED: lambda w: f"The rest of {w.card()} waits for the end of the next turn of {w.who}.",
    lines.TOLD_DELAYED: lambda w: f"The rest of {w.card()} waits for the {MOMENTS[len(w.numbers) - 1]}.",
    lines.TOLD_PHASE_ENDS: lambda w: f"{w.who} ends the action phase.",
    lines.TOLD_CONTROL: lambda w: f"{w.who} takes control of {w.plain()}.",
    lines.TOLD_SHUFFLE: lambda w: f"{w.who} shuffles the deck.",
    lines.TOLD_SHOW: lambda w: f"{w.who} reveals {w.plain() if len(w.numbers) == 1 else w.cards()}.",
    lines.TOLD_TAKE: lambda w: f"{w.who} takes control of {w.card()}.",
    lines.TOLD_ATOP: lambda w: f"{w.who} puts {w.cards()} on top of the deck of {w.player(w.owner(0))}.",
    lines.TOLD_LASTING: _lasting,
    lines.TOLD_PILOT: lambda w: f"{w.card(0)} begins to pilot {w.card(1)}.",
    lines.TOLD_FROM_DECK: lambda w: f"{w.who} takes {w.cards()} from the deck into the hand.",
    lines.TOLD_DIE_BACK: lambda w: f"{w.die()} returns to the pool showing {w.side(1)}.",
    lines.TOLD_ELITE: lambda w: f"{w.card()} becomes elite.",
    lines.TOLD_NEW_DIE: lambda w: f"{w.card()} gains a die and has {counted(w.numbers[1], 'die', 'dice')}.",
    lines.TOLD_SPARED: lambda w: f"{w.die()} is not removed: {w.card(1)} is discarded instead.",
    lines.TOLD_FOR_GOOD: lambda w: f"{w.card()} gains {spelled(lasting.CHARACTER_SUBTYPES[w.numbers[1]])}.",
    lines.TOLD_COLOR: lambda w: f"{w.card()} gains the color {terms.COLOR_NAMES[w.numbers[1]].capitalize()}.",
    lines.TOLD_NAMED: lambda w: f"{w.who} names {w.cards() if w.numbers else 'a card of no deck'}.",
    lines.TOLD_SUBTYPE: lambda w: (
        f"{w.card()} gains {spelled(lasting.CHARACTER_SUBTYPES[w.numbers[1]])} until the end of the action phase."
    ),
    lines.TOLD_DETECT: lambda w: f"{w.plain()} in the hand of {w.who} is detected.",
    lines.TOLD_CHOICE: _choice,
    lines.TOLD_FLIP: lambda w: f"{w.card()} is flipped: {w.plain(1)} is up.",
    lines.TOLD_TOKENS: lambda w: _tokens(w, "placed on"),
    lines.TOLD_TOKENS_OFF: lambda w: _tokens(w, "removed from"),
    lines.TOLD_SWITCH: lambda w: f"{w.who} switches all resources and has {w.numbers[0]} now.",
    lines.TOLD_PLACED: lambda w: f"{w.numbers[1]} damage is placed on {w.card()}, which has {w.numbers[2]}.",
}

SECRETS: dict[int, Callable[[Line], str]] = {
    lines.TOLD_DRAW: lambda w: f"{w.who} draws {counted(len(w.numbers), 'card')}.",
    lines.TOLD_LOOK: lambda w: f"{w.who} looks at {counted(len(w.numbers), 'card')}.",
    lines.TOLD_FROM_DECK: lambda w: f"{w.who} takes a card from the deck into the hand.",
    lines.TOLD_UNDER_DECK: lambda w: f"{w.who} places a card from the hand on the bottom of the deck.",
    lines.TOLD_INTO_HAND: lambda w: f"A card is added to the hand of {w.who}.",
    lines.TOLD_ATOP: lambda w: f"{w.who} puts a card on top of the deck of {w.player(w.owner(0))}.",
    lines.TOLD_MULLIGAN: lambda w: (
        f"{w.who} shuffles {counted(len(w.numbers), 'card')} back into the deck." if w.numbers else _mulligan(w)
    ),
}

ENTERING: Final = (lines.TOLD_PLAY, lines.TOLD_ATTACH, lines.TOLD_SUPPORT)
"""Lines about a card that enters play or has entered it."""


def _stays(table: Table, card: int) -> bool:
    return table.setup.prints[card].kind in (terms.UPGRADE_CARD, terms.SUPPORT_CARD)


class Tale(story.Story[Line]):
    """The words of Destiny, which number copies as soon as a second one has been in play."""

    def events(self, table: AskingTable) -> list[Event]:
        entered: set[int] = set()
        several: set[int] = set()

        def line(at: Table, told: Told) -> Line:
            if told.kind in ENTERING and (card := told.numbers[0]) not in entered and _stays(at, card):
                first = at.setup.first_copy[card]
                if any(at.setup.first_copy[other] == first for other in entered):
                    several.add(first)
                entered.add(card)
            return Line(at, told, several)

        return story.Story(line, self.kinds, self.sentences, self.secrets).events(table)


STORY: Final = Tale(Line, TOLD_NAMES, SENTENCES, SECRETS)
