"""Dice of Destiny for tests: sides as they are written, and a generator that rolls certain sides."""

from __future__ import annotations

from sandtable.engine.dice import Dice, seeded
from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.terms import SYMBOL_CODES, X


def side_as_written(duel: Duel, die: int, number: int) -> str:
    """A side as it is written on the reference boxes."""
    printed = duel.print(duel.setup.card_of[die])
    symbol = SYMBOL_CODES[printed.symbols[number]]
    paid = f"i{printed.indirect_costs[number]}" if printed.indirect_costs[number] else ""
    if symbol in ("-", "Sp"):
        return f"{symbol}{paid}{printed.costs[number] or ''}"
    plus = "+" if printed.modifiers[number] else ""
    value = printed.values[number]
    return f"{plus}{'X' if value == X else value}{symbol}{paid}{printed.costs[number] or ''}"


def dice_that_roll(sides: tuple[int, ...]) -> Dice:
    for number in range(100_000):
        dice = seeded("loaded", number)
        if all(dice.below(6) == side for side in sides):
            return seeded("loaded", number)
    raise AssertionError(f"no state of the generator rolls {sides}")
