"""Words about special abilities of other cards, the claim ability and the die that uses them."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.attached import bound_of
from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.control import causer_of
from sandtable.games.destiny.firm_dice import rerollable
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_REROLL
from sandtable.games.destiny.names import card_name
from sandtable.games.destiny.resolving import bearer, in_use, use_special
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BLUE, NOTHING, ON_CARD, SET_ASIDE, UPGRADE_CARD
from sandtable.games.destiny.words.joints import BEGUN, Phrase, Undertaking, Verb
from sandtable.games.destiny.words.nouns.noun import ANYBODY, Noun, seats_of
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.pointing import A_CARD, A_DIE, ANYTHING, KEPT, ACard, ADie, need, stand_on

SPECIAL_WORDS: Final = "special ability ([special]) on another card in play"


class SpecialNoun(Noun[ACard]):
    """Special abilities of cards in play, except this card's own and those already carried out through it."""

    kind_of_thing = A_CARD

    def find(self, table: Table, frame: Frame) -> list[int]:
        busy = [frame.card, *in_use(table)]
        found: list[int] = []
        for seat in seats_of(ANYBODY, table, frame):
            for character in table.teams[seat]:
                found += [character, *table.upgrades[character]]
            found += bound_of(table, seat) + table.supports[seat]
            if table.holder == seat:
                found.append(table.battlefield)
        return [card for card in found if card not in busy and table.setup.prints[card].special is not None]

    def name(self, table: Table, thing: int) -> str:
        return card_name(table, thing)

    def bare(self, plural: bool) -> str:
        return "special abilities ([special]) on other cards in play" if plural else SPECIAL_WORDS

    def singular(self, they: bool) -> str:
        return f"a {self.bare(False)}"

    def plural(self, they: bool) -> str:
        return self.bare(True)


class SpecialOnThis(SpecialNoun):
    """Special abilities of upgrades of a subtype on the character with these words."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def find(self, table: Table, frame: Frame) -> list[int]:
        here = [card for card in SpecialNoun.find(self, table, frame) if table.host[card] == frame.card]
        return [card for card in here if has_subtype(table, card, self.subtype)]

    def bare(self, plural: bool) -> str:
        return f"special ability ([special]) on an {self.subtype} on this character"


class SpecialOnAttached(SpecialNoun):
    """Special abilities of attached character and of the blue abilities on it."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        host = bearer(table, frame.card)
        return [card for card in SpecialNoun.find(self, table, frame) if self._is_meant(table, card, host)]

    def _is_meant(self, table: Table, card: int, host: int) -> bool:
        if card == host:
            return True
        is_blue = has_color(table, card, BLUE)
        return table.host[card] == host and is_blue and has_subtype(table, card, "ability")

    def reads(self, it: int, this: int) -> None:
        stand_on("attached character", this, (UPGRADE_CARD,))

    def bare(self, plural: bool) -> str:
        return "special ability ([special]) on attached character or on a Blue ability on attached character"


ANOTHER_SPECIAL: Final = SpecialNoun()
SPECIAL_ON_ATTACHED: Final = SpecialOnAttached()


class UseSpecial(Undertaking[ACard]):
    """Use the special of another card as if it were on this card (D-107)."""

    takes = A_CARD
    hands = ANYTHING

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        frame.step = BEGUN
        use_special(table, frame.seat, frame.card, frame.picked[0])

    def says(self, they: bool = False) -> str:
        return f"resolve {self.on.says(they)} as if it were {'their' if they else 'your'} card"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve the special ability of which card?"


class UseSpecialHere(UseSpecial):
    """ "Use a special ability on an ability on this character"."""

    def says(self, they: bool = False) -> str:
        return f"use {self.on.says(they)}"


class UseClaim(Phrase):
    """Use the claim ability of the battlefield without claiming it (D-56)."""

    hands = ANYTHING

    def __init__(self, words: str = "") -> None:
        self.words = words

    def step(self, table: Table, frame: Frame) -> None:
        words = table.setup.prints[table.battlefield].claim
        if frame.step > 0 or words is None:
            table.done(words is not None and frame.full, frame.many, frame.it)
            return
        frame.step = 1
        table.start(words, frame.seat, table.battlefield)

    def says(self, they: bool = False) -> str:
        return self.words or f"resolve the battlefield ability as if {'they' if they else 'you'} had just claimed it"


class Stay(Verb[ADie]):
    """ "Do not remove this die from your pool after resolving this ability." """

    takes = A_DIE
    hands = KEPT

    def deed(self, table: Table, frame: Frame) -> None:
        table.staying = frame.die
        table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return f"do not remove {self.on.says(they)} from your pool after resolving this ability"


class RerollInstead(Verb[ADie]):
    """ "Reroll this die instead of removing it from your pool"; only the die being resolved (DST-FAQ-16, D-107)."""

    takes = A_DIE
    hands = KEPT

    def deed(self, table: Table, frame: Frame) -> None:
        picked = rerollable(table, frame.picked, causer_of(table, frame))
        if picked:
            if table.telling:
                table.tell(TOLD_REROLL, frame.seat, picked)
            dice_moves.roll(table, picked)
            table.staying = picked[0]
        table.done(len(picked) > 0, len(picked), frame.it)

    def says(self, they: bool = False) -> str:
        return f"reroll {self.on.says(they)} instead of removing it from your pool"


class RollItsDie(Phrase):
    """Roll the die of the previous step's card into the player's pool, if it has one that lies on it (DST-OPD-09).

    A card that had to be given up as one too many has left play with its die.
    """

    hands = KEPT
    place: int = ON_CARD
    """The place of the die before that."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)

    def step(self, table: Table, frame: Frame) -> None:
        dice = dice_moves.dice_brought(table, frame.it) if frame.it != NOTHING else ()
        dice = tuple([die for die in dice if table.face[die] == self.place])
        dice_moves.roll(table, dice)
        table.done(True, len(dice), frame.it)

    def says(self, they: bool = False) -> str:
        return f"roll its die into {'their' if they else 'your'} pool, if able"


class RollLooseDie(RollItsDie):
    """Roll the die of a card that is not in play; after the pool it is set aside again (D-110)."""

    place = SET_ASIDE

    def says(self, they: bool = False) -> str:
        rolls = "roll its die into their pool" if they else "roll its die into your pool"
        return f"{rolls}, if able. Set aside that die after it is resolved or removed"


def special_on_this(subtype: str) -> Noun[ACard]:
    """The special abilities of such upgrades on this character."""
    return SpecialOnThis(subtype)
