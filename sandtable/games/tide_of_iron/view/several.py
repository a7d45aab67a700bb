# interpreted: shows games to people
"""Choices of several units or hexes, which the engine asks one after the other."""

from __future__ import annotations

from sandtable.engine.several import Part, Tick
from sandtable.games.tide_of_iron.combat.direct import DIRECT_ATTACK, SUPPORT_FIGURES_NAMED, SUPPORT_NAMED
from sandtable.games.tide_of_iron.frames import Frame
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.phases.readying import READYING
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.view.places import places_of
from sandtable.games.tide_of_iron.words.artillery import Screen
from sandtable.games.tide_of_iron.words.places import AtHexes
from sandtable.games.tide_of_iron.words.units import OnUnits


def part_of(table: Table) -> Part | None:
    """The choice of several that the open question is a step of."""
    frame = table.frames[-1]
    if frame.node is DIRECT_ATTACK:
        return _support(table, frame)
    if frame.node is READYING:
        return Part((READYING, frame.seat), frame.answer, "Which units are put into Op Fire?")
    if isinstance(frame.node, OnUnits | AtHexes | Screen):
        words = frame.node.prompt(table, frame)
        return Part((len(table.frames), type(frame.node).__name__, frame.seat), len(frame.picked), words)
    return None


def _support(table: Table, frame: Frame) -> Part | None:
    """The units that support an attack, also by Op Fire.

    Where a supporter may fire with fewer figures the engine asks for them in between: then the units are asked for one
    by one.
    """
    attack = frame.attack
    if attack is None or frame.step not in (SUPPORT_NAMED, SUPPORT_FIGURES_NAMED):
        return None
    step = 2 * len(attack.firing) + (frame.step == SUPPORT_FIGURES_NAMED)
    words = f"Which units support {unit_place(table, attack.lead)} against {unit_place(table, attack.target)}?"
    return Part((len(table.frames), frame.seat, attack.lead, attack.target), step, words)


def ticks_of(table: Table, option: int) -> tuple[Tick, ...]:
    """The unit or the hex that an option takes; nothing for figures of a unit."""
    frame = table.frames[-1]
    if option < 0 or frame.step == SUPPORT_FIGURES_NAMED and frame.node is DIRECT_ATTACK:
        return ()
    return (Tick(str(option), table.word(option), places_of(table, option)),)
