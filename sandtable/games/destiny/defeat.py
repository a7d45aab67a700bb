"""Defeat (section 10): the procedure of D-67."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import all_on
from sandtable.games.destiny.control import follow_owner
from sandtable.games.destiny.dice_moves import give_back, put_die
from sandtable.games.destiny.elimination import eliminate
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.gained_dice import gainer_of
from sandtable.games.destiny.limits import crowd_of, is_full, may_move, raise_no_longer
from sandtable.games.destiny.lines import TOLD_ATTACH, TOLD_DEFEATED, TOLD_END
from sandtable.games.destiny.memory import CHARACTER_DEFEATED, DEFEATED_BY, note
from sandtable.games.destiny.moves import discard_from_play, move_upgrade
from sandtable.games.destiny.names import card_name, own_name, own_title
from sandtable.games.destiny.queue_order import are_of_several
from sandtable.games.destiny.receiving import receivers
from sandtable.games.destiny.state import Table, changed
from sandtable.games.destiny.staying import can_go
from sandtable.games.destiny.terms import (
    AFTER_DEFEATED,
    BEFORE_DEFEATED,
    DEFEAT,
    INSTEAD_OF_DEFEAT,
    NOBODY,
    NOTHING,
    OUT_OF_GAME,
    REDEPLOY_BIT,
)
from sandtable.games.destiny.tokens import clear_tokens
from sandtable.games.destiny.triggers import begin_interruption, happened, has_keyword, interrupt, unwatch, waiting_for
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.used_powers import renew


def begin_defeat(table: Table, doomed: tuple[int, ...], by: int = NOBODY, is_by_words: bool = False) -> None:
    """Push the defeat of these characters, at the same moment (DST-DEF-01, D-65), by an effect of seat `by`.

    The seat is kept where abilities before a defeat may ask for it; so is `is_by_words`, that words defeat them and
    not damage, where something may be done instead.
    """
    frame = table.start(DEFEATING, table.decider(), NOTHING)
    frame.picked = doomed
    if table.watch[BEFORE_DEFEATED] or table.setup.asks_for & DEFEATED_BY:
        frame.rival = by
    if is_by_words and table.watch[INSTEAD_OF_DEFEAT]:
        frame.worth = BY_WORDS


BY_WORDS: Final = 1
"""The number of the occurrence where words, and not damage, are about to defeat a character."""
ORDERING: Final = 0
REPLACING: Final = 1
BEFORE: Final = 2
CHECKING: Final = 3
REDEPLOYING: Final = 4
MAKING_ROOM: Final = 5
LEAVING: Final = 6


class Defeating(Node):
    """The defeat procedure D-67; `picked` holds the doomed characters, `many` the place of the current one, `numbers`
    their order.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == ORDERING:
            self._order(table, frame)
        elif frame.step == REPLACING:
            self._replace(table, frame)
        elif frame.step == BEFORE:
            frame.step = REPLACING
            frame.many += 1
            interrupt(table, BEFORE_DEFEATED, frame.numbers[frame.many - 1], frame.rival)
        elif frame.step == CHECKING:
            self._check(table, frame)
        elif frame.step == LEAVING:
            self._leave(table, frame)
        else:
            self._redeploy(table, frame)

    def _order(self, table: Table, frame: Frame) -> None:
        """Ask the battlefield controller for the order of simultaneous defeats, where it can matter (D-65)."""
        if frame.answer != NOTHING:
            frame.numbers += (frame.answer,)
            frame.picked = without(frame.picked, frame.answer)
            frame.answer = NOTHING
        if len(frame.picked) > 1 and order_matters(table, frame.picked):
            table.put(frame.seat, list(frame.picked))
            return
        frame.numbers += frame.picked
        frame.picked = ()
        frame.many = 0
        frame.step = REPLACING

    def _replace(self, table: Table, frame: Frame) -> None:
        """Step 1: replacements, whose characters were never defeated (DST-RPL-02), then before-defeat abilities."""
        if frame.many >= len(frame.numbers):
            frame.step = CHECKING
            return
        character = frame.numbers[frame.many]
        if frame.answer == NOTHING:
            offers = waiting_for(table, INSTEAD_OF_DEFEAT, character, frame.seat, frame.worth)
            if not offers:
                frame.step = BEFORE
                return
            frame.waiting = offers
            if len(offers) > 1:  # only one applies (DST-RPL-04, D-91)
                table.put(self._chooser(table, frame), list(range(len(offers))))
                return
            frame.answer = 0
        chosen = frame.waiting[frame.answer]
        frame.answer = NOTHING
        frame.waiting = ()
        frame.numbers = without(frame.numbers, character)
        begin_interruption(table, (chosen,))

    def _chooser(self, table: Table, frame: Frame) -> int:
        """The seat that chooses one of the replacements that wait: the battlefield controller, by rules v2.4 the player
        whose they are (DST-RPE-02).
        """
        if not table.setup.rules.owner_replaces or are_of_several(frame.waiting):
            return frame.seat
        return frame.waiting[0].seat

    def _check(self, table: Table, frame: Frame) -> None:
        """Step 2: eliminate a player without characters at once; the last player wins (DST-WIN-02, DST-MUL-11, 13).

        If no player would remain, the battlefield decides (D-60, D-124).
        """
        frame.numbers = tuple([character for character in frame.numbers if table.is_in_play(character)])
        if not frame.numbers:
            table.frames.pop()
            return
        standing = [seat for seat in range(table.setup.seats) if self._stands(table, frame, seat)]
        playing = sum(1 for team in table.teams if team)
        if len(standing) <= 1 and playing > 1:
            for character in frame.numbers:
                if table.telling:
                    table.tell(TOLD_DEFEATED, table.area(character), (character,))
            winner = standing[0] if standing else table.decider()
            table.end(winner, DEFEAT)
            if table.telling:
                table.tell(TOLD_END, winner, (DEFEAT,))
            return
        frame.many = 0
        self._next(table, frame)

    def _stands(self, table: Table, frame: Frame, seat: int) -> bool:
        leaving = (*frame.numbers, *leaving_already(table))
        return any(character not in leaving for character in table.teams[seat])

    def _next(self, table: Table, frame: Frame) -> None:
        """Step 3 for the next character: its own dice leave the game."""
        if frame.many >= len(frame.numbers):
            table.frames.pop()
            return
        character = frame.numbers[frame.many]
        self._take_dice(table, character)
        frame.picked = ()
        for upgrade in all_on(table, character):
            if has_keyword(table, upgrade, REDEPLOY_BIT):
                frame.picked += (upgrade,)
        frame.step = REDEPLOYING

    def _take_dice(self, table: Table, character: int) -> None:
        """Take the dice of a character out of the game, but for those that other cards have gained."""
        for die in table.setup.dice_of[character]:
            if gainer_of(table, die) < 0:
                put_die(table, die, OUT_OF_GAME)

    def _redeploy(self, table: Table, frame: Frame) -> None:
        """Step 4: upgrades with Redeploy may move to another character of the team (DST-RDP-02, D-86 to D-88).

        The controller of each decides, so downgrades come after the upgrades (DST-DWN-17). An option is
        upgrade * characters + new host; -1 declines for the remaining cards of this controller.
        """
        character = frame.numbers[frame.many]
        if frame.step == MAKING_ROOM:
            discard_from_play(table, frame.answer)
            move_upgrade(table, frame.it, frame.die)
            frame.answer = NOTHING
            frame.step = REDEPLOYING
        elif frame.answer != NOTHING and frame.answer >= 0:
            self._move(table, frame, character)
            if frame.step == MAKING_ROOM:
                return
        elif frame.answer == DECLINED:
            frame.picked = redeployed_by_others(table, frame.picked)
        frame.answer = NOTHING
        area = table.area(character)
        leaving = (*frame.numbers, *leaving_already(table))
        others = [other for other in table.teams[area] if other not in leaving]
        supports = [upgrade for upgrade in frame.picked if receivers(table, area, upgrade)]
        if not frame.picked or not (others or supports):
            frame.step = LEAVING
            return
        span = len(table.damage)
        seat = table.controller(frame.picked[0])
        moves = [
            upgrade * span + other
            for upgrade in frame.picked
            for other in others
            if table.controller(upgrade) == seat and may_move(table, upgrade, other)
        ]
        for upgrade in supports:
            if table.controller(upgrade) == seat:
                moves += [to_support(table, upgrade, host) for host in receivers(table, area, upgrade)]
        table.put(seat, moves if must_redeploy(table, moves) else [DECLINED, *moves])

    def _move(self, table: Table, frame: Frame, character: int) -> None:
        upgrade, host = upgrade_and_host(table, frame.answer)
        frame.picked = without(frame.picked, upgrade)
        seat = table.controller(upgrade)
        if table.telling:
            table.tell(TOLD_ATTACH, seat, (upgrade, host))
        if not is_full(table, upgrade, host):
            move_upgrade(table, upgrade, host)
            return
        crowd = crowd_of(table, upgrade, host)
        if not crowd:  # all downgrades there are of others, so this one is the one that is too many
            return
        frame.it = upgrade
        frame.die = host
        frame.step = MAKING_ROOM
        table.put(seat, crowd)

    def _leave(self, table: Table, frame: Frame) -> None:
        """Steps 5 to 7: discard upgrades, clear tokens, remove the character, queue after-abilities."""
        character = frame.numbers[frame.many]
        seat = table.area(character)
        if table.telling:
            table.tell(TOLD_DEFEATED, seat, (character,))
        if table.setup.asks_for:
            note(table, CHARACTER_DEFEATED, frame.seat, character)
        by = frame.rival if table.setup.asks_for & DEFEATED_BY else 0
        happened(table, AFTER_DEFEATED, character, frame.seat, by)  # its own upgrades see the defeat as well (D-77)
        for attached in all_on(table, character):
            discard_from_play(table, attached)
        if table.dice_gained:
            give_back(table, character)
        self._take_dice(table, character)  # one that an upgrade had gained has just come back from it
        unwatch(table, character)
        raise_no_longer(table, character)
        table.own_shields()[character] = 0
        table.own_damage()[character] = 0
        table.own_exhausted()[character] = False
        clear_tokens(table, character)
        renew(table, character)
        table.teams = changed(table.teams, seat, without(table.teams[seat], character))
        follow_owner(table, character)
        if not table.teams[seat] and table.setup.seats > 2:
            eliminate(table, seat, DEFEAT)
        frame.many += 1
        self._next(table, frame)

    def outlives_its_seat(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return "defeat characters"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == ORDERING:
            return "Who is defeated first?"
        if frame.step == REPLACING:
            return "Which replacement effect applies?"
        if frame.step == MAKING_ROOM:
            return "Discard an upgrade to make room"
        return "Redeploy an upgrade?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == REPLACING:
            return card_name(table, frame.waiting[option].card)
        if frame.step == REDEPLOYING:
            if option == DECLINED:
                return "no"
            upgrade, host = upgrade_and_host(table, option)
            return f"{own_title(table, upgrade)} to {own_name(table, host)}"
        return card_name(table, option)


def leaving_already(table: Table) -> tuple[int, ...]:
    """The characters that an earlier defeat, interrupted by the one on top, is about to take out of the game."""
    found: tuple[int, ...] = ()
    for at in range(1, len(table.frames) - 1):
        frame = table.frames[at]
        if frame.node is DEFEATING and frame.step in (REDEPLOYING, MAKING_ROOM, LEAVING):
            found += frame.numbers[frame.many :]
    return found


def being_defeated(table: Table) -> int:
    """The character that leaves play now by the defeat procedure on top of the stack."""
    frame = table.frames[-1]
    return frame.numbers[frame.many]


def must_redeploy(table: Table, moves: list[int]) -> bool:
    """True where one of these moves has to be made: its upgrade cannot be discarded (DST-CAN-02)."""
    return any(not can_go(table, upgrade_and_host(table, move)[0]) for move in moves)


def to_support(table: Table, upgrade: int, host: int) -> int:
    """The option to redeploy an upgrade to a support that takes it: above those of all characters."""
    cards = len(table.setup.prints)
    return cards * len(table.damage) + upgrade * cards + host


def upgrade_and_host(table: Table, option: int) -> tuple[int, int]:
    """The upgrade and the new host that an option of Redeploy stands for."""
    cards = len(table.setup.prints)
    above = option - cards * len(table.damage)
    return divmod(option, len(table.damage)) if above < 0 else divmod(above, cards)


def redeployed_by_others(table: Table, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards with Redeploy that another player than that of the first one decides about."""
    seat = table.controller(cards[0])
    return tuple([card for card in cards if table.controller(card) != seat])


DECLINED: Final = -2
"""The answer that declines Redeploy; -1 means no answer yet."""


def order_matters(table: Table, doomed: tuple[int, ...]) -> bool:
    """True where the order of the defeats can change the game."""
    if table.watch[INSTEAD_OF_DEFEAT] or table.watch[BEFORE_DEFEATED] or table.watch[AFTER_DEFEATED]:
        return True
    return any(
        has_keyword(table, attached, REDEPLOY_BIT) for character in doomed for attached in all_on(table, character)
    )


DEFEATING: Final = Defeating()
