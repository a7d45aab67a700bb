"""The Action Phase: action turns of a fixed number of actions, the player with initiative first (sections 5 to 7)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.actions import choosing
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_PHASE_OVER, TOLD_TURN
from sandtable.games.tide_of_iron.moves import tire
from sandtable.games.tide_of_iron.phases import ending
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import FRESH, NOTHING

TURN: Final = 0
"""The option that begins an action turn."""
ANSWERED: Final = 1
ACTED: Final = 2
LATEST: Final = 2
"""Turns that are remembered: the latest one of each side, as long as both go on."""


class Turns(Node):
    """Alternates action turns of the sides until all players have finished (TOI-PHS-02 to 07, 10).

    Partners take the turns of their side one after the other (TOI-TEM-04). `numbers` holds the players of the latest
    turns where somebody has a partner.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == TURN:
            self._begin_turn(table, frame)
        elif frame.step == ANSWERED:
            self._answer(table, frame)
        else:
            end_activation(table)
            table.actions_left -= 1
            if not ending.is_won_at_once(table):
                self._go_on(table, frame)

    def _begin_turn(self, table: Table, frame: Frame) -> None:
        if table.has_finished(0) and table.has_finished(1):
            if table.is_trial and table.weights is not None:  # it is judged at the same point as all other options
                table.put(table.active, [choosing.END_PHASE])
            else:
                table.frames.pop()
            return
        if table.finished[table.active]:
            self._pass_on(table, frame)
        frame.seat = table.setup.teams.sides[table.active]
        table.actions_left = table.setup.actions[frame.seat]
        if table.setup.teams.has_partners:
            frame.numbers = (*frame.numbers, table.active)[-LATEST:]
        if table.telling:
            table.tell(TOLD_TURN, frame.seat, (table.actions_left, *table.setup.teams.told(table.active)))
        self._go_on(table, frame)

    def _go_on(self, table: Table, frame: Frame) -> None:
        """Take the next action of this turn; a player without an action is finished, otherwise the turn ends
        (TOI-PHS-05).
        """
        if table.actions_left <= 0:
            self._pass_on(table, frame)
            return
        options = [] if table.is_trial else choosing.actions(table, table.active)  # a judged copy asks no question
        if len(options) == 1:
            self._finish(table, frame)
            return
        frame.step = ANSWERED
        table.put(table.active, options or [choosing.END_PHASE])

    def _answer(self, table: Table, frame: Frame) -> None:
        action = frame.answer
        frame.answer = NOTHING
        if action == choosing.END_PHASE:
            self._finish(table, frame)
        else:
            frame.step = ACTED
            choosing.begin(table, frame.seat, action)

    def _finish(self, table: Table, frame: Frame) -> None:
        table.finished = finish(table.finished, table.active)
        if table.telling:
            table.tell(TOLD_PHASE_OVER, frame.seat, table.setup.teams.told(table.active))
        self._pass_on(table, frame)

    def _pass_on(self, table: Table, frame: Frame) -> None:
        frame.step = TURN
        table.active = next_player(table, 1 - table.setup.teams.sides[table.active], frame.numbers)

    def prompt(self, table: Table, frame: Frame) -> str:
        left = table.actions_left
        return f"Take an action ({left} left in this turn)" if left > 1 else "Take an action (the last of this turn)"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return choosing.action_name(table, option)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == choosing.END_PHASE

    def begins_something(self, frame: Frame) -> bool:
        return True


def next_player(table: Table, seat: int, latest: tuple[int, ...]) -> int:
    """The player for the next action turn of a side: not the one of its latest turn, unless the partner has finished.

    In a round's first turn of the side it is the spokesman of the round (TOI-TEM-04, 05).
    """
    players = table.setup.teams.players[seat]
    if len(players) == 1:
        return players[0]
    next_ = table.leader(seat)
    for player in latest:
        if player in players:
            next_ = partner(players, player)
    return partner(players, next_) if table.finished[next_] else next_


def partner(players: tuple[int, ...], player: int) -> int:
    """The other one of two players."""
    return players[1] if player == players[0] else players[0]


def finish(flags: tuple[bool, ...], player: int) -> tuple[bool, ...]:
    """The flags of all players with that of one set."""
    return tuple([flag or at == player for at, flag in enumerate(flags)])


def end_activation(table: Table) -> None:
    """Fatigue the active unit unless it is in Op Fire now (TOI-FAT-02)."""
    activation = table.activation
    if activation is not None:
        table.activation = None
        if table.is_on_map(activation.unit) and table.state[activation.unit] == FRESH:
            tire(table, activation.unit)


TURNS: Final = Turns()
