"""Play a card from hand (DST-PLAY-01 to 12) or from a place that another card names, in the order of D-45."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import (
    PLACE_SPAN,
    allowed,
    cost_of,
    is_first_kind,
    means,
    places,
    renewal_cost,
)
from sandtable.games.destiny.attached import upgrades_on
from sandtable.games.destiny.beside import leave_beside
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.gone import has_left_with_owner
from sandtable.games.destiny.limits import crowd_of, is_crowded, is_looked_at
from sandtable.games.destiny.lines import TOLD_ATTACH, TOLD_EXTRA_ACTION, TOLD_PLAY
from sandtable.games.destiny.memory import CARD_PLAYED, PLAYED_FROM_PILE
from sandtable.games.destiny.memory import note as remember
from sandtable.games.destiny.names import own_name, own_title
from sandtable.games.destiny.receiving import takes_one
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import (
    AFTER_HAND_EMPTIED,
    AFTER_PLAYED,
    AMBUSH_BIT,
    BEFORE_CARD_RESOLVED,
    BEFORE_PLAYED,
    DOWNGRADE_CARD,
    EVENT_CARD,
    NOBODY,
    NOTHING,
    SUPPORT_CARD,
    TYPE_NAMES,
    UPGRADE_CARD,
    WHILE_BESIDE,
)
from sandtable.games.destiny.triggers import happened, has_keyword, interrupt, triggered, waiting_for
from sandtable.games.destiny.untold_effects import begin_work, end_work

ATTACHED_CARDS: Final = (UPGRADE_CARD, DOWNGRADE_CARD)
"""The types of cards that are played on another card."""

CHOOSING: Final = 0
PLACED: Final = 1
BEFORE: Final = 2
PAYING: Final = 3
OVER_THREE: Final = 4
RESOLVED: Final = 5
PAID: Final = 6

ORIGIN: Final = 2
"""Indices into the numbers of the frame; the docstring of PlayCard explains them."""
GIVEN: Final = 3
WAS_LAST: Final = 4
GOES: Final = 5
COST: Final = 6
WAS_DETECTED: Final = 7
"""It is there only for a card that was detected in the hand."""

DISCARD_PILE: Final = 0
HAND: Final = 1
ELSEWHERE: Final = 2
"""The place that the card was played from."""

ANOTHER_THAN: Final = -2
ANYWHERE: Final = ANOTHER_THAN - PLACE_SPAN
"""No host is left out."""

TO_DISCARD: Final = 0
UNDER_DECK: Final = 1
ASIDE: Final = 2
TO_HAND: Final = 3
CANCELED: Final = 4
"""The destination of an event that leaves limbo; canceled for a card of any type that is not resolved (D-441)."""


class PlayCard(Node):
    """Plays `card` for `seat`; until payment `many` holds the decrease of its cost.

    `numbers` holds the host and the replaced upgrade (both -1 for other types), the place it comes from, the given
    keywords as bits, 1 for the last card of the hand, and the destination of an event; where costs are set first
    (DST-PLX-01), the cost as well (else NOTHING, where a 1 for a detected card follows). Words that choose the host of
    an upgrade and give it a keyword begin with these two numbers; ANOTHER_THAN - host leaves one host out.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOOSING:
            frame.step = PLACED
            if table.setup.prints[frame.card].kind not in ATTACHED_CARDS:
                self._announce(table, frame, NOTHING, NOTHING)
            elif not table.choose(frame, frame.seat, self.places(table, frame)):
                moves.show_to_all(table, frame.card)  # the card is announced while it is still in the hand
                return
        if frame.step == PLACED:
            self._announce(table, frame, frame.answer // PLACE_SPAN, frame.answer % PLACE_SPAN - 1)
        if frame.step == BEFORE:
            frame.step = PAYING
            if interrupt(table, BEFORE_PLAYED, frame.card, frame.seat):
                moves.show_to_all(table, frame.card)
                return
        if frame.step == PAYING:
            self._pay(table, frame)
            frame.step = PAID
            if interrupt(table, BEFORE_CARD_RESOLVED, frame.card, frame.seat):
                return
        if frame.step == PAID and frame.numbers[GOES] == CANCELED:
            self._end_canceled(table, frame)
        elif frame.step == PAID:
            self._enter(table, frame)
        elif frame.step == OVER_THREE:
            moves.discard_from_play(table, frame.answer)
            self._finish(table, frame)
        else:
            self._finish(table, frame)

    def _announce(self, table: Table, frame: Frame, host: int, old: int) -> None:
        """Finish step 1 of D-45: note the host and the replaced upgrade."""
        given = frame.numbers[1] if frame.numbers else 0
        frame.numbers = (host, old, self._origin(table, frame), given, 0, self.destination(table, frame))
        if table.setup.rules.costs_are_set_first:
            frame.numbers += (self.base_cost(table, frame),)
        frame.step = BEFORE

    def destination(self, table: Table, frame: Frame) -> int:
        """The place of an event after its effect, unless its effect names another one."""
        return ASIDE if table.setup.prints[frame.card].is_set_aside else TO_DISCARD

    def base_cost(self, table: Table, frame: Frame) -> int:
        """The cost of the card, after the decreases of ongoing abilities."""
        return cost_of(table, frame.card, frame.numbers[0], frame.seat)

    def price(self, table: Table, frame: Frame) -> int:
        """The present cost of the card, after decreases and replacement (D-43)."""
        is_set = len(frame.numbers) > COST and frame.numbers[COST] != NOTHING
        cost = frame.numbers[COST] if is_set else self.base_cost(table, frame)
        if frame.many:
            cost -= allowed(table, frame.card, frame.many)
        if frame.numbers[1] >= 0:
            cost -= table.setup.prints[frame.numbers[1]].cost
        return max(cost, 0)

    def _origin(self, table: Table, frame: Frame) -> int:
        if holds(table.hands[table.setup.owner[frame.card]], frame.card):
            return HAND
        return DISCARD_PILE if holds(table.discards[table.setup.owner[frame.card]], frame.card) else ELSEWHERE

    def places(self, table: Table, frame: Frame) -> list[int]:
        """The places of an upgrade or downgrade that the player may choose from."""
        found = places(table, frame.seat, frame.card, means(table, frame.seat, frame.card, frame.many))
        if not frame.numbers:
            return found
        host = frame.numbers[0]
        if host <= ANOTHER_THAN:
            return [place for place in found if place // PLACE_SPAN != ANOTHER_THAN - host]
        return [place for place in found if place // PLACE_SPAN == host]

    def _pay(self, table: Table, frame: Frame) -> None:
        """Pay, and take the card out of the hand or, if words say so, out of another place."""
        if frame.numbers[1] >= 0 and table.setup.rules.replaces_before_paying:
            self._replace(table, frame)
        cost = price(table, frame)
        seat = frame.seat
        if table.telling:
            table.tell(TOLD_PLAY, seat, (frame.card, cost, 1) if isinstance(self, RenewCard) else (frame.card, cost))
        moves.spend(table, seat, cost)
        owner = table.setup.owner[frame.card]
        if holds(table.hands[owner], frame.card):  # an ability before the play may have drawn it (D-640)
            if holds(table.detected, frame.card):
                set_cost = frame.numbers[COST] if len(frame.numbers) > COST else NOTHING
                frame.numbers = (*frame.numbers[:COST], set_cost, 1)
            moves.take_from_hand(table, owner, frame.card)
            moves.forget(table, frame.card, NOBODY)
            if not table.hands[owner]:
                note(frame, WAS_LAST, 1)
        else:
            moves.take_from_open_place(table, frame.card)

    def _replace(self, table: Table, frame: Frame) -> None:
        """Discard the replaced upgrade, and note who did so where that is possible once in a round (DST-RPU-02)."""
        moves.discard_from_play(table, frame.numbers[1])
        if table.setup.rules.replaces_once:
            table.replacers += (frame.seat,)

    def _enter(self, table: Table, frame: Frame) -> None:
        """Step 5 of D-45: an event goes to limbo and acts, other cards enter play, a replaced upgrade leaves."""
        printed = table.setup.prints[frame.card]
        frame.step = RESOLVED
        if printed.kind == EVENT_CARD:
            assert printed.play is not None, f"{printed.title}: an event without words"
            begin_work(table, frame.seat, frame.card)
            table.start(printed.play, frame.seat, frame.card)
            return
        if printed.kind == SUPPORT_CARD:
            moves.enter_as_support(table, frame.seat, frame.card)
            if printed.entering is None:
                self._finish(table, frame)
            else:
                table.start(printed.entering, frame.seat, frame.card)
            return
        host = frame.numbers[0]
        if frame.numbers[1] >= 0 and not table.setup.rules.replaces_before_paying:
            self._replace(table, frame)
        moves.attach(table, frame.card, host, frame.seat)
        if table.setup.prints[host].first_cheaper and is_first_kind(table, frame.card, host):
            table.spent += (host,)
        if table.telling:
            table.tell(TOLD_ATTACH, frame.seat, (frame.card, host))
        if is_crowded(table, frame.card, host) and not is_looked_at(
            table
        ):  # D-10, D-223: the player chooses one of them
            frame.step = OVER_THREE
            if not table.choose(frame, frame.seat, crowd_of(table, frame.card, host)):
                return
            moves.discard_from_play(table, frame.answer)
        self._finish(table, frame)

    def _finish(self, table: Table, frame: Frame) -> None:
        """Steps 6 and 7 of D-45; Ambush gives one more action (DST-AMB-01, D-82)."""
        seat = frame.seat
        card = frame.card
        if table.watch[WHILE_BESIDE]:
            leave_beside(table)
        if table.setup.prints[card].kind == EVENT_CARD:
            if table.works:
                end_work(table, frame)
            self._put_away(table, frame)
        if frame.numbers[ORIGIN] == DISCARD_PILE and table.setup.owner[card] == seat:
            remember(table, PLAYED_FROM_PILE, seat, card)
        if table.setup.asks_for:
            remember(table, CARD_PLAYED, seat, card, frame.numbers[0] + 1)
        ambushes = played_with(table, card, AMBUSH_BIT)
        entries = waiting_for(table, AFTER_PLAYED, card, seat, frame.numbers[0])
        if frame.numbers[WAS_LAST]:  # one occurrence, even if the hand has cards again
            entries += waiting_for(table, AFTER_HAND_EMPTIED, table.setup.owner[card], seat, 0)
        if entries:
            triggered(table, entries)
        table.done(True, 1, card)
        if ambushes and not table.has_claimed(seat):
            table.own_owed()[seat] += 1
            if table.telling:
                table.tell(TOLD_EXTRA_ACTION, seat, ())

    def _end_canceled(self, table: Table, frame: Frame) -> None:
        """End a play whose card was discarded instead of being resolved: it counts as not played (D-441)."""
        if frame.numbers[WAS_LAST]:
            happened(table, AFTER_HAND_EMPTIED, table.setup.owner[frame.card], frame.seat)
        table.done(False, 0, frame.card)

    def _put_away(self, table: Table, frame: Frame) -> None:
        """Move an event from limbo to its owner's discard pile, or to the place that it names."""
        if frame.numbers[GOES] == UNDER_DECK:
            moves.put_under_deck(table, frame.card)
        elif frame.numbers[GOES] == ASIDE:
            moves.leave_game(table, frame.card)
        elif frame.numbers[GOES] == TO_HAND:
            moves.add_to_hand(table, frame.card)
        elif not has_left_with_owner(table, frame.card):
            table.own_discards()[table.setup.owner[frame.card]] += (frame.card,)

    def says(self, they: bool = False) -> str:
        return "play a card"

    def prompt(self, table: Table, frame: Frame) -> str:
        title = table.setup.prints[frame.card].title
        kind = TYPE_NAMES[table.setup.prints[frame.card].kind]
        if frame.step == PLACED:
            return f"Attach {title} to"
        limit = "One is" if is_for_one(table, frame.numbers[0]) else "Three are"
        return f"Discard which {kind}? {limit} the limit"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step != PLACED:
            return own_name(table, option)
        host, old = divmod(option, PLACE_SPAN)
        return own_name(table, host) + (f", replacing {own_title(table, old - 1)}" if old else "")


def is_for_one(table: Table, host: int) -> bool:
    return takes_one(table, host, upgrades_on(table, host))


class RenewCard(PlayCard):
    """Plays `card` from the discard pile for its renew cost; then it is set aside (DST-REN-01)."""

    def destination(self, table: Table, frame: Frame) -> int:
        return ASIDE

    def base_cost(self, table: Table, frame: Frame) -> int:
        return renewal_cost(table, frame.card)


class PlayToSetAside(PlayCard):
    """Plays `card` for its cost; an event is then set aside."""

    def destination(self, table: Table, frame: Frame) -> int:
        return ASIDE


PLAY_CARD: Final = PlayCard()
PLAY_TO_SET_ASIDE: Final = PlayToSetAside()
RENEW_CARD: Final = RenewCard()


def being_played(table: Table, card: int) -> Frame:
    """The frame that plays a card, on which before-abilities act. Only for a card that is being played."""
    at = len(table.frames) - 1
    while not isinstance(table.frames[at].node, PlayCard) or table.frames[at].card != card:
        at -= 1
    return table.frames[at]


def price(table: Table, frame: Frame) -> int:
    """The present cost of the card that a frame plays."""
    node = frame.node
    assert isinstance(node, PlayCard)
    return node.price(table, frame)


def give_keyword(frame: Frame, keyword: int) -> None:
    """Give the frame's card a keyword while it is played."""
    note(frame, GIVEN, frame.numbers[GIVEN] | keyword)


def note(frame: Frame, place: int, value: int) -> None:
    """Set one of the numbers of the frame."""
    frame.numbers = (*frame.numbers[:place], value, *frame.numbers[place + 1 :])


def was_in_discard(table: Table, card: int) -> bool:
    """True where a card being played comes from a discard pile."""
    return being_played(table, card).numbers[ORIGIN] == DISCARD_PILE


def was_in_hand(table: Table, card: int) -> bool:
    """True where a card being played comes from a hand."""
    return being_played(table, card).numbers[ORIGIN] == HAND


def was_detected(table: Table, card: int) -> bool:
    """True where a card being played was detected in the hand."""
    return len(being_played(table, card).numbers) > WAS_DETECTED


def played_with(table: Table, card: int, keyword: int) -> bool:
    """True where a card being played has a keyword, printed or given (D-82)."""
    return has_keyword(table, card, keyword) or being_played(table, card).numbers[GIVEN] & keyword != 0
