"""Double-sided cards in a game: flipping them in play, and bringing them back flipped (section 29).

Each side is a card of its own with dice of its own, and one of the two is up. Flipping puts the other side into the
place of the first one, with everything that was on it.
"""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.attached import all_on, is_downgrade
from sandtable.games.destiny.control import claim_card, follow_owner
from sandtable.games.destiny.dice_moves import dice_brought, is_elite, put_die
from sandtable.games.destiny.elite import become_elite
from sandtable.games.destiny.frames import Group, Pending
from sandtable.games.destiny.gained_dice import gainer_of
from sandtable.games.destiny.kept_choices import hand_choices_on
from sandtable.games.destiny.lasting import hand_effects_on
from sandtable.games.destiny.limits import FALLS, raise_no_longer
from sandtable.games.destiny.lines import TOLD_FLIP
from sandtable.games.destiny.state import Table, changed, holds
from sandtable.games.destiny.terms import (
    AFTER_ENTERED,
    AFTER_FLIPPED,
    AFTER_TEAM_CHANGED,
    CHARACTER_CARD,
    KEPT,
    NOTHING,
    ON_CARD,
    PLOT_CARD,
    SET_ASIDE,
    SUPPORT_CARD,
)
from sandtable.games.destiny.tokens import DAMAGE, SHIELDS, clear_tokens, place_first_tokens, set_in_rows, tokens_on
from sandtable.games.destiny.triggers import demand, happened, unwatch, watch
from sandtable.games.destiny.tuples import without


def can_flip(table: Table, card: int) -> bool:
    """True for a card in play that has another side in this game."""
    return table.setup.other_side[card] != NOTHING and table.is_in_play(card)


def flip(table: Table, card: int, seat: int) -> int:
    """Let a seat flip a card in play, which neither leaves nor enters play (DST-DBL-04); return the side now up."""
    other = table.setup.other_side[card]
    if table.telling:
        table.tell(TOLD_FLIP, seat, (card, other))
    unwatch(table, card)
    raise_no_longer(table, card)
    turn_up(table, card, other)
    if is_elite(table, card):
        become_elite(table, other)
    for die in table.setup.dice_of[card]:
        if gainer_of(table, die) < 0:
            put_die(table, die, SET_ASIDE)  # D-240
    take_place(table, card, other)
    if table.taken and table.taken[card] >= 0:
        claim_card(table, other, table.taken[card])
        follow_owner(table, card)
    pass_on(table, card, other)
    put_dice_on(table, other)
    watch(table, other)
    speak_of(table, card, other)
    if table.is_character(other) and FALLS.step is not None:
        demand(table, FALLS.step, table.controller(other), other, NOTHING, 0)  # D-241
    happened(table, AFTER_FLIPPED, other, seat)
    return other


def put_dice_on(table: Table, card: int) -> None:
    """Put the dice of the side that is up on it, but for those that another card has gained (D-353)."""
    for die in dice_brought(table, card):
        if gainer_of(table, die) < 0:
            put_die(table, die, ON_CARD)


def turn_up(table: Table, card: int, other: int) -> None:
    """Note that the other side is up."""
    if holds(table.flipped, card):
        table.flipped = without(table.flipped, card)
    else:
        table.flipped += (other,)


def take_place(table: Table, card: int, other: int) -> None:
    """Put the other side where the card is; a side of another type goes to the place of its type (DST-DBL-10)."""
    seat = table.area(card)
    if card == table.battlefield:
        table.battlefield = other
    elif table.kind(other) == table.kind(card):
        table.teams = changed(table.teams, seat, replaced(table.teams[seat], card, other))
        table.supports = changed(table.supports, seat, replaced(table.supports[seat], card, other))
        if table.plots:
            table.plots = changed(table.plots, seat, replaced(table.plots[seat], card, other))
    else:
        leave_place(table, seat, card)
        enter(table, seat, other)


def leave_place(table: Table, owner: int, card: int) -> None:
    """Take a card from among its owner's characters, supports or plots."""
    if holds(table.teams[owner], card):
        table.teams = changed(table.teams, owner, without(table.teams[owner], card))
    elif holds(table.supports[owner], card):
        table.supports = changed(table.supports, owner, without(table.supports[owner], card))
    elif table.plots and holds(table.plots[owner], card):
        table.plots = changed(table.plots, owner, without(table.plots[owner], card))


