"""Words that read the memory of turns: "an opponent removed one or more of your dice during their last turn"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.memory import (
    DAMAGE_DEALT,
    DIE_REMOVED,
    DIE_REROLLED,
    DIE_ROLLED_IN,
    PLAYED_FROM_PILE,
    RESOURCES_LOST,
    RESOURCES_TAKEN,
    Note,
    last_turn,
    robbed,
    this_turn,
)
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.trait import Quality, Trait
from sandtable.games.destiny.words.pointing import recall


class Deed:
    """Something that a player did, as the memory has noted it."""

    kind: int = 0
    """The kind of its notes (memory.py)."""

    def is_it(self, table: Table, seat: int, note: Note) -> bool:
        """True where a note of this kind tells of the deed; `seat` is the player of the card that asks."""
        raise NotImplementedError

    def says(self) -> str:
        """The deed in the past: "rerolled 1 or more dice"."""
        raise NotImplementedError


class DealtDamage(Deed):
    """ "dealt damage to one of your characters"; the blocked damage counts, it was dealt (D-66).

    "Your" is who controlled it then: a character that the damage has defeated is its owner's again.
    """

    kind = DAMAGE_DEALT

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun

    def is_it(self, table: Table, seat: int, note: Note) -> bool:
        return note[3] == seat + 1 and self.noun.fits(table, note[2])

    def says(self) -> str:
        return f"dealt damage to {self.noun.yours.singular(False)}"


class RemovedYourDice(Deed):
    kind = DIE_REMOVED

    def is_it(self, table: Table, seat: int, note: Note) -> bool:
        return robbed(table, note) == seat

    def says(self) -> str:
        return "removed one or more of your dice"


class RerolledDice(Deed):
    kind = DIE_REROLLED

    def is_it(self, table: Table, seat: int, note: Note) -> bool:
        return True

    def says(self) -> str:
        return "rerolled 1 or more dice"


class OpponentDid(Condition):
    """ "an opponent ... during their last turn": the latest turn that they finished in this round (DST-MEM-05, 06)."""

    def __init__(self, deed: Deed, when: str) -> None:
        self.deed = deed
        self.when = when

    def reads(self, it: int, this: int) -> None:
        recall(self.deed.kind)

    def holds(self, table: Table, frame: Frame) -> bool:
        return any(self._did(table, frame.seat, opponent) for opponent in table.opponents(frame.seat))

    def _did(self, table: Table, seat: int, opponent: int) -> bool:
        for note in last_turn(table, opponent):
            if note[0] == self.deed.kind and note[1] == opponent and self.deed.is_it(table, seat, note):
                return True
        return False

    def says(self) -> str:
        return f"an opponent {self.deed.says()} during their last turn{self.when}"


class RerolledThisTurn(Condition):
    """ "you rerolled 3 or more dice this turn": a die that was rerolled twice counts twice."""

    def __init__(self, count: int) -> None:
        self.count = count

    def reads(self, it: int, this: int) -> None:
        recall(DIE_REROLLED)

    def holds(self, table: Table, frame: Frame) -> bool:
        notes = this_turn(table)
        return sum([1 for note in notes if note[0] == DIE_REROLLED and note[1] == frame.seat]) >= self.count

    def says(self) -> str:
        return f"you rerolled {self.count} or more dice this turn"


class PlayedFromPile(Condition):
    """ "you played a card from your discard pile this round", by any card that lets you."""

    def reads(self, it: int, this: int) -> None:
        recall(PLAYED_FROM_PILE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return any(note[0] == PLAYED_FROM_PILE and note[1] == frame.seat for note in table.memory)

    def says(self) -> str:
        return "you played a card from your discard pile this round"


class RolledInLastTurn(Trait):
    """Dice that came into a pool by a roll in the turn before this one, of any player (DST-MEM-06)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return any(note[0] == DIE_ROLLED_IN and note[2] == thing for note in last_turn(table))

    def reads(self, it: int, this: int) -> None:
        recall(DIE_ROLLED_IN)

    def says(self) -> str:
        return " that were rolled into the pool last turn"


class HadADieRemoved(Quality):
    """A character that had one of its dice, or of its upgrades' dice, removed; it lies on its card again (D-268)."""

    def suits(self, table: Table, card: int) -> bool:
        return any([was_removed(table, die) for each in (card, *table.upgrades[card]) for die in dice_of(table, each)])

    def reads(self, it: int, this: int) -> None:
        recall(DIE_REMOVED)

    def says(self) -> str:
        return " that had one of its character or upgrade dice removed during an opponent's last turn this round"


class TakenFromYou(Amount):
    """ "the number of resources they took from you during their last turn this round"."""

    def reads(self, it: int, this: int) -> None:
        recall(RESOURCES_TAKEN)

    def value(self, table: Table, frame: Frame) -> int:
        rival = table.rival(frame)
        notes = [note for note in last_turn(table, rival) if note[0] == RESOURCES_TAKEN and note[1] == rival]
        return sum([note[3] for note in notes if note[2] == frame.seat])

    def says(self) -> str:
        return "the number of resources they took from you during their last turn this round"

    def equal_to(self) -> str:
        return self.says()

    def is_opposing(self) -> bool:
        return True


class MadOpponentLose(Condition):
    """ "One of your effects caused an opponent to lose 1 or more resources this round"."""

    def reads(self, it: int, this: int) -> None:
        recall(RESOURCES_LOST)

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([kind == RESOURCES_LOST and by == frame.seat and loser != by for kind, by, loser, _ in table.memory])

    def says(self) -> str:
        return "one of your effects caused an opponent to lose 1 or more resources this round"


def was_removed(table: Table, die: int) -> bool:
    """True where a die was removed in the last turn that an opponent of its player finished in this round."""
    for opponent in table.opponents(table.die_seat(die)):
        if any(note[0] == DIE_REMOVED and note[2] == die for note in last_turn(table, opponent)):
            return True
    return False


def dealt_damage_to(noun: CharacterNoun) -> Deed:
    return DealtDamage(noun)


def opponent_did(deed: Deed, this_round: bool = True) -> Condition:
    """ "An opponent ... during their last turn this round"; the last two words mean nothing more (DST-MEM-06)."""
    return OpponentDid(deed, " this round" if this_round else "")


def rerolled_this_turn(count: int) -> Condition:
    return RerolledThisTurn(count)


REMOVED_YOUR_DICE: Final = RemovedYourDice()
REROLLED_DICE: Final = RerolledDice()
ROLLED_IN_LAST_TURN: Final = RolledInLastTurn()
HAD_A_DIE_REMOVED: Final = HadADieRemoved()
MADE_THEM_LOSE: Final = MadOpponentLose()
TAKEN_FROM_YOU: Final = TakenFromYou()
YOU_PLAYED_FROM_DISCARD: Final = PlayedFromPile()
