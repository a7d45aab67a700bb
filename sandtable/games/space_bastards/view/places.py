# interpreted: shows games to people
"""The things on the table that an option belongs to, by the work that asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.games.space_bastards.actions import change, mutation, trading
from sandtable.games.space_bastards.actions.change import CHANGING
from sandtable.games.space_bastards.actions.eating import EATING_ACTION
from sandtable.games.space_bastards.actions.love import LOVING
from sandtable.games.space_bastards.actions.migration import MIGRATING
from sandtable.games.space_bastards.actions.mutation import MUTATING
from sandtable.games.space_bastards.actions.preying import MOST_OWNERS, Preying
from sandtable.games.space_bastards.actions.shooting import SHOOTING_ACTION
from sandtable.games.space_bastards.actions.trading import NEGOTIATING, TRADING
from sandtable.games.space_bastards.frames import Frame
from sandtable.games.space_bastards.phases import settling
from sandtable.games.space_bastards.phases.planning import PLANNING
from sandtable.games.space_bastards.phases.settling import SETTLING
from sandtable.games.space_bastards.placing import PLACING
from sandtable.games.space_bastards.ships import LOAD, SAILING, UNLOAD, WHICH
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import MUTATION, OFF_BOARD, RACES
from sandtable.games.space_bastards.tokens import kind
from sandtable.games.space_bastards.view.names import (
    action_at,
    cargo_at,
    field_at,
    offer_at,
    planet_at,
    relation_at,
    settler_at,
    square_at,
    squares_of,
    token_at,
)

Places = tuple[str, ...]


def places_of(table: Table, option: int) -> Places:
    """The names of the things for an option of the open question, the one to click first."""
    frame = table.frames[-1]
    return BY_NODE[frame.node](table, frame, option)


def _settling(table: Table, frame: Frame, option: int) -> Places:
    if frame.step == settling.CHOOSE:
        return (planet_at(table, option),)
    return (settler_at(table.asker, option),)


def _placing(table: Table, frame: Frame, mask: int) -> Places:
    return tuple(square_at(table, frame.planet, square) for square in squares_of(mask))


def _planning(table: Table, frame: Frame, mask: int) -> Places:
    return tuple(action_at(table.asker, card) for card in squares_of(mask))


def _loving(table: Table, frame: Frame, option: int) -> Places:
    return (planet_at(table, option // RACES),)


def _preying(table: Table, frame: Frame, option: int) -> Places:
    planet, owner = divmod(option, MOST_OWNERS)
    assert isinstance(frame.node, Preying)
    return _tokens(table, planet, kind(owner, table.right(frame.node.relationship)))


def _dealing(table: Table, frame: Frame, option: int) -> Places:
    """A pair: the partner's token first, then the own one."""
    if frame.step == trading.ANSWER:
        return ()
    partner, side = divmod(option, 2)
    mine, other = table.pairs[frame.what * 2 + side], table.pairs[frame.what * 2 + 1 - side]
    theirs = _tokens(table, frame.planet, kind(partner, other))
    return (*theirs, *_tokens(table, frame.planet, kind(frame.seat, mine)))


def _flight(table: Table, frame: Frame, option: int) -> Places:
    seat = table.asker
    field = table.ships[seat]
    planet = table.setup.docks[field] if field != OFF_BOARD else field
    if frame.step == WHICH:
        return (token_at(table, planet, option),)
    if option >= UNLOAD:
        return (cargo_at(seat, (option - UNLOAD) % 8),)
    if option >= LOAD:
        return _tokens(table, planet, kind(seat, option - LOAD))
    return (field_at(option),)


def _mutating(table: Table, frame: Frame, option: int) -> Places:
    if frame.step == mutation.DEED:
        return (relation_at(MUTATION),)
    if frame.step == mutation.TAKE:
        return (token_at(table, frame.planet, frame.picked[option]),)
    if frame.step == mutation.WHOSE:
        return _tokens(table, frame.planet, option)
    if frame.what == mutation.OWN:
        return _tokens(table, option // RACES, kind(frame.seat, option % RACES))
    return (planet_at(table, option),)


def _changing(table: Table, frame: Frame, option: int) -> Places:
    if frame.step == change.CARD:
        return (offer_at(option % RACES), relation_at(frame.planet))
    if frame.step == change.SWAP:
        return (relation_at(frame.planet),)
    return (relation_at(option % change.LOCK_ONLY),)


def _tokens(table: Table, planet: int, of_kind: int) -> Places:
    return tuple(token_at(table, planet, token) for token in table.of_kind(planet, of_kind))


BY_NODE: Final[Mapping[object, Callable[[Table, Frame, int], Places]]] = {
    SETTLING: _settling,
    PLACING: _placing,
    PLANNING: _planning,
    LOVING: _loving,
    SHOOTING_ACTION: _preying,
    EATING_ACTION: _preying,
    TRADING: _dealing,
    NEGOTIATING: _dealing,
    MIGRATING: _flight,
    SAILING: _flight,
    MUTATING: _mutating,
    CHANGING: _changing,
}
"""By the node that asks."""
