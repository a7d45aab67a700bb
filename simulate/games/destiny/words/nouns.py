"""Which characters, dice and cards the words are about.

A noun finds its things on the table for the seat that speaks ("you") and says itself in the singular and plural. Every
filter returns a new noun: `DIE.opposing.showing(MELEE)`, `CHARACTER.yours.blue.unique`.
"""

from __future__ import annotations

from typing import Final

from simulate.games.destiny.resolving import bearer, can_resolve
from simulate.games.destiny.state import Frame, Table
from simulate.games.destiny.state import side_name as side_name  # said with the nouns
from simulate.games.destiny.terms import (
    BLUE,
    CHARACTER_CARD,
    COLOR_NAMES,
    MELEE,
    NOTHING,
    RANGED,
    RED,
    SPECIAL,
    SUPPORT_CARD,
    SYMBOL_NAMES,
    TYPE_NAMES,
    UPGRADE_CARD,
    YELLOW,
)
from simulate.games.destiny.words.traits import Trait

ANYBODY: Final = 0
YOURS: Final = 1
OPPOSING: Final = 2

PLAIN: Final = 0
"""Filters with three answers: not asked, must be so, must not be so."""
MUST: Final = 1
MUST_NOT: Final = 2


def symbols_in_words(symbols: int) -> str:
    """The symbols of a bit set: "[melee] or [ranged]"."""
    names = [f"[{SYMBOL_NAMES[symbol]}]" for symbol in range(len(SYMBOL_NAMES)) if symbols & (1 << symbol)]
    return " or ".join(names)


DAMAGE_SYMBOLS: Final = (1 << MELEE) | (1 << RANGED)


def showing_in_words(symbols: int) -> str:
    """ " showing damage ([melee] or [ranged])", " showing a blank ([blank])" or nothing."""
    if not symbols:
        return ""
    marks = symbols_in_words(symbols)
    if symbols == DAMAGE_SYMBOLS:
        return f" showing damage ({marks})"
    if symbols & DAMAGE_SYMBOLS == symbols:
        return f" showing {marks[1:-1]} damage ({marks})"
    if symbols == 1:
        return f" showing a blank ({marks})"
    if symbols == 1 << SPECIAL:
        return f" showing a special ability ({marks})"
    return f" showing {marks[1:-1]} ({marks})"


class Noun:
    """Things on the table of one kind."""

    whose: int = ANYBODY
    """Whose things: anybody's, yours, or those of one opponent of the speaker's choice (DST-MUL-10)."""

    def is_opposing(self) -> bool:
        """True for the things of one opponent, whoever that is."""
        return self.whose == OPPOSING

    def seat_of(self, table: Table, thing: int) -> int:
        """Whose one of them is."""
        return table.controller(thing)

    def find(self, table: Table, frame: Frame) -> list[int]:
        """The ids of all that fit, in a fixed order."""
        raise NotImplementedError

    def name(self, table: Table, thing: int) -> str:
        """One of them, for the list of options."""
        raise NotImplementedError

    def singular(self, they: bool) -> str:
        """ "a character", "one of your Blue dice"."""
        raise NotImplementedError

    def plural(self, they: bool) -> str:
        """ "your characters", "an opponent's dice"."""
        raise NotImplementedError

    def bare(self, plural: bool) -> str:
        """Without an owner: "Blue character", "dice showing blanks"."""
        raise NotImplementedError

    def is_of_cards(self) -> bool:
        """Whether these may be cards that somebody can't see."""
        return False


def one_of(whose: int, noun: str, nouns: str, they: bool) -> str:
    """ "a die", "one of your dice", "an opponent's die"."""
    if whose == YOURS:
        return f"one of {'their' if they else 'your'} {nouns}"
    if whose == OPPOSING:
        return f"an opponent's {noun}"
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def all_of(whose: int, nouns: str, they: bool) -> str:
    """ "your dice", "an opponent's dice", "dice"."""
    if whose == YOURS:
        return f"{'their' if they else 'your'} {nouns}"
    if whose == OPPOSING:
        return f"an opponent's {nouns}"
    return nouns


def seats_of(whose: int, table: Table, frame: Frame) -> list[int]:
    """The seats whose things are meant, the speaker's first; every opponent's until one is chosen (DST-MUL-10)."""
    seat = frame.seat
    if whose == YOURS:
        return [seat]
    if whose == OPPOSING and frame.rival >= 0:
        return [frame.rival]
    seats = table.setup.seats
    others = [(seat + step) % seats for step in range(1, seats)]
    return others if whose == OPPOSING else [seat, *others]


