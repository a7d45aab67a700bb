"""The game from top to bottom: settlement, relationships, the round track, the end (sections 3 and 4)."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.actions.order import ACTIONS
from sandtable.games.space_bastards.frames import Frame, Node
from sandtable.games.space_bastards.lines import TOLD_RELATIONS, TOLD_RETURNED, TOLD_ROUND, TOLD_SHIPS, TOLD_STARTER
from sandtable.games.space_bastards.phases.planning import PLANNING
from sandtable.games.space_bastards.phases.settling import SETTLING, draw_neutral, return_hands, take_hands
from sandtable.games.space_bastards.scoring import finish, score_dominance
from sandtable.games.space_bastards.ships import SAILING
from sandtable.games.space_bastards.state import ALL_CARDS, Table, increased
from sandtable.games.space_bastards.terms import ATTACHED, NOBODY, NOTHING, RACES

SETTLE: Final = 0
MARKER: Final = 1
PLAN: Final = 2
ACT: Final = 3
PASS_ON: Final = 4
SHIPS: Final = 5
ROUND_END: Final = 6


def begin_game(table: Table) -> None:
    """Draw the starting player (SPB-SET-05) and go on to the first question."""
    table.first = table.dice.below(table.setup.seats)
    table.starter = table.first
    take_hands(table)
    if table.setup.neutral != NOTHING:
        draw_neutral(table)
    table.start(GAME_FLOW, NOBODY)
    table.run()


def deal_relationships(table: Table) -> None:
    """Deal two race cards to each of seven relationships; the rest is the offer (SPB-SET-17 to 19)."""
    deck = [race for race in range(RACES) for _ in range(table.setup.race_cards)]
    table.dice.shuffle(deck)
    table.pairs = deck[: 2 * ATTACHED]
    for race in deck[2 * ATTACHED :]:
        table.offer = increased(table.offer, race, 1)
    if table.telling:
        table.tell(TOLD_RELATIONS, table.starter, tuple(table.pairs))


class GameFlow(Node):
    """The frame at the bottom: settlement once, then space after space of the round track.

    `many` counts within a step: planets settled, ships moved.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == SETTLE:
            self._settle(table, frame)
        elif frame.step == MARKER:
            self._move_marker(table, frame)
        elif frame.step == PLAN:
            frame.step = ACT
            table.start(PLANNING, NOBODY)
        elif frame.step == ACT:
            frame.step = PASS_ON
            table.start(ACTIONS, NOBODY)
        elif frame.step == PASS_ON:
            frame.step = SHIPS
            pass_on(table)
        elif frame.step == SHIPS:
            self._sail(table, frame)
        else:
            frame.step = MARKER
            end_round(table)

    def _settle(self, table: Table, frame: Frame) -> None:
        """Settle the next planet; the starting player chooses the first, then clockwise (SPB-D07)."""
        if frame.many < table.setup.planets:
            chooser = (table.starter + frame.many) % table.setup.seats
            frame.many += 1
            table.start(SETTLING, chooser)
            return
        frame.many = 0
        frame.step = MARKER
        return_hands(table)
        deal_relationships(table)

    def _move_marker(self, table: Table, frame: Frame) -> None:
        """Move the marker one field on; a spaceship there means a round of ships only (SPB-RND-02 to 04)."""
        table.space += 1
        if table.space == len(table.setup.track):
            finish(table)
            return
        number = table.setup.track[table.space].number
        if number:
            table.round = number
        frame.step = PLAN if number else SHIPS
        if table.telling:
            table.tell(TOLD_ROUND if number else TOLD_SHIPS, table.starter, (number,))

    def _sail(self, table: Table, frame: Frame) -> None:
        """Move the ships one after the other, beginning with the starting player of the round (SPB-RND-16)."""
        if frame.many < table.setup.seats:
            seat = (table.starter + frame.many) % table.setup.seats
            frame.many += 1
            table.start(SAILING, seat)
        else:
            frame.many = 0
            frame.step = ROUND_END


def pass_on(table: Table) -> None:
    """End the actions: remove stop tokens, pass the starting-player token to the left (SPB-RND-15, SPB-D19)."""
    table.locks = 0
    table.is_revealed = False
    table.planned = [0] * table.setup.seats
    table.starter = (table.starter + 1) % table.setup.seats
    if table.telling:
        table.tell(TOLD_STARTER, table.starter, ())


def end_round(table: Table) -> None:
    """Score dominance and return action cards, as the track says (SPB-RND-10, SPB-SCO-01, SPB-D23)."""
    space = table.setup.track[table.space]
    if space.scores:
        score_dominance(table, space.scores)
    if space.returns_cards:
        table.hand = [ALL_CARDS] * table.setup.seats
        if table.telling:
            table.tell(TOLD_RETURNED, NOBODY, ())


GAME_FLOW: Final = GameFlow()
