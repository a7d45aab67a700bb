"""Damage of the player's choice, and the damage that a character has just taken by it."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage
from sandtable.games.destiny.die_ways import PLAIN_WAY
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BY_TEXTS, NOTHING
from sandtable.games.destiny.words.amounts import ThatMany
from sandtable.games.destiny.words.joints import BEGUN, Joint, Phrase
from sandtable.games.destiny.words.pointing import A_CHARACTER, NOTHING_YET, ACharacter, Handed
from sandtable.games.destiny.words.targets.target import CHOSEN, Target
from sandtable.games.destiny.words.verbs.tokens import Deal
from sandtable.games.destiny.words.verbs.ways import Way


class DealUpTo(Deal):
    """ "Deal up to 3 damage to one of your characters": the player also chooses the amount, which may be none."""

    def __init__(self, most: int, on: Target[ACharacter]) -> None:
        Deal.__init__(self, most, on)
        self.most = most

    def handed(self, it: int) -> Handed:
        kinds = A_CHARACTER | NOTHING_YET
        return Handed(kinds, kinds)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step >= BEGUN:
            self._deal(table, frame)
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        frame.step = BEGUN
        if table.choose(frame, frame.seat, list(range(self.most + 1))):
            self._deal(table, frame)

    def _deal(self, table: Table, frame: Frame) -> None:
        value = frame.answer
        picked = frame.picked
        table.done(True, value, picked[0])
        if value:
            damage.deal(table, picked, (value,), self.kind, False, frame.seat)

    def says(self, they: bool = False) -> str:
        return f"deal up to {self.most} damage to {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "How much damage?" if frame.step > CHOSEN else f"Deal up to {self.most} damage to"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option) if frame.step > CHOSEN else self.on.name(table, option)


class ThenByDamageTaken(Joint):
    """ "Deal damage. Then ...": "that many" is the damage that the character has taken, without what was blocked.

    `numbers` holds the health that was left to each card before.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.numbers = tuple([self._left(table, card) for card in range(len(table.damage))])
        elif frame.step == 1:
            frame.many = self._taken(table, frame)
        Joint.step(self, table, frame)

    def _taken(self, table: Table, frame: Frame) -> int:
        """The damage that was put on the character; all that it had room for where another effect has come instead of
        its defeat and has healed it (D-91).
        """
        character = frame.it
        if character == NOTHING:
            return 0
        before = frame.numbers[character]
        lost = before - self._left(table, character)
        unblocked = frame.many - frame.blocked % BY_TEXTS - frame.blocked // BY_TEXTS
        if lost != 0 and unblocked >= before and table.is_in_play(character):
            return before
        return max(lost, 0)

    def _left(self, table: Table, card: int) -> int:
        """The health left to a character; 0 for one that was defeated, and for other cards."""
        if not table.is_character(card) or not table.is_in_play(card):
            return 0
        return health_of(table, card) - table.damage[card]

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)}. Then {self.second.says(they)}"


class ByDamageTaken(Way):
    """ " with a value equal to the damage just taken"."""

    def __init__(self) -> None:
        Way.__init__(self, PLAIN_WAY, " with a value equal to the damage just taken")

    def worth(self, table: Table, frame: Frame) -> int:
        return frame.many


def taken_then(deal: Phrase, goal: Phrase) -> Phrase:
    """ "Deal damage. Then (words about the damage just taken)"."""
    return ThenByDamageTaken(deal, goal)


BY_DAMAGE_TAKEN: Final = ByDamageTaken()
RESOLVED_VALUE: Final = ThatMany("that much", "the value that die was just resolved for")
