"""The memory of round and turns: things that happened, noted only where a card of the game asks for them (DST-MEM-01).

A note is four numbers: its kind, the seat that did it, the thing and an amount. Turns are divided by notes of their
own, and all notes are forgotten when the next round begins (DST-MEM-11).
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.asking import SEATS
from sandtable.games.destiny.prints import NOT_COUNTED, Print, Triggered
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_PHASE, NOBODY, NOTHING, OCCURRENCES

Note = tuple[int, int, int, int]

# The kinds of notes, as bits.
TURN_BEGAN: Final = 1
FIRST_TIME: Final = 2
"""A counted ability has met its occasion for a seat: its card, and the number of the ability."""
DAMAGE_DEALT: Final = 4
"""The amount is 1 more than the seat that controlled the character; in games stored before that the damage."""
DIE_REMOVED: Final = 8
"""The amount is 1 more than the seat of the pool that it was removed from; 0 in games stored before it was noted."""
DIE_ROLLED_IN: Final = 16
DIE_REROLLED: Final = 32
RESOURCES_TAKEN: Final = 64
"""The thing is the seat that they were taken from."""
PLAYED_FROM_PILE: Final = 128
"""A player has played a card from the own discard pile."""
DIE_RESOLVED: Final = 256
ACTION_BEGAN: Final = 512
RESOURCES_LOST: Final = 1024
"""The thing is the seat that has lost them, by an effect of the noted seat."""
RESOLVED_AGAINST: Final = 2048
"""No note: the frame that resolves a die knows the characters that its damage is dealt to."""

DEFEATED_BY: Final = 4096
"""No note: the frame that defeats characters knows the seat whose effect does it."""
DIE_TURNED: Final = 8192
CHARACTER_DEFEATED: Final = 16384
CARD_PLAYED: Final = 32768
"""The amount is 1 more than the card that it was played on; 0 for other types, and in games stored before it was
noted.
"""
CARD_ACTIVATED: Final = 65536
SIDES_RESOLVED: Final = 131072
"""No note: the frame that resolves dice knows the values and the costs that they showed when they were read."""
RESOLVING_BEGAN: Final = 262144
"""A die begins to be resolved, alone or with others: what is noted from here to DIE_RESOLVED happens meanwhile."""

_TURN_BEGAN: Final[list[Any]] = [(TURN_BEGAN, seat, NOTHING, 0) for seat in range(SEATS)]
"""By seat the note of its turn, made once: compiled code would make each of them anew."""


def note(table: Table, kind: int, by: int, thing: int, many: int = 0) -> None:
    """Note what happened, if a card of this game asks for it."""
    if table.setup.asks_for & kind:
        table.own_memory().append((kind, by, thing, many))


def begin_turn(table: Table, seat: int) -> None:
    """Divide the turn that begins from those before it."""
    if table.setup.asks_for:
        table.own_memory().append(_TURN_BEGAN[seat])


def this_turn(table: Table) -> list[Note]:
    """The notes of the turn in progress, with all its additional actions (DST-MEM-04)."""
    notes = table.memory
    for at in range(len(notes) - 1, -1, -1):
        if notes[at][0] == TURN_BEGAN:
            return notes[at:]
    return notes


def last_turn(table: Table, seat: int = NOBODY) -> list[Note]:
    """The notes of the latest turn that a seat finished in this round; of any seat without one (DST-MEM-05, 06)."""
    notes = table.memory
    end = len(notes)
    is_finished = table.phase != ACTION_PHASE
    for at in range(len(notes) - 1, -1, -1):
        if notes[at][0] == TURN_BEGAN:
            if is_finished and (seat == NOBODY or notes[at][1] == seat):
                return notes[at:end]
            is_finished = True  # all turns before the one in progress
            end = at
    return []


def robbed(table: Table, removed: Note) -> int:
    """The seat whose die it was that a note of DIE_REMOVED tells of, also one that was lent to that seat (D-335)."""
    return removed[3] - 1 if removed[3] > 0 else table.die_seat(removed[2])


def played_on(table: Table, card: int) -> int:
    """The card on which an upgrade or downgrade was played last in this round, also where it has left it (D-10); the
    one that it is on where nothing was noted.
    """
    for kind, _, played, place in reversed(table.memory):
        if kind == CARD_PLAYED and played == card and place > 0:
            return place - 1
    return table.host[card]


def this_action(table: Table) -> list[Note]:
    """The notes of the action in progress."""
    for at in range(len(table.memory) - 1, -1, -1):
        if table.memory[at][0] == ACTION_BEGAN:
            return table.memory[at + 1 :]
    return table.memory


def is_first_time(table: Table, card: int, ability: Triggered, it: int, by: int, many: int) -> bool:
    """True where an occurrence is the occasion of this ability of a card in play, and is to be carried out.

    A counted one is, when it has met it for the first time in this round: all times are noted, also while its card is
    out of play (DST-MEM-02, D-264). They are noted for each player by itself, because the deeds of a player stay with
    that player when the card changes hands (D-259).
    """
    mine = table.controller(card)
    if ability.number == NOT_COUNTED:
        return table.is_in_play(card) and ability.meets(table, card, mine, it, by, many)
    is_first = False
    for seat in range(table.setup.seats):
        if ability.meets(table, card, seat, it, by, many) and note_first_time(table, card, ability.number, seat):
            is_first = is_first or seat == mine
    return is_first and table.is_in_play(card)


def note_first_time(table: Table, card: int, number: int, seat: int) -> bool:
    """Note that a counted ability has met its occasion for a seat; False where it has done so before in this round.

    Games that were stored before the notes told the seat have them of nobody.
    """
    notes: list[Any] = table.memory  # each is read as a row, because compiled code would unpack all of its numbers
    row: tuple[int, ...]
    for row in notes:
        if row[0] == FIRST_TIME and row[2] == card and row[3] == number and row[1] in (seat, NOBODY):
            return False
    table.own_memory().append((FIRST_TIME, seat, card, number))
    return True


def counting(prints: list[Print]) -> tuple[tuple[int, ...], ...]:
    """By occurrence, the cards whose abilities count it during the whole game."""
    if not any([printed.counted for printed in prints]):
        return ((),) * OCCURRENCES
    return tuple(
        [
            tuple([card for card in range(len(prints)) if prints[card].counted >> occurrence & 1])
            for occurrence in range(OCCURRENCES)
        ]
    )


def asked_for(prints: list[Print]) -> int:
    """The kinds of notes that the cards of a game ask for."""
    kinds = 0
    for printed in prints:
        kinds |= printed.asks_for
    return kinds
