"""Activate a character or support: exhaust it and roll its dice into the pool (DST-ACTV-01 to 07)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage, dice_moves
from sandtable.games.destiny.firm_dice import removable
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.lines import TOLD_ACTIVATE
from sandtable.games.destiny.memory import CARD_ACTIVATED, note
from sandtable.games.destiny.names import own_title
from sandtable.games.destiny.sparing import SPARE_WHICH, to_choose
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_ACTIVATED,
    AFTER_EXHAUSTED,
    AFTER_GUARDED,
    BEFORE_ACTIVATED,
    BY_ACTIVATION,
    MELEE,
    RANGED,
    UNTYPED,
)
from sandtable.games.destiny.triggers import at_one_moment, guards, happened, interrupt, waiting_now
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.targets.target import STOP

GUARDABLE: Final = DIE.opposing.showing(MELEE, RANGED)


def may_activate(table: Table, card: int) -> bool:
    """True for a ready card; a support also needs a die, or a text that lets it be activated (DST-ACTV-05, 07)."""
    if table.exhausted[card]:
        return False
    if card < len(table.damage) or len(table.setup.dice_of[card]) > 0:  # characters come first
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
        happened(table, AFTER_EXHAUSTED, card, seat, BY_ACTIVATION)
        dice_moves.roll(table, dice_moves.dice_on(table, card))
        if table.setup.asks_for & CARD_ACTIVATED:
            note(table, CARD_ACTIVATED, seat, card)
        happened(table, AFTER_ACTIVATED, card, seat)

    def says(self, they: bool = False) -> str:
        return "activate a character or support"


def guardable(table: Table, frame: Frame, picked: tuple[int, ...] = ()) -> list[int]:
    """The dice that Guardian may remove beside those that are picked already."""
    found = [die for die in GUARDABLE.find(table, frame) if die not in picked]
    return [die for die in found if len(removable(table, (*picked, die), frame.seat)) > len(picked)]


def most_guarded(table: Table, card: int) -> int:
    """The number of dice that a character's Guardian removes: one, or what its keyword says (DST-GDN-03)."""
    return max(1, table.setup.prints[card].guarded)


def begin_guarding(table: Table, frame: Frame, card: int) -> bool:
    """Offer Guardian if a character has it; True when the caller has to wait."""
    if not table.is_character(card) or not guards(table, card) or not guardable(table, frame):
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
        mark = waiting_now(table)
        for card in active:
            table.own_exhausted()[card] = True
            if table.telling:
                table.tell(TOLD_ACTIVATE, seat, (card,))
            happened(table, AFTER_EXHAUSTED, card, seat, BY_ACTIVATION)
            dice += dice_moves.dice_on(table, card)
        at_one_moment(table, mark)
        dice_moves.roll(table, dice)
        mark = waiting_now(table)
        for card in active:
            if table.setup.asks_for & CARD_ACTIVATED:
                note(table, CARD_ACTIVATED, seat, card)
            happened(table, AFTER_ACTIVATED, card, seat)
        at_one_moment(table, mark)

    def says(self, they: bool = False) -> str:
        return "activate characters at once"


class Guarding(Node):
    """Guardian: remove an opponent's damage die and take its value as damage, once an activation (DST-GRD-01, D-83).

    With Guardian 2 up to two dice are removed together, and their values are one damage (DST-GDN-03).
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 1 and frame.answer != STOP:
            frame.picked += (frame.answer,)
            if table.setup.seats > 2:  # all of them are of one opponent's pool (D-126)
                frame.rival = table.die_seat(frame.answer)
        found = guardable(table, frame, frame.picked) if frame.step < 2 else []
        if frame.step == 0 or (frame.answer != STOP and found and len(frame.picked) < most_guarded(table, frame.card)):
            frame.step = 1
            table.put(frame.seat, [STOP, *found])
            return
        if frame.step == 2:
            table.spared += (frame.answer,)
        mine = to_choose(table, frame.picked, frame.seat)
        if mine:
            frame.step = 2
            table.put(table.die_seat(mine[0]), mine)
            return
        table.frames.pop()
        if frame.picked:
            self._remove(table, frame)

    def _remove(self, table: Table, frame: Frame) -> None:
        shown = {die: table.value(die) for die in frame.picked}
        values = [shown[die] for die in dice_moves.remove_dice(table, frame.picked, True)]
        if table.watch[AFTER_GUARDED]:
            for value in values:
                happened(table, AFTER_GUARDED, frame.card, frame.seat, value)
        damage.deal(table, (frame.card,), (sum(values),), UNTYPED, False, frame.seat)

    def says(self, they: bool = False) -> str:
        return "remove a die showing damage and take that damage"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == 2:
            return SPARE_WHICH
        return f"Guardian: which die does {own_title(table, frame.card)} take on?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "none" if option == STOP else DIE.name(table, option)


ACTIVATE_CARD: Final = Activate()
ACTIVATE_TOGETHER: Final = ActivateTogether()
GUARDING: Final = Guarding()
