"""Move an upgrade from a character to another one of the same player."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.attached import upgrades_on
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import FALLS, has_too_many, may_move, upgrades_to_give_up
from sandtable.games.destiny.lines import TOLD_ATTACH
from sandtable.games.destiny.names import card_name
from sandtable.games.destiny.receiving import receivers
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import NOTHING, WHILE_RECEIVED
from sandtable.games.destiny.triggers import demand
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.pointing import A_PIECE

CROWDED: Final = 3
"""The step in which a support has one upgrade too many."""


class MoveAcross(Phrase):
    """ "Move an upgrade from a character to another character controlled by the same player", any player (DST-MVX-01).

    A fourth upgrade is given up at once, by the player of the character (DST-LIM-02).
    """

    hands = A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            found = movable(table, frame.seat)
            if not found:
                table.done(False, 0, NOTHING)
                return
            if not table.choose(frame, frame.seat, found):
                return
        if frame.step == 1:
            frame.step = 2
            frame.picked = (frame.answer,)
            if not table.choose(frame, frame.seat, takers(table, frame.seat, frame.answer)):
                return
        if frame.step == CROWDED:
            moves.discard_from_play(table, frame.answer)
            table.done(True, 1, frame.picked[0])
        else:
            self._move(table, frame, frame.picked[0], frame.answer)

    def _move(self, table: Table, frame: Frame, upgrade: int, host: int) -> None:
        moves.move_upgrade(table, upgrade, host)
        if table.telling:
            table.tell(TOLD_ATTACH, frame.seat, (upgrade, host))
        if has_too_many(table, host) and not table.is_character(host):
            frame.step = CROWDED
            table.put(table.controller(host), upgrades_to_give_up(table, host))
            return
        if FALLS.step is not None:
            demand(table, FALLS.step, table.controller(host), host, NOTHING, 0)
        table.done(True, 1, upgrade)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(movable(table, frame.seat)) > 0

    def says(self, they: bool = False) -> str:
        return "move an upgrade from a character to another character controlled by the same player"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == CROWDED:
            return "Discard which upgrade? It is one too many"
        return "Move which upgrade?" if frame.step == 1 else "Move it to which character?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return card_name(table, option) if frame.step == 2 else CARD.name(table, option)


def movable(table: Table, seat: int) -> list[int]:
    """The upgrades on characters for which there is another character, as this seat sees them."""
    givers = [character for team in table.teams for character in team] + giving(table, seat)
    return [upgrade for giver in givers for upgrade in upgrades_on(table, giver) if takers(table, seat, upgrade)]


def giving(table: Table, seat: int) -> list[int]:
    """The supports of a seat whose words let upgrades be moved from them as if they were characters (D-381)."""
    return [card for card in table.supports[seat] if holds(table.watch[WHILE_RECEIVED], card)]


def takers(table: Table, seat: int, upgrade: int) -> list[int]:
    """The other characters of the same player that no limit keeps from taking an upgrade, and the supports that take it
    as if they were characters: "you may move" on those is said to their player (D-381).
    """
    host = table.host[upgrade]
    area = table.area(host)
    others = table.teams[area] + (receivers(table, seat, upgrade) if area == seat else ())
    return [other for other in others if other != host and may_move(table, upgrade, other)]