def owned(table: Table, words: str, seat: int) -> str:
    """The name of a thing, with its player where there are several opponents."""
    return words if table.setup.seats == 2 else f"{words} (Player {seat + 1})"


def defeated(table: Table, seat: int) -> tuple[int, ...]:
    """The characters of a seat that are out of the game (D-25)."""
    return tuple([character for character in table.setup.characters[seat] if character not in table.teams[seat]])


def spoken_of(table: Table, frame: Frame) -> int:
    """Whom "another character" leaves out: the one of an earlier step, else the one these words stand on or go with."""
    if frame.it != NOTHING:
        return frame.it
    host = bearer(table, frame.card)
    return host if host >= 0 else frame.card


class CharacterNoun(Noun):
    """Undefeated characters (D-15)."""

    def __init__(self) -> None:
        self.whose = ANYBODY
        self.color = -1
        self.uniqueness = PLAIN
        self.exhaustion = PLAIN
        self.is_damaged = False
        self.is_other = False
        """Not the one spoken of."""
        self.is_defeated = False

    def _copy(self) -> CharacterNoun:
        copy = CharacterNoun()
        copy.whose = self.whose
        copy.color = self.color
        copy.uniqueness = self.uniqueness
        copy.exhaustion = self.exhaustion
        copy.is_damaged = self.is_damaged
        copy.is_other = self.is_other
        copy.is_defeated = self.is_defeated
        return copy

    @property
    def yours(self) -> CharacterNoun:
        copy = self._copy()
        copy.whose = YOURS
        return copy

    @property
    def opposing(self) -> CharacterNoun:
        copy = self._copy()
        copy.whose = OPPOSING
        return copy

    def colored(self, color: int) -> CharacterNoun:
        copy = self._copy()
        copy.color = color
        return copy

    @property
    def red(self) -> CharacterNoun:
        return self.colored(RED)

    @property
    def blue(self) -> CharacterNoun:
        return self.colored(BLUE)

    @property
    def yellow(self) -> CharacterNoun:
        return self.colored(YELLOW)

    @property
    def unique(self) -> CharacterNoun:
        copy = self._copy()
        copy.uniqueness = MUST
        return copy

    @property
    def non_unique(self) -> CharacterNoun:
        copy = self._copy()
        copy.uniqueness = MUST_NOT
        return copy

    @property
    def exhausted(self) -> CharacterNoun:
        copy = self._copy()
        copy.exhaustion = MUST
        return copy

    @property
    def ready(self) -> CharacterNoun:
        copy = self._copy()
        copy.exhaustion = MUST_NOT
        return copy

    @property
    def damaged(self) -> CharacterNoun:
        """With damage on it; not a word of the card but what makes a target valid (DST-CHT-03)."""
        copy = self._copy()
        copy.is_damaged = True
        return copy

    @property
    def defeated(self) -> CharacterNoun:
        """Out of the game (D-25): the only ones that `find` doesn't take from the teams."""
        copy = self._copy()
        copy.is_defeated = True
        return copy

    @property
    def other(self) -> CharacterNoun:
        copy = self._copy()
        copy.is_other = True
        return copy

    def fits(self, table: Table, character: int) -> bool:
        """Whether a character has what the words ask, whoever it belongs to."""
        printed = table.setup.prints[character]
        if self.color >= 0 and printed.color != self.color:
            return False
        if self.uniqueness != PLAIN and printed.is_unique != (self.uniqueness == MUST):
            return False
        if self.exhaustion != PLAIN and table.exhausted[character] != (self.exhaustion == MUST):
            return False
        return not self.is_damaged or table.damage[character] > 0

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        known = spoken_of(table, frame) if self.is_other else NOTHING
        for seat in seats_of(self.whose, table, frame):
            for character in defeated(table, seat) if self.is_defeated else table.teams[seat]:
                if self.fits(table, character) and character != known:
                    found.append(character)
        return found

    def name(self, table: Table, thing: int) -> str:
        return owned(table, table.setup.prints[thing].full_name, table.setup.owner[thing])

    def bare(self, plural: bool) -> str:
        words = ["defeated"] if self.is_defeated else []
        if self.exhaustion != PLAIN:
            words.append("exhausted" if self.exhaustion == MUST else "ready")
        if self.uniqueness != PLAIN:
            words.append("unique" if self.uniqueness == MUST else "non-unique")
        if self.color >= 0:
            words.append(COLOR_NAMES[self.color].capitalize())
        words.append("characters" if plural else "character")
        return " ".join(words)

    def singular(self, they: bool) -> str:
        if self.is_other:
            return (
                f"another {one_of(self.whose, '', self.bare(True), they)}"
                if self.whose == YOURS
                else f"another {self.bare(False)}"
            )
        return one_of(self.whose, self.bare(False), self.bare(True), they)

    def plural(self, they: bool) -> str:
        return all_of(self.whose, self.bare(True), they)


