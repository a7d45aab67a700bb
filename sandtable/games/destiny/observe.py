"""The view of one seat (appendix D of the rules), and imagined tables with the hidden cards dealt anew.

Deck lists are open, as between playtesters who know both decks: a seat knows an opponent's cards, but not the hand
and the order of the deck.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.engine import observing
from sandtable.engine.dice import Dice
from sandtable.games.destiny.actions.turn import actions
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.phases.discarding import SECRETS, offered
from sandtable.games.destiny.phases.turns import chooses_action
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import NOBODY, NOTHING


@mypyc_attr(acyclic=True)
class Window(observing.Window):
    """The view that one seat has of a table of Destiny."""

    def hide(self, table: Table) -> bytes:
        unknown: list[str] = []
        keep_secrets(table, self.seat)
        hide_picks(table, self.seat)
        for other in range(table.setup.seats):
            unknown.extend(mask(table, other, self.seat))
            if other != self.seat:
                table.own_knows()[other] = ()
        if table.asker != self.seat:  # options of another seat name cards of a hidden hand
            table.options = []
        return " ".join(unknown).encode()

    def deal(self, table: Table, dice: Dice) -> None:
        names = others_name_cards(table, self.seat)
        for other in range(table.setup.seats):
            before = table.hands[other] + table.decks[other]
            deal_unknown(table, other, self.seat, dice)
            if names:
                rename(table, self.seat, other, before)
        keep_secrets(table, self.seat)
        if table.asker not in (self.seat, NOBODY):
            ask_anew(table, table.frames[-1])


def ask_anew(table: Table, frame: Frame) -> None:
    """Compute another seat's options for its imagined hand, where they are not the things it had before (`rename`)."""
    if chooses_action(frame):
        table.options = actions(table, table.asker, frame.words())
    elif frame.die == SECRETS:
        table.options = offered(table, frame)


def hidden_places(table: Table, owner: int, viewer: int) -> tuple[int, ...]:
    """The cards of `owner` in places hidden from `viewer`, known or not: the deck, and another seat's hand."""
    return table.decks[owner] if owner == viewer else table.hands[owner] + table.decks[owner]


def unknown_cards(table: Table, owner: int, viewer: int) -> list[int]:
    """The hidden cards the viewer has not seen in their place, in the order of ids."""
    known = table.knows[viewer]
    hidden = hidden_places(table, owner, viewer)
    cards = [card for card in hidden if not holds(known, card)] if known else list(hidden)
    cards.sort()
    return cards


def mask(table: Table, owner: int, viewer: int) -> list[str]:
    """Blank out the cards that the viewer can't see; return their codes, sorted."""
    unknown = unknown_cards(table, owner, viewer)
    table.own_decks()[owner] = tuple([NOTHING if card in unknown else card for card in table.decks[owner]])
    if owner != viewer:
        hand = [NOTHING if card in unknown else card for card in table.hands[owner]]
        hand.sort()
        table.own_hands()[owner] = tuple(hand)
    codes = [table.setup.prints[card].code for card in unknown]
    codes.sort()
    return codes


def hide_picks(table: Table, viewer: int) -> None:
    """Blank out the hidden cards that another seat has picked so far in a choice it has not finished."""
    for frame in table.frames:
        if frame.picked and frame.seat != viewer and frame.words().names_cards():
            unknown: list[int] = []
            for owner in range(table.setup.seats):
                unknown.extend(unknown_cards(table, owner, viewer))
            frame.picked = tuple([NOTHING if card in unknown else card for card in frame.picked])
            frame.answer = NOTHING


def others_name_cards(table: Table, viewer: int) -> bool:
    """True where other seats have seen hidden cards or choose among some."""
    if table.asker not in (viewer, NOBODY):
        return True
    return any(table.knows[seat] for seat in range(table.setup.seats) if seat != viewer)


def rename(table: Table, viewer: int, owner: int, before: tuple[int, ...]) -> None:
    """Replace the cards of an owner that other seats have seen, picked or may pick by those now in their places (D-97).

    `before` are the owner's hand and deck as they were.
    """
    after = table.hands[owner] + table.decks[owner]
    for seat in range(table.setup.seats):
        if seat != viewer and table.knows[seat]:
            table.own_knows()[seat] = tuple([dealt_for(card, before, after) for card in table.knows[seat]])
    for frame in table.frames:
        if frame.picked and frame.seat != viewer and frame.words().names_cards():
            frame.picked = tuple([dealt_for(card, before, after) for card in frame.picked])
    if table.asker not in (viewer, NOBODY) and table.frames[-1].words().names_cards():
        table.options = [dealt_for(card, before, after) for card in table.options]


def dealt_for(card: int, before: tuple[int, ...], after: tuple[int, ...]) -> int:
    """The card that now lies in the place of another one; that card itself when it lay in none of these places."""
    for at in range(len(before)):
        if before[at] == card:
            return after[at]
    return card


def deal_unknown(table: Table, owner: int, viewer: int, dice: Dice) -> None:
    """Deal the unknown cards of one owner anew; cards known to the viewer keep their places."""
    known = table.knows[viewer]
    unknown = unknown_cards(table, owner, viewer)
    dice.shuffle(unknown)
    if owner != viewer:
        table.own_hands()[owner] = refill(table.hands[owner], known, unknown)
    table.own_decks()[owner] = refill(table.decks[owner], known, unknown)


def refill(place: tuple[int, ...], known: tuple[int, ...], unknown: list[int]) -> tuple[int, ...]:
    """Put the next unknown cards into the places of unknown cards."""
    if not known:
        count = len(place)
        taken = tuple(unknown[len(unknown) - count :])
        del unknown[len(unknown) - count :]
        return taken
    return tuple([card if holds(known, card) else unknown.pop() for card in place])


def keep_secrets(table: Table, viewer: int) -> None:
    """Forget the answers of other seats in a simultaneous hidden choice (D-02)."""
    for frame in table.frames:
        if frame.die == SECRETS:
            frame.picked = own(table, frame.picked, viewer)
            frame.numbers = own(table, frame.numbers, viewer)


def own(table: Table, cards: tuple[int, ...], viewer: int) -> tuple[int, ...]:
    return tuple([card for card in cards if table.setup.owner[card] == viewer])
