"""Damage, shields and resources."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage, defeat, moves
from sandtable.games.destiny.control import causer, doer
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.resolving import note_targets
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, UNTYPED
from sandtable.games.destiny.triggers import at_one_moment, waiting_now
from sandtable.games.destiny.words.amounts import AllResources, Amount, FirstRound, ThatDamage, ThatValue, amount
from sandtable.games.destiny.words.asked_prices import AskedAnd
from sandtable.games.destiny.words.english import counted
from sandtable.games.destiny.words.joints import BEGUN, And, Phrase, Verb
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, ACharacter, Handed
from sandtable.games.destiny.words.targets.picked import Every, Exactly, Spread, UpTo
from sandtable.games.destiny.words.targets.spread_damage import SpreadDamage
from sandtable.games.destiny.words.targets.target import OPEN, Target

UNBLOCKABLE: Final = True


class Points(Verb[ACharacter]):
    """Damage or shields for characters: an amount for each of them, or points spread one by one."""

    takes = A_CHARACTER

    amount: Amount

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == OPEN and isinstance(self.on, Spread):
            frame.many = self.amount.value(table, frame)
        if self.on.chosen(table, frame):
            self.deed(table, frame)

    def reads(self, it: int, this: int) -> None:
        self.amount.reads(it, this)
        Verb.reads(self, it, this)

    def shares(self, picked: tuple[int, ...], value: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The characters that get points, and the points of each."""
        return picks_by_character(picked) if isinstance(self.on, Spread) else (picked, (value,) * len(picked))


