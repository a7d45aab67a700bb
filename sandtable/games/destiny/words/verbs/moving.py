"""Moving damage and upgrades (DST-MOV-01 to 04)."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.destiny import damage, moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import has_too_many, is_looked_at, may_move, upgrades_to_give_up
from sandtable.games.destiny.lines import TOLD_ATTACH, TOLD_PLACED
from sandtable.games.destiny.names import own_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.uniqueness import too_many
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.joints import Phrase, Verb
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import (
    A_CARD,
    A_CHARACTER,
    A_PIECE,
    KEPT,
    NOTHING_YET,
    ACard,
    ACharacter,
    APiece,
    Handed,
    take,
)
from sandtable.games.destiny.words.targets.target import CHOSEN, OPEN, OfNoun, Target


class NotTheGiver(Trait):
    """Silent: another card than the one that something is moved from, the first number of the frame (DST-MOV-02)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return not frame.numbers or thing != frame.numbers[0]


class IsNotTheTaker(Trait):
    """Silent: a card to move something from, other than the one that the words name as the taker (DST-MOV-02)."""

    def __init__(self, taker: Target[Any]) -> None:
        self.taker = taker
        """The named card, narrowed by NotTheGiver."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        numbers = frame.numbers
        frame.numbers = (thing,)
        fits = self.taker.exists(table, frame)
        frame.numbers = numbers
        return fits


def giver_to(giver: Target[Any], taker: Target[Any]) -> Target[Any]:
    """The giver, which is never the taker; a taker that is picked is picked among the others."""
    return giver if isinstance(taker, OfNoun) else giver.narrowed(IsNotTheTaker(taker))


class MoveDamage(Phrase):
    """ "Move 1 damage from one of your characters to an opponent's character", past shields (DST-MOV-04, D-98)."""

    may_be_none: bool = False
    """True where a player may choose to move no damage, which counts as carried out (D-92)."""

    def __init__(self, count: int | Amount, giver: Target[ACard], taker: Target[ACard], reminds: bool = True) -> None:
        self.count = amount(count)
        self.reminds = reminds
        """True where the text says that shields don't matter."""
        self.taker = taker.narrowed(NotTheGiver())
        self.giver = giver_to(giver, self.taker)

    def hands_on(self, it: int, this: int) -> Handed:
        """The taker is found while the words point at the giver, as they do afterwards."""
        self.count.reads(it, this)
        self.giver.reads(it, this)
        self.taker.reads(self.giver.kind_of_thing(), this)
        take(self.says(), self.giver.kind_of_thing(), A_CARD)
        take(self.says(), self.taker.kind_of_thing(), A_CARD)
        kinds = self.giver.kind_of_thing() | NOTHING_YET
        return Handed(kinds, kinds)

    def step(self, table: Table, frame: Frame) -> None:
        """Ask for giver, amount and taker; `numbers` holds the giver, then the amount."""
        if not frame.numbers:
            if self.giver.chosen(table, frame):
                self._give(table, frame)
        elif len(frame.numbers) == 1:
            frame.numbers += (frame.answer,)
            frame.picked = ()
            frame.step = OPEN
        else:
            self._move(table, frame)

    def _give(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        frame.numbers = frame.picked
        frame.it = frame.picked[0]
        self.settle_count(table, frame, min(self.count.value(table, frame), damage.damage_on(table, frame.it)))

    def settle_count(self, table: Table, frame: Frame, most: int) -> None:
        """Ask for the amount unless there is only one; it becomes the answer."""
        frame.answer = most

    def _move(self, table: Table, frame: Frame) -> None:
        count = frame.numbers[1]
        if count and not self.taker.chosen(table, frame):
            return
        giver = frame.numbers[0]
        takers = frame.picked if count else ()
        table.done(len(takers) > 0 or (count == 0 and self.may_be_none), count, giver)
        if takers:
            damage.move_damage(table, giver, takers[0], count)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.giver.exists(table, frame)

    def much(self) -> str:
        return self.count.says()

    def says(self, they: bool = False) -> str:
        reminder = " (this ignores shields)" if self.reminds else ""
        places = f"from {self.giver.says(they)} to {self.taker.says(they)}"
        return f"move {self.much()} damage {places}{self.count.instead('damage')}{reminder}"

    def prompt(self, table: Table, frame: Frame) -> str:
        if not frame.numbers:
            return "Move damage from"
        return "How much damage?" if len(frame.numbers) == 1 else f"Move {frame.numbers[1]} damage to"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option) if len(frame.numbers) == 1 else CARD.name(table, option)


