"""The check whether a card can be played, and its cost (DST-PLAY-01, 02, 05 to 08, D-43)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import upgrades_on
from sandtable.games.destiny.frames import Frame, Pending
from sandtable.games.destiny.kept_choices import is_named
from sandtable.games.destiny.prints import NO_RENEW, Modified
from sandtable.games.destiny.receiving import receivers
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.staying import can_go
from sandtable.games.destiny.terms import (
    BEFORE_PLAYED,
    DOWNGRADE_CARD,
    NOBODY,
    NOTHING,
    UPGRADE_CARD,
    WHILE_COST,
    WHILE_RECEIVED,
    WHILE_UNPLAYABLE,
)
from sandtable.games.destiny.triggers import waiting_for
from sandtable.games.destiny.uniqueness import is_barred_as_copy

PLACE_SPAN: Final = 4096
"""The base for packing the place of an upgrade: host * PLACE_SPAN + replaced upgrade + 1, or + 0 without replacement.
"""


FREE: Final = 100
"""A decrease larger than any cost (DST-FRE-01)."""


def cost_of(table: Table, card: int, host: int = NOTHING, seat: int = NOBODY) -> int:
    """The printed cost less the decreases of ongoing abilities for this host (D-43).

    Words of the card about "you" mean the seat that plays it, and its owner where nobody does (DST-PLX-05, D-374).
    """
    printed = table.setup.prints[card]
    if not printed.discounts and not table.watch[WHILE_COST]:
        return printed.cost
    return max(printed.cost - decreases(table, card, host, seat if seat >= 0 else table.setup.owner[card]), 0)


def full_cost(table: Table, card: int) -> int:
    """The printed cost of a card, whose owner is asked where it is X (D-374)."""
    printed = table.setup.prints[card]
    cost = printed.cost
    for discount in printed.discounts:
        cost += max(-discount.less(table, table.setup.owner[card], card, NOTHING), 0)
    return cost


def is_first_kind(table: Table, card: int, host: int) -> bool:
    """True for the first upgrade of a game of the kind of which a character makes the first one cheaper (D-380)."""
    subtype = table.setup.prints[host].first_cheaper
    return host not in table.spent and subtype in table.setup.prints[card].subtypes


def renewal_cost(table: Table, card: int) -> int:
    """The renew cost less the same decreases (DST-REN-02)."""
    return max(table.setup.prints[card].renew - decreases(table, card, NOTHING, table.setup.owner[card]), 0)


def decreases(table: Table, card: int, host: int, seat: int) -> int:
    """The decreases of a card's cost by its own words and by ongoing abilities, for the seat that plays it."""
    less = 0
    if table.setup.prints[card].is_cost_fixed:
        return less
    for discount in table.setup.prints[card].discounts:
        less += discount.less(table, seat, card, host)
    for other in table.watch[WHILE_COST]:
        for ability in table.setup.prints[other].triggers:
            if ability.occurrence == WHILE_COST and ability.meets(
                table, other, table.controller(other), card, seat, host
            ):
                less += 1
    return less


def allowed(table: Table, card: int, less: int) -> int:
    """A decrease by other words, or 0 for a card whose cost can't be decreased; it may still be played for free."""
    return 0 if table.setup.prints[card].is_cost_fixed and less < FREE else less


def savings(table: Table, waiting: tuple[Pending, ...], is_fixed: bool = False) -> int:
    """The decrease of the played card's cost by these waiting before-abilities, or what they let its player gain for it
    (D-45 step 3); where the cost is fixed the latter alone.
    """
    saved = 0
    for pending in waiting:
        if not pending.node.saves() or (is_fixed and not pending.node.gains_to_pay()):
            continue
        frame = Frame(pending.node, pending.seat, pending.card, NOTHING, pending.it, pending.many)
        if pending.node.possible(table, frame):
            saved += pending.node.saves_now(table, frame)
    return saved


def means(table: Table, seat: int, card: int, less: int = 0) -> int:
    """The highest cost that the seat can pay for this card: resources, a decrease, and savings by its abilities."""
    if less:
        less = allowed(table, card, less)
    if not table.watch[BEFORE_PLAYED]:
        return table.resources[seat] + less
    waiting = waiting_for(table, BEFORE_PLAYED, card, seat, 0)
    return table.resources[seat] + less + savings(table, waiting, table.setup.prints[card].is_cost_fixed)


def may_play(table: Table, seat: int, card: int, less: int = 0) -> bool:
    """True where restrictions, uniqueness and the cost less `less` allow it (DST-PLAY-01, 02, DST-UNI-04)."""
    printed = table.setup.prints[card]
    if table.detected and is_barred(table, seat, card):
        return False
    if table.choices and is_named(table, card):
        return False
    if printed.kind == UPGRADE_CARD or printed.kind == DOWNGRADE_CARD:
        most = table.resources[seat] + less
        return has_place(table, seat, card, means(table, seat, card, less) if table.watch[BEFORE_PLAYED] else most)
    if less:
        less = allowed(table, card, less)
    cost = cost_of(table, card, NOTHING, seat) if printed.discounts else printed.cost
    if cost > table.resources[seat] and cost > means(table, seat, card, less):
        return False
    for restriction in printed.restrictions:
        if not restriction.met(table, seat, card):
            return False
    return not (printed.is_unique and is_barred_as_copy(table, seat, card))


def is_barred(table: Table, seat: int, card: int) -> bool:
    """True for a detected card that an opponent's words don't let this seat play (DST-DET-03)."""
    if not holds(table.detected, card):
        return False
    return any(table.controller(other) != seat for other in table.watch[WHILE_UNPLAYABLE])


