"""Triggered abilities: waiting cards, the queue of after-abilities and the interruptions by before-abilities."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame, Group, Node, Pending
from sandtable.games.destiny.lines import TOLD_ABILITY
from sandtable.games.destiny.memory import RESOLVED_AGAINST, is_first_time
from sandtable.games.destiny.names import card_name, die_name, pending_name
from sandtable.games.destiny.prints import Triggered
from sandtable.games.destiny.queue_order import WHOSE, WHOSE_FIRST, next_of, player
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BEFORE_RESOLVED, GUARDIAN_BIT, NOBODY, NOTHING, UPKEEP_PHASE, WHILE_KEYWORD
from sandtable.games.destiny.untold_effects import begin_work, end_ability


def watch(table: Table, card: int) -> None:
    """Activate the abilities of a card that entered play (DST-ABL-04)."""
    for ability in table.setup.prints[card].triggers:
        waiting = table.watch[ability.occurrence]
        if card not in waiting:
            table.own_watch()[ability.occurrence] = (*waiting, card)


def unwatch(table: Table, card: int) -> None:
    """Deactivate the abilities of a card that left play; its triggered ones stay in the queue (DST-ABT-03).

    Those that count go on counting (D-264).
    """
    counted = table.setup.prints[card].counted
    for ability in table.setup.prints[card].triggers:
        waiting = table.watch[ability.occurrence]
        if card in waiting and not counted >> ability.occurrence & 1 and not ability.works_in_discard:
            at = waiting.index(card)
            table.own_watch()[ability.occurrence] = waiting[:at] + waiting[at + 1 :]


def waiting_for(table: Table, occurrence: int, it: int, by: int, many: int) -> tuple[Pending, ...]:
    """The abilities that meet their condition now, each once (D-75)."""
    found: tuple[Pending, ...] = ()
    prints = table.setup.prints
    for card in table.watch[occurrence]:
        seat = table.controller(card)
        if card == table.battlefield and is_nobodys(table):
            if by >= 0:
                continue
            seat = table.decider()
        printed = prints[card]
        for ability in printed.triggers:
            if ability.occurrence != occurrence:
                continue
            if printed.counted >> occurrence & 1:
                is_met = is_first_time(table, card, ability, it, by, many)
            else:
                is_met = ability.meets(table, card, seat, it, by, many)
            if is_met:
                rival = _rival(table, ability, seat, it, by) if table.setup.seats > 2 else NOBODY
                found += (Pending(ability.effect(), seat, card, it, ability.tallied(table, card, many), rival),)
    return found


def seen_by_the_defeated(table: Table, occurrence: int, it: int, by: int, characters: int) -> None:
    """Queue the after-abilities of characters that an occurrence has just defeated (D-77, D-880).

    `characters` are bits. Only cards that ask for the targets of dice are looked at.
    """
    found: tuple[Pending, ...] = ()
    for card in range(len(table.damage)):
        seat = table.setup.owner[card]
        asks = table.setup.prints[card].asks_for & RESOLVED_AGAINST != 0
        if not asks or characters >> card & 1 == 0 or table.is_in_play(card) or not table.teams[seat]:
            continue
        for ability in table.setup.prints[card].triggers:
            if ability.occurrence == occurrence and ability.meets(table, card, seat, it, by, 0):
                found += (Pending(ability.effect(), seat, card, it, 0, _rival(table, ability, seat, it, by)),)
    triggered(table, found)


def is_nobodys(table: Table) -> bool:
    """True while nobody controls the battlefield because its player was eliminated (D-104): it has no "you", and so no
    "opponent" (D-863).
    """
    return table.holder >= 0 and not table.teams[table.holder]


def _rival(table: Table, ability: Triggered, seat: int, it: int, by: int) -> int:
    """The opponent of an occurrence; nobody where its player caused it, and chooses an opponent then (D-126)."""
    rival = ability.rival(table, it, by)
    return NOBODY if rival == seat else rival


def decider(table: Table, entries: tuple[Pending, ...]) -> int:
    """The seat that orders simultaneous abilities: their only player, else the battlefield controller (DST-SIM-01, 02,
    D-81). By rules v2.4 it orders the players, and each of them their own abilities (DST-SML-01).
    """
    seat = entries[0].seat
    for entry in entries:
        if entry.seat != seat:
            return table.decider()
    return seat


def happened(table: Table, occurrence: int, it: int, by: int, many: int = 0) -> None:
    """Queue the after-abilities that wait for this occurrence (DST-QUE-01)."""
    if table.watch[occurrence]:
        triggered(table, waiting_for(table, occurrence, it, by, many))


def triggered(table: Table, entries: tuple[Pending, ...]) -> None:
    """Queue the abilities triggered by one occurrence together (DST-QUE-07)."""
    if len(entries) == 1 and not table.lining:
        table.queue += entries
    elif entries:
        table.lining += (Group(entries, decider(table, entries)),)


def waiting_now(table: Table) -> tuple[int, int]:
    """A mark for `at_one_moment`: what waits in the queue and before it."""
    return len(table.queue), len(table.lining)


def at_one_moment(table: Table, mark: tuple[int, int]) -> None:
    """Let all abilities that wait since the mark enter the queue in one order, because what they wait for has happened
    to several things at the same moment (DST-SIM-01, D-81). One ability that waits for each of them needs no order.
    """
    queued, lined = mark
    if len(table.lining) == lined and len(table.queue) < queued + 2:  # most of the time nothing waits
        return
    entries = table.queue[queued:]
    for group in table.lining[lined:]:
        entries += group.entries
    if are_several(entries):
        table.queue = table.queue[:queued]
        table.lining = table.lining[:lined]
        triggered(table, entries)


def are_several(entries: tuple[Pending, ...]) -> bool:
    """True where the abilities that wait are not all the same one of the same card."""
    return any(entry.card != entries[0].card or entry.node is not entries[0].node for entry in entries)


def demand(table: Table, node: Node, seat: int, card: int, it: int, many: int) -> None:
    """Let the rules demand a choice of a player before the next step, without changing the work in progress."""
    table.lining = (Group((Pending(node, seat, card, it, many),), NOBODY), *table.lining)


def interrupt(table: Table, occurrence: int, it: int, by: int, many: int = 0) -> bool:
    """Let before-abilities act now; True when some do and the caller has to wait for them (DST-BEF-01)."""
    if not table.watch[occurrence]:
        return False
    return interrupt_together(table, occurrence, (it,), by, (many,))


def interrupt_together(
    table: Table, occurrence: int, things: tuple[int, ...], by: int, amounts: tuple[int, ...]
) -> bool:
    """The same for things of one effect, whose abilities are put in order as one list (D-65, D-81)."""
    if not table.watch[occurrence]:
        return False
    entries: tuple[Pending, ...] = ()
    for at in range(len(things)):
        entries += waiting_for(table, occurrence, things[at], by, amounts[at])
    if entries:
        begin_interruption(table, entries)
        if occurrence == BEFORE_RESOLVED:
            table.frames[-1].worth = ABOUT_DICE
    return len(entries) > 0


def begin_interruption(table: Table, entries: tuple[Pending, ...]) -> None:
    """Carry out these abilities one by one before all other work."""
    frame = table.start(INTERRUPTION, decider(table, entries), NOTHING)
    frame.waiting = entries


def carry_out(table: Table, pending: Pending) -> None:
    """Start the effect of one triggered ability."""
    begin_work(table, pending.seat, pending.card, TOLD_ABILITY)
    frame = table.start(pending.node, pending.seat, pending.card)
    frame.it = pending.it
    frame.many = pending.many
    frame.rival = pending.rival


ABOUT_DICE: Final = 1
"""The worth of an interruption whose abilities wait for dice, and not for cards."""


class Interruption(Node):
    """Carries out the before-abilities of one occurrence in the order that the deciding player chooses (DST-SIM-01,
    D-81); `it` is the player whose turn it is where each orders their own (DST-SML-01).
    """

    def step(self, table: Table, frame: Frame) -> None:
        if table.works:
            end_ability(table, frame)
        if not frame.waiting:
            table.frames.pop()
            return
        chosen = frame.answer if frame.step == 1 else NOTHING
        if frame.step == WHOSE:
            frame.it = frame.answer
        if chosen < 0:
            chosen = next_of(table, frame)
            if chosen < 0:
                return
        frame.step = 0
        pending = frame.waiting[chosen]
        frame.waiting = frame.waiting[:chosen] + frame.waiting[chosen + 1 :]
        carry_out(table, pending)

    def outlives_its_seat(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return "choose which ability is used next"

    def prompt(self, table: Table, frame: Frame) -> str:
        return WHOSE_FIRST if frame.step == WHOSE else Node.prompt(self, table, frame)

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == WHOSE:
            return player(option)
        pending = frame.waiting[option]
        name = pending_name(table, pending)
        if table.phase != UPKEEP_PHASE and waits_for_several(frame.waiting, pending):
            thing = die_name(table, pending.it) if frame.worth == ABOUT_DICE else card_name(table, pending.it)
            return f"{name} (for {thing})"
        return name


def waits_for_several(waiting: tuple[Pending, ...], pending: Pending) -> bool:
    """True where this before-ability waits for several cards or dice at once; delayed effects, in the upkeep, wait for
    none.
    """
    return any(other.card == pending.card and other.it != pending.it for other in waiting)


class Settle(Node):
    """Empties the queue, first in, first out (DST-QUE-04 to 06); each ability completely before the next (D-79)."""

    def step(self, table: Table, frame: Frame) -> None:
        if table.works:
            end_ability(table, frame)
        if not table.queue:
            table.frames.pop()
            return
        pending = table.queue[0]
        table.queue = table.queue[1:]
        carry_out(table, pending)

    def outlives_its_seat(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return "resolve the queue"


INTERRUPTION: Final = Interruption()
SETTLE: Final = Settle()


def settle(table: Table) -> bool:
    """Empty the queue before the caller goes on; True where it held an ability."""
    if not table.queue and not table.lining:
        return False
    table.start(SETTLE, table.active, NOTHING)
    return True


def has_keyword(table: Table, card: int, keyword: int) -> bool:
    """True where a card has a keyword, printed or by an ongoing ability; it never counts twice (DST-KEY-02)."""
    if not table.setup.keywords & keyword:
        return False
    if table.has_keyword(card, keyword):
        return True
    for other in table.watch[WHILE_KEYWORD]:
        for ability in table.setup.prints[other].triggers:
            if ability.occurrence == WHILE_KEYWORD and ability.meets(
                table, other, table.controller(other), card, table.controller(card), keyword
            ):
                return True
    return False


def guards(table: Table, character: int) -> bool:
    return has_keyword(table, character, GUARDIAN_BIT)
