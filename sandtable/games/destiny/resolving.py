"""Resolving one die with its modifiers: pay, carry out the symbol's sentence, return the dice (DST-RES-02 to 05)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves, moves
from sandtable.games.destiny.assigning import pay_with_damage
from sandtable.games.destiny.die_ways import (
    AIMED,
    AT_EACH,
    AT_SUPPORT,
    CHEAPER,
    FREE,
    HIGH_WAYS,
    NOTED,
    PIERCING,
    PLAIN_WAY,
    POINTING,
    RAISED,
    REROLLED,
    SIDE_SPAN,
    SIDES_NOTED,
    SPREAD,
    STAYING,
    SYMBOL_SPAN,
    TARGET_SPAN,
    WORTH_SPAN,
    resolved_as,
)
from sandtable.games.destiny.firm_dice import rerollable
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.lines import TOLD_REROLL, TOLD_RESOLVE
from sandtable.games.destiny.memory import DIE_RESOLVED, RESOLVED_AGAINST, RESOLVING_BEGAN, SIDES_RESOLVED, note
from sandtable.games.destiny.readings import cost_added, modifies
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.resolved_dice import costs_of, damage_to_pay, values_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_DIE_RESOLVED,
    AFTER_HANDLED,
    BEFORE_RESOLVED,
    BLANK,
    NOTHING,
    SPECIAL,
    SYMBOL_NAMES,
)
from sandtable.games.destiny.triggers import (
    at_one_moment,
    happened,
    interrupt_together,
    seen_by_the_defeated,
    waiting_now,
)
from sandtable.games.destiny.untold_effects import begin_work, end_work

# The steps of resolving a die; stored games know the first two by these numbers.
EFFECT: Final = 1
ANNOUNCED: Final = 2
PAYING: Final = 3
"""Before-abilities act; nothing is read or paid yet."""


class Symbols:
    """The sentences of symbols; words/symbols.py fills them in, once, at import."""

    def __init__(self) -> None:
        self.sentences: list[Node | None] = [None] * len(SYMBOL_NAMES)
        self.piercing: list[Node | None] = [None] * len(SYMBOL_NAMES)
        """The sentences of damage symbols with unblockable damage."""
        self.aimed: list[Node | None] = [None] * len(SYMBOL_NAMES)
        """The sentences of damage symbols against a character that was chosen before."""
        self.aimed_piercing: list[Node | None] = [None] * len(SYMBOL_NAMES)
        self.spread: list[Node | None] = [None] * len(SYMBOL_NAMES)
        """The sentences of damage symbols against any number of characters."""
        self.at_each: list[Node | None] = [None] * len(SYMBOL_NAMES)
        """The sentences of damage symbols against each of an opponent's characters."""
        self.at_each_piercing: list[Node | None] = [None] * len(SYMBOL_NAMES)
        self.at_support: list[Node | None] = [None] * len(SYMBOL_NAMES)
        """The sentences of damage symbols against a support that takes such damage."""
        self.at_support_piercing: list[Node | None] = [None] * len(SYMBOL_NAMES)
        self.spread_piercing: list[Node | None] = [None] * len(SYMBOL_NAMES)


SYMBOLS: Final = Symbols()


def sentence_of(table: Table, card: int, symbol: int, way: int = PLAIN_WAY) -> Node | None:
    """The sentence of a symbol on this card's die.

    The card's own sentences count while it is in play (DST-CLR-05), by rules v2.4 always (DST-INH-01).
    """
    printed = table.setup.prints[card]
    if symbol == SPECIAL:
        return printed.special
    own: Node | None = None
    if printed.own_words and (table.setup.rules.dice_keep_their_words or table.is_in_play(card)):
        own = printed.own_words[symbol]
    pierces = way & PIERCING != 0 or (own is not None and own is SYMBOLS.piercing[symbol])
    if way & AT_SUPPORT and not way & (AT_EACH | SPREAD):
        return SYMBOLS.at_support_piercing[symbol] if pierces else SYMBOLS.at_support[symbol]
    if way & (AT_EACH | SPREAD | AIMED):
        against = sentence_against(symbol, way, pierces)
        if against is not None:
            return against
    if own is not None:
        return own
    if pierces and SYMBOLS.piercing[symbol] is not None:
        return SYMBOLS.piercing[symbol]
    return SYMBOLS.sentences[symbol]


def sentence_against(symbol: int, way: int, pierces: bool) -> Node | None:
    """The sentence of a symbol against the characters that the way names; None where the symbol is dealt to none.

    Damage that is unblockable is so against them as well (DST-AGN-01, 02).
    """
    if way & AT_EACH:
        return SYMBOLS.at_each_piercing[symbol] if pierces else SYMBOLS.at_each[symbol]
    if way & SPREAD:
        return SYMBOLS.spread_piercing[symbol] if pierces else SYMBOLS.spread[symbol]
    return SYMBOLS.aimed_piercing[symbol] if pierces else SYMBOLS.aimed[symbol]


