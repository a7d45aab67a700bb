"""Dice that are resolved with a higher value where a price is paid: damage to oneself, a resource."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.assigning import pay_with_damage
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import own_title
from sandtable.games.destiny.resolving import being_resolved
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.english import counted
from sandtable.games.destiny.words.joints import NO, YES, Condition, Phrase
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.pointing import A_DIE, KEPT, NOTHING_YET, need
from sandtable.games.destiny.words.verbs.resolving_up_to import ResolveUpTo
from sandtable.games.destiny.words.verbs.ways import increased


class HurtToRaise(Phrase):
    """ "Deal up to 2 indirect damage to yourself to increase its value by the same amount"."""

    hands = KEPT

    def __init__(self, most: int) -> None:
        self.most = most

    def reads(self, it: int, this: int) -> None:
        need("its value", it, A_DIE)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.put(frame.seat, list(range(self.most + 1)))
        elif frame.step == 1:
            frame.step = 2
            frame.numbers = (frame.answer,)
            if frame.answer:
                pay_with_damage(table, frame.seat, frame.answer)
        else:
            more = frame.numbers[0]
            resolving = being_resolved(table, frame.it)
            if resolving is not None and more:
                way, raised, worth = resolving.numbers[:3]
                resolving.numbers = (way, raised + more, worth, *resolving.numbers[3:])
            table.done(True, more, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return being_resolved(table, frame.it) is not None

    def says(self, they: bool = False) -> str:
        self_ = "themself" if they else "yourself"
        return f"deal up to {self.most} indirect damage to {self_} to increase its value by the same amount"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Deal how much indirect damage to yourself?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option)


class ResolveRaised(Phrase):
    """ "Resolve up to 2 of your dice, increasing their values by 1 if you spend 1 resource or spot R2-D2"."""

    hands = NOTHING_YET

    def __init__(self, most: int, noun: DieNoun, more: int, price: int, spots: Condition) -> None:
        self.plain = ResolveUpTo(most, noun)
        self.raised = ResolveUpTo(most, noun, increased(more))
        self.more = more
        self.price = price
        self.spots = spots

    def reads(self, it: int, this: int) -> None:
        self.plain.reads(it, this)
        self.spots.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            self._begin(table, frame)
        elif frame.step == 1:
            if frame.answer == YES:
                moves.spend(table, frame.seat, self.price)
            self._resolve(table, frame, frame.answer == YES)
        else:
            table.done(frame.full, frame.many, frame.it)

    def _begin(self, table: Table, frame: Frame) -> None:
        """Ask for the price only where nothing is spotted and it can be paid."""
        if self.spots.holds(table, frame):
            self._resolve(table, frame, True)
        elif table.resources[frame.seat] >= self.price:
            frame.step = 1
            table.put(frame.seat, [NO, YES])
        else:
            self._resolve(table, frame, False)

    def _resolve(self, table: Table, frame: Frame, is_raised: bool) -> None:
        frame.step = 2
        table.push(self.raised if is_raised else self.plain, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.plain.possible(table, frame)

    def says(self, they: bool = False) -> str:
        spots = self.spots.says().removeprefix("you ")
        return (
            f"{self.plain.says(they)}, increasing their values by {self.more} if {'they' if they else 'you'} spend "
            f"{counted(str(self.price), 'resource')} or {spots}"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"{own_title(table, frame.card)}: spend {counted(str(self.price), 'resource')}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "yes" if option == YES else "no"
