"""Move an upgrade from a character to another one of the same player."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import FALLS, may_move
from sandtable.games.destiny.lines import TOLD_ATTACH
from sandtable.games.destiny.names import card_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.triggers import demand
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.pointing import A_PIECE


class MoveAcross(Phrase):
    """ "Move an upgrade from a character to another character controlled by the same player", any player (DST-MVX-01).

    A fourth upgrade is given up at once, by the player of the character (DST-LIM-02).
    """

    hands = A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            found = movable(table)
            if not found:
                table.done(False, 0, NOTHING)
                return
            if not table.choose(frame, frame.seat, found):
                return
        if frame.step == 1:
            frame.step = 2
            frame.picked = (frame.answer,)
            if not table.choose(frame, frame.seat, takers(table, frame.answer)):
                return
        self._move(table, frame.seat, frame.picked[0], frame.answer)
        table.done(True, 1, frame.picked[0])

    def _move(self, table: Table, seat: int, upgrade: int, host: int) -> None:
        moves.move_upgrade(table, upgrade, host)
        if table.telling:
            table.tell(TOLD_ATTACH, seat, (upgrade, host))
        if FALLS.step is not None:
            demand(table, FALLS.step, table.controller(host), host, NOTHING, 0)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(movable(table)) > 0

    def says(self, they: bool = False) -> str:
        return "move an upgrade from a character to another character controlled by the same player"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Move which upgrade?" if frame.step == 1 else "Move it to which character?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return CARD.name(table, option) if frame.step == 1 else card_name(table, option)


def movable(table: Table) -> list[int]:
    """The upgrades on characters for which there is another character."""
    found: list[int] = []
    for team in table.teams:
        for character in team:
            found += [upgrade for upgrade in table.upgrades[character] if takers(table, upgrade)]
    return found


def takers(table: Table, upgrade: int) -> list[int]:
    """The other characters of the same player that no limit keeps from taking an upgrade."""
    host = table.host[upgrade]
    return [other for other in table.teams[table.area(host)] if other != host and may_move(table, upgrade, other)]