def resolve_die(
    table: Table, seat: int, dice: tuple[int, ...], way: int = PLAIN_WAY, more: int = 0, worth: int = NOTHING
) -> None:
    """Resolve `dice[0]` with the modifiers behind it, as one source (D-12); costs must be payable (D-13).

    `more` raises the value for this time; `worth`, if given, takes its place (D-20).
    """
    frame = table.start(RESOLVING, seat, table.setup.card_of[dice[0]])
    frame.picked = dice
    high = way & HIGH_WAYS
    way -= high
    if high & RAISED:
        high -= RAISED
        more += 1
    if way >= WORTH_SPAN:
        worth = way // WORTH_SPAN - 1
        way %= WORTH_SPAN
    frame.numbers = (way | high, more, worth)


class Resolving(Node):
    """Resolves `picked`, a base die and its modifiers; `numbers` holds the way, the changes of the value, symbol and
    value.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and table.watch[BEFORE_RESOLVED] and self._waits(table, frame):
            return
        if frame.step == PAYING:
            frame.step = EFFECT
            self._carry_out(table, frame)
        elif frame.step != EFFECT:
            if not self._still_shows(table, frame):
                table.done(False, 0, frame.picked[0])
                return
            frame.step = EFFECT
            self._begin(table, frame)
        else:
            self._finish(table, frame)

    def _waits(self, table: Table, frame: Frame) -> bool:
        """Let "before you resolve" abilities act, for every die of the group (DST-RSV-01 step 2)."""
        frame.step = ANNOUNCED
        symbol = table.symbol(frame.picked[0])
        frame.numbers = (*frame.numbers, symbol)
        met = (resolved_as(frame.numbers[0], symbol),) * len(frame.picked)
        return interrupt_together(table, BEFORE_RESOLVED, frame.picked, frame.seat, met)

    def _still_shows(self, table: Table, frame: Frame) -> bool:
        """True while the base die shows what it was announced for; modifiers that don't are left out (DST-RSV-02)."""
        if frame.step != ANNOUNCED:
            return True
        shown = frame.numbers[3]
        frame.numbers = frame.numbers[:3]
        base = frame.picked[0]
        if table.face[base] < 0 or table.symbol(base) != shown:
            frame.picked = (base,)
            return False
        symbol = resolved_as(frame.numbers[0], shown)
        added = [die for die in frame.picked[1:] if table.face[die] >= 0 and modifies(table, die, symbol, base)]
        frame.picked = (base, *added)
        return True

    def _begin(self, table: Table, frame: Frame) -> None:
        way = frame.numbers[0]
        base = frame.picked[0]
        symbol = resolved_as(way, table.symbol(base))
        value = self._value(table, frame, symbol)
        if not way & FREE:
            self._pay(table, frame)
        table.resolved += frame.picked
        if table.setup.asks_for & RESOLVING_BEGAN:
            for die in frame.picked:
                note(table, RESOLVING_BEGAN, frame.seat, die)
        if table.telling:
            table.tell(TOLD_RESOLVE, frame.seat, (symbol, value, *frame.picked))
        if way & NOTED:
            way += SIDE_SPAN * (table.face[base] + 1)
        frame.numbers = (way, symbol, value)
        if table.setup.asks_for & SIDES_RESOLVED:  # the effect may turn, reroll or remove these dice
            frame.numbers += values_of(table, frame) + costs_of(table, frame)
        paid = damage_to_pay(table, frame.picked, way)
        if paid:
            frame.step = PAYING
            pay_with_damage(table, frame.seat, paid)
        else:
            self._carry_out(table, frame)

    def _carry_out(self, table: Table, frame: Frame) -> None:
        way, symbol, value = frame.numbers[:3]
        if len(frame.picked) > 1 and any(
            [table.setup.prints[table.setup.card_of[die]].pierces for die in frame.picked[1:]]
        ):
            way |= PIERCING
        sentence = sentence_of(table, frame.card, symbol, way)
        assert sentence is not None, f"{table.setup.prints[frame.card].title}: a {symbol} side without a sentence"
        begin_work(table, frame.seat, frame.card)
        child = table.start(sentence, frame.seat, frame.card)
        child.die = frame.picked[0]
        child.many = value
        child.rival = frame.rival

    def _value(self, table: Table, frame: Frame, symbol: int) -> int:
        """The value, fixed before the effect; a special has no value to raise (D-20)."""
        if symbol == SPECIAL:
            return 0
        way, more, worth = frame.numbers
        base = frame.picked[0]
        if worth == NOTHING and way >= SYMBOL_SPAN and table.symbol(base) in (BLANK, SPECIAL):
            return 0  # nothing raises the value of a blank or special (DST-VAL-04, DST-ASI-06)
        more += table.value(base) if worth == NOTHING else worth
        for die in frame.picked[1:]:
            more += table.value(die)
        return max(more, 0)  # DST-VAL-05

    def _pay(self, table: Table, frame: Frame) -> None:
        base = table.die_cost(frame.picked[0])
        cost = max(0, base - 1) if frame.numbers[0] & CHEAPER else base
        for die in frame.picked[1:]:
            cost += cost_added(table, die)
        if cost:
            moves.spend(table, frame.seat, cost)

    def _finish(self, table: Table, frame: Frame) -> None:
        """Return the dice unless they stay by their own words or have left already (DST-RES-05, D-51)."""
        if table.works:
            end_work(table, frame)
        way = frame.numbers[0]
        if table.setup.asks_for & SIDES_RESOLVED and len(frame.numbers) == 3:
            frame.numbers += values_of(table, frame) + costs_of(table, frame)  # a game stored before they were noted
        again = self._roll_again(table, frame) if way & REROLLED else ()
        lent = table.lent
        if not way & STAYING:
            for die in frame.picked:
                if table.face[die] >= 0 and die != table.staying and die not in again:
                    dice_moves.return_die(table, die)
        table.staying = NOTHING
        base = frame.picked[0]
        if table.setup.asks_for & DIE_RESOLVED:
            for die in frame.picked:
                note(table, DIE_RESOLVED, frame.seat, die)
        asks_against = table.setup.asks_for & RESOLVED_AGAINST != 0
        if asks_against or table.watch[AFTER_DIE_RESOLVED] or table.watch[AFTER_HANDLED]:
            self._announce(table, frame, lent)
        below = table.frames[-2]
        worth = way // SIDE_SPAN % SIDES_NOTED
        if below.words().heeds_effect():
            below.rival = frame.rival
            worth = frame.worth
        table.done(True, frame.numbers[2], frame.it if way & POINTING else base, worth)

    def _announce(self, table: Table, frame: Frame, lent: tuple[tuple[int, int], ...]) -> None:
        """Queue what waits for these dice; they belong to the players that they were lent to until then (D-335)."""
        now = table.lent
        table.lent = lent
        mark = waiting_now(table)
        dice_moves.handled(table, frame.picked, frame.seat, lent)
        for die in frame.picked:
            happened(table, AFTER_DIE_RESOLVED, die, frame.seat, frame.many)
        if table.setup.asks_for & RESOLVED_AGAINST:
            for die in frame.picked:
                seen_by_the_defeated(table, AFTER_DIE_RESOLVED, die, frame.seat, frame.numbers[0] // TARGET_SPAN)
        at_one_moment(table, mark)
        table.lent = now

    def _roll_again(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """Reroll the dice instead of returning them, and return those that were rerolled."""
        left = tuple([die for die in frame.picked if table.face[die] >= 0 and die != table.staying])
        again = rerollable(table, left, frame.seat)
        if again:
            if table.telling:
                table.tell(TOLD_REROLL, frame.seat, again)
            dice_moves.roll(table, again)
        return again

    def trade(self, frame: Frame, one: int, other: int) -> None:
        frame.picked = tuple([one + other - die if die in (one, other) else die for die in frame.picked])

    def says(self, they: bool = False) -> str:
        return "resolve a die"


def resolved_symbol(table: Table) -> int:
    """The symbol of the die that is about to be resolved or was just resolved; its frame is on top."""
    frame = table.frames[-1]
    return resolved_as(frame.numbers[0], frame.numbers[3]) if frame.step == ANNOUNCED else frame.numbers[1]


def note_targets(table: Table, characters: tuple[int, ...]) -> None:
    """Note the characters that a die is resolved against, while the frame that resolves it is on top (DST-AGN-01)."""
    frame = table.frames[-1]
    if table.setup.asks_for & RESOLVED_AGAINST and frame.node is RESOLVING and frame.step == EFFECT:
        targets = 0
        for character in characters:
            targets |= 1 << character
        frame.numbers = (frame.numbers[0] % TARGET_SPAN + TARGET_SPAN * targets, *frame.numbers[1:])


def being_resolved(table: Table, die: int) -> Frame | None:
    """The frame that resolves a die, alone or with others; None where it is not being resolved."""
    for at in range(len(table.frames) - 1, 0, -1):
        frame = table.frames[at]
        if frame.node is RESOLVING and die in frame.picked:
            return frame
    return None


class Using(Node):
    """Carries out the special of another card, `it`, as if it stood on `card` (D-107)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0:
            table.done(True, 1, frame.it)
            return
        frame.step = 1
        words = table.setup.prints[frame.it].special
        assert words is not None, "only cards with a special are used"
        table.start(words, frame.seat, frame.it)

    def says(self, they: bool = False) -> str:
        return "use a special ability"


def use_special(table: Table, seat: int, card: int, of: int) -> None:
    """Carry out the special of the card `of` as if it were on `card`; no die of that card is resolved or paid for."""
    table.start(USING, seat, card).it = of


def in_use(table: Table) -> list[int]:
    """Cards whose specials are being carried out through another card, and the cards that do it."""
    cards: list[int] = []
    for frame in table.frames:
        if frame.node is USING:
            cards += [frame.card, frame.it]
    return cards


def bearer(table: Table, card: int) -> int:
    """The "attached character" of this card: its host, or the host of the card using its special (D-107).

    A character that uses the special of an upgrade on itself is that host (DST-RSV-05).
    """
    for frame in table.frames:
        if frame.node is USING and frame.it == card and table.host[card] != frame.card:
            return bearer(table, frame.card)
    return bearer_of(table, card)


RESOLVING: Final = Resolving()
USING: Final = Using()