def picks_by_character(picked: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Picks with repeats as distinct characters and the number of picks of each."""
    characters: tuple[int, ...] = ()
    amounts: tuple[int, ...] = ()
    for character in picked:
        if not characters or characters[-1] != character:
            characters += (character,)
            amounts += (1,)
        else:
            amounts = (*amounts[:-1], amounts[-1] + 1)
    return characters, amounts


class Deal(Points):
    """Deal damage to characters; shields block one each unless it is unblockable (D-63)."""

    def __init__(
        self, amount_: int | Amount, on: Target[ACharacter], is_unblockable: bool = False, kind: int = UNTYPED
    ) -> None:
        self.amount = amount(amount_)
        self.on = SpreadDamage(on.noun) if isinstance(on, Spread) else on
        self.is_unblockable = is_unblockable
        self.kind = kind

    def step(self, table: Table, frame: Frame) -> None:
        is_none = frame.step == OPEN and self._is_known(table, frame) and self.amount.value(table, frame) <= 0
        if is_none:  # no damage is dealt (D-66)
            table.done(False, 0, frame.it, frame.worth)
        else:
            Points.step(self, table, frame)

    def _is_known(self, table: Table, frame: Frame) -> bool:
        """False while the amount is that of one of several opponents, who is chosen with the character (D-126)."""
        return not self.amount.is_opposing() or table.setup.seats == 2 or frame.rival >= 0

    def deed(self, table: Table, frame: Frame) -> None:
        value = self.amount.value(table, frame)
        picked, amounts = self.shares(frame.picked, value)
        is_dealt = len(picked) > 0 and value > 0
        full = is_dealt or (value > 0 and isinstance(self.on, Every))  # "each" of none (D-800)
        # later words still refer to "that die" when the amount was read from it
        it = frame.it if isinstance(self.amount, ThatValue) or not picked else picked[0]
        effect_of = doer(table)
        table.done(full, value, it, frame.worth)
        if is_dealt:
            if table.setup.asks_for:
                note_targets(table, picked)
            damage.deal(table, picked, amounts, self.kind, self.pierces(table, frame), frame.seat, effect_of)

    def pierces(self, table: Table, frame: Frame) -> bool:
        """True where shields don't block this damage."""
        return self.is_unblockable

    def handed(self, it: int) -> Handed:
        """Words that read the amount from a die still point at this die; so do those that deal nothing."""
        kinds = it if isinstance(self.amount, ThatValue) else A_CHARACTER
        return Handed(kinds, it | A_CHARACTER)

    def says(self, they: bool = False) -> str:
        sort = "unblockable damage" if self.is_unblockable else "damage"
        equal = self.amount.equal_to()
        if equal and (not isinstance(self.amount, ThatValue) or self.amount.is_behind):
            if isinstance(self.on, Exactly):
                return f"deal {sort} equal to {equal} to {self.on.says(they)}"
            return f"deal {sort} to {self.on.says(they)} equal to {equal}"
        if equal:
            return f"deal {self.on.says(they)} {sort} equal to {equal}"
        if isinstance(self.amount, ThatDamage):
            return f"deal {self.amount.says()} to {self.on.says(they)}"
        if self.amount.per():
            return f"deal {self.on.says(they)} {self.amount.says()} {sort}{self.amount.per()}"
        each = " each" if isinstance(self.on, UpTo) else ""
        to = f"deal {self.amount.says()} {sort}{each} to {self.on.says(they)}{self.amount.instead(sort)}"
        if isinstance(self.on, Spread):
            return f"{to}, distributing the damage as {'they' if they else 'you'} wish"
        return to

    def prompt(self, table: Table, frame: Frame) -> str:
        value = self.amount.value(table, frame)
        if isinstance(self.on, Spread):
            return f"Deal 1 of {value} damage ({len(frame.picked) + 1} of {value}) to"
        return f"Deal {value} {'unblockable ' if self.is_unblockable else ''}damage to"


class DealTo(Deal):
    """Deal, with the target said first: "deal one of your characters 3 damage"."""

    def says(self, they: bool = False) -> str:
        return f"deal {self.on.says(they)} {self.amount.says()} damage"


class Give(Points):
    """Give shields, at most three a character (DST-SHD-03)."""

    def __init__(self, amount_: int | Amount, on: Target[ACharacter]) -> None:
        self.amount = amount(amount_)
        self.on = on

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == OPEN and isinstance(self.on, Spread):
            frame.many = self.amount.value(table, frame)
        if self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        value = self.amount.value(table, frame)
        picked, amounts = self.shares(frame.picked, value)
        is_given = len(picked) > 0 and value > 0
        full = is_given or (value > 0 and isinstance(self.on, Every))  # "each" of none (D-800)
        table.done(full, value, picked[0] if picked else NOTHING)
        if is_given:
            damage.give_shields(table, picked, amounts, frame.seat)

    def says(self, they: bool = False) -> str:
        if isinstance(self.amount, FirstRound):
            usual, first = counted(str(self.amount.usual), "shield"), counted(str(self.amount.first), "shield")
            return f"give {self.on.says(they)} {usual}, or {first} instead in the first round of play"
        if isinstance(self.amount, ThatValue):
            return f"give {self.on.says(they)} shields equal to {self.amount.equal_to()}"
        whom, shields = self.on.says(they), counted(self.amount.says(), "shield")
        if isinstance(self.on, Spread) and self.amount.equal_to():
            wish = f"distributed as {'they' if they else 'you'} wish"
            return f"give shields to {whom} equal to {self.amount.equal_to()}, {wish}"
        if isinstance(self.on, Spread):
            return f"give {shields} to {whom}, distributed as {'they' if they else 'you'} wish"
        if self.amount.equal_to():
            return f"give {whom} shields equal to {self.amount.equal_to()}"
        each = " each" if isinstance(self.on, UpTo) else ""
        return f"give {whom} {shields}{each}{self.amount.instead('shield', 'shields')}"

    def prompt(self, table: Table, frame: Frame) -> str:
        value = self.amount.value(table, frame)
        if isinstance(self.on, Spread) and value > 1:
            return f"Give 1 of {value} shields ({len(frame.picked) + 1} of {value}) to"
        return f"Give {counted(str(value), 'shield')} to"


class Heal(Verb[ACharacter]):
    """Heal damage, at most the damage on the character (DST-HEA-01, 02)."""

    takes = A_CHARACTER

    def __init__(self, amount_: int | Amount, on: Target[ACharacter]) -> None:
        self.amount = amount(amount_)
        self.on = on

    def reads(self, it: int, this: int) -> None:
        self.amount.reads(it, this)
        Verb.reads(self, it, this)

    def deed(self, table: Table, frame: Frame) -> None:
        value = self.amount.value(table, frame)
        healed = 0
        mark = waiting_now(table)
        for character in frame.picked:
            healed += damage.heal(table, character, value, frame.seat)
        at_one_moment(table, mark)
        full = healed >= value or (not frame.picked and isinstance(self.on, Every))  # "each" of none (D-800)
        table.done(full, healed, frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        if self.amount.equal_to():
            return f"heal damage from {self.on.says(they)} equal to {self.amount.equal_to()}"
        end = self.amount.instead("damage") + self.amount.per()
        return f"heal {self.amount.says()} damage from {self.on.says(they)}{end}"


class RemoveDamage(Heal):
    """Heal in the words "remove ... damage"."""

    def says(self, they: bool = False) -> str:
        return f"remove {self.amount.says()} damage from {self.on.says(they)}"


class Gain(Phrase):
    """Gain resources (DST-SYM-13)."""

    hands = KEPT

    def __init__(self, amount_: int | Amount) -> None:
        self.amount = amount(amount_)

    def reads(self, it: int, this: int) -> None:
        self.amount.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if self.amount.is_opposing() and not table.faces(frame):
            return
        value = self.amount.value(table, frame)
        moves.gain(table, frame.seat, value)
        table.done(True, value, frame.it)

    def says(self, they: bool = False) -> str:
        equal = self.amount.equal_to()
        if equal:
            return f"gain resources equal to {equal}"
        return f"gain {counted(self.amount.says(), 'resource')}{self.amount.instead('resource', 'resources')}"


class Lose(Phrase):
    """Lose resources, or all when there are fewer (DST-SYM-14 to 16)."""

    hands = KEPT

    def __init__(self, amount_: int | Amount) -> None:
        self.amount = amount(amount_)

    def reads(self, it: int, this: int) -> None:
        self.amount.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        value = self.amount.value(table, frame)
        lost = moves.lose(table, frame.seat, value)
        table.done(lost >= value, lost, frame.it)

    def says(self, they: bool = False) -> str:
        if isinstance(self.amount, AllResources):
            return f"lose all of {'their' if they else 'your'} resources"
        return f"lose {counted(self.amount.says(), 'resource')}"


class Spend(Phrase):
    """Spend an amount of resources completely or not at all: an optional requirement (D-53, D-90)."""

    hands = KEPT

    def __init__(self, count: int, is_agreed: bool = False) -> None:
        self.count = count
        self.is_agreed = is_agreed
        """The player has said yes already."""

    def agreed(self) -> Phrase:
        return Spend(self.count, True)

    def as_price_of(self, both: And) -> Phrase:
        return both if self.is_agreed else AskedAnd(both.phrases[0], self)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and self.possible(table, frame):
            frame.step = 1
            if not self.is_agreed:
                table.put(frame.seat, [0, self.count])
                return
            frame.answer = self.count
        paid = frame.answer if frame.step == 1 else 0
        if paid > 0:
            moves.spend(table, frame.seat, paid)
        table.done(paid > 0, paid, frame.it)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option <= 0

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Spend {counted(str(self.count), 'resource')}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "yes" if option else "no"

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.resources[frame.seat] >= self.count

    def says(self, they: bool = False) -> str:
        return f"spend {counted(str(self.count), 'resource')}"


class Defeat(Verb[ACharacter]):
    """Defeat a character without damage (D-121); a character saved by a replacement was not defeated (DST-RPL-02)."""

    takes = A_CHARACTER

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN:
            defeated = not table.is_in_play(frame.picked[0])
            table.done(defeated, 1 if defeated else 0, frame.picked[0])
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        frame.step = BEGUN
        defeat.begin_defeat(table, frame.picked, causer(table), True)

    def says(self, they: bool = False) -> str:
        return f"defeat {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Defeat which character?"
