"""Vetoes of the newest effect of a chain (section 10, MAF-D20, MAF-D21).

Only players with a fitting veto are asked. Other seats draw no conclusion from the question, as at a real table
every player takes some time (see observe.py).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import lines, moves
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.names import card_name, card_names
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import DECLINE, FIST, NOTHING, STRIDE

FISTS: Final = STRIDE * STRIDE
"""Options from here on are pairs of Fists; below it they are single cards."""


def options(table: Table, frame: Frame, seat: int, reaction: int, fists: bool) -> list[int]:
    """The options of a seat: to decline, and its vetoes.

    `reaction` is the kind of card that cancels the effect; only the first veto can be one (MAF-D21). `fists` is
    True where two Fists cancel the effect; they always cancel a veto (MAF-VETO-02, MAF-VETO-04).
    """
    found = [DECLINE]
    if frame.vetoes == 0 and reaction != NOTHING:
        found.extend(moves.of_kind(table, seat, reaction))
    if frame.vetoes > 0 or fists:
        cards = moves.with_symbol(table, seat, FIST)
        if len(cards) > 1:
            found.extend([FISTS + pair for pair in moves.pairs(table, cards)])
    return found


def play(table: Table, frame: Frame, seat: int, option: int, code: int) -> None:
    """Add a veto to the chain as its newest effect (MAF-VETO-04)."""
    cards = cards_of(option)
    for card in cards:
        moves.lay_open(table, seat, card, frame)
    frame.vetoes += 1
    frame.last = seat
    frame.asked = 0
    if table.telling:
        table.tell(lines.TOLD_VETO, seat, (code, frame.vetoes, *cards))


def cards_of(option: int) -> tuple[int, ...]:
    """The cards a veto is made of."""
    if option < FISTS:
        return (option,)
    pair = option - FISTS
    return (pair // STRIDE, pair % STRIDE)


def words(table: Table, option: int) -> str:
    if option == DECLINE:
        return "let it pass"
    if option < FISTS:
        return f"veto with {card_name(table.setup, option)}"
    return f"veto with two Fists: {card_names(table.setup, cards_of(option))}"
