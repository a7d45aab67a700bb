"""Any number of supports that are activated one after another, the die of one of them, and dice that others resolve."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.activate import ACTIVATE_CARD, may_activate
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.names import card_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import NO, YES, Condition, Phrase
from sandtable.games.destiny.words.nouns.cards import SUPPORT
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS
from sandtable.games.destiny.words.players import let_them
from sandtable.games.destiny.words.pointing import A_CARD, A_DIE, NOTHING_YET, Handed, need
from sandtable.games.destiny.words.targets.pointed import IT
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.resolve import Resolve


class ActivateAnySupports(Phrase):
    """ "Activate any number of your supports in the order of your choice", each completely before the next one."""

    hands = NOTHING_YET

    def step(self, table: Table, frame: Frame) -> None:
        """`numbers` counts them; the answer is a support that is to be activated."""
        if frame.step == 1 and frame.answer != STOP:
            frame.step = 0
            frame.numbers = ((frame.numbers[0] if frame.numbers else 0) + 1,)
            table.start(ACTIVATE_CARD, frame.seat, frame.answer)
            return
        found = self._ready(table, frame.seat)
        if frame.step == 0 and found:
            frame.step = 1
            table.put(frame.seat, [STOP, *found])
        else:
            table.done(True, frame.numbers[0] if frame.numbers else 0, NOTHING)

    def _ready(self, table: Table, seat: int) -> list[int]:
        return [support for support in table.supports[seat] if may_activate(table, support)]

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self._ready(table, frame.seat)) > 0

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        return f"activate any number of {whose} supports in the order of {whose} choice"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Activate which support?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == STOP else SUPPORT.name(table, option)


class ItsDieShowsNoDamage(Condition):
    """ "That support's die is not showing damage": each of its dice in a pool, and at least one is there."""

    def reads(self, it: int, this: int) -> None:
        need("that support's die", it, A_CARD)

    def holds(self, table: Table, frame: Frame) -> bool:
        dice = dice_of(table, frame.it) if frame.it != NOTHING else ()
        shown = [die for die in dice if table.face[die] >= 0]
        return len(shown) > 0 and not any([(DAMAGE_SYMBOLS >> table.symbol(die)) & 1 for die in shown])

    def says(self) -> str:
        return "that support's die is not showing damage"


class UnlessTheyResolve(Phrase):
    """ "... unless they resolve that die": its player is asked first, where it can be resolved (DST-SRH-06)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase
        self.deed: Phrase = Resolve(IT)

    def hands_on(self, it: int, this: int) -> Handed:
        need("that die", it, A_DIE)
        done = self.phrase.hands_on(it, this).either() | self.deed.hands_on(it, this).either()
        return Handed(done, done)

    def is_offer(self) -> bool:
        return True

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            seat = table.die_seat(frame.it)
            frame.rival = seat
            frame.step = 1
            if self.deed.possible(table, Frame(self.deed, seat, frame.card, NOTHING, frame.it, 0)):
                table.put(seat, [NO, YES])
                return
            frame.answer = NO
        if frame.step == 1 and frame.answer == YES:
            frame.step = 2
            let_them(table, frame, self.deed, table.die_seat(frame.it))
        elif frame.step == 1:
            frame.step = 2
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.it)

    def says(self, they: bool = False) -> str:
        return f"{self.phrase.says(they)} unless they resolve that die"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"{card_name(table, frame.card)}: resolve that die?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "yes" if option == YES else "no"


def unless_they_resolve(phrase: Phrase) -> Phrase:
    return UnlessTheyResolve(phrase)


ITS_DIE_SHOWS_NO_DAMAGE: Final = ItsDieShowsNoDamage()
