"""The actions of a player's turn: the list of options and the start of each (DST-ACT-01 to 03)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sandtable.engine.frames import Node as EngineNode
from sandtable.games.destiny.actions.activate import ACTIVATE_CARD, may_activate
from sandtable.games.destiny.actions.claim import CLAIM_BATTLEFIELD, may_claim
from sandtable.games.destiny.actions.play_card import PLAY_CARD, RENEW_CARD
from sandtable.games.destiny.actions.playable import is_barred, may_play, may_renew
from sandtable.games.destiny.actions.power import USING_POWER
from sandtable.games.destiny.actions.reroll import REROLL_DICE
from sandtable.games.destiny.actions.resolve_dice import RESOLVE_DICE
from sandtable.games.destiny.die_ways import is_locked
from sandtable.games.destiny.firm_dice import all_rerollable, rerollable
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lasting import bound_to_activate, forbids_action, has_acted
from sandtable.games.destiny.lines import TOLD_CARD_ACTION
from sandtable.games.destiny.memory import ACTION_BEGAN, note
from sandtable.games.destiny.names import die_name, own_name, own_title, whose
from sandtable.games.destiny.readings import may_be_read, ways_of
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import (
    ACTION_SPAN,
    ACTIVATE,
    AFTER_POWER_ACTION,
    CARD_ACTION,
    CLAIM,
    NOTHING,
    PASS,
    PLAY,
    REROLL,
    RESOLVE,
    WHILE_DIE_COST,
    WHILE_READ,
)
from sandtable.games.destiny.untold_effects import begin_work
from sandtable.games.destiny.used_powers import is_used, use_power

PASS_ALONE: Final = [PASS]
"""The options in a copy that is only judged."""
_NUMBERS: Final[list[Any]] = list(range((CARD_ACTION + 1) * ACTION_SPAN))
"""Options as objects that are made once: a number that is put into a list would be made anew."""
_PLAY: Final[list[Any]] = _NUMBERS[PLAY * ACTION_SPAN :]
"""By card, the option to play it."""
_ACTIVATE: Final[list[Any]] = _NUMBERS[ACTIVATE * ACTION_SPAN :]
_RESOLVE: Final[list[Any]] = _NUMBERS[RESOLVE * ACTION_SPAN :]
_REROLL: Final[list[Any]] = _NUMBERS[REROLL * ACTION_SPAN :]
_CARD_ACTION: Final[list[Any]] = _NUMBERS[CARD_ACTION * ACTION_SPAN :]
"""By card * ABILITY_SPAN + index, the option to use an action of a card."""
ABILITY_SPAN: Final = 8
"""The base for packing a card action: card * ABILITY_SPAN + index of the action."""
FROM_HAND: Final = ABILITY_SPAN - 1
"""The index of the action of a card in the hand."""


def actions(table: Table, seat: int, asker: EngineNode) -> list[int]:
    """Every action open to a seat, pass first (DST-ACT-02); copies of a card in hand are listed once."""
    found: list[Any] = [PASS * ACTION_SPAN]
    if may_claim(table):
        found.append(CLAIM * ACTION_SPAN)
    has_dice = len(table.pools[seat]) > 0
    if table.hands[seat]:
        hand_actions(table, seat, has_dice and may_reroll(table, seat), found)
    setup = table.setup
    if setup.renews and setup.renews[seat]:
        renewals(table, seat, found)
    if has_dice and not (table.lasting and forbids_action(table, seat)):
        resolutions(table, seat, found)
    prints = setup.prints
    exhausted = table.exhausted  # asked first, to save the interpreter a call
    upgrades = table.upgrades
    for character in table.teams[seat]:
        if not exhausted[character] and may_activate(table, character):
            found.append(_ACTIVATE[character])
        if prints[character].actions:  # few cards have one: this check is cheaper than the call
            card_actions(table, seat, character, asker, found)
        for upgrade in upgrades[character]:
            if prints[upgrade].actions:
                card_actions(table, seat, upgrade, asker, found)
    if table.bound:  # downgrades of the seat, and upgrades on its supports
        for attached in table.bound:
            if prints[attached].actions and table.controller(attached) == seat:
                card_actions(table, seat, attached, asker, found)
    for support in table.supports[seat]:
        if not exhausted[support] and may_activate(table, support):
            found.append(_ACTIVATE[support])
        if prints[support].actions:
            card_actions(table, seat, support, asker, found)
    if table.plots or setup.acts_beside:
        actions_beside(table, seat, asker, found)
    if table.lasting:
        forced = [_ACTIVATE[card] for card in bound_to_activate(table, seat) if _ACTIVATE[card] in found]
        if forced:
            return forced + [option for option in found if comes_before_one(table, option)]
    return found


def comes_before_one(table: Table, option: int) -> bool:
    """True for words of a card that are offered beside the actions and are none themselves (D-541)."""
    kind, thing = divmod(option, ACTION_SPAN)
    if kind != CARD_ACTION:
        return False
    card, at = divmod(thing, ABILITY_SPAN)
    return table.setup.prints[card].before_actions >> at & 1 == 1


def actions_beside(table: Table, seat: int, asker: EngineNode, found: list[Any]) -> None:
    """Add the actions of plots, of cards of others that everybody may use, and of the battlefield (DST-POW-06)."""
    prints = table.setup.prints
    if table.plots:
        for plot in table.plots[seat]:
            if prints[plot].actions:
                card_actions(table, seat, plot, asker, found)
    for card in table.setup.open_cards:
        if table.is_in_play(card) and table.controller(card) != seat:
            card_actions(table, seat, card, asker, found)
    if table.holder == seat and prints[table.battlefield].actions:
        card_actions(table, seat, table.battlefield, asker, found)


def may_reroll(table: Table, seat: int) -> bool:
    """True for a seat with a die in its pool that can be rerolled (DST-CAN-08)."""
    return all_rerollable(table) or len(rerollable(table, table.pools[seat], seat)) > 0


def hand_actions(table: Table, seat: int, is_rerolling: bool, found: list[Any]) -> None:
    """Add the plays of the cards in hand, and the rerolls by discarding one of them."""
    bits = table.setup.print_bits  # the hand is from the seat's own deck
    acts_in_hand = table.setup.acts_in_hand
    seen = 0
    hand = barred_last(table, seat) if table.detected else table.hands[seat]
    for card in hand:
        copies = bits[card]
        if not seen & copies:
            seen |= copies
            if may_play(table, seat, card):
                found.append(_PLAY[card])
            if is_rerolling:
                found.append(_REROLL[card])
            if acts_in_hand and may_act_in_hand(table, seat, card):
                found.append(_CARD_ACTION[card * ABILITY_SPAN + FROM_HAND])


def may_act_in_hand(table: Table, seat: int, card: int) -> bool:
    """True for a card with an action that is used while it is in the hand, and that would do something (D-410)."""
    words = table.setup.prints[card].from_hand
    return words is not None and words.possible(table, Frame(words, seat, card, NOTHING, NOTHING, 0))


def barred_last(table: Table, seat: int) -> tuple[int, ...]:
    """A hand in which a copy that can be played comes before one that is detected and can't."""
    barred = tuple([card for card in table.hands[seat] if is_barred(table, seat, card)])
    if not barred:
        return table.hands[seat]
    return tuple([card for card in table.hands[seat] if card not in barred]) + barred


