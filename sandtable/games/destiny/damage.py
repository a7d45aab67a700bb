"""Damage and shields (section 10): the procedures of D-63 and D-65."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.control import causer
from sandtable.games.destiny.defeat import begin_defeat
from sandtable.games.destiny.discards import discard_or_another
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.limits import health_of, most_shields
from sandtable.games.destiny.lines import TOLD_DAMAGE, TOLD_HEAL, TOLD_MOVE_DAMAGE, TOLD_SHIELDS, TOLD_UNSHIELD
from sandtable.games.destiny.memory import DAMAGE_DEALT, note
from sandtable.games.destiny.prints import raised
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_DAMAGE_TAKEN,
    AFTER_DEALT,
    AFTER_HEALED,
    AFTER_SHIELDS_REMOVED,
    BEFORE_DAMAGE,
    BEFORE_SHIELDS,
    BEFORE_TAKEN,
    BY_TEXTS,
    DEALT_SPAN,
    NOBODY,
    NOTHING,
    UNTYPED,
    WHILE_HURT,
    WHILE_NOT_HEALED,
    WHILE_UNHURT,
)
from sandtable.games.destiny.triggers import at_one_moment, happened, interrupt_together, waiting_now
from sandtable.games.destiny.tuples import total

TAKING: Final = 2
"""The step of Dealing at which shields have blocked and nothing is taken yet."""
UNBLOCKABLE_FLAG: Final = 16
"""Added to the kind of damage in a frame's numbers."""


def deal(
    table: Table,
    characters: tuple[int, ...],
    amounts: tuple[int, ...],
    kind: int,
    is_unblockable: bool,
    by: int,
    effect_of: int = NOBODY,
) -> None:
    """Deal damage to characters at the same moment, one source for each (D-63, D-65).

    The seat `by` deals it; `effect_of` is the seat whose effect it is, where another one is made to deal it (D-903).
    Call it when the dealing frame is finished: before-abilities and defeats are pushed on top of the frame below.
    """
    if table.watch[WHILE_UNHURT] and kind != UNTYPED:
        amounts = tuple([0 if is_unhurt(table, characters[at], kind) else amounts[at] for at in range(len(amounts))])
    if table.watch[WHILE_HURT]:
        amounts = increased(table, characters, amounts)
    if table.watch[BEFORE_DAMAGE] or table.watch[BEFORE_TAKEN]:
        frame = table.start(DEALING, by, NOTHING)
        frame.picked = characters
        frame.numbers = amounts
        frame.many = kind + (UNBLOCKABLE_FLAG if is_unblockable else 0)
        if effect_of not in (NOBODY, by):
            frame.rival = effect_of
    else:
        land(table, characters, amounts, kind, is_unblockable, by, effect_of)


def is_unhurt(table: Table, character: int, kind: int) -> bool:
    """True where a character cannot be dealt damage of this kind by the die that is being resolved (DST-CAN-01)."""
    seat = table.controller(character)
    for card in table.watch[WHILE_UNHURT]:
        for ability in table.setup.prints[card].triggers:
            if ability.occurrence == WHILE_UNHURT and ability.meets(
                table, card, table.controller(card), character, seat, kind
            ):
                return True
    return False


def increased(table: Table, characters: tuple[int, ...], amounts: tuple[int, ...]) -> tuple[int, ...]:
    """The amounts of one source with what ongoing abilities add to each of at least 1 (DST-DMX-01)."""
    found: tuple[int, ...] = ()
    for at in range(len(characters)):
        more = raised(table, WHILE_HURT, characters[at]) if amounts[at] > 0 else 0
        found += (amounts[at] + more,)
    return found


