"""The filters of dice: what a text may ask of them, each a new noun.

They fit together in any order: `DIE.opposing.non_unique.called("trooper").not_showing(SHIELD)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.destiny.terms import BLUE, CHARACTER_CARD, RED, SUPPORT_CARD, UPGRADE_CARD, YELLOW
from sandtable.games.destiny.words.nouns.noun import ANYBODY, OPPOSING, YOUR_OWN, YOURS, Noun
from sandtable.games.destiny.words.nouns.qualities import NO_CHARACTER, NON_UNIQUE, UNIQUE, Sided, being
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS, meaning_of
from sandtable.games.destiny.words.nouns.trait import Quality, Trait
from sandtable.games.destiny.words.pointing import A_DIE, ADie

if TYPE_CHECKING:
    from sandtable.games.destiny.words.nouns.dice import DieNoun

# The cards that dice may have to belong to, besides their own filters.
ANY_CARD: Final = 0
OF_THIS: Final = 1
"""This character or its upgrades."""
OF_IT: Final = 2
"""An earlier step's character or its upgrades."""
OF_ATTACHED: Final = 3
"""Attached character or its upgrades."""
OF_ITS_CHARACTER: Final = 4
"""The character of an earlier step's die, or its upgrades."""
OF_THOSE: Final = 5
"""The dice that the words around have just acted on."""


