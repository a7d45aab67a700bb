"""The things words can point at: this, it, the attached character."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import matching_character
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.sides_up import side_up
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, DOWNGRADE_CARD, NOTHING, PLOT_CARD, SUPPORT_CARD, UPGRADE_CARD
from sandtable.games.destiny.words.nouns.cards import CARD, UPGRADE
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.dice import DICE_OF_THIS, DIE, ITS_OWN_DICE, DiceOfThis, ItsDie, character_of
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun, T_co
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import (
    A_CARD,
    A_CHARACTER,
    A_DIE,
    A_PIECE,
    ON_OTHERS,
    ACard,
    ACharacter,
    ADie,
    APiece,
    need,
    stand_on,
)
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import CHOSEN, OPEN, Target


class ThisCard(Target[T_co]):
    """The card the words stand on (DST-SLF-01)."""

    def __init__(self, word: str, kinds: int, types: tuple[int, ...], trait: Trait | None = None) -> None:
        self.word = word
        self.kinds = kinds
        self.types = types
        """The types of cards that these words stand on."""
        self.trait = trait
        """The trait that the card needs, so that the words can be carried out."""

    def kind_of_thing(self) -> int:
        return self.kinds

    def reads(self, it: int, this: int) -> None:
        stand_on(self.word, this, self.types)

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.picked = (frame.card,) if table.is_in_play(frame.card) else ()
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card) and (self.trait is None or self.trait.fits(table, frame.card, frame))

    def narrowed(self, trait: Trait) -> Target[T_co]:
        return ThisCard(self.word, self.kinds, self.types, trait)

    def says(self, they: bool = False) -> str:
        return self.word

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)


class Attached(Target[ACharacter]):
    """The character the upgrade is attached to; "it" where the text has just named it."""

    def __init__(self, word: str = "attached character", trait: Trait | None = None) -> None:
        self.word = word
        self.trait = trait
        """The trait that the character needs, so that the words can be carried out."""

    def kind_of_thing(self) -> int:
        return A_CHARACTER

    def reads(self, it: int, this: int) -> None:
        stand_on(self.word, this, ON_OTHERS)

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            host = bearer(table, frame.card)
            frame.picked = (host,) if host >= 0 else ()
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        host = bearer(table, frame.card)
        return host >= 0 and (self.trait is None or self.trait.fits(table, host, frame))

    def narrowed(self, trait: Trait) -> Target[ACharacter]:
        return Attached(self.word, trait)

    def says(self, they: bool = False) -> str:
        return self.word

    def name(self, table: Table, thing: int) -> str:
        return CHARACTER.name(table, thing)


class It(Target[T_co]):
    """The thing of an earlier step: "that character", "that die"; no target when it is gone (DST-CHT-04)."""

    def __init__(self, word: str, noun: Noun[T_co]) -> None:
        self.word = word
        self.noun = noun

    def kind_of_thing(self) -> int:
        return self.noun.kind_of_thing

    def reads(self, it: int, this: int) -> None:
        need(self.word, it, self.noun.kind_of_thing)

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.picked = (self._as_it_is(table, frame),) if self.exists(table, frame) else ()
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return self._as_it_is(table, frame) in self.noun.find(table, frame)

    def _as_it_is(self, table: Table, frame: Frame) -> int:
        """The thing itself; of a card that has flipped in the meantime the side that is up (D-733)."""
        is_card = frame.it != NOTHING and self.noun.kind_of_thing & A_CARD != 0
        return side_up(table, frame.it) if is_card and table.flipped else frame.it

    def narrowed(self, trait: Trait) -> Target[T_co]:
        return It(self.word, Narrowed(self.noun, trait))

    def says(self, they: bool = False) -> str:
        return self.word

    def name(self, table: Table, thing: int) -> str:
        return self.noun.name(table, thing)


class CharacterOfIt(Target[ACharacter]):
    """ "That character" after words about a die: the one it belongs to, if it is still there (DST-NAM-06)."""

    def __init__(self, word: str = "that character") -> None:
        self.word = word

    def kind_of_thing(self) -> int:
        return A_CHARACTER

    def reads(self, it: int, this: int) -> None:
        need(self.word, it, A_DIE)

    def of(self, table: Table, die: int) -> int:
        """The character of a die; NOTHING without one."""
        return character_of(table, die)

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.picked = (self.of(table, frame.it),) if self.exists(table, frame) else ()
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(self.of(table, frame.it))

    def says(self, they: bool = False) -> str:
        return self.word

    def name(self, table: Table, thing: int) -> str:
        return CHARACTER.name(table, thing)


class MatchingCharacter(CharacterOfIt):
    """ "That die's matching character": dice of upgrades have none (D-407, D-750)."""

    def of(self, table: Table, die: int) -> int:
        return matching_character(table, die) if die != NOTHING else NOTHING


class CardOfIt(Target[APiece]):
    """ "Its matching card" after words about a die: an upgrade or support, if it is still in play (DST-NAM-06)."""

    def kind_of_thing(self) -> int:
        return A_PIECE

    def reads(self, it: int, this: int) -> None:
        need("its matching card", it, A_DIE)

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.picked = (table.setup.card_of[frame.it],) if self.exists(table, frame) else ()
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        if frame.it == NOTHING:
            return False
        card = table.setup.card_of[frame.it]
        return table.is_in_play(card) and not table.is_character(card)

    def says(self, they: bool = False) -> str:
        return "its matching card"

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)


class AndThis(Target[ACard]):
    """ "this support and one of your characters": without both the words are not carried out in full."""

    def __init__(self, this: Target[ACard], other: Target[ACard]) -> None:
        self.this = this
        self.other = other

    def kind_of_thing(self) -> int:
        return self.this.kind_of_thing() | self.other.kind_of_thing()

    def reads(self, it: int, this: int) -> None:
        self.this.reads(it, this)
        self.other.reads(it, this)

    def chosen(self, table: Table, frame: Frame) -> bool:
        if not self.other.chosen(table, frame):
            return False
        if frame.card not in frame.picked and table.is_in_play(frame.card):
            frame.picked = (frame.card, *frame.picked)
        return True

    def full(self, table: Table, frame: Frame) -> bool:
        return len(frame.picked) > 1 and frame.card in frame.picked

    def exists(self, table: Table, frame: Frame) -> bool:
        return self.this.exists(table, frame) and self.other.exists(table, frame)

    def narrowed(self, trait: Trait) -> Target[ACard]:
        return AndThis(self.this.narrowed(trait), self.other.narrowed(trait))

    def says(self, they: bool = False) -> str:
        return f"{self.this.says(they)} and {self.other.says(they)}"

    def name(self, table: Table, thing: int) -> str:
        return self.other.name(table, thing)


class ResolvingDie(Target[ADie]):
    """ "this die" inside a special: the die being resolved, if it is still in the pool; with further dice if given."""

    def __init__(self, others: Target[ADie] | None = None) -> None:
        self.others = others

    def kind_of_thing(self) -> int:
        return A_DIE

    def reads(self, it: int, this: int) -> None:
        if self.others is not None:
            self.others.reads(it, this)

    def chosen(self, table: Table, frame: Frame) -> bool:
        if self.others is not None and not self.others.chosen(table, frame):
            return False
        frame.step = CHOSEN
        if frame.die != NOTHING and table.face[frame.die] >= 0 and frame.die not in frame.picked:
            frame.picked = (frame.die, *frame.picked)
        return True

    def says(self, they: bool = False) -> str:
        return "this die" if self.others is None else f"this die and {self.others.says(they)}"

    def name(self, table: Table, thing: int) -> str:
        return DIE.name(table, thing)


def this_die(*symbols: int) -> Target[ADie]:
    """ "This die showing damage"."""
    return One(DiceOfThis(symbols))


def with_resolving_die(others: Target[ADie]) -> Target[ADie]:
    """ "This die and one of your other dice", inside a special."""
    return ResolvingDie(others)


def both(this: ThisCard[ACard], other: Target[ACard]) -> Target[ACard]:
    """This card and another target."""
    return AndThis(this, other)


THIS_CHARACTER: Final = ThisCard[ACharacter]("this character", A_CHARACTER, (CHARACTER_CARD,))
THIS_CHARACTER_IT: Final = ThisCard[ACharacter]("it", A_CHARACTER, (CHARACTER_CARD,))
HIM: Final = ThisCard[ACharacter]("him", A_CHARACTER, (CHARACTER_CARD,))
HER: Final = ThisCard[ACharacter]("her", A_CHARACTER, (CHARACTER_CARD,))
THIS_IT: Final = ThisCard[APiece]("it", A_PIECE, (UPGRADE_CARD, SUPPORT_CARD))
THIS_CARD: Final = ThisCard[APiece]("this card", A_PIECE, (UPGRADE_CARD, SUPPORT_CARD))
THIS_UPGRADE: Final = ThisCard[APiece]("this upgrade", A_PIECE, (UPGRADE_CARD,))
THIS_DOWNGRADE: Final = ThisCard[APiece]("this downgrade", A_PIECE, (DOWNGRADE_CARD,))
THIS_SUPPORT: Final = ThisCard[APiece]("this support", A_PIECE, (SUPPORT_CARD,))
THIS_PLOT: Final = ThisCard[APiece]("this plot", A_PIECE, (PLOT_CARD,))
ATTACHED: Final = Attached()
ATTACHED_IT: Final = Attached("it")
THAT_CHARACTER: Final = It("that character", CHARACTER)
ATTACHED_HIM: Final = Attached("him")
WAS_ATTACHED: Final = It("attached character", CHARACTER)
THE_CHARACTER: Final = It("it", CHARACTER)
THE_CHARACTER_THEM: Final = It("them", CHARACTER)
THAT_UPGRADE: Final = It("that upgrade", UPGRADE)
THAT_DIE: Final = It("that die", DIE)
IT: Final = It("it", DIE)
IT_AGAIN: Final = It("it again", DIE)
IT_IN_DISCARD: Final = It("it from your discard pile", CARD.yours.in_discard)
RESOLVING_DIE: Final = ResolvingDie()
THIS_DIE: Final = One(DICE_OF_THIS)
ITS_DIE: Final = One(ITS_OWN_DICE)
THIS_DIE_OF_ANYBODY: Final = One(ItsDie("this die"))
"""The die of this card for words that any player carries out."""
ITS_CHARACTER: Final = CharacterOfIt()
MATCHING_CHARACTER: Final = MatchingCharacter("that die's matching character")
CARD_OF_IT: Final = CardOfIt()
