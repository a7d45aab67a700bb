"""Discards from play by effects: some cards stay, for some another effect comes instead (DST-CAN-01, DST-RPE-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.control import causer
from sandtable.games.destiny.frames import Frame, Node, Pending
from sandtable.games.destiny.moves import discard_from_play
from sandtable.games.destiny.names import card_name
from sandtable.games.destiny.sparing import GIVER, Discarding
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.staying import can_go, one_in_place_of
from sandtable.games.destiny.terms import INSTEAD_OF_DISCARD, NOTHING
from sandtable.games.destiny.triggers import carry_out, waiting_for


def discard_by_effect(table: Table, cards: tuple[int, ...]) -> tuple[int, tuple[Pending, ...]]:
    """Discard cards from play by the words of the top frame.

    Return the number discarded, and the effects that come instead: the caller starts them when its frame is finished.
    """
    by = causer(table)
    count = 0
    instead: tuple[Pending, ...] = ()
    for card in cards:
        if not can_go(table, card) or not table.is_in_play(card):
            continue
        found = waiting_for(table, INSTEAD_OF_DISCARD, card, by, 0)[:1]
        if found and one_in_place_of(table, card) != NOTHING:
            found = (Pending(WHICH_INSTEAD, table.controller(card), card, card, by),)
        instead += found
        if not found and discard_or_another(table, card):
            count += 1
    return count, instead


def discard_or_another(table: Table, card: int) -> bool:
    """Discard a card from play, or in its place the upgrade on it that says so; True where the card was discarded, and
    not set aside instead.
    """
    other = one_in_place_of(table, card)
    discard_from_play(table, card if other == NOTHING else other)
    return other == NOTHING and not table.setup.prints[card].leaves_aside


class WhichInstead(Node):
    """Of two effects that could come instead of the discard of `card`, its own words and an upgrade on it, the player
    of the card chooses one (DST-RPE-02); `many` is the seat whose effect discards it.
    """

    def step(self, table: Table, frame: Frame) -> None:
        card, other = frame.card, one_in_place_of(table, frame.card)
        words = waiting_for(table, INSTEAD_OF_DISCARD, card, frame.many, 0)[:1]
        if frame.answer == NOTHING and words and other != NOTHING:
            table.put(frame.seat, [card, other])
            return
        table.frames.pop()
        if words and frame.answer in (card, NOTHING):
            carry_out(table, words[0])
        elif table.is_in_play(card):
            discard_or_another(table, card)

    def says(self, they: bool = False) -> str:
        return "choose what is done instead of a discard"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Instead of discarding {card_name(table, frame.card)}: use which card?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return card_name(table, option)


WHICH_INSTEAD: Final = WhichInstead()


class DiscardsFromPlay(Discarding):
    """The discard of a card that spares a die (sparing.py)."""

    def discard(self, table: Table, card: int) -> None:
        discard_from_play(table, card)


GIVER.by = DiscardsFromPlay()
