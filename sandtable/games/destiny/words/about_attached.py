"""Further words about the card under a downgrade or an upgrade: its dice, its defeat, the opponent who activates it."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import is_downgrade
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_ACTIVATED, UPGRADE_CARD
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.players import ThatOpponent
from sandtable.games.destiny.words.pointing import A_CHARACTER, ON_OTHERS, need, stand_on
from sandtable.games.destiny.words.prices import LessIf


class OpponentActivatesAttached(Occasion):
    """ "an opponent activates attached character": they are the opponent of the words."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return bearer_of(table, card) == it and by != seat

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent activates attached character"


class ForcedRival(ThatOpponent):
    """ "Force them to choose and discard a card from their hand": the opponent of the occasion."""

    def says(self, they: bool = False) -> str:
        return f"force them to {self.phrase.says_of_them()}"


class ThatIsDefeated(Condition):
    """ "That character is defeated": the character of earlier words is no longer in play."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CHARACTER)

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.is_character(frame.it) and not table.is_in_play(frame.it)

    def says(self) -> str:
        return "that character is defeated"


class TheyHaveDowngrades(Condition):
    """ "An opponent's character has a downgrade on it", of any player."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return any(
            table.is_character(table.host[card]) and table.controller(table.host[card]) != frame.seat
            for card in table.bound
            if is_downgrade(table, card)
        )

    def says(self) -> str:
        return "an opponent's character has a downgrade on it"


class CheaperBefore(Paragraph):
    """ "Before you play this event, decrease its cost by 1 if ..."."""

    def __init__(self, count: int, condition: Condition) -> None:
        self.count = count
        self.condition = condition

    def put_on(self, printed: Print) -> None:
        printed.discounts.append(LessIf(self.count, self.condition))

    def says(self) -> str:
        return f"Before you play this event, decrease its cost by {self.count} if {self.condition.says()}."


class DiceOfAttachedVehicle(SomeDice):
    """ "attached vehicle's vehicle or upgrade dice" that show a side: its own and those of the upgrades on it."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        host = bearer(table, frame.card)
        if host < 0:
            return []
        found: list[int] = []
        for die in table.pools[table.controller(host)]:
            card = table.setup.card_of[die]
            if card == host or (table.host[card] == host and table.kind(card) == UPGRADE_CARD):
                found.append(die)
        return found

    def reads(self, it: int, this: int) -> None:
        stand_on(self.plural(False), this, ON_OTHERS)

    def bare(self, plural: bool) -> str:
        return f"vehicle or upgrade {'dice' if plural else 'die'}"

    def singular(self, they: bool) -> str:
        return f"one of attached vehicle's {self.bare(True)}"

    def plural(self, they: bool) -> str:
        return f"attached vehicle's {self.bare(True)}"


class DieOfAttachedSupport(DiceOfAttachedVehicle):
    """ "Attached support's die": its own dice in the pool; of two one is meant (DST-NAM-09)."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        host = bearer(table, frame.card)
        return [] if host < 0 else [die for die in dice_of(table, host) if table.face[die] >= 0]

    def bare(self, plural: bool) -> str:
        return "dice" if plural else "die"

    def singular(self, they: bool) -> str:
        return "attached support's die"

    def plural(self, they: bool) -> str:
        return "attached support's dice"


def force_rival(phrase: Phrase) -> Phrase:
    return ForcedRival(phrase)


def cheaper_before(count: int, condition: Condition) -> Paragraph:
    return CheaperBefore(count, condition)


OPPONENT_ACTIVATES_ATTACHED: Final = OpponentActivatesAttached(AFTER_ACTIVATED, NEVER)
THAT_IS_DEFEATED: Final = ThatIsDefeated()
THEY_HAVE_DOWNGRADES: Final = TheyHaveDowngrades()
DICE_OF_ATTACHED_VEHICLE: Final = DiceOfAttachedVehicle()
DIE_OF_ATTACHED_SUPPORT: Final = DieOfAttachedSupport()
