"""Cards of a hand that may be played before an opponent's effect reveals or discards them (DST-ANT-01 to 03)."""

from __future__ import annotations

from sandtable.games.destiny.control import causer_of
from sandtable.games.destiny.frames import Frame, Pending
from sandtable.games.destiny.moves import show_to_all
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import NOBODY
from sandtable.games.destiny.triggers import begin_interruption


def anticipated(table: Table, frame: Frame, cards: tuple[int, ...]) -> bool:
    """Ask about cards that the words of the top frame are about to reveal or discard; True where the frame has to wait.

    Where a question is asked, these cards are shown to all: they are seen in any case (D-345).
    """
    if not table.setup.anticipates:
        return False
    by = causer_of(table, frame)
    entries: tuple[Pending, ...] = ()
    for card in cards:
        owner = table.setup.owner[card]
        words = table.setup.prints[card].before_seen
        if words is not None and by not in (owner, NOBODY) and holds(table.hands[owner], card):
            entries += (Pending(words, owner, card, card, 0),)
    if entries:
        for card in cards:
            show_to_all(table, card)
        begin_interruption(table, entries)
    return len(entries) > 0


def still_held(table: Table, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of these that are in their owners' hands or decks: the others have been played."""
    owner = table.setup.owner
    return tuple(
        [card for card in cards if holds(table.hands[owner[card]], card) or holds(table.decks[owner[card]], card)]
    )