def enter(table: Table, owner: int, card: int) -> None:
    """Put a side that has come up among the cards of its type."""
    kind = table.setup.prints[card].kind
    if kind == CHARACTER_CARD:
        table.teams = changed(table.teams, owner, (*table.teams[owner], card))
        happened(table, AFTER_TEAM_CHANGED, card, owner)
    elif kind == PLOT_CARD:
        plots = table.plots or ((),) * table.setup.seats
        table.plots = changed(plots, owner, (*plots[owner], card))
    else:
        table.supports = changed(table.supports, owner, (*table.supports[owner], card))


def replaced(cards: tuple[int, ...], card: int, other: int) -> tuple[int, ...]:
    """These cards with one in the place of another."""
    return tuple([other if each == card else each for each in cards])


def pass_on(table: Table, card: int, other: int) -> None:
    """Let everything on the card stay: tokens, attached cards, dice kept on it, exhaustion and a used power."""
    pass_tokens_on(table, card, other)
    for attached in all_on(table, card):
        if table.is_character(other) or is_downgrade(table, attached):
            moves.detach(table, attached)
            moves.put_on(table, attached, other)
        else:  # the other side carries no upgrades (DST-DBL-06)
            moves.discard_from_play(table, attached)
    table.own_exhausted()[other] = table.exhausted[card]
    table.own_exhausted()[card] = False
    for die in range(len(table.face)):
        if table.face[die] == KEPT - card:
            table.own_face()[die] = KEPT - other
    if table.dice_gained:
        table.dice_gained = tuple([(die, other if by == card else by) for die, by in table.dice_gained])
    hand_choices_on(table, card, other)
    hand_effects_on(table, card, other)
    table.used = replaced(table.used, card, other)  # D-217


def pass_tokens_on(table: Table, card: int, other: int) -> None:
    """Move all tokens to the other side; damage counts against the health of a character from then on (D-242)."""
    damage, shields = tokens_on(table, card, DAMAGE), tokens_on(table, card, SHIELDS)
    for row in table.tokens:
        if row[0] == card:
            set_in_rows(table, other, row[1], row[2])
    clear_tokens(table, card)
    if table.is_character(card):
        table.own_damage()[card] = 0
        table.own_shields()[card] = 0
    if table.is_character(other):
        table.own_damage()[other] = damage
        table.own_shields()[other] = shields
        set_in_rows(table, other, SHIELDS, 0)
    else:
        set_in_rows(table, other, SHIELDS, shields)
        if damage:
            table.placed = (*table.placed[:other], damage, *table.placed[other + 1 :])


def speak_of(table: Table, card: int, other: int) -> None:
    """Let "this card" in unfinished words and in waiting abilities mean the side that is up (D-244)."""
    for at in range(1, len(table.frames)):
        frame = table.frames[at]
        if frame.card == card:
            frame.card = other
        frame.waiting = said_of(frame.waiting, card, other)
    table.queue = said_of(table.queue, card, other)
    table.delayed = tuple([waits_for_side(entry, card, other) for entry in said_of(table.delayed, card, other)])
    table.lining = tuple([Group(said_of(group.entries, card, other), group.decider) for group in table.lining])


def said_of(entries: tuple[Pending, ...], card: int, other: int) -> tuple[Pending, ...]:
    """Waiting abilities with one side in the place of the other."""
    return tuple([of_other_side(entry, other) if entry.card == card else entry for entry in entries])


def waits_for_side(entry: Pending, card: int, other: int) -> Pending:
    """A delayed effect, which is about a card: about the side that is up."""
    if entry.it != card:
        return entry
    return Pending(entry.node, entry.seat, entry.card, other, entry.many, entry.rival)


def of_other_side(entry: Pending, other: int) -> Pending:
    """A waiting ability that is the other side's from now on."""
    return Pending(entry.node, entry.seat, other, entry.it, entry.many, entry.rival)


def come_back_flipped(table: Table, card: int, seat: int) -> int:
    """Let a card that has left play enter it again with its other side up, as a new card, ready (DST-DBL-07)."""
    other = table.setup.other_side[card]
    if table.telling:
        table.tell(TOLD_FLIP, seat, (card, other))
    turn_up(table, card, other)
    enter(table, table.setup.owner[card], other)
    moves.make_ready(table, other)
    put_dice_on(table, other)
    watch(table, other)
    place_first_tokens(table, other)
    if table.setup.prints[other].kind == SUPPORT_CARD:
        happened(table, AFTER_ENTERED, other, seat)
    return other
