"""Damage and shields (section 10): the procedures of D-63 and D-65."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.defeat import begin_defeat
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.lines import TOLD_DAMAGE, TOLD_HEAL, TOLD_MOVE_DAMAGE, TOLD_SHIELDS, TOLD_UNSHIELD
from sandtable.games.destiny.moves import discard_from_play
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DAMAGE_TAKEN, BEFORE_DAMAGE, BEFORE_SHIELDS, MAX_SHIELDS, NOTHING
from sandtable.games.destiny.triggers import happened, interrupt_together

UNBLOCKABLE_FLAG: Final = 16
"""Added to the kind of damage in a frame's numbers."""


def deal(
    table: Table, characters: tuple[int, ...], amounts: tuple[int, ...], kind: int, is_unblockable: bool, by: int
) -> None:
    """Deal damage to characters at the same moment, one source for each (D-63, D-65).

    Call it when the dealing frame is finished: before-abilities and defeats are pushed on top of the frame below.
    """
    if table.watch[BEFORE_DAMAGE]:
        frame = table.start(DEALING, by, NOTHING)
        frame.picked = characters
        frame.numbers = amounts
        frame.many = kind + (UNBLOCKABLE_FLAG if is_unblockable else 0)
    else:
        land(table, characters, amounts, kind, is_unblockable, by)


def land(
    table: Table, characters: tuple[int, ...], amounts: tuple[int, ...], kind: int, is_unblockable: bool, by: int
) -> None:
    """Steps 3 to 5 of D-63: each shield blocks one, the rest goes on the character, up to its health.

    The frame below gets the blocked amount.
    """
    doomed: tuple[int, ...] = ()
    stopped = 0
    for i in range(len(characters)):
        character = characters[i]
        amount = amounts[i]
        if amount <= 0:  # dealing 0 damage is not dealing damage (D-66)
            continue
        blocked = 0 if is_unblockable else min(table.shields[character], amount)
        taken = min(amount - blocked, table.setup.prints[character].health - table.damage[character])
        if blocked:
            table.own_shields()[character] -= blocked
            stopped += blocked
        table.own_damage()[character] += taken
        if table.telling:
            table.tell(TOLD_DAMAGE, by, (character, amount, blocked, taken, kind, 1 if is_unblockable else 0))
        if taken > 0:
            happened(table, AFTER_DAMAGE_TAKEN, character, by, kind)
        if table.damage[character] >= table.setup.prints[character].health:
            doomed += (character,)
    table.frames[-1].blocked = stopped
    if doomed:
        begin_defeat(table, doomed)


def heal(table: Table, character: int, amount: int) -> int:
    """Remove damage, at most the damage on the character (DST-HEA-02); return the healed amount."""
    healed = min(amount, table.damage[character])
    table.own_damage()[character] -= healed
    if table.telling and healed:
        table.tell(TOLD_HEAL, table.setup.owner[character], (character, healed))
    return healed


def damage_on(table: Table, card: int) -> int:
    """The damage on a character, or the damage counters on another card (D-08)."""
    return table.damage[card] if table.is_character(card) else table.placed[card]


def place(table: Table, card: int, amount: int) -> None:
    """Add damage counters to a card that isn't a character, or remove them; no damage is dealt (D-08).

    A support that bears indirect damage is discarded by its own text when it has all it can bear (DST-IND-19).
    """
    table.placed = (*table.placed[:card], table.placed[card] + amount, *table.placed[card + 1 :])
    if 0 < table.setup.prints[card].bears <= table.placed[card]:
        discard_from_play(table, card)


def move_damage(table: Table, giver: int, taker: int, amount: int) -> None:
    """Move damage to a character, past shields and without dealing it (DST-MOV-04, D-98)."""
    if table.is_character(giver):
        table.own_damage()[giver] -= amount
    else:
        place(table, giver, -amount)
    health = table.setup.prints[taker].health
    table.own_damage()[taker] = min(table.damage[taker] + amount, health)
    if table.telling:
        table.tell(TOLD_MOVE_DAMAGE, table.setup.owner[giver], (giver, taker, amount))
    if table.damage[taker] >= health:
        begin_defeat(table, (taker,))


def give_shields(table: Table, characters: tuple[int, ...], amounts: tuple[int, ...], by: int) -> None:
    """Give shields; before-abilities come first (D-70). Call it when the giving frame is finished."""
    if table.watch[BEFORE_SHIELDS]:
        frame = table.start(SHIELDING, by, NOTHING)
        frame.picked = characters
        frame.numbers = amounts
    else:
        add_shields(table, characters, amounts)


def add_shields(table: Table, characters: tuple[int, ...], amounts: tuple[int, ...]) -> None:
    """Add shields to characters in play, up to three each; the frame below learns whether all were given."""
    for i in range(len(characters)):
        character = characters[i]
        is_there = character in table.teams[table.setup.owner[character]]
        if not is_there or add_to_one(table, character, amounts[i]) < amounts[i]:
            table.frames[-1].full = False


def add_to_one(table: Table, character: int, amount: int) -> int:
    """Add shields up to three; the rest is lost (DST-SHD-03). Return the number given."""
    given = min(amount, MAX_SHIELDS - table.shields[character])
    table.own_shields()[character] += given
    if table.telling:
        table.tell(TOLD_SHIELDS, table.setup.owner[character], (character, given, table.shields[character]))
    return given


def remove_shields(table: Table, character: int, amount: int) -> int:
    """Remove up to `amount` shields of a character; return the number removed."""
    removed = min(amount, table.shields[character])
    table.own_shields()[character] -= removed
    if table.telling and removed:
        table.tell(TOLD_UNSHIELD, table.setup.owner[character], (character, removed))
    return removed


class Dealing(Node):
    """Step 2 of D-63 for all characters, then the damage at one moment (D-65)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            hit = [at for at in range(len(frame.picked)) if frame.numbers[at] > 0]
            characters = tuple([frame.picked[at] for at in hit])
            amounts = tuple([frame.numbers[at] for at in hit])
            if interrupt_together(table, BEFORE_DAMAGE, characters, frame.seat, amounts):
                return
        table.frames.pop()
        there = [at for at in range(len(frame.picked)) if table.is_in_play(frame.picked[at])]
        if len(there) < len(frame.picked):  # a before-ability removed some characters
            frame.picked, frame.numbers = (
                tuple([frame.picked[at] for at in there]),
                tuple([frame.numbers[at] for at in there]),
            )
        is_unblockable = frame.many >= UNBLOCKABLE_FLAG
        kind = frame.many - UNBLOCKABLE_FLAG if is_unblockable else frame.many
        land(table, frame.picked, frame.numbers, kind, is_unblockable, frame.seat)

    def says(self, they: bool = False) -> str:
        return "deal damage"


class Shielding(Node):
    """Before-abilities of all characters that gain shields, then the shields."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if interrupt_together(table, BEFORE_SHIELDS, frame.picked, frame.seat, frame.numbers):
                return
        table.frames.pop()
        add_shields(table, frame.picked, frame.numbers)

    def says(self, they: bool = False) -> str:
        return "give shields"


DEALING: Final = Dealing()
SHIELDING: Final = Shielding()