class DieNoun(Noun):
    """Dice in pools: only they show a symbol and can be removed, turned or rerolled (DST-ZONE-11, 30)."""

    def __init__(self) -> None:
        self.whose = ANYBODY
        self.color = -1
        self.symbols = 0
        """A bit set of symbols of which one must show; 0: not asked."""
        self.kind = -1
        """The type of card it belongs to."""
        self.is_modified = False
        self.is_other = False
        """Not the die being resolved."""
        self.traits: tuple[Trait, ...] = ()
        """What else it must show."""
        self.way = -1
        """It lies in one's own pool and can be resolved this way; -1: not asked."""
        self.is_its = False
        """It belongs to this character or one of its upgrades."""
        self.is_of_it = False
        """The same for the character an earlier step was about."""
        self.is_theirs = False
        """ "Their dice": whose they are has been said."""
        self.is_unresolved = False

    def _copy(self) -> DieNoun:
        copy = DieNoun()
        copy.whose = self.whose
        copy.color = self.color
        copy.symbols = self.symbols
        copy.kind = self.kind
        copy.is_modified = self.is_modified
        copy.is_other = self.is_other
        copy.traits = self.traits
        copy.way = self.way
        copy.is_its = self.is_its
        copy.is_of_it = self.is_of_it
        copy.is_theirs = self.is_theirs
        copy.is_unresolved = self.is_unresolved
        return copy

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

    def showing(self, *symbols: int) -> DieNoun:
        copy = self._copy()
        copy.symbols = 0
        for symbol in symbols:
            copy.symbols |= 1 << symbol
        return copy

    def having(self, trait: Trait) -> DieNoun:
        """Of which this is true as well: `DIE.having(at_most(2))`."""
        copy = self._copy()
        copy.traits += (trait,)
        return copy

    @property
    def unresolved(self) -> DieNoun:
        """Not resolved in this action."""
        copy = self._copy()
        copy.is_unresolved = True
        return copy

    def resolvable(self, way: int) -> DieNoun:
        """Not words of the card but what makes a valid target for resolving (DST-ZONE-10, DST-CHT-03)."""
        copy = self._copy()
        copy.way = way
        return copy

    @property
    def its(self) -> DieNoun:
        """ "its character or upgrade dice": of the character that speaks."""
        copy = self._copy()
        copy.is_its = True
        return copy

    @property
    def theirs(self) -> DieNoun:
        """Those of the opponent an earlier step was about."""
        copy = self.opposing
        copy.is_theirs = True
        return copy

    @property
    def of_it(self) -> DieNoun:
        """ "its character or upgrade dice": of the character an earlier step was about."""
        copy = self._copy()
        copy.is_of_it = True
        return copy

    def of(self, kind: int) -> DieNoun:
        copy = self._copy()
        copy.kind = kind
        return copy

    @property
    def of_character(self) -> DieNoun:
        """A character die (DST-CHD-01)."""
        return self.of(CHARACTER_CARD)

    @property
    def of_upgrade(self) -> DieNoun:
        return self.of(UPGRADE_CARD)

    @property
    def of_support(self) -> DieNoun:
        return self.of(SUPPORT_CARD)

    @property
    def modified(self) -> DieNoun:
        """Showing a side with a plus (DST-DIE-07)."""
        copy = self._copy()
        copy.is_modified = True
        return copy

    @property
    def other(self) -> DieNoun:
        copy = self._copy()
        copy.is_other = True
        return copy

    def fits(self, table: Table, die: int, frame: Frame) -> bool:
        if self.is_other and die == frame.die:
            return False
        printed = table.setup.prints[table.setup.card_of[die]]
        face = table.face[die]
        if self.symbols and not (self.symbols >> printed.symbols[face]) & 1:
            return False
        if self.color >= 0 and printed.color != self.color:
            return False
        if self.kind >= 0 and table.kind(table.setup.card_of[die]) != self.kind:
            return False
        if self.is_modified and not printed.modifiers[face]:
            return False
        if self.is_unresolved and die in table.resolved:
            return False
        if self.is_its and not self._is_its(table, die, frame.card):
            return False
        if self.is_of_it and not self._is_its(table, die, frame.it):
            return False
        if self.way >= 0 and not (die in table.pools[frame.seat] and can_resolve(table, frame.seat, die, self.way)):
            return False
        return not self.traits or all(trait.fits(table, die, frame) for trait in self.traits)

    def _is_its(self, table: Table, die: int, character: int) -> bool:
        card = table.setup.card_of[die]
        return card == character or table.host[card] == character

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats_of(self.whose, table, frame):
            for die in table.pools[seat]:
                if self.fits(table, die, frame):
                    found.append(die)
        return found

    def seat_of(self, table: Table, thing: int) -> int:
        return table.die_seat(thing)

    def name(self, table: Table, thing: int) -> str:
        return owned(table, die_name(table, thing), self.seat_of(table, thing))

    def bare(self, plural: bool) -> str:
        words = [COLOR_NAMES[self.color].capitalize()] if self.color >= 0 else []
        if self.kind >= 0:
            words.append(TYPE_NAMES[self.kind])
        if self.is_other:
            words.insert(0, "other")
        if self.is_its or self.is_of_it:
            words.append("character or upgrade")
        words.append("dice" if plural else "die")
        showing = showing_in_words(self.symbols)
        if plural and self.symbols == 1:
            showing = " showing blanks ([blank])"
        showing += " showing a modified side" if self.is_modified else ""
        return " ".join(words) + showing + "".join([trait.says() for trait in self.traits])

    def singular(self, they: bool) -> str:
        if self.is_its or self.is_of_it:
            return f"one of its {self.bare(True)}"
        return one_of(self.whose, self.bare(False), self.bare(True), they)

    def plural(self, they: bool) -> str:
        dice = all_of(self.whose, self.bare(True), they)
        if self.is_theirs:
            return f"their {self.bare(True)}"
        return f"{dice} {'they' if they else 'you'} did not resolve" if self.is_unresolved else dice


