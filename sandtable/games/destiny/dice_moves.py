"""Single moves of dice. They ask no question."""

from __future__ import annotations

from mypy_extensions import i64

from sandtable.games.destiny.attached import all_on
from sandtable.games.destiny.control import causer, doer
from sandtable.games.destiny.firm_dice import all_rerollable, can_reroll, can_roll_in, removable, shake
from sandtable.games.destiny.frames import Pending
from sandtable.games.destiny.gained_dice import character_of, gained_by, gained_on, gainer_of
from sandtable.games.destiny.lines import TOLD_DIE_BACK, TOLD_KEEP, TOLD_REMOVE_DIE, TOLD_ROLL, TOLD_TURN_DIE
from sandtable.games.destiny.memory import DIE_REMOVED, DIE_REROLLED, DIE_ROLLED_IN, DIE_TURNED, note
from sandtable.games.destiny.sparing import without_spared
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import (
    AFTER_DIE_TURNED,
    AFTER_HANDLED,
    AFTER_REMOVED,
    AFTER_ROLLED,
    BY_GUARDIAN,
    INSTEAD_OF_REMOVAL,
    KEPT,
    NOBODY,
    NOTHING,
    ON_CARD,
    REROLLED_BY_ACTION,
    REROLLED_BY_EFFECT,
    ROLLED_IN,
    SET_ASIDE,
)
from sandtable.games.destiny.triggers import at_one_moment, happened, triggered, waiting_for, waiting_now
from sandtable.games.destiny.tuples import without


def put_die(table: Table, die: int, place: int) -> None:
    """Take a die out of its pool, if it is in one, and put it on its card, aside or out of the game."""
    if table.face[die] >= 0:
        for seat in range(table.setup.seats):
            if holds(table.pools[seat], die):
                table.own_pools()[seat] = without(table.pools[seat], die)
        if table.lent:
            table.lent = tuple([row for row in table.lent if row[0] != die])
    table.own_face()[die] = place


def home(table: Table, die: int) -> int:
    """The place of a die after the pool: its card, or set aside when the card is not in play (D-110)."""
    if table.dice_gained:
        upgrade = gainer_of(table, die)
        if upgrade >= 0:
            return KEPT - upgrade
    card = table.setup.card_of[die]
    return ON_CARD if table.is_in_play(card) else SET_ASIDE


def is_elite(table: Table, card: int) -> bool:
    """True for a card that was brought as elite, or has become elite in the game (DST-DBL-05, D-351)."""
    return table.setup.is_elite[card] or holds(table.elite, card) or holds(table.more_dice, card)


def dice_brought(table: Table, card: int) -> tuple[int, ...]:
    """The dice that a card has in play: of those that it may have, only an elite card has the second."""
    dice = table.setup.dice_of[card]
    if len(dice) < 2:
        return dice
    if dice[-1] < table.setup.extra_from:
        return dice if is_elite(table, card) else dice[:1]
    count = len([die for die in dice if die < table.setup.extra_from])
    if count < 2 and holds(table.elite, card):
        count = 2
    return dice[: count + table.more_dice.count(card)]


def return_die(table: Table, die: int) -> None:
    """Return a resolved die to its card (DST-RES-05)."""
    put_die(table, die, home(table, die))


def put_back(table: Table, die: int, side: int) -> None:
    """Return a die from its card to the pool, showing a side; it isn't rolled."""
    table.own_pools()[table.die_seat(die)] += (die,)
    table.own_face()[die] = side
    if table.telling:
        table.tell(TOLD_DIE_BACK, table.die_seat(die), (die, side, table.value(die)))


def remove_die(table: Table, die: int) -> None:
    """Remove a die from a pool (DST-RMV-01)."""
    remove_dice(table, (die,))


def remove_dice(table: Table, dice: tuple[int, ...], is_guarding: bool = False) -> tuple[int, ...]:
    """Remove dice together; the player whose words are carried out removes them (DST-OPD-04). Return those that
    were removed: some cannot be (firm_dice.py).

    What waits for it acts afterwards. The occurrence of each die has the number BY_GUARDIAN where Guardian did it.
    """
    dice = removable(table, dice, causer(table))
    by = doer(table)
    if table.watch[INSTEAD_OF_REMOVAL]:
        dice = without_spared(table, dice, by)
    sides = tuple([table.face[die] for die in dice])
    lent = table.lent
    for die in dice:
        shake(table, die)
        if table.setup.asks_for & DIE_REMOVED:
            note(table, DIE_REMOVED, by, die, table.die_seat(die) + 1)
        if table.telling:
            table.tell(TOLD_REMOVE_DIE, table.die_seat(die), (die, table.face[die], table.value(die)))
        return_die(table, die)
    mark = waiting_now(table)
    handled(table, dice, by, lent)
    if not table.watch[AFTER_REMOVED] or not dice:
        return dice
    entries: tuple[Pending, ...] = ()
    table.removing = dice
    table.removed_sides = sides
    still_lent = table.lent
    table.lent = lent  # what waits asks whose dice they were (D-335)
    for die in dice:
        entries += waiting_for(table, AFTER_REMOVED, die, by, BY_GUARDIAN if is_guarding else 0)
    table.lent = still_lent
    table.removing = ()
    table.removed_sides = ()
    triggered(table, entries)
    at_one_moment(table, mark)
    return dice