def may_renew(table: Table, seat: int, card: int) -> bool:
    """True for an event in the discard pile that can be played for its renew cost (DST-REN-01, 02)."""
    printed = table.setup.prints[card]
    if printed.renew == NO_RENEW or is_named(table, card):
        return False
    cost = renewal_cost(table, card)
    if cost > table.resources[seat] and cost > means(table, seat, card):
        return False
    return met(table, seat, card)


def hosts(table: Table, seat: int, card: int) -> tuple[int, ...]:
    """The cards that an upgrade or downgrade of a seat can be attached to, play restrictions aside.

    An upgrade goes on an own character, a downgrade on one of an opponent (DST-PLAY-05, DST-DWN-01); with "Modify ..."
    on other cards, of the same players (DST-MOD-01 to 03).
    """
    printed = table.setup.prints[card]
    if printed.kind == UPGRADE_CARD:
        if printed.modified is not None:
            return modified(table, seat, printed.modified)
        return table.teams[seat] + receivers(table, seat, card)
    found: tuple[int, ...] = ()
    for other in table.opponents(seat):
        found += table.teams[other] if printed.modified is None else modified(table, other, printed.modified)
    return found


def modified(table: Table, seat: int, words: Modified) -> tuple[int, ...]:
    """The characters and supports of a seat that "Modify ..." names."""
    return tuple([host for host in table.teams[seat] + table.supports[seat] if words.takes(table, host)])


def may_attach(table: Table, seat: int, card: int, host: int, is_free: bool = False, are_met: bool = False) -> bool:
    """True where the restrictions of an upgrade or downgrade accept the card that it shall be attached to, or that card
    ignores them (DST-PRE-02, D-96, DST-DWN-12, Finn).

    `is_free` ignores all play restrictions; limits, which also forbid to move it there, stay (DST-PLX-06, DST-LIM-04).
    `are_met` says that the caller has asked those that are the same for every host.
    """
    printed = table.setup.prints[card]
    printed_host = table.setup.prints[host]
    refusal = printed_host.refuses
    if refusal is not None and refusal.refuses(table, card):
        return False
    if printed.kind == UPGRADE_CARD and printed_host.attaches_color == printed.color:
        is_free = True
    if printed_host.attaches_any and printed_host.attaches_any in printed.subtypes:
        return True
    for restriction in printed.restrictions:
        if is_free and restriction.lets_move(table, host):
            continue
        if not restriction.allows(table, host) or not (are_met or restriction.met(table, seat, card)):
            return False
    return True


def met(table: Table, seat: int, card: int) -> bool:
    """True where the play restrictions of a card are met that are the same for every host."""
    return all(restriction.met(table, seat, card) for restriction in table.setup.prints[card].restrictions)


def ignores_restrictions(table: Table, card: int, host: int) -> bool:
    """True for a host that takes this upgrade in spite of its restrictions, or of some of them."""
    printed = table.setup.prints[card]
    words = table.setup.prints[host]
    if printed.kind == UPGRADE_CARD and words.attaches_color == printed.color:
        return True
    return words.attaches_any != "" and words.attaches_any in printed.subtypes


def has_place(table: Table, seat: int, card: int, most: int) -> bool:
    """True where an upgrade or downgrade costs at most `most` on some card, with or without a replacement."""
    printed = table.setup.prints[card]
    is_fixed = not table.watch[WHILE_COST] and not printed.discounts
    missing = printed.cost - most
    is_upgrade = printed.kind == UPGRADE_CARD
    can_replace = is_upgrade
    if table.replacers:
        can_replace = is_upgrade and not holds(table.replacers, seat)
    is_plain = is_upgrade and printed.modified is None and printed.rider is None and not table.watch[WHILE_RECEIVED]
    is_asked = False
    are_met = True
    for host in table.teams[seat] if is_plain else hosts(table, seat, card):
        short = missing if is_fixed else cost_of(table, card, host, seat) - most
        if short > 0 and not (can_replace and replaces(table, host, short)):
            continue
        if printed.restrictions:
            if not is_asked:  # once for all hosts
                is_asked = True
                for restriction in printed.restrictions:
                    if not restriction.met(table, seat, card):
                        are_met = False
                        break
            if not are_met and not ignores_restrictions(table, card, host):
                continue
        elif table.setup.prints[host].refuses is None:
            return not (printed.is_unique and is_barred_as_copy(table, seat, card))
        if may_attach(table, seat, card, host, False, are_met):
            return not (printed.is_unique and is_barred_as_copy(table, seat, card))
    return False


def replaces(table: Table, host: int, least: int) -> bool:
    """True where a character or support has an upgrade that costs at least `least`, to be replaced (DST-MOD-09)."""
    upgrades = upgrades_on(table, host)
    return len(upgrades) > 0 and any(table.setup.prints[old].cost >= least and can_go(table, old) for old in upgrades)


def places(table: Table, seat: int, card: int, most: int, is_free: bool = False) -> list[int]:
    """Every place for a card that costs at most `most`: its host and the replaced upgrade (DST-PLAY-05 to 08).

    A downgrade replaces nothing (DST-DWN-07), nor does a player who may not do so again in this round (DST-RPU-02).
    """
    found: list[int] = []
    can_replace = table.setup.prints[card].kind == UPGRADE_CARD and not holds(table.replacers, seat)
    for host in hosts(table, seat, card):
        if not may_attach(table, seat, card, host, is_free):
            continue
        cost = cost_of(table, card, host, seat)
        if cost <= most:
            found.append(host * PLACE_SPAN)
        for old in upgrades_on(table, host) if can_replace else ():
            if cost - table.setup.prints[old].cost <= most and can_go(table, old):
                found.append(host * PLACE_SPAN + old + 1)
    return found