def die_name(table: Table, die: int) -> str:
    """A die in words: "Kylo Ren die (2 melee for 1)"."""
    title = table.setup.prints[table.setup.card_of[die]].title
    return f"{title} die ({side_name(table, die, table.face[die])})" if table.face[die] >= 0 else f"{title} die"


IN_PLAY: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_DISCARD_OR_HAND: Final = 3
PLACES: Final = ("in play", "in {} hand", "in {} discard pile", "in {} discard pile or hand")


class CardNoun(Noun):
    """Cards by type and place: upgrades and supports in play, cards in a hand or discard pile."""

    def __init__(self) -> None:
        self.whose = ANYBODY
        self.place = IN_PLAY
        self.kinds = 0
        """A bit set of types; 0: any."""
        self.named: tuple[int, ...] = ()
        """The same types in the order of the words."""
        self.color = -1
        self.subtypes: tuple[str, ...] = ()
        """One of these; empty: any."""
        self.is_copy = False
        """Another copy of the card an earlier step was about (DST-COP-01)."""

    def _copy(self) -> CardNoun:
        copy = CardNoun()
        copy.whose = self.whose
        copy.place = self.place
        copy.kinds = self.kinds
        copy.named = self.named
        copy.color = self.color
        copy.subtypes = self.subtypes
        copy.is_copy = self.is_copy
        return copy

    @property
    def yours(self) -> CardNoun:
        copy = self._copy()
        copy.whose = YOURS
        return copy

    @property
    def opposing(self) -> CardNoun:
        copy = self._copy()
        copy.whose = OPPOSING
        return copy

    @property
    def in_hand(self) -> CardNoun:
        copy = self._copy()
        copy.place = IN_HAND
        return copy

    @property
    def in_discard(self) -> CardNoun:
        copy = self._copy()
        copy.place = IN_DISCARD
        return copy

    @property
    def in_discard_or_hand(self) -> CardNoun:
        copy = self._copy()
        copy.place = IN_DISCARD_OR_HAND
        return copy

    def colored(self, color: int) -> CardNoun:
        copy = self._copy()
        copy.color = color
        return copy

    def kind(self, *kinds: int) -> CardNoun:
        copy = self._copy()
        copy.kinds = 0
        copy.named = kinds
        for kind in kinds:
            copy.kinds |= 1 << kind
        return copy

    @property
    def copies(self) -> CardNoun:
        """Other copies of "that card"."""
        copy = self._copy()
        copy.is_copy = True
        return copy

    def called(self, *subtypes: str) -> CardNoun:
        copy = self._copy()
        copy.subtypes = subtypes
        return copy

    def fits(self, table: Table, card: int) -> bool:
        printed = table.setup.prints[card]
        if self.kinds and not (self.kinds >> table.kind(card)) & 1:
            return False
        if self.color >= 0 and printed.color != self.color:
            return False
        return not self.subtypes or any(subtype in printed.subtypes for subtype in self.subtypes)

    def _there(self, table: Table, seat: int) -> tuple[int, ...]:
        if self.place == IN_HAND:
            return table.hands[seat]
        if self.place == IN_DISCARD:
            return table.discards[seat]
        if self.place == IN_DISCARD_OR_HAND:
            return table.discards[seat] + table.hands[seat]
        attached: tuple[int, ...] = ()
        for character in table.teams[seat]:
            attached += table.upgrades[character]
        return attached + table.supports[seat]

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats_of(self.whose, table, frame):
            for card in self._there(table, seat):
                if self.fits(table, card) and (not self.is_copy or is_copy(table, card, frame.it)):
                    found.append(card)
        return found

    def name(self, table: Table, thing: int) -> str:
        return owned(table, table.setup.prints[thing].full_name, self.seat_of(table, thing))

    def is_of_cards(self) -> bool:
        return True

    def bare(self, plural: bool) -> str:
        end = "s" if plural else ""
        words = [COLOR_NAMES[self.color].capitalize()] if self.color >= 0 else []
        if self.subtypes:
            words.append(" or ".join(subtype + ("" if self.named else end) for subtype in self.subtypes))
        if self.named or not self.subtypes:
            words.append(" or ".join(TYPE_NAMES[kind] + end for kind in self.named) or f"card{end}")
        return " ".join(words)

    def singular(self, they: bool) -> str:
        if self.place == IN_PLAY:
            return one_of(self.whose, self.bare(False), self.bare(True), they)
        if self.is_copy:
            return f"another copy of that card {self._where(they)}"
        noun = self.bare(False)
        return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun} {self._where(they)}"

    def plural(self, they: bool) -> str:
        if self.place == IN_PLAY:
            return all_of(self.whose, self.bare(True), they)
        return f"{self.bare(True)} {self._where(they)}"

    def _where(self, they: bool) -> str:
        whose = "an opponent's" if self.whose == OPPOSING else "their" if they else "your"
        return PLACES[self.place].format(whose)


