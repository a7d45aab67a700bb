"""The game from top to bottom: set-up, rounds of three phases, the end (sections 2, 5, 27 and 28)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.frames import Effect, Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_PHASE, TOLD_ROUND
from sandtable.games.tide_of_iron.past import is_bought
from sandtable.games.tide_of_iron.phases import ending
from sandtable.games.tide_of_iron.phases.building import begin_building
from sandtable.games.tide_of_iron.phases.buying import begin_buying
from sandtable.games.tide_of_iron.phases.command import COMMAND_PHASE_NODE, record_control
from sandtable.games.tide_of_iron.phases.deploying import begin_deploying, put_placed
from sandtable.games.tide_of_iron.phases.drawing import OPENING_DRAW
from sandtable.games.tide_of_iron.phases.readying import begin_readying
from sandtable.games.tide_of_iron.phases.status import STATUS_PHASE_NODE
from sandtable.games.tide_of_iron.phases.turns import TURNS
from sandtable.games.tide_of_iron.setup import Pool
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import ACTION_PHASE, COMMAND_PHASE, NOBODY, NOTHING, STATUS_PHASE
from sandtable.games.tide_of_iron.words.lasting import add_effect
from sandtable.games.tide_of_iron.words.modifiers import ALWAYS, BEGAN

FIRST_DRAW: Final = 0
SECOND_DRAW: Final = 1
BUILD: Final = 2
FIRST_PLACES: Final = 3
SECOND_PLACES: Final = 4
FIRST_READIES: Final = 5
SECOND_READIES: Final = 6
ROUND: Final = 7
COMMANDING: Final = 8
STATUS: Final = 9
ROUND_END: Final = 10


def begin_game(table: Table) -> None:
    """Put the scenario's own units down, shuffle the decks and go on to the first question (TOI-SET-03, 04)."""
    put_placed(table)
    if table.setup.is_initiative_drawn:
        draw_initiative(table)
    for whose in range(len(table.decks)):
        shuffle_decks(table, whose)
    table.start(GAME_FLOW, NOBODY)
    if table.setup.armies:
        begin_buying(table)
    table.run()


def draw_initiative(table: Table) -> None:
    """A die decides who begins; an effect of no card keeps it for the result (D-TOI-151)."""
    table.initiative = table.dice.below(2)
    table.effects = (*table.effects, Effect(BEGAN, table.initiative, 0, NOTHING, ALWAYS, NOTHING))


def shuffle_decks(table: Table, whose: int) -> None:
    """Shuffle each deck of a seat, or of both, separately."""
    shuffled: list[tuple[int, ...]] = []
    for deck in table.decks[whose]:
        cards = list(deck)
        table.dice.shuffle(cards)
        shuffled.append(tuple(cards))
    table.decks = (*table.decks[:whose], tuple(shuffled), *table.decks[whose + 1 :])


class GameFlow(Node):
    """The frame at the bottom: set-up once, then round after round."""

    def step(self, table: Table, frame: Frame) -> None:
        step = frame.step
        frame.step += 1
        if step < ROUND:
            self._set_up(table, step)
        elif step > ROUND and ending.is_won_at_once(table):
            return
        elif step == ROUND:
            self._begin_round(table)
        elif step == COMMANDING:
            self._begin_phase(table, COMMAND_PHASE, COMMAND_PHASE_NODE)
        elif step == STATUS:
            self._begin_phase(table, STATUS_PHASE, STATUS_PHASE_NODE)
        else:
            frame.step = ROUND
            ending.end_round(table)

    def _set_up(self, table: Table, step: int) -> None:
        """Push the steps 3 to 7 of the set-up, the player with initiative first (TOI-SET-04, 08, 12, 15)."""
        first = table.initiative
        second = 1 - first
        if step in (FIRST_DRAW, SECOND_DRAW):
            seat = first if step == FIRST_DRAW else second
            table.start(OPENING_DRAW, seat, many=table.setup.opening[seat])
        elif step == BUILD:
            begin_building(table, at_set_up(table), first)
        elif step in (FIRST_PLACES, SECOND_PLACES):
            begin_deploying(table, at_set_up(table), first if step == FIRST_PLACES else second)
        elif step == FIRST_READIES:
            record_control(table)  # TOI-SET-14
            begin_readying(table, first)
        else:
            begin_readying(table, second)

    def _begin_round(self, table: Table) -> None:
        table.round += 1
        for round_, effect in table.setup.coming:
            if round_ == table.round:
                add_effect(table, effect)
        table.finished = (False,) * len(table.setup.teams.sides)
        table.active = table.spokesman(table.initiative)  # TOI-TEM-04
        if table.telling:
            table.tell(TOLD_ROUND, table.initiative, (table.round,))
        self._begin_phase(table, ACTION_PHASE, TURNS)

    def _begin_phase(self, table: Table, phase: int, node: Node) -> None:
        table.phase = phase
        if table.telling:
            table.tell(TOLD_PHASE, table.initiative, (phase,))
        table.start(node, table.initiative)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "play the game"


def at_set_up(table: Table) -> list[Pool]:
    """The forces that are placed at set-up, with what was bought."""
    return [pool for pool in table.setup.pools if pool.arrives == 0 or is_bought(table, pool)]


GAME_FLOW: Final = GameFlow()
