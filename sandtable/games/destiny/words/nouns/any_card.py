"""Cards in play of any type, named by a subtype or a title: "a leader", "your droids", "Leia Organa" (D-206, D-600)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandtable.games.destiny.attached import bound_of
from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import own_name, whose
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.subtype_bits import bits_of
from sandtable.games.destiny.terms import COLOR_NAMES
from sandtable.games.destiny.words.nouns.noun import ANYBODY, OPPOSING, YOURS, Noun, all_of, one_of, seats_of
from sandtable.games.destiny.words.nouns.subtypes import any_of_them, has_one_of, lacks
from sandtable.games.destiny.words.nouns.trait import Quality, suit
from sandtable.games.destiny.words.pointing import A_CARD, ACard


def in_play(table: Table, seat: int) -> list[int]:
    """The characters of a seat, their upgrades, the supports with theirs, and the downgrades that the seat controls."""
    found: list[int] = list(table.teams[seat])
    for character in table.teams[seat]:
        if table.upgrades[character]:
            found += table.upgrades[character]
    if table.bound:
        found += bound_of(table, seat)
    found += table.supports[seat]
    return found


class AnyCard(Noun[ACard]):
    """Characters, upgrades, downgrades, supports and plots in play; the battlefield has none of these names (D-600)."""

    kind_of_thing = A_CARD

    def __init__(self) -> None:
        self.whose = ANYBODY
        self.subtypes: tuple[str, ...] = ()
        self.subtype_bits: i64 = 0
        self.title = ""
        self.color = -1
        self.qualities: tuple[Quality, ...] = ()
        self.is_controlled = False
        """True for "a Red vehicle you control" in place of "one of your Red vehicles"."""

    def _copy(self) -> AnyCard:
        copy = AnyCard()
        copy.whose = self.whose
        copy.subtypes = self.subtypes
        copy.subtype_bits = self.subtype_bits
        copy.title = self.title
        copy.color = self.color
        copy.qualities = self.qualities
        copy.is_controlled = self.is_controlled
        return copy

    @property
    def yours(self) -> AnyCard:
        copy = self._copy()
        copy.whose = YOURS
        return copy

    @property
    def you_control(self) -> AnyCard:
        """Your cards, in the words "a Red vehicle you control"."""
        copy = self.yours
        copy.is_controlled = True
        return copy

    @property
    def opposing(self) -> AnyCard:
        copy = self._copy()
        copy.whose = OPPOSING
        return copy

    def called(self, *subtypes: str) -> AnyCard:
        """The cards with one of these subtypes."""
        copy = self._copy()
        copy.subtypes = subtypes
        copy.subtype_bits = bits_of(subtypes)
        return copy

    def titled(self, title: str) -> AnyCard:
        """The cards with this title."""
        copy = self._copy()
        copy.title = title
        return copy

    def colored(self, color: int) -> AnyCard:
        copy = self._copy()
        copy.color = color
        return copy

    def having(self, *qualities: Quality) -> AnyCard:
        copy = self._copy()
        copy.qualities += qualities
        return copy

    def fits(self, table: Table, card: int) -> bool:
        printed = table.setup.prints[card]
        if self.title and printed.title != self.title:
            return False
        if self.color >= 0 and not has_color(table, card, self.color):
            return False
        if self.subtypes and (lacks(table, card, self.subtype_bits) or not has_one_of(table, card, self.subtypes)):
            return False
        return not self.qualities or suit(self.qualities, table, card)

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats_of(self.whose, table, frame):
            team = table.teams[seat]
            self._add(table, team, found)
            for character in team:
                self._add(table, table.upgrades[character], found)
            if table.bound:
                self._add(table, bound_of(table, seat), found)
            self._add(table, table.supports[seat], found)
            if table.plots:
                self._add(table, table.plots[seat], found)
        return found

    def has_any(self, table: Table, frame: Frame) -> bool:
        """Cards are looked at up to the first that fits."""
        for seat in seats_of(self.whose, table, frame):
            team = table.teams[seat]
            if self._fits_one(table, team) or self._fits_one(table, table.supports[seat]):
                return True
            for character in team:
                if self._fits_one(table, table.upgrades[character]):
                    return True
            if table.bound and self._fits_one(table, bound_of(table, seat)):
                return True
            if table.plots and self._fits_one(table, table.plots[seat]):
                return True
        return False

    def _fits_one(self, table: Table, cards: tuple[int, ...]) -> bool:
        for card in cards:  # noqa: SIM110 - compiled, a loop is quicker than a generator
            if self.fits(table, card):
                return True
        return False

    def _add(self, table: Table, cards: tuple[int, ...], found: list[int]) -> None:
        """Add those of these cards that fit."""
        for card in cards:
            if self.fits(table, card):
                found.append(card)

    def name(self, table: Table, thing: int) -> str:
        return own_name(table, thing) + whose(table, thing, self.seat_of(table, thing))

    def bare(self, plural: bool) -> str:
        words = [quality.before() for quality in self.qualities if quality.before()]
        if self.color >= 0:
            words.append(COLOR_NAMES[self.color].capitalize())
        if self.title or self.subtypes:
            words.append(f"{self.title}{'s' if plural else ''}" if self.title else any_of_them(self.subtypes, plural))
        else:
            words.append("cards" if plural else "card")
        return " ".join(words) + "".join([quality.says() for quality in self.qualities])

    def an(self) -> str:
        return self.bare(False) if self.title else Noun.an(self)

    def singular(self, they: bool) -> str:
        if self.is_controlled:
            return f"{self.an()} {'they' if they else 'you'} control"
        return self.an() if self.title else one_of(self.whose, self.bare(False), self.bare(True), they)

    def plural(self, they: bool) -> str:
        return all_of(self.whose, self.bare(True), they)


ANY_CARD: Final = AnyCard()
