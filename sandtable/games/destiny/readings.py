"""The ways in which a die may be resolved: as it shows, or in another way that an ability allows (DST-ASI-03, 04).

A way is a number: bits, and perhaps a symbol and a value (die_ways.py).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.die_ways import (
    AIMED,
    AT_EACH,
    AT_SUPPORT,
    AT_THIS_ALONE,
    FREE,
    PLAIN_WAY,
    SPREAD,
    SYMBOL_SPAN,
    UNMODIFIED,
    WORTH_SPAN,
    can_resolve,
    is_locked,
    resolved_as,
)
from sandtable.games.destiny.prints import Reading
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import MELEE, RANGED, SPECIAL, SYMBOL_NAMES, WHILE_READ, WILDCARD

NAMING_CHARACTERS: Final = AIMED | AT_EACH | SPREAD
"""The ways in which damage goes to characters that words name, and to no support in place of them (D-865)."""


def may_be_read(table: Table, symbol: int) -> bool:
    """True where an ability in play may let a side with this symbol be resolved in another way; asked first."""
    return len(table.watch[WHILE_READ]) > 0 and (table.setup.read_symbols >> symbol & 1) != 0


def readings(table: Table, die: int, shown: int) -> list[Reading]:
    """The abilities that allow another way of resolving a die that shows this symbol, or counts as if it did."""
    found: list[Reading] = []
    if not may_be_read(table, shown):
        return found
    of = table.setup.card_of[die]
    for card in table.watch[WHILE_READ]:
        for ability in table.setup.prints[card].triggers:
            if ability.occurrence != WHILE_READ or not isinstance(ability, Reading) or not ability.symbols >> shown & 1:
                continue
            if ability.meets(table, card, table.controller(card), of, table.controller(of), die):
                found.append(ability)
    return found


def ways_of(table: Table, seat: int, die: int, besides: int = PLAIN_WAY) -> list[int]:
    """The ways in which a player can resolve a die as a base die, as it shows first; `besides` are bits of a text."""
    found = [besides] if can_resolve(table, seat, die, besides) else []
    if besides & NAMING_CHARACTERS and not is_aimed(besides, table.symbol(die)):
        found = []  # indirect damage is resolved against no character (D-367)
    if table.watch[WHILE_READ]:
        shown = table.symbol(die)
        for reading in readings(table, die, shown):
            if besides >= SYMBOL_SPAN and reading.way >= SYMBOL_SPAN:
                continue
            if reading.way & AT_SUPPORT and resolved_as(reading.way, shown) != shown and die not in table.pools[seat]:
                continue  # D-761
            if besides & NAMING_CHARACTERS and not is_aimed(reading.way, shown):
                continue
            way = reading.way | besides
            if not reading.is_modifier and way not in found and can_resolve(table, seat, die, way):
                found.append(way)
        if not besides & NAMING_CHARACTERS:
            found += at_supports(table, die, found, shown)
    return found


def is_aimed(way: int, shown: int) -> bool:
    """True for a way in which a die is resolved against characters (D-367, D-865)."""
    return not way & AT_SUPPORT and resolved_as(way, shown) in (MELEE, RANGED)


def at_supports(table: Table, die: int, ways: list[int], shown: int) -> list[int]:
    """Ways in which the damage goes to a support: where a die is resolved as melee or ranged damage though it shows
    another symbol, or a side with a plus as if it had none (D-487).
    """
    found: list[int] = []
    for way in ways:
        if (way % WORTH_SPAN >= SYMBOL_SPAN or way & UNMODIFIED) and not way & AT_SUPPORT:
            found += [each for each in against_supports(table, die, way, shown) if each not in ways + found]
    return found


def against_supports(table: Table, die: int, way: int, shown: int) -> list[int]:
    """A way of resolving a die that shows this symbol, changed so that its damage goes to a support that takes it."""
    symbol = resolved_as(way, shown)
    found: list[int] = []
    for reading in readings(table, die, symbol):
        is_same = reading.way & AT_SUPPORT != 0 and resolved_as(reading.way, symbol) == symbol
        if is_same and way | reading.way not in found:
            found.append(way | reading.way)
    return found


def own_ways(table: Table, card: int, side: int) -> list[int]:
    """The ways in which a side of a card's die can be resolved, as it shows first, wherever the card is: by rules v2.4
    words about how the die is resolved belong to the die (DST-INH-01). Its damage may go to a support (D-860).
    """
    found = [PLAIN_WAY]
    printed = table.setup.prints[card]
    if not table.setup.rules.dice_keep_their_words:
        return found
    die = table.setup.dice_of[card][0]
    seat = table.controller(card)
    for ability in printed.triggers:
        if isinstance(ability, Reading) and ability.works_in_discard and not ability.is_modifier:
            is_side = ability.symbols >> printed.symbols[side] & 1
            if is_side and ability.meets(table, card, seat, card, seat, die):
                found.append(ability.way)
    if table.watch[WHILE_READ]:
        found += [way for each in found for way in against_supports(table, die, each, printed.symbols[side])]
    return found


def ways_of_side(table: Table, seat: int, die: int, side: int) -> list[int]:
    """The ways in which a player can resolve a die in a pool as if it showed this side (DST-RSV-04, DST-ASI-04), also
    while the die itself is being resolved.
    """
    shown, resolved = table.face[die], table.resolved
    table.own_face()[die] = side
    table.resolved = ()
    found = ways_of(table, seat, die)
    table.own_face()[die] = shown
    table.resolved = resolved
    return found


def ways_for(table: Table, seat: int, die: int, symbol: int) -> list[int]:
    """Those in which it has the effect of this symbol: dice that join an action for the symbol (DST-ASI-04)."""
    shown = table.symbol(die)
    if not may_be_read(table, shown):
        return [PLAIN_WAY] if shown == symbol and can_resolve(table, seat, die) else []
    return [way for way in ways_of(table, seat, die) if resolved_as(way, shown) == symbol]


def way_name(table: Table, die: int, way: int) -> str:
    """A way in words, for the list of options: "as ranged"."""
    return side_way_name(table, die, table.face[die], way)


def side_way_name(table: Table, die: int, side: int, way: int) -> str:
    """The same for a side of a die, which need not show it."""
    shown = table.setup.prints[table.setup.card_of[die]].symbols[side]
    symbol = resolved_as(way, shown)
    if way & AT_THIS_ALONE:
        return f"as {SYMBOL_NAMES[symbol]} against a support of yours"
    if way & AT_SUPPORT:
        return f"as {SYMBOL_NAMES[symbol]} against a support"
    return "as it shows" if symbol == shown else f"as {SYMBOL_NAMES[symbol]}"


def modifiers_for(table: Table, seat: int, die: int, picked: tuple[int, ...], way: int = PLAIN_WAY) -> list[int]:
    """Modifiers that can still be added to a die, beyond those picked (DST-DIE-08, D-12, D-13)."""
    symbol = resolved_as(way, table.symbol(die))
    if symbol == SPECIAL:
        return []
    left = table.resources[seat] - table.die_cost(die)
    for added in picked:
        left -= cost_added(table, added)
    last = picked[-1] if picked else -1
    return [
        other
        for other in table.pools[seat]
        if other > last
        and other != die
        and modifies(table, other, symbol, die)
        and other not in table.resolved
        and (way & FREE != 0 or cost_added(table, other) <= left)
        and not (table.setup.locks_dice and is_locked(table, seat, other))
    ]


def modifies(table: Table, other: int, symbol: int, base: int) -> bool:
    """True for a die that fits as a modifier to a base die resolved for this symbol (DST-DIE-08, D-253)."""
    if table.setup.prints[table.setup.card_of[other]].modifies_nothing:
        return False
    shown = table.symbol(other)
    is_modifier = table.is_modifier(other)
    if is_modifier and shown == symbol:
        return True
    if is_modifier and shown == WILDCARD:
        card = table.setup.card_of[other]
        wildcard = table.setup.prints[card].wildcard
        return wildcard is not None and wildcard.fits(table, card, base)
    if not table.watch[WHILE_READ]:
        return False
    return any(
        (reading.is_modifier or is_modifier) and resolved_as(reading.way, shown) == symbol
        for reading in readings(table, other, shown)
    )


def cost_added(table: Table, die: int) -> int:
    """The cost of a die as a modifier; a side that is one only by a text costs nothing."""
    return table.die_cost(die) if table.is_modifier(die) else 0