def handled(table: Table, dice: tuple[int, ...], seat: int, lent: tuple[tuple[int, int], ...] = ()) -> None:
    """Queue what waits for this seat to remove, turn or resolve these dice by one effect.

    Dice that were lent to the seat are its own ones (D-335); `lent` are those that were so before dice went home.
    """
    if not table.watch[AFTER_HANDLED] or not dice:
        return
    characters = 0
    for die in dice:
        if (die, seat) in lent or (die, seat) in table.lent:
            continue
        character = character_of(table, die) if table.is_character(table.setup.card_of[die]) else NOTHING
        if character != NOTHING:
            characters |= 1 << character
    if characters:
        happened(table, AFTER_HANDLED, dice[0], seat, characters)


def keep_die(table: Table, die: int, card: int) -> None:
    """Keep a die on another card, where it is not rolled (D-113)."""
    put_die(table, die, KEPT - card)
    if table.telling:
        table.tell(TOLD_KEEP, table.controller(card), (die, card))


def give_back(table: Table, card: int) -> None:
    """Return the dice of other cards that were kept on a card leaving play (D-113)."""
    kept: i64 = KEPT - card
    die: i64
    face: i64
    if table.dice_gained:
        gained = gained_by(table, card)
        table.dice_gained = tuple([row for row in table.dice_gained if row[1] != card])
        for die in gained:
            put_die(table, die, home(table, die))
    for die, face in enumerate(table.face):
        if face == kept:
            put_die(table, die, home(table, die))


def roll(table: Table, dice: tuple[int, ...], by_action: bool = False) -> None:
    """Roll dice into the pools of their cards' controllers, all at the same time (D-24, D-101).

    `by_action` tells that a player discarded a card to reroll them.
    """
    if not all_rerollable(table):
        by = causer(table)
        dice = tuple(
            [die for die in dice if (can_roll_in(table, die) if table.face[die] < 0 else can_reroll(table, die, by))]
        )
    face = table.own_face()
    asks_for = table.setup.asks_for & (DIE_ROLLED_IN | DIE_REROLLED)
    roller = doer(table) if asks_for else NOBODY
    before = tuple([face[die] for die in dice]) if table.watch[AFTER_ROLLED] else ()
    for die in dice:
        is_new = face[die] < 0
        if is_new:
            seat = table.die_seat(die)
            table.own_pools()[seat] += (die,)
        face[die] = table.dice.below(6)
        if asks_for:
            note(table, DIE_ROLLED_IN if is_new else DIE_REROLLED, roller, die, table.symbol(die))
        if table.telling:
            table.tell(TOLD_ROLL, table.die_seat(die), (die, table.face[die], table.value(die)))
    if before:
        _announce(table, dice, before, REROLLED_BY_ACTION if by_action else REROLLED_BY_EFFECT)


def roll_for(table: Table, seat: int, dice: tuple[int, ...]) -> None:
    """Roll dice that lie on cards or aside into the pool of a seat that need not control their cards (D-335, D-368).

    One that cannot be rolled stays where it is (D-483).
    """
    if not all_rerollable(table):
        dice = tuple([die for die in dice if can_roll_in(table, die)])
    for die in dice:
        if table.die_seat(die) != seat:
            table.lent += ((die, seat),)
    roll(table, dice)


def _announce(table: Table, dice: tuple[int, ...], before: tuple[int, ...], rerolled: int) -> None:
    """Queue what waits for these dice to be rolled, as abilities of one occurrence (DST-QUE-07)."""
    entries: tuple[Pending, ...] = ()
    for at, die in enumerate(dice):
        how = ROLLED_IN if before[at] < 0 else rerolled
        entries += waiting_for(table, AFTER_ROLLED, die, table.die_seat(die), how)
    triggered(table, entries)


def turn(table: Table, die: int, side: int) -> None:
    """Turn a die to another side (DST-TRN-01); turning is not rolling (D-99). Call `have_turned` afterwards."""
    if table.telling:
        value = table.side_value(table.setup.card_of[die], side, die)
        table.tell(TOLD_TURN_DIE, table.die_seat(die), (die, table.face[die], table.value(die), side, value))
    table.own_face()[die] = side
    if table.setup.asks_for & DIE_TURNED:
        note(table, DIE_TURNED, doer(table), die)


def have_turned(table: Table, dice: tuple[int, ...]) -> None:
    """Queue what waits for these dice to be turned, by one effect and so at the same moment (D-790)."""
    if not table.watch[AFTER_DIE_TURNED] and not table.watch[AFTER_HANDLED]:
        return
    mark = waiting_now(table)
    for die in dice:
        happened(table, AFTER_DIE_TURNED, die, doer(table))
    handled(table, dice, doer(table))
    at_one_moment(table, mark)


def dice_on(table: Table, card: int) -> tuple[int, ...]:
    """The dice that lie on a card and on what is attached to it: the dice that an activation rolls (D-46, D-222)."""
    dice: tuple[int, ...] = ()
    for die in table.setup.dice_of[card]:
        if table.face[die] == ON_CARD:
            dice += (die,)
    if table.dice_gained:
        dice += gained_on(table, card)
    for attached in all_on(table, card):
        for die in table.setup.dice_of[attached]:
            if table.face[die] == ON_CARD:
                dice += (die,)
        if table.dice_gained:
            dice += gained_on(table, attached)
    return dice
