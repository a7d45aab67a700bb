"""Activate a character or support: exhaust it and roll its dice into the pool (DST-ACTV-01 to 07)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage, dice_moves
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.lines import TOLD_ACTIVATE
from sandtable.games.destiny.names import own_title
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_ACTIVATED, BEFORE_ACTIVATED, MELEE, RANGED, UNTYPED
from sandtable.games.destiny.triggers import guards, happened, interrupt
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.targets.target import STOP

GUARDABLE: Final = DIE.opposing.showing(MELEE, RANGED)


def may_activate(table: Table, card: int) -> bool:
    """True for a ready card; a support also needs a die, or a text that lets it be activated (DST-ACTV-05, 07)."""
    if table.exhausted[card]:
        return False
    if table.is_character(card) or len(table.setup.dice_of[card]) > 0:
        return True
    return table.setup.prints[card].is_activatable


class Activate(Node):
    """Activates `card`; before-abilities and Guardian come first (D-47)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if interrupt(table, BEFORE_ACTIVATED, frame.card, frame.seat):
                return
        if frame.step == 1:
            frame.step = 2
            if begin_guarding(table, frame, frame.card):
                return
        self._roll(table, frame)

    def _roll(self, table: Table, frame: Frame) -> None:
        card = frame.card
        seat = frame.seat
        goes_on = table.is_in_play(card) and not table.exhausted[card]
        table.done(goes_on, 1, card)
        if not goes_on:
            return
        table.own_exhausted()[card] = True
        if table.telling:
            table.tell(TOLD_ACTIVATE, seat, (card,))
        dice_moves.roll(table, dice_moves.dice_on(table, card))
        happened(table, AFTER_ACTIVATED, card, seat)

    def says(self, they: bool = False) -> str:
        return "activate a character or support"


def begin_guarding(table: Table, frame: Frame, card: int) -> bool:
    """Offer Guardian if a character has it; True when the caller has to wait."""
    if not table.is_character(card) or not guards(table, card) or not GUARDABLE.find(table, frame):
        return False
    table.start(GUARDING, frame.seat, card)
    return True


class ActivateTogether(Node):
    """Activates all of `picked` together: before-abilities of each come first, then all their dice are rolled."""

    def step(self, table: Table, frame: Frame) -> None:
        while frame.step < 2 * len(frame.picked):
            card = frame.picked[frame.step // 2]
            is_before = frame.step % 2 == 0
            frame.step += 1
            if is_before and interrupt(table, BEFORE_ACTIVATED, card, frame.seat):
                return
            if not is_before and begin_guarding(table, frame, card):
                return
        self._roll(table, frame)

    def _roll(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        active = [card for card in frame.picked if table.is_in_play(card) and not table.exhausted[card]]
        table.done(len(active) == len(frame.picked), len(active), frame.it)
        dice: tuple[int, ...] = ()
        for card in active:
            table.own_exhausted()[card] = True
            if table.telling:
                table.tell(TOLD_ACTIVATE, seat, (card,))
            dice += dice_moves.dice_on(table, card)
        dice_moves.roll(table, dice)
        for card in active:
            happened(table, AFTER_ACTIVATED, card, seat)

    def says(self, they: bool = False) -> str:
        return "activate characters at once"


class Guarding(Node):
    """Guardian: remove an opponent's damage die and take its value as damage, once an activation (DST-GRD-01, D-83)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.put(frame.seat, [STOP, *GUARDABLE.find(table, frame)])
            return
        die = frame.answer
        table.frames.pop()
        if die == STOP:
            return
        value = table.value(die)
        dice_moves.remove_dice(table, (die,), True)
        damage.deal(table, (frame.card,), (value,), UNTYPED, False, frame.seat)

    def says(self, they: bool = False) -> str:
        return "remove a die showing damage and take that damage"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Guardian: which die does {own_title(table, frame.card)} take on?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "none" if option == STOP else DIE.name(table, option)


ACTIVATE_CARD: Final = Activate()
ACTIVATE_TOGETHER: Final = ActivateTogether()
GUARDING: Final = Guarding()
