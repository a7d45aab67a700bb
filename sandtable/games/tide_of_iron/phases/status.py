"""The Status Phase: draw, remove tokens, Op Fire, regroup, reinforcements, the round (section 27)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import happening
from sandtable.games.tide_of_iron.cards import playing
from sandtable.games.tide_of_iron.combat import modifiers
from sandtable.games.tide_of_iron.deed import ARRIVAL
from sandtable.games.tide_of_iron.frames import Effect, Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_MARKER, TOLD_RECOVERED
from sandtable.games.tide_of_iron.phases.building import begin_building
from sandtable.games.tide_of_iron.phases.deploying import begin_deploying
from sandtable.games.tide_of_iron.phases.drawing import OPENING_DRAW, STATUS_DRAW
from sandtable.games.tide_of_iron.phases.readying import begin_readying
from sandtable.games.tide_of_iron.phases.regrouping import begin_regrouping
from sandtable.games.tide_of_iron.setup import Pool
from sandtable.games.tide_of_iron.state import Table, with_entry
from sandtable.games.tide_of_iron.terms import DISRUPTED, FRESH, NO_CONDITION, PINNED, SMOKE

DRAWS: Final = 0
TOKENS: Final = 2
OP_FIRES: Final = 3
REGROUPS: Final = 5
REINFORCEMENTS: Final = 7
PLACINGS: Final = 8
OVER: Final = 10


class StatusPhase(Node):
    """Steps 1 to 5; each step that players take goes in initiative order (TOI-STA-01)."""

    def step(self, table: Table, frame: Frame) -> None:
        step = frame.step
        frame.step += 1
        first = table.initiative
        seat = first if step in (DRAWS, OP_FIRES, REGROUPS, PLACINGS) else 1 - first
        if step < TOKENS:
            table.start(STATUS_DRAW, seat)
        elif step == TOKENS:
            remove_tokens(table)
        elif step < REGROUPS:
            begin_readying(table, seat)
        elif step < REINFORCEMENTS:
            begin_regrouping(table, seat)
        elif step == REINFORCEMENTS:
            if table.setup.deeds:
                happening.happen_due(table, ARRIVAL)
            begin_building(table, arriving(table), first)
        elif step < OVER:
            begin_deploying(table, arriving(table), seat)
        elif step == OVER:
            begin_events(table)
        else:
            table.frames.pop()


def arriving(table: Table) -> list[Pool]:
    """The reinforcements of the scenario after this round (TOI-STA-13)."""
    due = [pool for pool in table.setup.pools if pool.arrives == table.round]
    return due + happening.arriving(table) if table.setup.deeds else due


def begin_events(table: Table) -> None:
    """Push the scenario's gifts after this round; cards are drawn from decks of the player's choice."""
    for event in table.setup.events:
        if event.round == table.round:
            table.command = with_entry(table.command, event.seat, table.command[event.seat] + event.command)
            table.points = with_entry(table.points, event.seat, table.points[event.seat] + event.points)
            if event.cards:
                table.start(OPENING_DRAW, event.seat, many=event.cards)
    happening.events(table)


def remove_tokens(table: Table) -> None:
    """Step 2: remove activation tokens, pins, disruption and expired effects, in this order (TOI-STA-04, 05)."""
    for unit in range(table.setup.units):
        table.state[unit] = FRESH
        if table.conditions[unit] == PINNED:
            recover(table, unit, NO_CONDITION)
        elif table.conditions[unit] == DISRUPTED:
            recover(table, unit, NO_CONDITION if modifiers.has_officer(table, unit) else PINNED)
    clear_smoke(table)
    table.effects = tuple([effect for effect in table.effects if not is_over(effect, table.round)])
    table.tried = ()
    playing.put_away(table)


def recover(table: Table, squad: int, condition: int) -> None:
    """Improve a squad's condition by one step; with Fast Recovery a disrupted squad recovers fully (TOI-OFF-04)."""
    table.conditions = with_entry(table.conditions, squad, condition)
    if table.telling:
        table.tell(TOLD_RECOVERED, table.seat_of(squad), (squad, condition))


def clear_smoke(table: Table) -> None:
    """Remove the smoke of the round before (TOI-OBS-21)."""
    old = [at for at in range(len(table.smoke)) if table.smoke_rounds[at] < table.round]
    if table.telling:
        for at in old:
            table.tell(TOLD_MARKER, table.initiative, (SMOKE, table.smoke[at], 0))
    kept = [at for at in range(len(table.smoke)) if at not in old]
    table.smoke = tuple([table.smoke[at] for at in kept])
    table.smoke_rounds = tuple([table.smoke_rounds[at] for at in kept])


def is_over(effect: Effect, round_: int) -> bool:
    return 0 < effect.until <= round_


STATUS_PHASE_NODE: Final = StatusPhase()
