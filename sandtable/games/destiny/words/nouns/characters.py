"""Characters: in the game, or out of it."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import card_name
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
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
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, NOTHING_YET, ACharacter, need


def defeated(table: Table, seat: int) -> tuple[int, ...]:
    """The characters of a seat that are out of the game (D-25)."""
    return tuple([character for character in table.setup.characters[seat] if character not in table.teams[seat]])


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

    @property
    def other(self) -> CharacterNoun:
        copy = self._copy()
        copy.is_other = True
        return copy

    def fits(self, table: Table, character: int) -> bool:
        """True where a character of any player meets the filters."""
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

    def reads(self, it: int, this: int) -> None:
        if self.is_other and it != NOTHING_YET:
            need(self.singular(False), it, A_CARD)

    def name(self, table: Table, thing: int) -> str:
        return card_name(table, thing)

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


CHARACTER: Final = CharacterNoun()
