"""Resolving one die with its modifiers: pay, do what the symbol says, return the dice (DST-RES-02 to 05)."""

from __future__ import annotations

from typing import Final

from simulate.games.destiny import moves
from simulate.games.destiny.state import Frame, Node, Table
from simulate.games.destiny.terms import AFTER_DIE_RESOLVED, BLANK, NOTHING, SPECIAL, TOLD_RESOLVE
from simulate.games.destiny.triggers import happened

PLAIN_WAY: Final = 0
AS_UNMODIFIED: Final = 1
"""A modified side counts as if it had no plus."""
FREE: Final = 2
"""The cost of the side is not paid (DST-FRE-01)."""


class Symbols:
    """The sentence each symbol stands for; words/symbols.py fills it in, once, at import."""

    def __init__(self) -> None:
        self.sentences: list[Node | None] = [None] * 11


SYMBOLS: Final = Symbols()


def can_resolve(table: Table, seat: int, die: int, way: int = PLAIN_WAY) -> bool:
    """A base die: not blank, not a modifier (unless treated as none), its cost payable (DST-DIE-06, 10)."""
    printed = table.setup.prints[table.setup.card_of[die]]
    face = table.face[die]
    symbol = printed.symbols[face]
    if symbol == BLANK or (symbol == SPECIAL and printed.special is None):
        return False
    if printed.modifiers[face] and not way & AS_UNMODIFIED:
        return False
    return bool(way & FREE) or printed.costs[face] <= table.resources[seat]


def resolve_die(table: Table, seat: int, dice: tuple[int, ...], way: int = PLAIN_WAY) -> None:
    """Resolve `dice[0]` with the modifiers behind it, as one source (D-12); costs must be payable (D-13)."""
    frame = table.start(RESOLVING, seat, table.setup.card_of[dice[0]])
    frame.picked = dice
    frame.numbers = (way,)


class Resolving(Node):
    """`picked` is the base die and its modifiers; `numbers` the way, then the symbol and value fixed at the start."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            self._begin(table, frame)
        else:
            self._finish(table, frame)

    def _begin(self, table: Table, frame: Frame) -> None:
        base = frame.picked[0]
        printed = table.setup.prints[frame.card]
        symbol = table.symbol(base)
        value = 0
        cost = 0
        for die in frame.picked:
            value += table.value(die)
            cost += table.die_cost(die)
        if cost and not frame.numbers[0] & FREE:
            moves.spend(table, frame.seat, cost)
        table.resolved += frame.picked
        if table.telling:
            table.tell(TOLD_RESOLVE, frame.seat, (symbol, value, *frame.picked))
        sentence = printed.special if symbol == SPECIAL else SYMBOLS.sentences[symbol]
        assert sentence is not None, f"{printed.title}: a {symbol} side without a sentence"
        frame.numbers = (frame.numbers[0], symbol, value)
        child = table.start(sentence, frame.seat, frame.card)
        child.die = base
        child.many = value

    def _finish(self, table: Table, frame: Frame) -> None:
        """Dice go back unless they stay by their own words or have left already (DST-RES-05, D-51)."""
        for die in frame.picked:
            if table.face[die] >= 0 and die != table.staying:
                moves.return_die(table, die)
        table.staying = NOTHING
        base = frame.picked[0]
        lost = frame.many
        table.done(True, frame.numbers[2], base)
        happened(table, AFTER_DIE_RESOLVED, base, frame.seat, lost)

    def says(self, they: bool = False) -> str:
        return "resolve a die"


RESOLVING: Final = Resolving()
