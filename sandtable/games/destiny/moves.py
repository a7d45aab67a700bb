"""Single moves of cards and tokens. They ask no question; triggered abilities wait in the queue."""

from __future__ import annotations

from sandtable.games.destiny import lasting
from sandtable.games.destiny.attached import all_on, is_downgrade
from sandtable.games.destiny.control import causer, claim_card, follow_owner
from sandtable.games.destiny.dice_moves import dice_brought, give_back, home, put_die
from sandtable.games.destiny.elite import lose_all_gains
from sandtable.games.destiny.frames import Pending
from sandtable.games.destiny.gained_dice import gained_by
from sandtable.games.destiny.gone import has_left_with_owner
from sandtable.games.destiny.limits import raise_no_longer
from sandtable.games.destiny.lines import (
    TOLD_ASIDE,
    TOLD_DISCARD,
    TOLD_DRAW,
    TOLD_EXHAUST,
    TOLD_FROM_DECK,
    TOLD_GAIN,
    TOLD_LEAVE,
    TOLD_LOSE,
    TOLD_READY,
    TOLD_SPEND,
    TOLD_TO_BOTTOM,
    TOLD_TO_HAND,
)
from sandtable.games.destiny.memory import RESOURCES_LOST, RESOURCES_TAKEN, note
from sandtable.games.destiny.state import Table, changed, holds
from sandtable.games.destiny.terms import (
    AFTER_DECK_DISCARD,
    AFTER_DETECTED_LEFT,
    AFTER_DISCARDED,
    AFTER_DREW,
    AFTER_ENTERED,
    AFTER_EXHAUSTED,
    AFTER_GAINED,
    AFTER_HAND_DISCARD,
    AFTER_HAND_EMPTIED,
    AFTER_LEFT_HAND,
    AFTER_LOST,
    AFTER_MOVED,
    HAND_SIZE,
    NOBODY,
    NOTHING,
    ON_CARD,
    SET_ASIDE,
    WAS_DETECTED,
    WHILE_HAND_SIZE,
    WHILE_SMALLER_HANDS,
)
from sandtable.games.destiny.tokens import clear_tokens, place_first_tokens
from sandtable.games.destiny.triggers import happened, triggered, unwatch, watch
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.upgrade_copies import offer_twins
from sandtable.games.destiny.used_powers import renew


def gain(table: Table, seat: int, count: int) -> None:
    """Give a seat resources from the supply, which never runs out (DST-ZONE-33, D-69)."""
    table.own_resources()[seat] += count
    if table.telling and count:
        table.tell(TOLD_GAIN, seat, (count, table.resources[seat]))
    if count:
        happened(table, AFTER_GAINED, seat, seat, count)


def lose(table: Table, seat: int, count: int) -> int:
    """Remove resources of a seat, down to 0 (DST-SYM-15, 16); return the number lost."""
    lost = min(count, table.resources[seat])
    table.own_resources()[seat] -= lost
    if table.telling:
        table.tell(TOLD_LOSE, seat, (lost, table.resources[seat]))
    if lost:
        if table.setup.asks_for:
            note(table, RESOURCES_LOST, causer(table), seat, lost)
        happened(table, AFTER_LOST, seat, seat, lost)
    return lost


def take_resources(table: Table, seat: int, giver: int, count: int) -> int:
    """Let a seat take up to this number from another one: it gains what the other one loses (DST-TOK-13); return it."""
    taken = lose(table, giver, count)
    gain(table, seat, taken)
    if table.setup.asks_for and taken:
        note(table, RESOURCES_TAKEN, seat, giver, taken)
    return taken


def spend(table: Table, seat: int, count: int) -> None:
    """Pay resources; the caller has checked that there are enough (DST-PLAY-02)."""
    table.own_resources()[seat] -= count
    if table.telling and count:
        table.tell(TOLD_SPEND, seat, (count, table.resources[seat]))