def land(
    table: Table,
    characters: tuple[int, ...],
    amounts: tuple[int, ...],
    kind: int,
    is_unblockable: bool,
    by: int,
    effect_of: int = NOBODY,
) -> None:
    """Steps 3 to 5 of D-63: each shield blocks one, the rest goes on the character, up to its health.

    The frame below gets the blocked amount.
    """
    doomed: tuple[int, ...] = ()
    blocked = block_all(table, characters, amounts, is_unblockable)
    mark = waiting_now(table)
    for i in range(len(characters)):
        if amounts[i] <= 0:  # dealing 0 damage is not dealing damage (D-66)
            continue
        rest = amounts[i] - blocked[i]
        if take(table, characters[i], amounts[i], blocked[i], rest, kind, is_unblockable, by):
            doomed += (characters[i],)
    at_one_moment(table, mark)
    table.frames[-1].blocked = total(blocked)
    if doomed:
        begin_defeat(table, doomed, by if effect_of == NOBODY else effect_of)


def block_all(
    table: Table, characters: tuple[int, ...], amounts: tuple[int, ...], is_unblockable: bool
) -> tuple[int, ...]:
    """Step 3 of D-63 for all characters at the same moment (D-65); return the amounts that were blocked."""
    blocked: tuple[int, ...] = ()
    mark = waiting_now(table)
    for i in range(len(characters)):
        blocked += (block(table, characters[i], max(amounts[i], 0), is_unblockable),)
    at_one_moment(table, mark)
    return blocked


def block(table: Table, character: int, amount: int, is_unblockable: bool) -> int:
    """Step 3 of D-63 for one character: remove the shields that block; return their number."""
    blocked = 0 if is_unblockable else min(table.shields[character], amount)
    if blocked:
        table.own_shields()[character] -= blocked
        happened(table, AFTER_SHIELDS_REMOVED, character, NOBODY, blocked)
    return blocked


def take(
    table: Table, character: int, amount: int, blocked: int, rest: int, kind: int, is_unblockable: bool, by: int
) -> bool:
    """Step 4 of D-63 for one character: put the rest on it, up to its health; True where it has no health left."""
    health = health_of(table, character)
    taken = max(0, min(rest, health - table.damage[character]))
    table.own_damage()[character] += taken
    if table.telling:
        table.tell(TOLD_DAMAGE, by, (character, amount, blocked, taken, kind, 1 if is_unblockable else 0))
    if table.setup.asks_for:
        note(table, DAMAGE_DEALT, by, character, table.controller(character) + 1)
    if amount > 0:
        happened(table, AFTER_DEALT, character, by, kind + DEALT_SPAN * amount)
    if taken > 0:
        happened(table, AFTER_DAMAGE_TAKEN, character, by, kind)
    return table.damage[character] >= health


def heal(table: Table, character: int, amount: int, by: int = NOBODY) -> int:
    """Remove damage, at most the damage on the character (DST-HEA-02); return the amount that seat `by` healed."""
    healed = 0 if table.watch[WHILE_NOT_HEALED] and bars_healing(table, by) else min(amount, table.damage[character])
    table.own_damage()[character] -= healed
    if table.telling and healed:
        table.tell(TOLD_HEAL, table.area(character), (character, healed))
    if healed:
        happened(table, AFTER_HEALED, character, by, healed)
    return healed


def bars_healing(table: Table, by: int) -> bool:
    """True where a card of an opponent says that a seat cannot heal characters."""
    return any([table.controller(card) != by for card in table.watch[WHILE_NOT_HEALED]])


def damage_on(table: Table, card: int) -> int:
    """The damage on a character, or the damage counters on another card (D-08)."""
    return table.damage[card] if table.is_character(card) else table.placed[card]


def place(table: Table, card: int, amount: int) -> None:
    """Add damage counters to a card that isn't a character, or remove them; no damage is dealt (D-08).

    A card is discarded by its own text as soon as it has as much damage as that says (DST-TOK-05, DST-IND-19).
    """
    table.placed = (*table.placed[:card], table.placed[card] + amount, *table.placed[card + 1 :])
    if 0 < table.setup.prints[card].discarded_at <= table.placed[card]:
        discard_or_another(table, card)


