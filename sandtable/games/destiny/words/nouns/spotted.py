"""Things that a player spots (DST-SPX-02)."""

from __future__ import annotations

from typing import Any

from sandtable.games.destiny.actions.playing_spotting import spots_for
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.noun import Noun


def spots(noun: Noun[Any], table: Table, frame: Frame, count: int) -> bool:
    """True where the acting player may spot this number of things; the search for one ends with the first."""
    if count == 1 and len(spots_for(table, frame.seat)) == 1:
        return noun.has_any(table, frame)
    return len(spotted_things(noun, table, frame)) >= count


def spotted_things(noun: Noun[Any], table: Table, frame: Frame) -> list[int]:
    """The things of a noun that the acting player may spot: their own, and sometimes those of another one (D-337)."""
    found = noun.find(table, frame)
    seats = spots_for(table, frame.seat)
    if len(seats) == 1:
        return found
    for seat in seats[1:]:
        theirs = Frame(frame.node, seat, frame.card, frame.die, frame.it, frame.many)
        found += [thing for thing in noun.find(table, theirs) if thing not in found]
    return found
