# interpreted: shows games to people
"""Dice as everybody sees them: on their cards, or in a pool with the side that they show."""

from __future__ import annotations

from sandtable.engine.views import Things
from sandtable.games.destiny.names import own_title, side_name, whose
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BLANK, COLOR_NAMES, KEPT, ON_CARD, SPECIAL, SYMBOL_CODES
from sandtable.games.destiny.view.names import die_at, side_at
from sandtable.games.destiny.words.verbs.resolve import ResolveSide
from sandtable.games.destiny.words.verbs.turn import FIRST_DIE, Turn


def die_thing(table: Table, die: int) -> Things:
    """A die; `shows` and `face` are null while it lies on a card."""
    card, face = table.setup.card_of[die], table.face[die]
    return {
        "at": die_at(die),
        "label": f"{own_title(table, card)} die{whose(table, card, table.setup.owner[card])}",
        "name": own_title(table, card),
        "color": COLOR_NAMES[table.setup.prints[card].color],
        "shows": side_name(table, die, face) if face >= 0 else None,
        "face": notation(table, die, face) if face >= 0 else None,
    }


def dice_at_card(table: Table, card: int) -> list[Things]:
    """The card's own dice that lie on it, then the dice of other cards that are kept there."""
    own = [die for die in table.setup.dice_of[card] if table.face[die] == ON_CARD]
    kept = [die for die, face in enumerate(table.face) if face == KEPT - card]
    return [die_thing(table, die) for die in own + kept]


def notation(table: Table, die: int, side: int) -> str:
    """A side in the notation of the card data, with the present value of X: "+2RD1", "Sp", "-"."""
    card = table.setup.card_of[die]
    printed = table.setup.prints[card]
    symbol, cost = printed.symbols[side], table.side_cost(card, side, die)
    if symbol == BLANK:
        return SYMBOL_CODES[symbol]
    value = "" if symbol == SPECIAL else table.side_value(card, side, die)
    paid = f"i{printed.indirect_costs[side]}" if printed.indirect_costs[side] else ""
    return f"{'+' if printed.modifiers[side] else ''}{value}{SYMBOL_CODES[symbol]}{paid}{cost or ''}"


def sides_to_choose(table: Table) -> list[Things]:
    """The sides among which the asked player chooses now; empty while something else is asked."""
    die = die_with_sides(table)
    return [] if die is None else [_side(table, die, side) for side in table.options]


def die_with_sides(table: Table) -> int | None:
    """The die whose sides are the options of the open question."""
    if table.asker < 0:
        return None
    frame = table.frames[-1]
    if isinstance(frame.node, Turn) and frame.step >= FIRST_DIE:
        return frame.picked[frame.step - FIRST_DIE]
    if isinstance(frame.node, ResolveSide):
        return table.setup.dice_of[frame.it][0]
    return None


def _side(table: Table, die: int, side: int) -> Things:
    card = table.setup.card_of[die]
    return {
        "at": side_at(die, side),
        "label": f"{own_title(table, card)} die: {side_name(table, die, side)}",
        "color": COLOR_NAMES[table.setup.prints[card].color],
        "shows": side_name(table, die, side),
        "face": notation(table, die, side),
    }
