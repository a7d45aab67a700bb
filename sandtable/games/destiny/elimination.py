"""Elimination in a free-for-all: the player's cards leave the game, the others play on (DST-MUL-11 to 13, D-127).

Cards that others control by then stay, cards of others go to their owners' discard piles.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import all_on
from sandtable.games.destiny.control import follow_owner
from sandtable.games.destiny.dice_moves import give_back, home, put_die
from sandtable.games.destiny.frames import Frame, Group, Node, Pending
from sandtable.games.destiny.lines import TOLD_ELIMINATED, TOLD_END
from sandtable.games.destiny.moves import detach, discard_from_play
from sandtable.games.destiny.state import Table, changed
from sandtable.games.destiny.terms import NOBODY, NOTHING, OUT_OF_GAME, TEXT_OF_A_CARD
from sandtable.games.destiny.tokens import clear_tokens
from sandtable.games.destiny.triggers import decider, unwatch
from sandtable.games.destiny.used_powers import renew


def eliminate(table: Table, seat: int, reason: int) -> None:
    """Eliminate a player at once, by one of the reasons of a game's end; at least two others play on."""
    if table.telling:
        table.tell(TOLD_ELIMINATED, seat, (reason,))
    for character in range(table.setup.slots):
        if table.area(character) == seat:
            remove_character(table, character)
    for support in table.supports[seat]:
        remove_support(table, support)
    for card in table.bound:
        if table.controller(card) == seat:
            remove_attached(table, card, seat)
    if table.plots:
        for plot in table.plots[seat]:
            remove_card(table, plot)
            follow_owner(table, plot)
        table.plots = changed(table.plots, seat, ())
    for card in table.hands[seat] + table.decks[seat] + table.discards[seat]:
        remove_card(table, card, spares_lent=True)
    for die, _ in table.dice_gained:
        if table.setup.owner[table.setup.card_of[die]] == seat:
            table.dice_gained = tuple([row for row in table.dice_gained if row[0] != die])
            put_die(table, die, OUT_OF_GAME)
    for die in table.pools[seat]:  # those of other players' cards
        put_die(table, die, home(table, die))
    table.teams = changed(table.teams, seat, ())
    table.supports = changed(table.supports, seat, ())
    table.own_hands()[seat] = ()
    table.own_decks()[seat] = ()
    table.own_discards()[seat] = ()
    table.own_knows()[seat] = ()
    table.own_resources()[seat] = 0
    table.own_owed()[seat] = 0
    table.detected = tuple([card for card in table.detected if table.setup.owner[card] != seat])
    lapse(table, seat)


def lose_game(table: Table, seat: int) -> None:
    """Let a player lose by the text of a card: the only other player wins, or several others play on (DST-MUL-11)."""
    others = [other for other in table.opponents(seat) if other != seat]
    if len(others) > 1:
        eliminate(table, seat, TEXT_OF_A_CARD)
        return
    table.end(others[0], TEXT_OF_A_CARD)
    if table.telling:
        table.tell(TOLD_END, others[0], (TEXT_OF_A_CARD,))


def remove_character(table: Table, character: int) -> None:
    """Remove a character with its player's upgrades; cards of others on it go to their discard piles."""
    seat = table.area(character)
    for attached in all_on(table, character):
        remove_attached(table, attached, seat)
    table.own_damage()[character] = 0
    table.own_shields()[character] = 0
    remove_card(table, character)
    follow_owner(table, character)


def remove_support(table: Table, support: int) -> None:
    """Remove a support with what is on it; one of another player goes to its owner's discard pile."""
    seat = table.area(support)
    for attached in all_on(table, support):
        remove_attached(table, attached, seat)
    if table.setup.owner[support] == seat:
        remove_card(table, support)
    else:
        discard_from_play(table, support)


def remove_attached(table: Table, card: int, seat: int) -> None:
    """Remove an attached card where it is of this seat; one of another player goes to its owner's discard pile."""
    if table.setup.owner[card] != seat:
        discard_from_play(table, card)
        return
    detach(table, card)
    remove_card(table, card)
    follow_owner(table, card)


def remove_card(table: Table, card: int, spares_lent: bool = False) -> None:
    """Remove a card and its dice from the game, from any place (DST-MUL-12); perhaps not those that other players have
    rolled without the card, who control them (D-335).
    """
    for die in table.setup.dice_of[card]:
        if not (spares_lent and table.lent and table.lent_to(die) >= 0):
            put_die(table, die, OUT_OF_GAME)
    give_back(table, card)
    unwatch(table, card)
    table.own_exhausted()[card] = False
    renew(table, card)
    clear_tokens(table, card)


def lapse(table: Table, seat: int) -> None:
    """Cancel the unfinished work and the triggered abilities of an eliminated player (D-127)."""
    table.queue = of_others(table.queue, seat)
    table.delayed = of_others(table.delayed, seat)
    table.turn_ends = of_others(table.turn_ends, seat)
    table.lining = tuple(
        [group for group in [without_seat(table, each, seat) for each in table.lining] if group.entries]
    )
    for frame in table.frames:
        frame.waiting = of_others(frame.waiting, seat)
        if frame.seat == seat:
            if frame.words().outlives_its_seat():
                frame.seat = table.decider()
            else:
                frame.node = ABANDONED


def of_others(entries: tuple[Pending, ...], seat: int) -> tuple[Pending, ...]:
    return tuple([entry for entry in entries if entry.seat != seat])


def without_seat(table: Table, group: Group, seat: int) -> Group:
    """A group without the abilities of a seat; demanded choices stay, abilities may get another decider."""
    entries = of_others(group.entries, seat)
    if group.decider == NOBODY or not entries:
        return Group(entries, NOBODY)
    return Group(entries, decider(table, entries))


class Abandoned(Node):
    """Replaces the work of an eliminated player; the frame below learns that it was not carried out."""

    def step(self, table: Table, frame: Frame) -> None:
        table.done(False, 0, NOTHING)

    def says(self, they: bool = False) -> str:
        return "nothing"


ABANDONED: Final = Abandoned()
