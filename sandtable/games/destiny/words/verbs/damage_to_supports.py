"""Dice that are resolved against a support, which takes their damage (DST-AGN-04)."""

from __future__ import annotations

from sandtable.games.destiny import tokens
from sandtable.games.destiny.die_ways import AT_SUPPORT, AT_THIS_ALONE, resolved_as
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Reading
from sandtable.games.destiny.resolving import being_resolved
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.tokens import DAMAGE, SHIELDS
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.pointing import KEPT
from sandtable.games.destiny.words.verbs.placing_tokens import put_on, take_off


def takes(table: Table, card: int, die: int, way: int, symbol: int, shown: int) -> bool:
    """True for a support with words by which this die, which shows a symbol or counts as if it did, may be resolved
    against it in this way for the same or another symbol.
    """
    printed = table.setup.prints[card]
    if not printed.takes_dice:
        return False
    of = table.setup.card_of[die]
    meant = 1 << shown if way & AT_THIS_ALONE else 1 << symbol
    return any(
        isinstance(ability, Reading)
        and ability.way & AT_SUPPORT
        and ability.way & AT_THIS_ALONE == way & AT_THIS_ALONE
        and ability.symbols & meant
        and resolved_as(ability.way, symbol) == symbol
        and ability.meets(table, card, table.controller(card), of, table.controller(of), die)
        for ability in printed.triggers
    )


class DealToSupport(Phrase):
    """Place the value of the resolved die as damage on a support; its shields are removed first, but for unblockable
    damage (D-850). `numbers` holds the symbol, the side and the way, where no die shows the side that is
    resolved.
    """

    hands = KEPT

    def __init__(self, unblockable: bool = False) -> None:
        self.unblockable = unblockable

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            found = self._takers(table, frame)
            if not found:
                table.done(False, 0, frame.it)
                return
            if not table.choose(frame, frame.seat, found):
                return
        card, value, seat = frame.answer, frame.many, frame.seat
        table.done(True, value, frame.it)
        blocked = 0
        if not self.unblockable:
            blocked = take_off(table, card, SHIELDS, min(value, tokens.tokens_on(table, card, SHIELDS)), seat)
        put_on(table, card, DAMAGE, value - blocked, seat)

    def _takers(self, table: Table, frame: Frame) -> list[int]:
        """The supports that this die may be resolved against, those of its player first."""
        seats = [frame.seat, *table.opponents(frame.seat)]
        die, way, symbol, shown = self._resolved(table, frame)
        return [card for seat in seats for card in table.supports[seat] if takes(table, card, die, way, symbol, shown)]

    def _resolved(self, table: Table, frame: Frame) -> tuple[int, int, int, int]:
        """The die, the way, the symbol for which it is resolved, and the symbol that it shows or counts as showing."""
        if frame.numbers:
            symbol, side, way = frame.numbers
            die = frame.die if frame.die != NOTHING else table.setup.dice_of[frame.card][0]
            return die, way, symbol, table.setup.prints[frame.card].symbols[side]
        resolving = being_resolved(table, frame.die)
        assert resolving is not None, "only a die that is being resolved is dealt to a support"
        return frame.die, resolving.numbers[0], resolving.numbers[1], table.symbol(frame.die)

    def says(self, they: bool = False) -> str:
        return "place damage on a support equal to the damage dealt"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Place {frame.many} damage on which support?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return CARD.name(table, option)
