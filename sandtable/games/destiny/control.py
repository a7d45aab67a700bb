"""The controller of a card, apart from its owner (DST-CTL-01 to 04, DST-CHC-01): the note in `Table.taken`."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOBODY


def claim_card(table: Table, card: int, seat: int) -> None:
    """Note that a seat controls a card by itself: it has taken it, or played it on another player's card."""
    taken = table.taken or (NOBODY,) * len(table.setup.prints)
    table.taken = (*taken[:card], seat, *taken[card + 1 :])


def follow_owner(table: Table, card: int) -> None:
    """Note that a card is controlled by its owner again, or by the player of the card that it is on."""
    if table.taken and table.taken[card] >= 0:
        taken = (*table.taken[:card], NOBODY, *table.taken[card + 1 :])
        table.taken = taken if any([seat >= 0 for seat in taken]) else ()


def causer(table: Table) -> int:
    """The seat whose card makes the present words be carried out, even where another seat carries them out."""
    return causer_of(table, table.frames[-1])


def causer_of(table: Table, frame: Frame) -> int:
    """The seat whose card makes the words of a frame be carried out: the one that has begun the words of this card.

    It is the card's controller, but for words that another player carries out as if the card were theirs: an event from
    another player's deck, a die or a special of another player's card, an action that any player may use, the claim
    ability of a battlefield (DST-PLX-05, DST-OPD-01, D-107, DST-BFX-10, D-56).
    """
    if frame.card < 0:
        return frame.seat
    frames = table.frames
    at = len(frames) - 1
    if frames[at].card != frame.card:
        return table.controller(frame.card)
    while at > 1 and frames[at - 1].card == frame.card:
        at -= 1
    return frames[at].seat


def doer(table: Table) -> int:
    """The seat that does what the words on top of the stack do: that of the words, also where another seat is made to
    carry them out, but not where that one was free to do it (DST-OPD-04).
    """
    top = table.frames[-1]
    seat = top.seat
    if top.card < 0:
        return seat
    for at in range(len(table.frames) - 1, 0, -1):
        frame = table.frames[at]
        if frame.card != top.card or frame.words().is_offer():
            break
        seat = frame.seat
    return seat