def draw(table: Table, seat: int, count: int) -> int:
    """Draw from the top of the deck, or all cards when there are fewer (DST-DRW-01 to 04); return the number drawn."""
    drawn = table.decks[seat][:count]
    table.own_decks()[seat] = table.decks[seat][count:]
    table.own_hands()[seat] += drawn
    if table.telling and drawn:
        table.tell(TOLD_DRAW, seat, drawn, seat)
    if drawn:
        happened(table, AFTER_DREW, seat, seat, len(drawn))
    return len(drawn)


def hand_size(table: Table, seat: int) -> int:
    """The hand size of a seat: five, changed by ongoing abilities (DST-ZONE-17, DST-DEC-02)."""
    size = HAND_SIZE + len([card for card in table.watch[WHILE_HAND_SIZE] if table.controller(card) == seat])
    size -= len([card for card in table.watch[WHILE_SMALLER_HANDS] if table.controller(card) != seat])
    if table.lasting:
        size += lasting.sum_of(table, lasting.HAND_SIZE_CHANGED, seat)
    return max(0, size)


def shuffle_deck(table: Table, seat: int) -> None:
    """Shuffle a deck without known cards: at the set-up and in the mulligan."""
    deck = list(table.decks[seat])
    table.dice.shuffle(deck)
    table.own_decks()[seat] = tuple(deck)


def take_from_hand(table: Table, seat: int, card: int) -> None:
    """Take a card out of a hand; it is no longer detected (DST-DET-04). The caller puts it into its new place."""
    table.own_hands()[seat] = without(table.hands[seat], card)
    if table.detected and holds(table.detected, card):
        table.detected = without(table.detected, card)
        happened(table, AFTER_DETECTED_LEFT, card, seat)
    if table.watch[AFTER_LEFT_HAND]:
        happened(table, AFTER_LEFT_HAND, card, seat)


def discard_from_hand(table: Table, seat: int, card: int) -> None:
    """Put a card of the hand into the discard pile of its owner (D-23)."""
    was_detected = holds(table.detected, card)
    take_from_hand(table, seat, card)
    table.own_discards()[seat] += (card,)
    if table.telling:
        table.tell(TOLD_DISCARD, seat, (card,))
    words = table.setup.prints[card].leaving_hand
    if words is not None and causer(table) not in (seat, NOBODY):
        triggered(table, (Pending(words, seat, card, card, 0),))
    if table.watch[AFTER_HAND_DISCARD]:
        happened(table, AFTER_HAND_DISCARD, card, table.frames[-1].seat, WAS_DETECTED if was_detected else 0)
    if not table.hands[seat]:
        happened(table, AFTER_HAND_EMPTIED, seat, seat)


def pick_at_random(table: Table, seat: int, count: int) -> tuple[int, ...]:
    """Random cards of a hand, or all when there are fewer (DST-SYM-17, 18), in the order of chance."""
    hand = table.hands[seat]
    picked: tuple[int, ...] = ()
    for _ in range(min(count, len(hand))):
        card = hand[table.dice.below(len(hand))]
        hand = without(hand, card)
        picked += (card,)
    return picked


def discard_from_deck(table: Table, seat: int, card: int) -> None:
    """Put a card of the deck into the discard pile of its owner."""
    table.own_decks()[seat] = without(table.decks[seat], card)
    table.own_discards()[seat] += (card,)
    if table.telling:
        table.tell(TOLD_DISCARD, seat, (card,))
    words = table.setup.prints[card].leaving_deck
    if words is not None:
        triggered(table, (Pending(words, seat, card, card, 0),))
    if table.watch[AFTER_DECK_DISCARD]:
        happened(table, AFTER_DECK_DISCARD, card, table.frames[-1].seat)


def discard_hidden(table: Table, card: int) -> None:
    """Discard a card from its owner's hand or, if it is not there, from the deck."""
    seat = table.setup.owner[card]
    discard = discard_from_hand if card in table.hands[seat] else discard_from_deck
    discard(table, seat, card)


def set_aside(table: Table, card: int) -> None:
    """Set a card aside, which is not discarded (DST-ASD-06, D-131)."""
    seat = table.setup.owner[card]
    if table.is_in_play(card):
        leave_play(table, card)
    elif holds(table.hands[seat], card):
        take_from_hand(table, seat, card)
    else:
        take_from_open_place(table, card)
    leave_game(table, card)