def renewals(table: Table, seat: int, found: list[Any]) -> None:
    """Add the plays of cards in the discard pile for their renew cost; copies are listed once (DST-REN-01)."""
    is_renewed = table.setup.is_renewed
    first_copy = table.setup.first_copy
    seen: tuple[int, ...] = ()
    for card in table.discards[seat]:
        if is_renewed[card] and not holds(seen, first_copy[card]) and may_renew(table, seat, card):
            seen += (first_copy[card],)
            found.append(_PLAY[card])


def resolutions(table: Table, seat: int, found: list[Any]) -> None:
    """Add the dice that may be resolved first; the first die fixes the symbol of the action (D-48)."""
    setup = table.setup
    resources = table.resources[seat]
    face = table.face
    may_cost_less = len(table.watch[WHILE_DIE_COST]) > 0
    may_differ = may_cost_less or len(table.watch[WHILE_READ]) > 0
    locks = setup.locks_dice
    prints = setup.prints
    card_of = setup.card_of
    for die in table.pools[seat]:
        is_open = prints[card_of[die]].base_costs[face[die]] <= resources
        if not is_open and may_differ and (may_cost_less or may_be_read(table, table.symbol(die))):
            is_open = len(ways_of(table, seat, die)) > 0
        if is_open and not (locks and is_locked(table, seat, die)):
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

    One that exhausts its card is used while the card is ready; further sentences don't count (D-53).

    A Power Action does something by being used, but it is used once in a round (DST-POW-01, 04, D-218).
    """
    printed = table.setup.prints[card]
    is_others = len(table.setup.open_cards) > 0 and table.controller(card) != seat
    is_exhausted = table.exhausted[card]
    powers = printed.power_actions
    for at in range(len(printed.actions)):
        if is_others and not printed.open_actions >> at & 1:
            continue
        if printed.foreign_actions and not is_others and printed.foreign_actions >> at & 1:
            continue
        if powers >> at & 1:
            if is_used(table, card, at):
                continue
        elif not printed.actions[at].possible(table, Frame(asker, seat, card, NOTHING, NOTHING, 0)):
            continue
        if not (
            is_exhausted and printed.actions[at].exhausts_in_vain(table, Frame(asker, seat, card, NOTHING, NOTHING, 0))
        ):
            found.append(_CARD_ACTION[card * ABILITY_SPAN + at])


def begin(table: Table, seat: int, action: int) -> None:
    """Start the chosen action (not a pass); no die has been resolved in it yet (DST-RES-11)."""
    table.resolved = ()
    if table.lasting and not comes_before_one(table, action):
        has_acted(table, seat)
    if table.setup.asks_for & ACTION_BEGAN:
        note(table, ACTION_BEGAN, seat, NOTHING)
    table.shaken = ()
    kind = action // ACTION_SPAN
    thing = action % ACTION_SPAN
    if kind == PLAY:
        is_renewed = table.setup.is_renewed[thing] and holds(table.discards[seat], thing)
        table.start(RENEW_CARD if is_renewed else PLAY_CARD, seat, thing)
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
    if at == FROM_HAND and printed.from_hand is not None:
        if table.telling:
            table.tell(TOLD_CARD_ACTION, seat, (card,))
        table.start(printed.from_hand, seat, card)
        return
    if printed.is_power_action(at):
        use_power(table, seat, card, at)
    elif table.telling:
        table.tell(TOLD_CARD_ACTION, seat, (card,))
    begin_work(table, seat, card)
    if table.watch[AFTER_POWER_ACTION] and printed.is_power_action(at):
        table.start(USING_POWER, seat, card).numbers = (at,)
    else:
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
        is_in_hand = holds(table.hands[table.setup.owner[thing]], thing)
        return f"play {prints[thing].title}" if is_in_hand else f"renew {prints[thing].title}"
    if kind == ACTIVATE:
        return f"activate {own_name(table, thing)}"
    if kind == RESOLVE:
        return f"resolve {die_name(table, thing)}"
    if kind == REROLL:
        return f"discard {prints[thing].title} to reroll dice"
    card, at = divmod(thing, ABILITY_SPAN)
    in_hand = prints[card].from_hand
    if at == FROM_HAND and in_hand is not None:
        return f"use {prints[card].title}: {in_hand.says()}"
    head = "Power Action - " if prints[card].is_power_action(at) else ""
    other = whose(table, card, table.area(card)) if prints[card].open_actions else ""
    return f"use {own_title(table, card)}{other}: {head}{prints[card].actions[at].says()}"


def meaning(table: Table, action: int) -> int:
    """An action as a number that is equal for copies of a card in hand."""
    number: i64 = action
    kind = number // ACTION_SPAN
    if kind == CARD_ACTION and number % ABILITY_SPAN == FROM_HAND:
        in_hand = number % ACTION_SPAN // ABILITY_SPAN
        if table.setup.prints[in_hand].from_hand is not None:
            return kind * ACTION_SPAN + table.setup.first_copy[in_hand] * ABILITY_SPAN + FROM_HAND
    if kind != PLAY and kind != REROLL:
        return action
    card = number % ACTION_SPAN
    if kind == PLAY and table.setup.is_renewed[card] and holds(table.discards[table.setup.owner[card]], card):
        kind = REROLL + 1  # renewing a card is another action than playing a copy of it
    return kind * ACTION_SPAN + table.setup.first_copy[card]
