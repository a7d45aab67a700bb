"""Bounties, traps and other gear: dice of the defeated, dice against attached character, bounties that come back."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.attached import upgrades_on
from sandtable.games.destiny.damage import damage_on
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of, gainer_of
from sandtable.games.destiny.readings import ways_of
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DISCARDED, NOTHING, OUT_OF_GAME
from sandtable.games.destiny.words.aiming import SAME_CHARACTER, AgainstOne
from sandtable.games.destiny.words.events_of_play import ActivateAttachedSupport
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import (
    A_CHARACTER,
    A_PIECE,
    KEPT,
    ON_OTHERS,
    APiece,
    Handed,
    need,
    stand_on,
)
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.pointed import IT, Attached, It
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.dice import Remove
from sandtable.games.destiny.words.verbs.moving import MoveUpTo
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.ways import ANYBODYS, FREE_OF_COST, Way


class IsAttached(Trait):
    """The character that this card is on."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return thing == bearer(table, frame.card)

    def reads(self, it: int, this: int) -> None:
        stand_on("attached character", this, ON_OTHERS)


def against_attached(phrase: Phrase) -> Phrase:
    """Words that resolve a die in the way AT_ATTACHED."""
    return AgainstOne(phrase, Narrowed(CHARACTER, IsAttached()))


class UseDieOfDefeated(Phrase):
    """One character die of the defeated character is rolled into its owner's pool; then the player of these words
    resolves it for free, as if it were an own die, or removes it. It goes out of the game again.
    """

    hands = KEPT

    def __init__(self) -> None:
        self.resolve = Resolve(IT, FREE_OF_COST, ANYBODYS)
        self.remove = Remove(IT)
        self.choice = self.resolve.or_(self.remove)

    def reads(self, it: int, this: int) -> None:
        need("its character dice", it, A_CHARACTER)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            found = self._dice(table, frame)[:1]
            frame.numbers = (frame.it, *found)
            frame.step = 1
            dice_moves.roll(table, found)
            if found:
                frame.it = found[0]
                is_open = len(ways_of(table, frame.seat, found[0], self.resolve.bits)) > 0
                table.push(self.choice if is_open else self.remove, frame)
                return
        for die in frame.numbers[1:]:
            if table.face[die] >= 0:
                dice_moves.remove_die(table, die)
            dice_moves.put_die(table, die, OUT_OF_GAME)
        table.done(len(frame.numbers) > 1, 1, frame.numbers[0])

    def _dice(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """The dice of the character that no other card has gained; those of a player who is out of the game are gone
        (DST-MUL-12).
        """
        if not table.teams[table.setup.owner[frame.it]]:
            return ()
        return tuple([die for die in dice_moves.dice_brought(table, frame.it) if gainer_of(table, die) < 0])

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self._dice(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return (
            "roll one of its character dice into its owner's pool. Then either resolve that die for free as if it were "
            "in your pool or remove it"
        )


class DiceOfThatSupport(SomeDice):
    """ "Its support or upgrade dice": the dice in the pool of a support of earlier words and of the upgrades on it."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        if frame.it == NOTHING:
            return []
        cards = (frame.it, *upgrades_on(table, frame.it))
        return [die for card in cards for die in dice_of(table, card) if table.face[die] >= 0]

    def reads(self, it: int, this: int) -> None:
        need(self.plural(False), it, A_PIECE)

    def singular(self, they: bool) -> str:
        return "one of its support or upgrade dice"

    def plural(self, they: bool) -> str:
        return "its support or upgrade dice"


class BountyIsDiscarded(Occasion):
    """ "A bounty you control is discarded from play"."""

    about = A_PIECE

    def __init__(self, noun: CardNoun) -> None:
        Occasion.__init__(self, AFTER_DISCARDED, NEVER)
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and self.noun.fits(table, it)

    def says(self) -> str:
        return f"{self.noun.an()} you control is discarded from play"


class MoveDamageHere(MoveUpTo):
    """ "Move 1 damage from another character to attached character, or up to 2 damage instead if the other character
    has a copy of this upgrade on it".
    """

    def __init__(self) -> None:
        giver = One(Narrowed(CHARACTER, IsDamagedOther()))
        MoveUpTo.__init__(self, 2, giver, Attached(), False)

    def hands_on(self, it: int, this: int) -> Handed:
        stand_on("attached character", this, ON_OTHERS)
        return MoveUpTo.hands_on(self, it, this)

    def settle_count(self, table: Table, frame: Frame, most: int) -> None:
        title = table.setup.prints[frame.card].title
        if any([table.setup.prints[upgrade].title == title for upgrade in table.upgrades[frame.it]]):
            MoveUpTo.settle_count(self, table, frame, most)
        else:
            frame.answer = min(most, 1)

    def says(self, they: bool = False) -> str:
        return (
            "move 1 damage from another character to attached character, or up to 2 damage instead if the other "
            "character has a copy of this upgrade on it"
        )


class IsDamagedOther(Trait):
    """Another character than the one that this upgrade is on, with damage to move (DST-CHT-03)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return thing != bearer(table, frame.card) and damage_on(table, thing) > 0


DICE_OF_THAT_SUPPORT: Final = DiceOfThatSupport()
USE_DIE_OF_DEFEATED: Final = UseDieOfDefeated()
BOUNTY_DISCARDED: Final = BountyIsDiscarded(CARD.called("bounty"))
IT_FROM_DISCARD: Final[Target[APiece]] = It("it", CARD.yours.in_discard)
AT_ATTACHED: Final = Way(SAME_CHARACTER.bits, " against attached character")
MOVE_DAMAGE_HERE: Final = MoveDamageHere()
ATTACHED_SUPPORT_IS_ACTIVATED: Final = ActivateAttachedSupport("attached support is activated", True)
