# interpreted: shows games to people
"""The things on the table that an option belongs to, by the work that asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.games.mafia_city import flow, vetoes
from sandtable.games.mafia_city.cards.pulling_strings import PULLING_STRINGS
from sandtable.games.mafia_city.cards.thief import THIEF
from sandtable.games.mafia_city.effects import CHOOSING, Effect
from sandtable.games.mafia_city.frames import Frame
from sandtable.games.mafia_city.locations.fight_club import FIGHT_CLUB
from sandtable.games.mafia_city.locations.place import Offer
from sandtable.games.mafia_city.phases import action, location, strategic
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import STRIDE
from sandtable.games.mafia_city.view.cards import card_at
from sandtable.games.mafia_city.view.city import location_name, mafioso_name

Places = tuple[str, ...]


def places_of(table: Table, option: int) -> Places:
    """The names of the things for an option of the open question, the one to click first."""
    frame = table.frames[-1]
    if isinstance(frame.node, Effect):
        return _in_effect(frame.node, frame, option)
    if isinstance(frame.node, Offer):
        return (location_name(frame.node.number),)
    return BY_NODE.get(frame.node, _card)(frame, option)


def _seat(seat: int) -> str:
    return f"seat:{seat}"


def _card(_frame: Frame, card: int) -> Places:
    """Questions about one card: what to play, to discard or to throw away."""
    return (card_at(card),)


def _in_effect(effect: Effect, frame: Frame, option: int) -> Places:
    """A choice of an effect: a player, one or two Mafiosi, a location; or a veto, which is one card or two."""
    if frame.step != CHOOSING:
        return tuple(map(card_at, vetoes.cards_of(option)))
    if effect is THIEF:
        return (_seat(option),)
    if effect is PULLING_STRINGS:
        return (mafioso_name(option // STRIDE, 0), mafioso_name(option % STRIDE, 0))
    return (location_name(option),) if option < STRIDE else _mafioso(frame, option)


def _mafioso(_frame: Frame, spot: int) -> Places:
    return (mafioso_name(spot // STRIDE, spot % STRIDE),)


def _location(_frame: Frame, number: int) -> Places:
    return (location_name(number),)


def _player(_frame: Frame, seat: int) -> Places:
    return (_seat(seat),)


def _all_cards(_frame: Frame, _option: int) -> Places:
    return ("pile:draw",)


def _in_action_phase(frame: Frame, option: int) -> Places:
    if frame.step != action.TURN:
        return (card_at(option),)
    if option == action.THROW:
        return ("pile:discard",)
    if option < action.THROW:
        return (location_name(option),)
    if option >= action.TWO_HATS:
        return tuple(map(card_at, action.hats_of(option)))
    return (card_at(option % STRIDE),)


BY_NODE: Final[Mapping[object, Callable[[Frame, int], Places]]] = {
    action.ACTION_PHASE_NODE: _in_action_phase,
    location.LOCATION_PHASE_NODE: _location,
    strategic.STRATEGIC_PHASE_NODE: _location,
    strategic.WITHDRAWING: _player,
    strategic.TAKING: _mafioso,
    FIGHT_CLUB: _location,
    flow.EXCHANGING: _all_cards,
}
"""Questions that are about something else than one card of the hand."""
