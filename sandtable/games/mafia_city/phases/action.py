"""The Action Phase: single actions in turn until all players have passed (section 5)."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import lines, moves
from sandtable.games.mafia_city.effects import play
from sandtable.games.mafia_city.frames import CARRIED_OUT, Frame, Node
from sandtable.games.mafia_city.library import EFFECTS
from sandtable.games.mafia_city.names import card_name, card_names, place
from sandtable.games.mafia_city.state import Table, replaced
from sandtable.games.mafia_city.symbols import BULLET, HAT, HATS
from sandtable.games.mafia_city.terms import ACTION_TEXT, DECLINE, LOCATIONS, NOTHING, STRIDE, TEXT_TYPES
from sandtable.games.mafia_city.terms import BULLET as BULLET_SYMBOL
from sandtable.games.mafia_city.terms import HAT as HAT_SYMBOL

# Options of a turn. A location's number alone: place a Mafioso there.
PASS: Final = 0
THROW: Final = 8
TEXT: Final = STRIDE
"""The base of options that add a card's number; the next two bases likewise."""
ONE_HAT: Final = 2 * STRIDE
TWO_HATS: Final = STRIDE * STRIDE
"""The base of options that add a pair of cards."""

# Steps.
NEXT: Final = 0
TURN: Final = 1
"""An active player, or one with a successful Bullet, is asked for an action."""
OFFER: Final = 2
"""A passed player is asked for a Bullet."""
SHOT: Final = 3
"""The Bullet was played."""
THROWING: Final = 4
ACTED: Final = 5


class ActionPhase(Node):
    """The phase; the frame's seat is on turn, and `many` is 1 while it acts by a Bullet."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == NEXT:
            self._begin_turn(table, frame)
        elif frame.step == TURN:
            self._act(table, frame, frame.take())
        elif frame.step == OFFER:
            self._shoot(table, frame, frame.take())
        elif frame.step == SHOT:
            self._go_on_after_bullet(table, frame)
        elif frame.step == THROWING:
            self._throw(table, frame, frame.take())
        else:
            self._end_turn(table, frame)

    def _begin_turn(self, table: Table, frame: Frame) -> None:
        """Begin the next turn, or end the phase when no player is active any more (MAF-ACT-17, 18)."""
        if False not in table.passed:
            table.finish(NOTHING)
        elif table.is_trial:
            frame.step = TURN
            table.put(frame.seat, [PASS])
        elif table.passed[frame.seat]:
            self._offer(table, frame)
        elif must_pass(table, frame.seat):
            self._pass(table, frame)
        else:
            frame.step = TURN
            table.put(frame.seat, self.options(table, frame))

    def _offer(self, table: Table, frame: Frame) -> None:
        frame.step = OFFER
        options = self.options(table, frame)
        if len(options) > 1:
            table.put(frame.seat, options)
        else:
            self._end_turn(table, frame)

    def _shoot(self, table: Table, frame: Frame, answer: int) -> None:
        if answer == DECLINE:
            self._end_turn(table, frame)
        else:
            frame.step = SHOT
            play(table, BULLET, frame.seat, (answer,))

    def _go_on_after_bullet(self, table: Table, frame: Frame) -> None:
        """Ask for one action, if one is possible after the Bullet's own chain (MAF-ACT-13, MAF-D34)."""
        frame.many = 1
        options = self.options(table, frame)
        if frame.result == CARRIED_OUT and options:
            frame.step = TURN
            table.choose(frame, frame.seat, options)
        else:
            self._end_turn(table, frame)

    def _act(self, table: Table, frame: Frame, answer: int) -> None:
        seat = frame.seat
        frame.step = ACTED
        if answer == PASS:
            self._pass(table, frame)
        elif answer == THROW:
            frame.step = THROWING
            table.choose(frame, seat, self.options(table, frame))
        elif answer < THROW:
            moves.place_from_hand(table, seat, answer)
        elif answer >= TWO_HATS:
            play(table, HATS, seat, hats_of(answer))
        elif answer >= ONE_HAT:
            play(table, HAT, seat, (answer - ONE_HAT,))
        else:
            play(table, EFFECTS[table.setup.kinds[answer - TEXT]], seat, (answer - TEXT,))

    def _pass(self, table: Table, frame: Frame) -> None:
        table.passed = replaced(table.passed, frame.seat, True)
        if table.telling:
            table.tell(lines.TOLD_PASSED, frame.seat)
        self._end_turn(table, frame)

    def _throw(self, table: Table, frame: Frame, card: int) -> None:
        moves.throw_away(table, frame.seat, card, lines.TOLD_THROWN)
        self._end_turn(table, frame)

    def _end_turn(self, table: Table, frame: Frame) -> None:
        """End the turn, also after a cancelled effect (MAF-ACT-09)."""
        frame.step = NEXT
        frame.many = 0
        frame.seat = table.next_seat(frame.seat)

    def options(self, table: Table, frame: Frame) -> list[int]:
        seat = frame.seat
        if frame.step == OFFER:
            return [DECLINE, *bullets(table, seat)]
        if frame.step == THROWING:
            return moves.distinct(table, table.cards[seat])
        found = actions(table, seat)
        if not table.passed[seat]:
            found.append(PASS)
        return found

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == OFFER:
            return "You have passed: play a Bullet to act once more?"
        if frame.step == THROWING:
            return "Waiting move: choose the card to throw away"
        return "Take an action after your Bullet" if frame.many else "Take an action"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        setup = table.setup
        if option == DECLINE:
            return "no"
        if frame.step == OFFER:
            return f"play the Bullet of {card_name(setup, option)}"
        if frame.step == THROWING:
            return f"throw away {card_name(setup, option)}"
        if option == PASS:
            return "pass"
        if option == THROW:
            return "throw a card away"
        if option < THROW:
            return f"place a Mafioso at {place(option)}"
        if option >= TWO_HATS:
            return f"use two Hats: {card_names(setup, hats_of(option))}"
        if option >= ONE_HAT:
            return f"use the Hat of {card_name(setup, option - ONE_HAT)}"
        return f"play {card_name(setup, option - TEXT)}"

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == (PASS if frame.step == TURN else DECLINE)

    def meaning(self, table: Table, frame: Frame, option: int) -> int:
        return option if frame.step == TURN and option < TEXT else moves.meaning(table, option)

    def begins_something(self, frame: Frame) -> bool:
        """False for the choice of a discard and for the action of a Bullet, which end earlier work."""
        return frame.step != THROWING and frame.many == 0


