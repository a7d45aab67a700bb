"""Resolving a side of a die that no die shows: its cost is paid, its sentence follows, no die moves (D-125)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.assigning import pay_with_damage
from sandtable.games.destiny.damage_costs import side_damage
from sandtable.games.destiny.die_ways import (
    AT_SUPPORT,
    HIGH_WAYS,
    PLAIN_WAY,
    RAISED,
    SYMBOL_SPAN,
    WORTH_SPAN,
    resolved_as,
)
from sandtable.games.destiny.lines import TOLD_RESOLVE
from sandtable.games.destiny.resolving import sentence_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BLANK, NOTHING, SPECIAL


def resolve_side(table: Table, seat: int, card: int, side: int, die: int = NOTHING, way: int = PLAIN_WAY) -> None:
    """Resolve a side of a card's die as if a die showed it; its cost is paid, no die moves (D-125).

    `die` is the one that is being resolved, where it is another side of it: words about other dice leave it out. `way`
    may name another symbol and raise the value.
    """
    printed = table.setup.prints[card]
    symbol = resolved_as(way, printed.symbols[side])
    value = _value_of_side(table, card, side, die, way)
    cost = table.side_cost(card, side, die)
    if cost:
        moves.spend(table, seat, cost)
    if table.telling:
        table.tell(TOLD_RESOLVE, seat, (symbol, value, table.setup.dice_of[card][0]))
    sentence = sentence_of(table, card, symbol, way)
    assert sentence is not None, f"{printed.title}: a {symbol} side without a sentence"
    child = table.start(sentence, seat, card)
    child.die = die
    child.many = value
    if way & AT_SUPPORT:
        child.numbers = (symbol, side, way)  # no die shows it
    damage = side_damage(table, card, side, die)
    if damage:
        pay_with_damage(table, seat, damage)


def _value_of_side(table: Table, card: int, side: int, die: int, way: int) -> int:
    """The value with which a side is resolved in a way (DST-ASI-01, DST-ASI-06)."""
    more = 1 if way & RAISED else 0
    worth = (way - (way & HIGH_WAYS)) // WORTH_SPAN - 1
    if worth != NOTHING:
        return worth + more
    if way % WORTH_SPAN >= SYMBOL_SPAN and table.setup.prints[card].symbols[side] in (BLANK, SPECIAL):
        return 0
    return table.side_value(card, side, die) + more
