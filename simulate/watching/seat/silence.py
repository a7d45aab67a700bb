"""Reactions about which a person does not want to be asked for a while: the service declines for them.

What a seat wants is kept with the table. Where several people play, only a question of which everybody knows is
passed over: the absence of another one would tell what somebody holds.
"""

from __future__ import annotations

from dataclasses import replace

from sandtable.engine.asking import AskingTable
from sandtable.engine.game import NO_OPTION
from sandtable.engine.viewing import viewing_of
from simulate.models import SeatedGame
from simulate.watching.seat.openly import is_open
from simulate.watching.seat.seated import Silence, Table


def reaction_of(table: Table) -> str:
    """The kind of reaction that the open question is about, in words; "" for other questions."""
    assert isinstance(table.state, AskingTable)
    if table.seat < 0 or table.state.declining() == NO_OPTION:
        return ""
    return viewing_of(table.name).reaction(table.state)


def may_be_silenced(game: SeatedGame, table: Table) -> bool:
    """Whether the open question may be passed over, so that nobody learns anything from it."""
    return bool(reaction_of(table)) and (len(game.people) == 1 or is_open(game, table))


def silence(game: SeatedGame, table: Table) -> bool:
    """Decline, and ask the seat no more about this kind of reaction in this round; False where that can't be."""
    if not may_be_silenced(game, table):
        return False
    wanted = Silence(table.seat, reaction_of(table), _round(table))
    table.answer(table.state.declining())
    table.silences.append(wanted)
    return True


def pass_over(game: SeatedGame, table: Table) -> None:
    """Decline in place of people while they are asked about what they don't want to be asked about."""
    table.silences = [each for each in table.silences if each.round == _round(table)]
    while table.silences and table.seat in game.people:
        if Silence(table.seat, reaction_of(table), _round(table)) not in table.silences:
            return
        if not may_be_silenced(game, table):
            return
        table.take(table.state.declining())
        if table.back:
            table.back[-1] = replace(table.back[-1], is_new=True)


def speak_again(table: Table, seat: int) -> None:
    """Ask a seat about everything again."""
    table.silences = [each for each in table.silences if each.seat != seat]


def _round(table: Table) -> int:
    assert isinstance(table.state, AskingTable)
    return table.state.round