def take_placed(table: Table, card: int, amount: int, by: int) -> int:
    """Remove damage from a card that isn't a character, at most what lies on it; return the amount removed."""
    removed = min(amount, table.placed[card])
    if removed > 0:
        place(table, card, -removed)
        if table.telling:
            table.tell(TOLD_HEAL, by, (card, removed))
    return removed


def place_on_character(table: Table, character: int, amount: int) -> None:
    """Put damage on a character without dealing it: shields stay, and nothing waits for it (DST-TOK-10)."""
    health = health_of(table, character)
    table.own_damage()[character] = min(table.damage[character] + amount, health)
    if table.damage[character] >= health:
        begin_defeat(table, (character,), causer(table))


def move_damage(table: Table, giver: int, taker: int, amount: int) -> None:
    """Move damage to a character or another card, past shields, not dealing it (DST-MOV-04, D-98, DST-TOK-11)."""
    if table.is_character(giver):
        table.own_damage()[giver] -= amount
    else:
        place(table, giver, -amount)
    if table.telling:
        table.tell(TOLD_MOVE_DAMAGE, table.area(giver), (giver, taker, amount))
    if table.is_character(taker):
        place_on_character(table, taker, amount)
    else:
        place(table, taker, amount)


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
        is_there = character in table.teams[table.area(character)]
        if not is_there or add_to_one(table, character, amounts[i]) < amounts[i]:
            table.frames[-1].full = False


def add_to_one(table: Table, character: int, amount: int) -> int:
    """Add shields up to three; the rest is lost (DST-SHD-03). Return the number given."""
    given = min(amount, most_shields(table, character) - table.shields[character])
    table.own_shields()[character] += given
    if table.telling:
        table.tell(TOLD_SHIELDS, table.area(character), (character, given, table.shields[character]))
    return given


def remove_shields(table: Table, character: int, amount: int) -> int:
    """Remove up to `amount` shields of a character; return the number removed."""
    removed = min(amount, table.shields[character])
    table.own_shields()[character] -= removed
    if table.telling and removed:
        table.tell(TOLD_UNSHIELD, table.area(character), (character, removed))
    if removed:
        happened(table, AFTER_SHIELDS_REMOVED, character, NOBODY, removed)
    return removed


