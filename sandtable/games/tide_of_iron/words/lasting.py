"""Cards that stay: in force for a while, kept for one use, or waiting for contact (TOI-CRD-11, TOI-ARE-17)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.frames import Attack, Effect, Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_CARD, TOLD_EFFECT
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOTHING
from sandtable.games.tide_of_iron.words.modifiers import (
    ANTI_TANK_FIREPOWER,
    COVER,
    VEHICLE_FIREPOWER,
    Modifier,
    once,
)
from sandtable.games.tide_of_iron.words.word import Deed

THIS_ROUND: Final = 0
NEXT_ROUND: Final = 1
LEAVE: Final = 0
USE: Final = 1


class InForce(Deed):
    """Put a modifier into force until the end of this round or of the next."""

    def __init__(self, modifier: Modifier, rounds: int) -> None:
        self.modifier = modifier
        self.rounds = rounds

    def deed(self, table: Table, seat: int, card: int) -> None:
        lay_in_play(table, seat, card)
        add_effect(table, self.modifier.effect(seat, table.round + self.rounds, card))

    def says(self) -> str:
        until = "until the end of the next round" if self.rounds else "for the rest of this round"
        return f"{until}, {self.modifier.says()}"


class Keep(Deed):
    """Keep a modifier for one use, at a moment of the owner's choice."""

    def __init__(self, modifier: Modifier) -> None:
        self.modifier = modifier

    def deed(self, table: Table, seat: int, card: int) -> None:
        lay_in_play(table, seat, card)
        add_effect(table, self.modifier.effect(seat, 0, card))

    def says(self) -> str:
        return f"once, {self.modifier.says_once()}"


class Offer(Node):
    """The question whether a kept card is used now; `many` is the card, `numbers` the destination of its amount.

    The frame below gets the amount: a call in its `numbers`, an attack in `extra` or `shelter`.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer == NOTHING:
            table.put(table.spokesman(frame.seat), [LEAVE, USE])
            return
        table.frames.pop()
        if frame.answer == USE:
            use(table, frame.seat, frame.many, frame.numbers[0])

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == LEAVE

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Use {table.setup.cards[frame.many].name}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "use it now" if option == USE else "keep it"


OFFER: Final = Offer()
TO_CALL: Final = 0
TO_FIREPOWER: Final = 1
TO_COVER: Final = 2


def offer(table: Table, seat: int, kind: int, unit: int = NOTHING, goes_to: int = TO_CALL) -> None:
    """Ask about every card that `seat` keeps for this kind of moment, before any dice are rolled (TOI-CRD-11)."""
    for place in once(table, seat, unit, kind):
        table.start(OFFER, seat, many=table.effects[place].card).numbers = (goes_to,)


def offer_in_attack(table: Table, attack: Attack) -> None:
    """Cards kept for a direct attack: the attacker's and the defender's, the player with initiative first."""
    if not table.effects or table.is_trial:
        return
    for seat in (1 - table.initiative, table.initiative):  # the frame pushed last is asked first
        if seat != attack.seat:
            offer(table, seat, COVER, attack.target, TO_COVER)
        elif not table.is_squad(attack.target):
            offer(table, seat, VEHICLE_FIREPOWER, attack.lead, TO_FIREPOWER)
            if table.setup.vehicles[table.setup.unit_kind[attack.target]].is_heavy:
                offer(table, seat, ANTI_TANK_FIREPOWER, attack.lead, TO_FIREPOWER)


def use(table: Table, seat: int, card: int, goes_to: int) -> None:
    """Add the amount of a kept card to the frame below, and put the card into the box."""
    for effect in table.effects:
        if effect.card == card and effect.until == 0:
            credit(table, effect, goes_to)
    table.effects = tuple([effect for effect in table.effects if effect.card != card])
    take_from_play(table, seat, card)
    if table.telling:
        table.tell(TOLD_CARD, seat, (card,))


def credit(table: Table, effect: Effect, goes_to: int) -> None:
    for place in range(len(table.frames) - 1, -1, -1):
        frame = table.frames[place]
        if frame.node is OFFER:
            continue
        attack = frame.attack
        if goes_to == TO_CALL:
            frame.numbers += (effect.amount,)
            return
        if attack is not None:
            if goes_to == TO_FIREPOWER:
                attack.extra += effect.amount
            else:
                attack.shelter += effect.amount
            return


def add_effect(table: Table, effect: Effect) -> None:
    table.effects += (effect,)
    if table.telling:
        table.tell(TOLD_EFFECT, effect.seat, (effect.kind, effect.amount, effect.until))


def lay_in_play(table: Table, seat: int, card: int) -> None:
    """Put the card into the play area of its owner (TOI-CRD-04)."""
    cards = (*table.in_play[seat], card)
    table.in_play = (cards, table.in_play[1]) if seat == 0 else (table.in_play[0], cards)


def take_from_play(table: Table, seat: int, card: int) -> None:
    cards = tuple([other for other in table.in_play[seat] if other != card])
    table.in_play = (cards, table.in_play[1]) if seat == 0 else (table.in_play[0], cards)


def wait_in_play(table: Table, seat: int, card: int) -> None:
    """Let artillery without contact wait in the play area for the next round."""
    lay_in_play(table, seat, card)
    table.tried += (card,)
