"""Cards that are played while another player's cards may be spotted as if they were the player's own (D-337)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.asking import SEATS
from sandtable.games.destiny.actions.play_card import PlayCard
from sandtable.games.destiny.actions.playable import may_play
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING


class PlaySpotting(PlayCard):
    """Plays `card` for `seat`, whose spots reach the cards of `rival` as well until the card is played."""


PLAY_SPOTTING: Final = PlaySpotting()
_ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SEATS)]
"""By seat the row of this seat, made once."""


def may_play_spotting(table: Table, seat: int, card: int, less: int, rival: int) -> bool:
    """True where a seat may play the card with the help of the rival's cards."""
    frame = Frame(PLAY_SPOTTING, seat, card, NOTHING, NOTHING, 0)
    frame.rival = rival
    table.frames.append(frame)
    found = may_play(table, seat, card, less)
    table.frames.pop()
    return found


def spots_for(table: Table, seat: int) -> tuple[int, ...]:
    """The players whose cards a seat may spot: itself, and another one while it plays a card that says so."""
    for frame in table.frames:
        if frame.node is PLAY_SPOTTING and frame.seat == seat:
            return (seat, frame.rival)
    return _ALONE[seat]