class Dealing(Node):
    """Step 2 of D-63 for all characters, then the damage at one moment (D-65).

    Where abilities wait for damage that is about to be taken, shields block first; then `numbers` holds the rests, the
    dealt amounts and the blocked amounts (DST-DMX-02).
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == TAKING:
            self._take(table, frame)
            return
        if frame.step == 0:
            frame.step = 1
            hit = [at for at in range(len(frame.picked)) if frame.numbers[at] > 0]
            characters = tuple([frame.picked[at] for at in hit])
            amounts = tuple([frame.numbers[at] for at in hit])
            if interrupt_together(table, BEFORE_DAMAGE, characters, frame.seat, amounts):
                return
        there = [at for at in range(len(frame.picked)) if table.is_in_play(frame.picked[at])]
        if len(there) < len(frame.picked):  # a before-ability removed some characters
            frame.picked, frame.numbers = (
                tuple([frame.picked[at] for at in there]),
                tuple([frame.numbers[at] for at in there]),
            )
        if table.watch[BEFORE_TAKEN] and self._block(table, frame):
            return
        if frame.step == TAKING:
            self._take(table, frame)
            return
        table.frames.pop()
        is_unblockable = frame.many >= UNBLOCKABLE_FLAG
        kind = frame.many - UNBLOCKABLE_FLAG if is_unblockable else frame.many
        land(table, frame.picked, frame.numbers, kind, is_unblockable, frame.seat, frame.rival)

    def _block(self, table: Table, frame: Frame) -> bool:
        """Let shields block, then abilities that wait for the damage left; True when some do (DST-DMX-02)."""
        frame.step = TAKING
        is_unblockable = frame.many >= UNBLOCKABLE_FLAG
        blocked = block_all(table, frame.picked, frame.numbers, is_unblockable)
        rests = tuple([frame.numbers[at] - blocked[at] for at in range(len(frame.picked))])
        frame.numbers = (*rests, *frame.numbers, *blocked)
        hit = [at for at in range(len(rests)) if rests[at] > 0]
        characters = tuple([frame.picked[at] for at in hit])
        return interrupt_together(table, BEFORE_TAKEN, characters, frame.seat, tuple([rests[at] for at in hit]))

    def _take(self, table: Table, frame: Frame) -> None:
        """Steps 4 and 5 of D-63 with the damage that is left."""
        table.frames.pop()
        is_unblockable = frame.many >= UNBLOCKABLE_FLAG
        kind = frame.many - UNBLOCKABLE_FLAG if is_unblockable else frame.many
        count = len(frame.picked)
        doomed: tuple[int, ...] = ()
        mark = waiting_now(table)
        for at in range(count):
            character = frame.picked[at]
            dealt, blocked = frame.numbers[count + at], frame.numbers[2 * count + at]
            is_hit = dealt > 0 and table.is_in_play(character)
            if is_hit and take(table, character, dealt, blocked, frame.numbers[at], kind, is_unblockable, frame.seat):
                doomed += (character,)
        at_one_moment(table, mark)
        table.frames[-1].blocked = self._blocked(frame.numbers, count)
        if doomed:
            begin_defeat(table, doomed, frame.seat if frame.rival == NOBODY else frame.rival)

    def _blocked(self, numbers: tuple[int, ...], count: int) -> int:
        """The damage that was blocked: by shields once, by texts in multiples of BY_TEXTS."""
        by_shields = total(numbers[2 * count :])
        in_all = total(numbers[count : 2 * count]) - total(numbers[:count])
        return by_shields + BY_TEXTS * (in_all - by_shields)

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


def block_more(table: Table, character: int, amount: int) -> int:
    """Let a text block damage that a character is about to take; return the blocked amount (DST-DMX-02)."""
    for at in range(len(table.frames) - 1, 0, -1):
        frame = table.frames[at]
        if frame.node is DEALING and frame.step == TAKING and character in frame.picked:
            place = frame.picked.index(character)
            blocked = min(amount, frame.numbers[place])
            frame.numbers = (*frame.numbers[:place], frame.numbers[place] - blocked, *frame.numbers[place + 1 :])
            return blocked
    return 0


def left_to_block(table: Table, character: int) -> int:
    """The damage that a character is about to take and that may be blocked; 0 for unblockable damage."""
    for at in range(len(table.frames) - 1, 0, -1):
        frame = table.frames[at]
        if frame.node is DEALING and frame.step == TAKING and character in frame.picked:
            return frame.numbers[frame.picked.index(character)] if frame.many < UNBLOCKABLE_FLAG else 0
    return 0


def block_with_shields_of(table: Table, giver: int, character: int, amount: int) -> int:
    """Let shields of another character block damage that a character is about to take (DST-SHO-01); return it.

    It counts as blocked by shields.
    """
    blocked = remove_shields(table, giver, block_more(table, character, min(amount, table.shields[giver])))
    for at in range(len(table.frames) - 1, 0, -1):
        frame = table.frames[at]
        if frame.node is DEALING and frame.step == TAKING and character in frame.picked:
            place = 2 * len(frame.picked) + frame.picked.index(character)
            frame.numbers = (*frame.numbers[:place], frame.numbers[place] + blocked, *frame.numbers[place + 1 :])
            break
    return blocked


def can_block(table: Table, character: int) -> bool:
    """True while a character is about to take damage that is not unblockable."""
    for at in range(len(table.frames) - 1, 0, -1):
        frame = table.frames[at]
        if frame.node is DEALING and frame.step == TAKING and character in frame.picked:
            return frame.many < UNBLOCKABLE_FLAG and frame.numbers[frame.picked.index(character)] > 0
    return False


DEALING: Final = Dealing()
SHIELDING: Final = Shielding()