def actions(table: Table, seat: int) -> list[int]:
    """The options of a player's turn without passing: actions A and B (MAF-ACT-02 to 08)."""
    found = LOCATIONS.copy() if table.hand[seat] > 0 else []
    if not table.cards[seat]:
        return found
    setup = table.setup
    cards = moves.distinct(table, table.cards[seat])
    for card in cards:  # cards that can be played for their text as an action (MAF-CARD-05, MAF-D22)
        kind = setup.kinds[card]
        if TEXT_TYPES[kind] == ACTION_TEXT and EFFECTS[kind].can(table, seat):
            found.append(TEXT + card)
    hats = [card for card in cards if setup.symbols[card] == HAT_SYMBOL]
    if hats:
        if HAT.can(table, seat):
            found.extend([ONE_HAT + card for card in hats])
        if HATS.can(table, seat):
            both = moves.pairs(table, moves.with_symbol(table, seat, HAT_SYMBOL))
            found.extend([TWO_HATS + pair for pair in both])
    found.append(THROW)
    return found


def hats_of(option: int) -> tuple[int, int]:
    pair = option - TWO_HATS
    return (pair // STRIDE, pair % STRIDE)


def bullets(table: Table, seat: int) -> list[int]:
    """The Bullets of a passed player with a possible action afterwards, at least a waiting move (MAF-D09)."""
    if table.hand[seat] == 0 and len(table.cards[seat]) < 2:
        return []
    return moves.distinct(table, tuple(moves.with_symbol(table, seat, BULLET_SYMBOL)))


def must_pass(table: Table, seat: int) -> bool:
    """True for a player without a Mafioso in hand and without an Action card or Hat (MAF-ACT-15, MAF-D10)."""
    if table.hand[seat] > 0:
        return False
    setup = table.setup
    for card in table.cards[seat]:
        if TEXT_TYPES[setup.kinds[card]] == ACTION_TEXT or setup.symbols[card] == HAT_SYMBOL:
            return False
    return True


ACTION_PHASE_NODE: Final = ActionPhase()
