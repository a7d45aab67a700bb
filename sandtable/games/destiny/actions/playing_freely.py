"""Cards that are played without regard to their play restrictions (DST-PLX-06)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import PlayCard
from sandtable.games.destiny.actions.playable import cost_of, is_barred, means, places
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.kept_choices import is_named
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import DOWNGRADE_CARD, NOTHING, UPGRADE_CARD
from sandtable.games.destiny.uniqueness import is_barred_as_copy


class PlayFreely(PlayCard):
    """Plays `card` for its cost; an upgrade also goes where its restrictions would not let it go."""

    def places(self, table: Table, frame: Frame) -> list[int]:
        return places(table, frame.seat, frame.card, means(table, frame.seat, frame.card, frame.many), True)


def may_play_freely(table: Table, seat: int, card: int, less: int) -> bool:
    """True where uniqueness, a place for it and its cost less `less` let a seat play the card."""
    if is_barred_as_copy(table, seat, card) or is_named(table, card) or is_barred(table, seat, card):
        return False
    most = means(table, seat, card, less)
    if table.setup.prints[card].kind in (UPGRADE_CARD, DOWNGRADE_CARD):
        return len(places(table, seat, card, most, True)) > 0
    return cost_of(table, card, NOTHING, seat) <= most


PLAY_FREELY: Final = PlayFreely()