def take_from_open_place(table: Table, card: int) -> None:
    """Take a card out of its owner's discard pile, set-aside cards or deck; the caller puts it into its new place."""
    owner = table.setup.owner[card]
    if holds(table.discards[owner], card):
        table.own_discards()[owner] = without(table.discards[owner], card)
    elif holds(table.aside, card):
        table.aside = without(table.aside, card)
    else:
        table.own_decks()[owner] = without(table.decks[owner], card)
        forget(table, card, NOBODY)


def leave_game(table: Table, card: int) -> None:
    """Put a card among those set aside, open to all; the caller has taken it from its old place (DST-ASD-04, 05)."""
    table.aside += (card,)
    forget(table, card, NOBODY)
    if table.telling:
        table.tell(TOLD_ASIDE, table.setup.owner[card], (card,))


def add_to_hand(table: Table, card: int) -> None:
    """Put a card known to all into its owner's hand (D-23); the caller has taken it from its old place."""
    seat = table.setup.owner[card]
    if has_left_with_owner(table, card):
        return
    table.own_hands()[seat] += (card,)
    show_to_all(table, card)
    if table.telling:
        table.tell(TOLD_TO_HAND, seat, (card,))


def take_unseen(table: Table, card: int) -> None:
    """Put a card of the deck that only its owner has seen into the hand; no other player knows it from now on."""
    seat = table.setup.owner[card]
    table.own_decks()[seat] = without(table.decks[seat], card)
    table.own_hands()[seat] += (card,)
    forget(table, card, NOBODY)
    if table.telling:
        table.tell(TOLD_FROM_DECK, seat, (card,), seat)


def put_under_deck(table: Table, card: int) -> None:
    """Put a card known to all on the bottom of its owner's deck."""
    seat = table.setup.owner[card]
    if has_left_with_owner(table, card):
        return
    table.own_decks()[seat] += (card,)
    show_to_all(table, card)
    if table.telling:
        table.tell(TOLD_TO_BOTTOM, seat, (card,))


def discard_from_play(table: Table, card: int) -> None:
    """Discard an upgrade, downgrade or support from play; one set aside was not discarded (DST-RPL-02, D-23)."""
    if table.watch[AFTER_DISCARDED] and not table.setup.prints[card].leaves_aside:
        happened(table, AFTER_DISCARDED, card, table.controller(card))
    leave_play(table, card)
    if table.setup.prints[card].leaves_aside:
        leave_game(table, card)
    elif not has_left_with_owner(table, card):
        table.own_discards()[table.setup.owner[card]] += (card,)


def leave_play(table: Table, card: int) -> None:
    """Take an upgrade, downgrade or support out of play; the caller puts it into its new place.

    What is attached to it is discarded (DST-MOD-07, DST-DWN-05).
    """
    seat = table.area(card)
    for attached in all_on(table, card):
        discard_from_play(table, attached)
    offer_twins(table, card)
    for die in table.setup.dice_of[card]:
        put_die(table, die, SET_ASIDE)
    give_back(table, card)
    unwatch(table, card)
    if table.host[card] >= 0:
        detach(table, card)
    elif card in table.supports[seat]:
        raise_no_longer(table, card)
        table.supports = changed(table.supports, seat, without(table.supports[seat], card))
    follow_owner(table, card)
    make_ready(table, card)
    renew(table, card)
    clear_tokens(table, card)
    lose_all_gains(table, card)
    if table.telling:
        table.tell(TOLD_LEAVE, table.setup.owner[card], (card,))


def put_on(table: Table, card: int, host: int) -> None:
    """Note the card that an upgrade or a downgrade is on."""
    if table.is_character(host) and not is_downgrade(table, card):
        table.upgrades = changed(table.upgrades, host, (*table.upgrades[host], card))
    else:
        table.bound += (card,)
    table.own_host()[card] = host


