"""The actions of a player's turn: the list of options and the start of each (DST-ACT-01 to 03)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sandtable.engine.frames import Node as EngineNode
from sandtable.games.destiny.actions.activate import ACTIVATE_CARD, may_activate
from sandtable.games.destiny.actions.claim import CLAIM_BATTLEFIELD, may_claim
from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.actions.playable import may_play
from sandtable.games.destiny.actions.reroll import REROLL_DICE
from sandtable.games.destiny.actions.resolve_dice import RESOLVE_DICE
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lasting import forbids_action
from sandtable.games.destiny.lines import TOLD_CARD_ACTION
from sandtable.games.destiny.names import die_name, own_name, own_title
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import (
    ACTION_SPAN,
    ACTIVATE,
    CARD_ACTION,
    CLAIM,
    NOTHING,
    PASS,
    PLAY,
    REROLL,
    RESOLVE,
)
from sandtable.games.destiny.untold_effects import begin_work
from sandtable.games.destiny.used_powers import use_power

PASS_ALONE: Final = [PASS]
"""The options in a copy that is only judged."""
_NUMBERS: Final[list[Any]] = list(range((REROLL + 1) * ACTION_SPAN))
"""Options as objects that are made once: a number that is put into a list would be made anew."""
_PLAY: Final[list[Any]] = _NUMBERS[PLAY * ACTION_SPAN :]
"""By card, the option to play it."""
_ACTIVATE: Final[list[Any]] = _NUMBERS[ACTIVATE * ACTION_SPAN :]
_RESOLVE: Final[list[Any]] = _NUMBERS[RESOLVE * ACTION_SPAN :]
_REROLL: Final[list[Any]] = _NUMBERS[REROLL * ACTION_SPAN :]
ABILITY_SPAN = 8
"""The base for packing a card action: card * ABILITY_SPAN + index of the action."""


def actions(table: Table, seat: int, asker: EngineNode) -> list[int]:
    """Every action open to a seat, pass first (DST-ACT-02); copies of a card in hand are listed once."""
    found: list[Any] = [PASS * ACTION_SPAN]
    if may_claim(table):
        found.append(CLAIM * ACTION_SPAN)
    may_reroll = len(table.pools[seat]) > 0
    if table.hands[seat]:
        hand_actions(table, seat, may_reroll, found)
    if may_reroll and not (table.lasting and forbids_action(table, seat)):
        resolutions(table, seat, found)
    prints = table.setup.prints
    exhausted = table.exhausted  # asked first, to save the interpreter a call
    for character in table.teams[seat]:
        if not exhausted[character] and may_activate(table, character):
            found.append(_ACTIVATE[character])
        if prints[character].actions:  # few cards have one: this check is cheaper than the call
            card_actions(table, seat, character, asker, found)
        for upgrade in table.upgrades[character]:
            if prints[upgrade].actions:
                card_actions(table, seat, upgrade, asker, found)
    for support in table.supports[seat]:
        if not exhausted[support] and may_activate(table, support):
            found.append(_ACTIVATE[support])
        if prints[support].actions:
            card_actions(table, seat, support, asker, found)
    if table.plots:
        for plot in table.plots[seat]:
            if prints[plot].actions:
                card_actions(table, seat, plot, asker, found)
    if table.holder == seat and prints[table.battlefield].actions:  # DST-POW-06
        card_actions(table, seat, table.battlefield, asker, found)
    return found


def hand_actions(table: Table, seat: int, may_reroll: bool, found: list[Any]) -> None:
    """Add the plays of the cards in hand, and the rerolls by discarding one of them."""
    bits = table.setup.print_bits  # the hand is from the seat's own deck
    seen = 0
    for card in table.hands[seat]:
        copies = bits[card]
        if not seen & copies:
            seen |= copies
            if may_play(table, seat, card):
                found.append(_PLAY[card])
            if may_reroll:
                found.append(_REROLL[card])


def resolutions(table: Table, seat: int, found: list[Any]) -> None:
    """Add the dice that may be resolved first; the first die fixes the symbol of the action (D-48)."""
    setup = table.setup
    resources = table.resources[seat]
    face = table.face
    for die in table.pools[seat]:
        if setup.prints[setup.card_of[die]].base_costs[face[die]] <= resources:
            found.append(_RESOLVE[die])


def ask_for_action(table: Table, frame: Frame) -> None:
    """Ask for an action; a player without another option passes automatically."""
    if table.is_trial:
        table.put(frame.seat, PASS_ALONE)
        return
    found = actions(table, frame.seat, frame.node)
    if len(found) > 1:
        table.put(frame.seat, found)
    else:
        frame.answer = found[0]


def card_actions(table: Table, seat: int, card: int, asker: EngineNode, found: list[Any]) -> None:
    """Add the card's actions that would do something (DST-CACT-01, D-39).

    A Power Action does something by being used, but it is used once in a round (DST-POW-01, 04, D-218).
    """
    printed = table.setup.prints[card]
    frame = Frame(asker, seat, card, NOTHING, NOTHING, 0)
    for at, words in enumerate(printed.actions):
        if printed.is_power_action(at):
            is_open = not holds(table.used, card) and not words.exhausts_in_vain(table, frame)
        else:
            is_open = words.possible(table, frame)
        if is_open:
            found.append(CARD_ACTION * ACTION_SPAN + card * ABILITY_SPAN + at)


def begin(table: Table, seat: int, action: int) -> None:
    """Start the chosen action (not a pass); no die has been resolved in it yet (DST-RES-11)."""
    table.resolved = ()
    kind = action // ACTION_SPAN
    thing = action % ACTION_SPAN
    if kind == PLAY:
        table.start(PLAY_CARD, seat, thing)
    elif kind == ACTIVATE:
        table.start(ACTIVATE_CARD, seat, thing)
    elif kind == RESOLVE:
        RESOLVE_DICE.begin(table, seat, thing)
    elif kind == REROLL:
        table.start(REROLL_DICE, seat, thing)
    elif kind == CLAIM:
        table.start(CLAIM_BATTLEFIELD, seat, table.battlefield)
    else:
        begin_card_action(table, seat, thing)


def begin_card_action(table: Table, seat: int, thing: int) -> None:
    """Start an action ability of a card: card * ABILITY_SPAN + its place among the actions of the card."""
    card, at = divmod(thing, ABILITY_SPAN)
    printed = table.setup.prints[card]
    if printed.is_power_action(at):
        use_power(table, seat, card)
    elif table.telling:
        table.tell(TOLD_CARD_ACTION, seat, (card,))
    begin_work(table, seat, card)
    table.start(printed.actions[at], seat, card)


def action_name(table: Table, action: int) -> str:
    """An action in words, for the list of options."""
    kind, thing = divmod(action, ACTION_SPAN)
    prints = table.setup.prints
    if kind == PASS:
        return "pass"
    if kind == CLAIM:
        return f"claim {prints[table.battlefield].full_name}"
    if kind == PLAY:
        return f"play {prints[thing].title}"
    if kind == ACTIVATE:
        return f"activate {own_name(table, thing)}"
    if kind == RESOLVE:
        return f"resolve {die_name(table, thing)}"
    if kind == REROLL:
        return f"discard {prints[thing].title} to reroll dice"
    card, at = divmod(thing, ABILITY_SPAN)
    head = "Power Action - " if prints[card].is_power_action(at) else ""
    return f"use {own_title(table, card)}: {head}{prints[card].actions[at].says()}"


def meaning(table: Table, action: int) -> int:
    """An action as a number that is equal for copies of a card in hand."""
    number: i64 = action
    kind = number // ACTION_SPAN
    if kind != PLAY and kind != REROLL:
        return action
    return kind * ACTION_SPAN + table.setup.first_copy[number % ACTION_SPAN]