class DieFilters(Noun[ADie]):
    """The demands of a text on dice; the noun itself finds them and says this (dice.py)."""

    kind_of_thing = A_DIE

    def __init__(self) -> None:
        self.whose = ANYBODY
        self.color = -1
        self.symbols = 0
        """The allowed symbols as a bit set; 0: any."""
        self.is_not_showing = False
        """True where these symbols are the excluded ones."""
        self.kinds: tuple[int, ...] = ()
        """The types of the dice's cards, in the order of the words; empty: any."""
        self.qualities: tuple[Quality, ...] = ()
        """Demands on the dice's cards, said before the color."""
        self.called_so: tuple[Quality, ...] = ()
        """Demands on the dice's cards, said behind the color."""
        self.is_modified = False
        self.is_other = False
        """True for dice other than "this die": the one being resolved, or that of a card used by another (D-107)."""
        self.is_another = False
        """True for dice other than the one of an earlier step."""
        self.is_said_so = False
        """True where the words for other dice are "another die", and not "one of your other dice"."""
        self.traits: tuple[Trait, ...] = ()
        """Further demands on the die."""
        self.holder = ANY_CARD
        self.holder_words = ""
        """The words for this holder: "its", "that character's"."""
        self.is_theirs = False
        """True for "their dice": the owner is known from earlier words."""
        self.is_unresolved = False

    def _copy(self) -> DieNoun:
        """A noun with the same filters."""
        raise NotImplementedError

    @property
    def yours(self) -> DieNoun:
        copy = self._copy()
        copy.whose = YOURS
        return copy

    @property
    def opposing(self) -> DieNoun:
        copy = self._copy()
        copy.whose = OPPOSING
        return copy

    @property
    def your_own(self) -> DieNoun:
        """The dice of the card's player, in words that an opponent carries out."""
        copy = self._copy()
        copy.whose = YOUR_OWN
        return copy

    def colored(self, color: int) -> DieNoun:
        copy = self._copy()
        copy.color = color
        return copy

    @property
    def red(self) -> DieNoun:
        return self.colored(RED)

    @property
    def blue(self) -> DieNoun:
        return self.colored(BLUE)

    @property
    def yellow(self) -> DieNoun:
        return self.colored(YELLOW)

    def of_cards(self, quality: Quality) -> DieNoun:
        """The dice of cards with a property that is said first: `DIE.of_cards(NON_UNIQUE)`."""
        copy = self._copy()
        copy.qualities += (quality,)
        return copy

    @property
    def unique(self) -> DieNoun:
        return self.of_cards(UNIQUE)

    @property
    def non_unique(self) -> DieNoun:
        return self.of_cards(NON_UNIQUE)

    def of_side(self, affiliation: int) -> DieNoun:
        """ "A villain die"."""
        return self.of_cards(Sided(affiliation))

    def not_of_side(self, affiliation: int) -> DieNoun:
        """ "A non-hero die"."""
        return self.of_cards(Sided(affiliation, True))

    def called(self, *subtypes: str) -> DieNoun:
        """The dice of cards with one of these subtypes: "your trooper or vehicle dice"."""
        copy = self._copy()
        copy.called_so += (being(*subtypes),)
        return copy

    def showing(self, *symbols: int) -> DieNoun:
        copy = self._copy()
        copy.symbols = 0
        for symbol in symbols:
            copy.symbols |= 1 << symbol
        copy.symbols = meaning_of(copy.symbols)
        return copy

    def not_showing(self, *symbols: int) -> DieNoun:
        copy = self.showing(*symbols)
        copy.is_not_showing = True
        return copy

    @property
    def showing_damage(self) -> DieNoun:
        copy = self._copy()
        copy.symbols = DAMAGE_SYMBOLS
        return copy

    @property
    def not_showing_damage(self) -> DieNoun:
        copy = self.showing_damage
        copy.is_not_showing = True
        return copy

    def having(self, trait: Trait) -> DieNoun:
        """The dice that also have a trait: `DIE.having(at_most(2))`."""
        copy = self._copy()
        copy.traits += (trait,)
        return copy

    @property
    def unresolved(self) -> DieNoun:
        """Dice not resolved in this action."""
        copy = self._copy()
        copy.is_unresolved = True
        return copy

    def held(self, holder: int, words: str) -> DieNoun:
        copy = self._copy()
        copy.holder = holder
        copy.holder_words = words
        return copy

    @property
    def its(self) -> DieNoun:
        """ "its character or upgrade dice": of the character with these words."""
        return self.held(OF_THIS, "its")

    @property
    def his(self) -> DieNoun:
        """The same in the words "his character dice"."""
        return self.held(OF_THIS, "his")

    @property
    def of_this_character(self) -> DieNoun:
        return self.held(OF_THIS, "this character's")

    @property
    def of_it(self) -> DieNoun:
        """ "its character or upgrade dice": of an earlier step's character."""
        return self.held(OF_IT, "its")

    @property
    def of_that_character(self) -> DieNoun:
        return self.held(OF_IT, "that character's")

    @property
    def of_attached(self) -> DieNoun:
        return self.held(OF_ATTACHED, "attached character's")

    @property
    def of_its_character(self) -> DieNoun:
        """ "that character's dice": of the character that an earlier step's die belongs to."""
        return self.held(OF_ITS_CHARACTER, "that character's")

    @property
    def of_those(self) -> DieNoun:
        """ "one of those dice": of the dice that the words around have just acted on."""
        return self.held(OF_THOSE, "those")

    @property
    def theirs(self) -> DieNoun:
        """The dice of an earlier step's opponent."""
        copy = self.opposing
        copy.is_theirs = True
        return copy

    def of(self, *kinds: int) -> DieNoun:
        copy = self._copy()
        copy.kinds = kinds
        return copy

    @property
    def of_character(self) -> DieNoun:
        """Character dice (DST-CHD-01)."""
        return self.of(CHARACTER_CARD)

    @property
    def of_support(self) -> DieNoun:
        return self.of(SUPPORT_CARD)

    @property
    def of_non_character(self) -> DieNoun:
        """ "A non-character die"."""
        return self.of_cards(NO_CHARACTER)

    @property
    def of_character_or_upgrade(self) -> DieNoun:
        return self.of(CHARACTER_CARD, UPGRADE_CARD)

    @property
    def modified(self) -> DieNoun:
        """Dice that show a side with a plus (DST-DIE-07)."""
        copy = self._copy()
        copy.is_modified = True
        return copy

    @property
    def other(self) -> DieNoun:
        copy = self._copy()
        copy.is_other = True
        return copy

    @property
    def not_this(self) -> DieNoun:
        """ "another die", "another one of your dice", inside a special: not the die that is being resolved."""
        copy = self.other
        copy.is_said_so = True
        return copy

    @property
    def another(self) -> DieNoun:
        """ "another die", "another one of your dice": not the one of an earlier step."""
        copy = self._copy()
        copy.is_another = True
        return copy