class MoveUpTo(MoveDamage):
    """ "Move up to 2 damage ...": none is allowed as well (D-94)."""

    may_be_none = True

    def settle_count(self, table: Table, frame: Frame, most: int) -> None:
        table.put(frame.seat, list(range(most + 1)))

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return len(frame.numbers) == 1 and option == 0

    def much(self) -> str:
        return f"up to {self.count.says()}"


class PlaceDamage(Verb[APiece]):
    """Place damage on a card that isn't a character: counters, which are not dealt damage (D-08)."""

    takes = A_PIECE
    hands = KEPT

    def __init__(self, count: int, on: Target[APiece]) -> None:
        self.count = count
        self.on = on

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            damage.place(table, card, self.count)
            if table.telling:
                table.tell(TOLD_PLACED, frame.seat, (card, self.count, table.placed[card]))
        table.done(len(frame.picked) > 0, self.count, frame.it)

    def says(self, they: bool = False) -> str:
        return f"place {self.count} damage on {self.on.says(they)}"


MOVED: Final = CHOSEN + 1
CROWDED: Final = CHOSEN + 2


class CanMoveHere(Trait):
    """Silent: an upgrade that no limit keeps from the character with these words (DST-LIM-04)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return may_move(table, thing, frame.card)


class MoveUpgrade(Verb[APiece]):
    """Move an upgrade to the character these words stand on; it isn't played, its die goes with it (D-89, D-123).

    A second copy of a unique card and a fourth upgrade are discarded at once (D-04, D-10).
    """

    takes = A_PIECE

    def __init__(self, on: Target[APiece], to: Target[ACharacter]) -> None:
        self.on = on.narrowed(CanMoveHere())
        self.taker = to

    def reads(self, it: int, this: int) -> None:
        Verb.reads(self, it, this)
        self.taker.reads(it, this)
        take(self.says(), self.taker.kind_of_thing(), A_CHARACTER)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step <= CHOSEN:
            if self.on.chosen(table, frame):
                self.deed(table, frame)
            return
        if frame.answer != NOTHING:
            moves.discard_from_play(table, frame.answer)
            frame.answer = NOTHING
        frame.step += 1
        self._tidy(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        upgrade = frame.picked[0] if frame.picked else NOTHING
        if upgrade == NOTHING or not self.taker.exists(table, frame):
            table.done(False, 0, NOTHING)
            return
        moves.move_upgrade(table, upgrade, frame.card)
        if table.telling:
            table.tell(TOLD_ATTACH, frame.seat, (upgrade, frame.card))
        frame.answer = NOTHING
        frame.step = MOVED
        self._tidy(table, frame)

    def _tidy(self, table: Table, frame: Frame) -> None:
        """Ask for the upgrade to discard, first for uniqueness, then for the limit of three."""
        upgrade = frame.picked[0]
        if frame.step == MOVED:
            copies = too_many(table, frame.seat, upgrade)
            if copies:
                table.put(frame.seat, copies)
                return
            frame.step = CROWDED
        if frame.step == CROWDED and has_too_many(table, frame.card) and not is_looked_at(table):
            table.put(frame.seat, upgrades_to_give_up(table, frame.card))
            return
        table.done(True, 1, upgrade)

    def says(self, they: bool = False) -> str:
        return f"move {self.on.says(they)} to {self.taker.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == MOVED:
            return "Keep one copy of a unique card: discard which?"
        return "Discard which upgrade? Three are the limit" if frame.step == CROWDED else "Move which upgrade?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == MOVED:
            return f"{table.setup.prints[option].full_name} on {own_name(table, table.host[option])}"
        return self.on.name(table, option)
