"""Cards that change their part in play: an upgrade becomes a support or a support an upgrade, a battlefield is used."""

from __future__ import annotations

from sandtable.games.destiny.attached import all_on
from sandtable.games.destiny.control import claim_card, follow_owner
from sandtable.games.destiny.dice_moves import dice_brought, put_die
from sandtable.games.destiny.limits import raise_no_longer
from sandtable.games.destiny.lines import TOLD_SUPPORT
from sandtable.games.destiny.moves import detach, discard_from_play, make_ready, put_on
from sandtable.games.destiny.prints import Raising
from sandtable.games.destiny.state import Table, changed
from sandtable.games.destiny.terms import ON_CARD, SET_ASIDE, WHILE_HEALTH
from sandtable.games.destiny.tokens import clear_tokens
from sandtable.games.destiny.triggers import unwatch, watch
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.used_powers import renew


def become_support(table: Table, card: int) -> None:
    """Turn an upgrade in play into a ready support of its controller.

    By rules v1.1 its die doesn't move (D-78); by v2.4 what is on it is discarded, and its dice lie on it (D-204).
    """
    seat = table.controller(card)
    if table.setup.rules.strips_what_changes:
        strip(table, card)
    detach(table, card)
    if seat != table.setup.owner[card]:
        claim_card(table, card, seat)
    table.supports = changed(table.supports, seat, (*table.supports[seat], card))
    make_ready(table, card)
    if table.telling:
        table.tell(TOLD_SUPPORT, seat, (card,))


def return_as_support(table: Table, card: int) -> None:
    """Turn a support that has been attached as an upgrade into a support again; it stays ready or exhausted, and its
    dice lie on it (DST-TYP-03).
    """
    seat = table.controller(card)
    strip(table, card)
    detach(table, card)
    if seat != table.setup.owner[card]:
        claim_card(table, card, seat)
    table.supports = changed(table.supports, seat, (*table.supports[seat], card))
    if table.telling:
        table.tell(TOLD_SUPPORT, seat, (card,))


def become_upgrade(table: Table, card: int, host: int) -> None:
    """Attach a support in play to another card as an upgrade; what is on it is discarded, and its dice lie on it
    (DST-TYP-03, 06).
    """
    seat = table.area(card)
    strip(table, card)
    table.supports = changed(table.supports, seat, without(table.supports[seat], card))
    follow_owner(table, card)
    put_on(table, card, host)


def strip(table: Table, card: int) -> None:
    """Discard what is on a card that changes its type, clear its tokens, and put its dice back onto it (DST-TYP-03)."""
    for attached in all_on(table, card):
        discard_from_play(table, attached)
    for die in dice_brought(table, card):
        put_die(table, die, ON_CARD)
    clear_tokens(table, card)


def use_battlefield(table: Table, card: int) -> None:
    """Put a battlefield into use, its die on it; the one before it leaves play (DST-BF-04, DST-BFX-06, DST-TOK-08)."""
    old = table.battlefield
    if old >= 0:
        unwatch(table, old)
        clear_tokens(table, old)
        renew(table, old)
        for die in table.setup.dice_of[old]:
            put_die(table, die, SET_ASIDE)
    table.battlefield = card
    for die in table.setup.dice_of[card]:
        put_die(table, die, ON_CARD)
    watch(table, card)
    if old >= 0 and table.watch[WHILE_HEALTH]:
        raise_by_place_no_longer(table)


def raise_by_place_no_longer(table: Table) -> None:
    """See to the consequences for characters whose health depends on the battlefield in use (DST-DFX-01)."""
    for card in table.watch[WHILE_HEALTH]:
        for ability in table.setup.prints[card].triggers:
            if isinstance(ability, Raising) and ability.is_of_battlefield:
                raise_no_longer(table, card)
                return