class UpgradeOn(Noun):
    """ "upgrades from one of your Yellow characters": once one is picked, only others of its character fit."""

    def __init__(self, host: CharacterNoun) -> None:
        self.host = host

    def find(self, table: Table, frame: Frame) -> list[int]:
        hosts = [table.host[frame.picked[0]]] if frame.picked else self.host.find(table, frame)
        found: list[int] = []
        for host in hosts:
            found += table.upgrades[host]
        return found

    def name(self, table: Table, thing: int) -> str:
        return table.setup.prints[thing].full_name

    def singular(self, they: bool) -> str:
        return f"an {self.bare(False)} from {self.host.singular(they)}"

    def plural(self, they: bool) -> str:
        return f"{self.bare(True)} from {self.host.singular(they)}"

    def bare(self, plural: bool) -> str:
        return "upgrades" if plural else "upgrade"


def is_copy(table: Table, card: int, other: int) -> bool:
    """Any other card with the same title (DST-COP-01)."""
    prints = table.setup.prints
    return other >= 0 and card != other and prints[card].title == prints[other].title


CHARACTER: Final = CharacterNoun()
DIE: Final = DieNoun()
CARD: Final = CardNoun()
UPGRADE: Final = CARD.kind(UPGRADE_CARD)
SUPPORT: Final = CARD.kind(SUPPORT_CARD)
