"""The list of actions open to a player, and the start of each action (section 6)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.actions import moving, scenario, special
from sandtable.games.tide_of_iron.cards import playing
from sandtable.games.tide_of_iron.combat import area, direct, modifiers, op_fire, targets
from sandtable.games.tide_of_iron.frames import Activation
from sandtable.games.tide_of_iron.lines import TOLD_ACTION
from sandtable.games.tide_of_iron.moves import tire
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.state import CARRIED, Table
from sandtable.games.tide_of_iron.terms import (
    ACTION_NAMES,
    ADVANCE,
    ASSAULT,
    CONCENTRATED_FIRE,
    FATIGUE_UNIT,
    FIRE_AND_MOVEMENT,
    FRESH,
    IN_ACTION_PHASE,
    NO_CONDITION,
    OP_FIRE,
    PINNED,
    PREPARE_OP_FIRE,
)

END_PHASE: Final = 0
"""The option that ends the Action Phase (TOI-PHS-04)."""
KINDS: Final = 32
"""A unit's action is 1 + unit * KINDS + action; from SPECIALS on it is a special action (special.py)."""
AREA_FIRE: Final = 15
"""Concentrated Fire of a mortar: another target, the same action (TOI-ARE-06)."""
SPECIALS: Final = 16
OF_SCENARIO: Final = 22
"""From here on: a special action of the scenario (D-TOI-172); MOST_OF_SCENARIO of them at most."""
MOST_OF_SCENARIO: Final = KINDS - OF_SCENARIO
CARDS: Final = 1_000_000
"""The option of a card is this plus the card's number."""
MOVING: Final[tuple[int, ...]] = (ADVANCE, FIRE_AND_MOVEMENT, ASSAULT)


def actions(table: Table, player: int) -> list[int]:
    """The options of this player's action turn; the end of the phase comes first."""
    found = [END_PHASE]
    seat = table.setup.teams.sides[player]
    for unit in table.setup.teams.units[player]:
        if table.state[unit] == FRESH and table.is_on_map(unit):
            base = 1 + unit * KINDS
            found.extend([base + kind for kind in unit_actions(table, unit)])
    found.extend([CARDS + card for card in playing.playable(table, seat, IN_ACTION_PHASE)])
    return found


def unit_actions(table: Table, unit: int) -> list[int]:
    """The actions of a fresh unit (TOI-FAT-01, 05)."""
    found: list[int] = []
    condition = table.conditions[unit]
    if condition == NO_CONDITION:
        for action in MOVING:
            if moving.is_possible(table, unit, action):
                found.append(action)
        if table.where[unit] != CARRIED:
            add_fire(table, unit, False, found)
            found.extend([SPECIALS + kind for kind in special.specials(table, unit)])
            if table.setup.special_actions or table.setup.cargo:
                found.extend([OF_SCENARIO + place for place in scenario.possible(table, unit)])
        if op_fire.may_be_set(table, unit):
            found.append(PREPARE_OP_FIRE)
    elif condition == PINNED and table.where[unit] != CARRIED and modifiers.has_officer(table, unit):
        add_fire(table, unit, True, found)  # Rally (TOI-OFF-03)
    found.append(FATIGUE_UNIT)
    return found


def add_fire(table: Table, unit: int, is_halved: bool, found: list[int]) -> None:
    if targets.has_target(table, unit, is_halved):
        found.append(CONCENTRATED_FIRE)
    if area.has_target(table, unit, is_halved):
        found.append(AREA_FIRE)


def begin(table: Table, seat: int, option: int) -> None:
    """Carry out an action at once, or push a frame that does it."""
    if option >= CARDS:
        playing.play(table, seat, option - CARDS)
        return
    unit = (option - 1) // KINDS
    action = (option - 1) % KINDS
    if table.telling:
        table.tell(TOLD_ACTION, seat, (unit, action))
    begin_unit(table, unit, action)


def begin_unit(table: Table, unit: int, action: int) -> None:
    """Activate a unit (TOI-FAT-02)."""
    if action == FATIGUE_UNIT:
        tire(table, unit)
    elif action == PREPARE_OP_FIRE:
        table.state[unit] = OP_FIRE
    elif action in MOVING:
        moving.begin(table, unit, action)
    else:
        table.activation = Activation(unit, action, 0)
        if action == CONCENTRATED_FIRE:
            direct.begin(table, unit, table.conditions[unit] == PINNED)
        elif action == AREA_FIRE:
            area.begin(table, unit, table.conditions[unit] == PINNED)
        elif action >= OF_SCENARIO:
            scenario.begin(table, unit, action - OF_SCENARIO)
        else:
            special.begin(table, unit, action - SPECIALS)


def action_name(table: Table, option: int) -> str:
    if option == END_PHASE:
        return "end your Action Phase"
    if option >= CARDS:
        card = option - CARDS
        seat = table.setup.teams.sides[table.active]
        return f"play {table.setup.cards[card].name} ({playing.cost_of(table, seat, card)} command)"
    unit = (option - 1) // KINDS
    return f"{kind_name(table, (option - 1) % KINDS)}: {unit_place(table, unit)}"


def kind_name(table: Table, action: int) -> str:
    """An action in words, e.g. "Fire and Movement"."""
    if action == AREA_FIRE:
        return "Concentrated Fire by mortar"
    if action >= OF_SCENARIO:
        return scenario.name_of(table, action - OF_SCENARIO)
    if action >= SPECIALS:
        return special.NAMES[action - SPECIALS]
    return WORDS[action]


WORDS: Final = tuple([name.replace("_", " ").capitalize() for name in ACTION_NAMES])