def detach(table: Table, card: int) -> None:
    """Note that a card is on no other one any more; what it added to that one is gone (DST-LIM-02)."""
    host = table.host[card]
    raise_no_longer(table, card)
    if holds(table.bound, card):
        table.bound = without(table.bound, card)
    else:
        table.upgrades = changed(table.upgrades, host, without(table.upgrades[host], card))
    table.own_host()[card] = NOTHING


def attach(table: Table, card: int, host: int, seat: int = NOBODY) -> None:
    """Put an upgrade or a downgrade on a card, ready, its die on it (DST-PLAY-05, 09, D-44).

    A downgrade is controlled by the seat that plays it, usually its owner (DST-DWN-03).
    """
    put_on(table, card, host)
    if is_downgrade(table, card):
        claim_card(table, card, seat if seat >= 0 else table.setup.owner[card])
    make_ready(table, card)
    for die in dice_brought(table, card):
        put_die(table, die, ON_CARD)
    watch(table, card)
    place_first_tokens(table, card)


def move_upgrade(table: Table, card: int, host: int) -> None:
    """Move an upgrade or a downgrade to another card; its die goes with it and lies on it (DST-RDP-03, D-123)."""
    for die in dice_brought(table, card):
        put_die(table, die, ON_CARD)
    for die in gained_by(table, card):
        put_die(table, die, home(table, die))
    detach(table, card)
    put_on(table, card, host)
    happened(table, AFTER_MOVED, card, table.controller(card), host)


def enter_as_support(table: Table, seat: int, card: int) -> None:
    """Put a support into play, ready, its die on it (DST-PLAY-11, 12, D-44); its player controls it."""
    if seat != table.setup.owner[card]:
        claim_card(table, card, seat)
    table.supports = changed(table.supports, seat, (*table.supports[seat], card))
    make_ready(table, card)
    if table.setup.prints[card].enters_exhausted:
        table.own_exhausted()[card] = True
    for die in dice_brought(table, card):
        put_die(table, die, ON_CARD)
    watch(table, card)
    place_first_tokens(table, card)
    happened(table, AFTER_ENTERED, card, seat)


def return_to_hand(table: Table, card: int) -> None:
    """Return a card in play to its owner's hand (D-23); all players know that it is there."""
    leave_play(table, card)
    if table.setup.prints[card].leaves_aside:
        leave_game(table, card)
    else:
        add_to_hand(table, card)


def exhaust(table: Table, card: int) -> bool:
    """Exhaust a card; False when it is exhausted already (DST-RDY-08)."""
    if table.exhausted[card]:
        return False
    table.own_exhausted()[card] = True
    if table.telling:
        table.tell(TOLD_EXHAUST, table.controller(card), (card,))
    if table.watch[AFTER_EXHAUSTED]:
        happened(table, AFTER_EXHAUSTED, card, causer(table))
    return True


def make_ready(table: Table, card: int) -> None:
    """Set a card ready without a line in the log."""
    if table.exhausted[card]:
        table.own_exhausted()[card] = False


def ready(table: Table, card: int) -> bool:
    """Ready a card; False when it is ready already (DST-RDY-03). No die moves (D-71)."""
    if not table.exhausted[card]:
        return False
    table.own_exhausted()[card] = False
    if table.telling:
        table.tell(TOLD_READY, table.controller(card), (card,))
    return True


def look_at(table: Table, seat: int, card: int) -> None:
    """Let a seat see a hidden card, which doesn't move (DST-LOK-02, D-97). The card seen last comes last in `knows`."""
    if holds(table.knows[seat], card):
        table.own_knows()[seat] = without(table.knows[seat], card)
    table.own_knows()[seat] += (card,)


def show_to_all(table: Table, card: int) -> None:
    """Note that all players saw this card go to a hidden place."""
    for seat in range(table.setup.seats):
        look_at(table, seat, card)


def forget(table: Table, card: int, but: int) -> None:
    """Note that only seat `but` still knows the place of this card."""
    for seat, known in enumerate(table.knows):
        if known and seat != but and holds(known, card):
            table.own_knows()[seat] = without(known, card)
