"""Trade and Diplomacy: pairs on all planets, each accepted or refused (SPB-TRA-01 to 07, SPB-DIP-01 to 04)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.game import ACTION, INSIDE
from sandtable.games.space_bastards.frames import Frame, Node
from sandtable.games.space_bastards.lines import TOLD_ACCEPTED, TOLD_PAIR, TOLD_REFUSED
from sandtable.games.space_bastards.names import planet_name, player
from sandtable.games.space_bastards.state import Table, increased
from sandtable.games.space_bastards.terms import DIPLOMACY, NO, NOTHING, RACE_NAMES, TRADE

ANNOUNCE: Final = 0
ANSWER: Final = 1
REFUSE: Final = 0
ACCEPT: Final = 1


class Dealing(Node):
    """`what` is the relationship. Pairs are announced planet by planet; `picked` holds the tokens still free on the
    planet, two numbers an owner. `numbers` holds the announced pairs as planet * 8 + partner.
    """

    def __init__(self, relationship: int) -> None:
        self.relationship = relationship

    def step(self, table: Table, frame: Frame) -> None:
        frame.what = self.relationship
        if frame.step == ANNOUNCE:
            self._announce(table, frame)
        else:
            self._answer(table, frame)

    def _announce(self, table: Table, frame: Frame) -> None:
        """Announce all pairs on all planets before any answer (SPB-D16)."""
        if frame.planet == NOTHING or frame.answer == NO:
            frame.planet += 1
            frame.answer = NOTHING
            frame.picked = free_tokens(table, frame)
        elif frame.answer != NOTHING:
            self._take(table, frame)
        elif frame.planet >= table.setup.planets:
            self._announced(table, frame)
        else:
            found = pairs_to_form(table, frame)
            if found:
                table.choose(frame, frame.seat, [NO, *found])
            else:
                frame.answer = NO

    def _take(self, table: Table, frame: Frame) -> None:
        """Use the two tokens of a pair; no other pair can use them (SPB-TRA-03)."""
        partner, side = divmod(frame.answer, 2)
        frame.answer = NOTHING
        free = list(frame.picked)
        free[frame.seat * 2 + side] -= 1
        free[partner * 2 + 1 - side] -= 1
        frame.picked = tuple(free)
        frame.numbers = (*frame.numbers, frame.planet * 8 + partner)
        promise(table, frame, partner, 1)
        if table.telling:
            table.tell(TOLD_PAIR, frame.seat, (partner, frame.planet))

    def _announced(self, table: Table, frame: Frame) -> None:
        """Pay own pairs and pairs with the neutral player at once (SPB-TRA-05, SPB-TWO-05); ask for the rest."""
        waiting: list[int] = []
        for partner in table.in_order(frame.seat)[1:]:
            waiting.extend([pair for pair in frame.numbers if pair % 8 == partner])
        for pair in frame.numbers:
            if pair % 8 == frame.seat or pair % 8 == table.setup.neutral:
                settle(table, frame, pair, True)
        frame.numbers = tuple(waiting)
        frame.step = ANSWER

    def _answer(self, table: Table, frame: Frame) -> None:
        """Ask the partners clockwise, pair by pair; a refused pair is lost (SPB-TRA-06, SPB-D16)."""
        if not frame.numbers:
            table.frames.pop()
            return
        pair = frame.numbers[0]
        if frame.answer == NOTHING:
            table.choose(frame, pair % 8, [ACCEPT, REFUSE])
            return
        settle(table, frame, pair, frame.answer == ACCEPT)
        frame.answer = NOTHING
        frame.numbers = frame.numbers[1:]

    def prompt(self, table: Table, frame: Frame) -> str:
        what = "Trade" if frame.what == TRADE else "Diplomacy"
        if frame.step == ANNOUNCE:
            return f"the next pair of {what} on {planet_name(table, frame.planet)}"
        place = planet_name(table, frame.numbers[0] // 8)
        return f"{what} with {player(table, frame.seat)} on {place}: agree or not"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == ANSWER:
            return "agree" if option == ACCEPT else "refuse"
        if option == NO:
            return "no more pairs here"
        partner, side = divmod(option, 2)
        mine, other = table.pairs[frame.what * 2 + side], table.pairs[frame.what * 2 + 1 - side]
        whose = "own" if partner == frame.seat else f"{player(table, partner)}'s"
        return f"own {RACE_NAMES[mine]} and {whose} {RACE_NAMES[other]}"

    def question(self, table: Table, frame: Frame) -> int:
        """Pairs that are announced wait for the others, and then for their answers."""
        return INSIDE if frame.step == ANSWER or frame.numbers else ACTION

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == (REFUSE if frame.step == ANSWER else NO)

    def begins_something(self, frame: Frame) -> bool:
        return True


def free_tokens(table: Table, frame: Frame) -> tuple[int, ...]:
    """For each owner, the living tokens of the left and of the right race on the planet; none after the last planet.

    If both races are equal, all tokens count as left and as right, and `pairs_to_form` uses none twice.
    """
    if frame.planet >= table.setup.planets:
        return ()
    left = table.left(frame.what)
    right = table.right(frame.what)
    found: list[int] = []
    for owner in range(table.setup.owners):
        base = table.base(frame.planet, owner)
        found.append(table.alive[base + left])
        found.append(table.alive[base + right])
    return tuple(found)


def pairs_to_form(table: Table, frame: Frame) -> list[int]:
    """Pairs with at least one own token, as partner * 2 + side of the own token (SPB-TRA-01); the own pair last."""
    free = frame.picked
    own = frame.seat * 2
    found: list[int] = []
    if not (free[own] or free[own + 1]):
        return found
    if table.left(frame.what) == table.right(frame.what):
        return pairs_of_one_race(table, frame)
    for partner in range(table.setup.owners):
        if partner != frame.seat:
            if free[own] and free[partner * 2 + 1]:
                found.append(partner * 2)
            if free[own + 1] and free[partner * 2]:
                found.append(partner * 2 + 1)
    if free[own] and free[own + 1]:
        found.append(frame.seat * 2)
    return found


def pairs_of_one_race(table: Table, frame: Frame) -> list[int]:
    """The pairs when both cards show the same race: two different tokens of it (SPB-D16).

    A token taken from one side is gone for both, so the losses of both sides count together.
    """
    seat = frame.seat
    free = [left_over(table, frame, owner) for owner in range(table.setup.owners)]
    if not free[seat]:
        return []
    found = [owner * 2 for owner in range(table.setup.owners) if owner != seat and free[owner]]
    return [*found, seat * 2] if free[seat] > 1 else found


def left_over(table: Table, frame: Frame, owner: int) -> int:
    """Tokens of the one race that no pair has used yet."""
    there = table.alive[table.base(frame.planet, owner) + table.left(frame.what)]
    return frame.picked[owner * 2] + frame.picked[owner * 2 + 1] - there


def settle(table: Table, frame: Frame, pair: int, is_agreed: bool) -> None:
    """Pay for an accepted pair (SPB-TRA-02, 04, 05, SPB-DIP-01, 02)."""
    partner = pair % 8
    promise(table, frame, partner, -1)
    if is_agreed:
        for seat in sharers(table, frame.seat, partner):
            if frame.what == TRADE:
                table.money[seat] += 1
            else:
                table.points = increased(table.points, seat, 1)
    if table.telling:
        numbers = (frame.seat, pair // 8, frame.what)
        table.tell(TOLD_ACCEPTED if is_agreed else TOLD_REFUSED, partner, numbers)


def sharers(table: Table, seat: int, partner: int) -> list[int]:
    """The seats that gain by a pair: the player, and a partner that is no neutral player (SPB-D24)."""
    return [seat] if partner in (seat, table.setup.neutral) else [seat, partner]


def promise(table: Table, frame: Frame, partner: int, many: int) -> None:
    """Credit announced pairs without an answer while the position is judged."""
    weight = many * (1 if frame.what == TRADE else table.setup.costs.point)
    for seat in sharers(table, frame.seat, partner):
        table.announced = increased(table.announced, seat, weight)


TRADING: Final = Dealing(TRADE)
NEGOTIATING: Final = Dealing(DIPLOMACY)
