"""Characters: in the game, or out of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import card_name
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.sides_up import characters_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.subtype_bits import bits_of
from sandtable.games.destiny.terms import BLUE, COLOR_NAMES, NOTHING, RED, YELLOW
from sandtable.games.destiny.words.nouns.noun import (
    ANYBODY,
    MUST,
    MUST_NOT,
    OPPOSING,
    PLAIN,
    YOURS,
    Noun,
    all_of,
    one_of,
    seats_of,
)
from sandtable.games.destiny.words.nouns.subtypes import any_of_them, has_one_of, lacks
from sandtable.games.destiny.words.nouns.trait import Quality, adjectives, suit
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, NOTHING_YET, ACharacter, need


def defeated(table: Table, seat: int) -> tuple[int, ...]:
    """The characters of a seat that are out of the game (D-25); one that another player controls isn't (DST-CHC-07)."""
    return tuple([character for character in characters_of(table, seat) if not table.is_in_play(character)])


def spoken_of(table: Table, frame: Frame) -> int:
    """The character that "another character" excludes: that of an earlier step, otherwise the one with these words."""
    if frame.it != NOTHING:
        return frame.it
    host = bearer(table, frame.card)
    return host if host >= 0 else frame.card


class CharacterNoun(Noun[ACharacter]):
    """Undefeated characters (D-15)."""

    kind_of_thing = A_CHARACTER

    def __init__(self) -> None:
        self.whose = ANYBODY
        self.color = -1
        self.uniqueness = PLAIN
        self.exhaustion = PLAIN
        self.is_damaged = False
        self.is_other = False
        """True for "another character"."""
        self.is_defeated = False
        self.qualities: tuple[Quality, ...] = ()
        """Further demands on the character: subtype, side, health ..."""
        self.subtypes: tuple[str, ...] = ()
        """The character has one of these subtypes and is named by them: "a leader", "your Jedi"."""
        self.subtype_bits: i64 = 0
        self.title = ""
        """The character has this title and is named by it."""
        self.is_not_yours = False
        """True for "a character you don't control"."""
        self.is_controlled = False
        """True for "a Red character you control" in place of "one of your Red characters"."""

    def _copy(self) -> CharacterNoun:
        copy = CharacterNoun()
        copy.whose = self.whose
        copy.color = self.color
        copy.uniqueness = self.uniqueness
        copy.exhaustion = self.exhaustion
        copy.is_damaged = self.is_damaged
        copy.is_other = self.is_other
        copy.is_defeated = self.is_defeated
        copy.qualities = self.qualities
        copy.subtypes = self.subtypes
        copy.subtype_bits = self.subtype_bits
        copy.title = self.title
        copy.is_not_yours = self.is_not_yours
        copy.is_controlled = self.is_controlled
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
        """Only characters with damage; the card doesn't say it, but other targets are not valid (DST-CHT-03)."""
        copy = self._copy()
        copy.is_damaged = True
        return copy

    @property
    def defeated(self) -> CharacterNoun:
        """Only defeated characters, which are out of the game (D-25)."""
        copy = self._copy()
        copy.is_defeated = True
        return copy

    def having(self, *qualities: Quality) -> CharacterNoun:
        """The characters that also have these qualities: `CHARACTER.having(health_at_least(10))`."""
        copy = self._copy()
        copy.qualities += qualities
        return copy

    def called(self, *subtypes: str) -> CharacterNoun:
        """Characters named by a subtype: "a leader"; `having(being("leader"))` is "a leader character"."""
        copy = self._copy()
        copy.subtypes = subtypes
        copy.subtype_bits = bits_of(subtypes)
        return copy

    def titled(self, title: str) -> CharacterNoun:
        """Characters with this title (DST-NAM-04): "Yoda"."""
        copy = self._copy()
        copy.title = title
        return copy

    @property
    def you_control(self) -> CharacterNoun:
        """Your characters, in the words "a Red character you control"."""
        copy = self.yours
        copy.is_controlled = True
        return copy

    @property
    def not_yours(self) -> CharacterNoun:
        """ "a character you don't control"."""
        copy = self.opposing
        copy.is_not_yours = True
        return copy

    @property
    def other(self) -> CharacterNoun:
        copy = self._copy()
        copy.is_other = True
        return copy

    def fits(self, table: Table, character: int) -> bool:
        """True where a character of any player meets the filters."""
        printed = table.setup.prints[character]
        if self.color >= 0 and not has_color(table, character, self.color):
            return False
        if self.uniqueness != PLAIN and printed.is_unique != (self.uniqueness == MUST):
            return False
        if self.exhaustion != PLAIN and table.exhausted[character] != (self.exhaustion == MUST):
            return False
        if self.is_damaged and table.damage[character] == 0:
            return False
        if self.title and printed.title != self.title:
            return False
        if self.subtypes and (
            lacks(table, character, self.subtype_bits) or not has_one_of(table, character, self.subtypes)
        ):
            return False
        return not self.qualities or suit(self.qualities, table, character)

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        known = spoken_of(table, frame) if self.is_other else NOTHING
        for seat in seats_of(self.whose, table, frame):
            for character in defeated(table, seat) if self.is_defeated else table.teams[seat]:
                if self.fits(table, character) and character != known:
                    found.append(character)
        return found

    def reads(self, it: int, this: int) -> None:
        if self.is_other and it != NOTHING_YET:
            need(self.singular(False), it, A_CARD)
        for quality in self.qualities:
            quality.reads(it, this)

    def name(self, table: Table, thing: int) -> str:
        return card_name(table, thing)

    def bare(self, plural: bool) -> str:
        words = ["defeated"] if self.is_defeated else []
        if self.exhaustion != PLAIN:
            words.append("exhausted" if self.exhaustion == MUST else "ready")
        if self.uniqueness != PLAIN:
            words.append("unique" if self.uniqueness == MUST else "non-unique")
        words += adjectives(self.qualities, COLOR_NAMES[self.color].capitalize() if self.color >= 0 else "")
        words.append(self._named(plural))
        return " ".join(words) + "".join([quality.says() for quality in self.qualities])

    def _named(self, plural: bool) -> str:
        if self.title:
            return self.title
        if self.subtypes:
            return any_of_them(self.subtypes, plural)
        return "characters" if plural else "character"

    def an(self) -> str:
        return self.bare(False) if self.title else Noun.an(self)

    def singular(self, they: bool) -> str:
        if self.is_other:
            return (
                f"another {one_of(self.whose, '', self.bare(True), they)}"
                if self.whose == YOURS
                else f"another {self.bare(False)}"
            )
        if self.is_not_yours:
            return f"{self.an()} {'they' if they else 'you'} don't control"
        if self.is_controlled:
            return f"{self.an()} {'they' if they else 'you'} control"
        if self.title and self.whose != OPPOSING:
            return self.bare(False)
        return one_of(self.whose, self.bare(False), self.bare(True), they)

    def plural(self, they: bool) -> str:
        return all_of(self.whose, self.bare(True), they)


CHARACTER: Final = CharacterNoun()
