"""The game from top to bottom: set-up, rounds of four phases (sections 3 and 4)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.words import counted
from sandtable.games.mafia_city import lines, moves
from sandtable.games.mafia_city.frames import Frame, Node
from sandtable.games.mafia_city.names import card_names
from sandtable.games.mafia_city.phases.action import ACTION_PHASE_NODE
from sandtable.games.mafia_city.phases.ending import check_end, end_round
from sandtable.games.mafia_city.phases.location import LOCATION_PHASE_NODE
from sandtable.games.mafia_city.phases.strategic import STRATEGIC_PHASE_NODE
from sandtable.games.mafia_city.state import Table, replaced
from sandtable.games.mafia_city.terms import (
    ACTION_PHASE,
    DECLINE,
    END_OF_ROUND,
    LOCATION_PHASE,
    LOCATIONS,
    NOTHING,
    STRATEGIC_PHASE,
)

SET_UP: Final = 0
EXCHANGES: Final = 1
ROUND: Final = 2
LOCATIONS_NEXT: Final = 3
STRATEGY: Final = 4
ROUND_END: Final = 5


def begin_game(table: Table) -> None:
    """Start the game and go on to the first question."""
    table.start(GAME_FLOW, 0)
    table.run()


class GameFlow(Node):
    """The frame at the bottom: set-up once, then round after round (MAF-RND-01, 02)."""

    def step(self, table: Table, frame: Frame) -> None:
        step = frame.step
        frame.step += 1
        if step == SET_UP:
            set_up(table)
        elif step == EXCHANGES:
            table.start(EXCHANGING, table.starting)
        elif step == ROUND:
            self._begin_round(table)
        elif step == LOCATIONS_NEXT:
            self._begin_phase(table, LOCATION_PHASE, LOCATION_PHASE_NODE, table.starting)
        elif step == STRATEGY:
            if not check_end(table):
                self._begin_phase(table, STRATEGIC_PHASE, STRATEGIC_PHASE_NODE, table.mayor)
        else:
            frame.step = ROUND
            self._end_round(table)

    def _begin_round(self, table: Table) -> None:
        table.round += 1
        table.passed = [False] * table.setup.seats
        if table.round == 1:
            table.tell(lines.TOLD_LAYOUT, table.first, table.layout)
        table.tell(lines.TOLD_ROUND, table.starting, (table.round, *table.points))
        self._begin_phase(table, ACTION_PHASE, ACTION_PHASE_NODE, table.starting)

    def _begin_phase(self, table: Table, phase: int, node: Node, seat: int) -> None:
        table.phase = phase
        table.tell(lines.TOLD_PHASE, table.starting, (phase,))
        table.start(node, seat)

    def _end_round(self, table: Table) -> None:
        table.phase = END_OF_ROUND
        table.tell(lines.TOLD_PHASE, table.starting, (END_OF_ROUND,))
        end_round(table)


def set_up(table: Table) -> None:
    """Starting player, City, draw pile and first cards (MAF-SET-01, 05, 08, 11, MAF-D03)."""
    table.first = table.dice.below(table.setup.seats)
    table.starting = table.first
    if not table.layout:
        locations = list(LOCATIONS)
        table.dice.shuffle(locations)
        table.layout = tuple(locations)
    cards = list(table.draw)
    table.dice.shuffle(cards)
    table.draw = tuple(cards)
    seat = table.first
    for _ in range(table.setup.seats):
        moves.draw(table, seat, table.setup.starting_cards)
        seat = table.next_seat(seat)


class Exchanging(Node):
    """Offers each player once, from the starting player on, to exchange all cards (MAF-SET-12)."""

    def step(self, table: Table, frame: Frame) -> None:
        answer = frame.take()
        if answer != NOTHING:
            if answer != DECLINE:
                exchange(table, frame.seat)
            self._go_on(table, frame)
        while frame.asked < table.setup.seats:
            if table.cards[frame.seat]:
                table.put(frame.seat, self.options(table, frame))
                return
            self._go_on(table, frame)
        table.finish(NOTHING)

    def _go_on(self, table: Table, frame: Frame) -> None:
        frame.asked += 1
        frame.seat = table.next_seat(frame.seat)

    def options(self, table: Table, frame: Frame) -> list[int]:
        return [DECLINE, 0]

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Exchange your first cards, {card_names(table.setup, table.cards[frame.seat])}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        many = counted(len(table.cards[frame.seat]), "card")
        return f"keep {many}" if option == DECLINE else f"exchange {many}"

    def begins_something(self, frame: Frame) -> bool:
        return True


def exchange(table: Table, seat: int) -> None:
    """Discard all cards of a hand face up, then draw as many (MAF-D07)."""
    cards = table.cards[seat]
    table.tell(lines.TOLD_EXCHANGED, seat, cards)
    table.cards = replaced(table.cards, seat, ())
    table.discard += cards
    moves.draw(table, seat, len(cards))


GAME_FLOW: Final = GameFlow()
EXCHANGING: Final = Exchanging()
