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
    """The seat whose card makes the words of a frame be carried out."""
    return table.controller(frame.card) if frame.card >= 0 else frame.seat


def doer(table: Table) -> int:
    """The seat that plays, uses or resolves what the present words belong to, even where another seat carries them out.

    It is the seat of the lowest frame of the same card: the words that others carry out lie above it (DST-OPD-04).
    """
    frames = table.frames
    at = len(frames) - 1
    card = frames[at].card
    while card >= 0 and at > 0 and frames[at - 1].card == card:
        at -= 1
    return frames[at].seat
