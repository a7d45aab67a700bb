"""Cards in play of any type, named by a subtype or a title: "a leader", "your droids", "Leia Organa" (D-206)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import own_name, whose
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import COLOR_NAMES
from sandtable.games.destiny.words.nouns.noun import ANYBODY, OPPOSING, YOURS, Noun, all_of, one_of, seats_of
from sandtable.games.destiny.words.nouns.subtypes import any_of_them, has_one_of
from sandtable.games.destiny.words.nouns.trait import Quality, suit
from sandtable.games.destiny.words.pointing import A_CARD, ACard


def in_play(table: Table, seat: int) -> list[int]:
    """The characters of a seat, their upgrades and the supports."""
    found: list[int] = list(table.teams[seat])
    for character in table.teams[seat]:
        found += table.upgrades[character]
    return found + list(table.supports[seat])


class AnyCard(Noun[ACard]):
    """Characters, upgrades and supports in play."""

    kind_of_thing = A_CARD

    def __init__(
        self,
        whose: int = ANYBODY,
        subtypes: tuple[str, ...] = (),
        title: str = "",
        color: int = -1,
        qualities: tuple[Quality, ...] = (),
    ) -> None:
        self.whose = whose
        self.subtypes = subtypes
        self.title = title
        self.color = color
        self.qualities = qualities

    @property
    def yours(self) -> AnyCard:
        return AnyCard(YOURS, self.subtypes, self.title, self.color, self.qualities)

    @property
    def opposing(self) -> AnyCard:
        return AnyCard(OPPOSING, self.subtypes, self.title, self.color, self.qualities)

    def called(self, *subtypes: str) -> AnyCard:
        """The cards with one of these subtypes."""
        return AnyCard(self.whose, subtypes, self.title, self.color, self.qualities)

    def titled(self, title: str) -> AnyCard:
        """The cards with this title."""
        return AnyCard(self.whose, self.subtypes, title, self.color, self.qualities)

    def colored(self, color: int) -> AnyCard:
        return AnyCard(self.whose, self.subtypes, self.title, color, self.qualities)

    def having(self, *qualities: Quality) -> AnyCard:
        return AnyCard(self.whose, self.subtypes, self.title, self.color, self.qualities + qualities)

    def fits(self, table: Table, card: int) -> bool:
        printed = table.setup.prints[card]
        if self.title and printed.title != self.title:
            return False
        if self.color >= 0 and printed.color != self.color:
            return False
        if self.subtypes and not has_one_of(table, card, self.subtypes):
            return False
        return not self.qualities or suit(self.qualities, table, card)

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [
            card
            for seat in seats_of(self.whose, table, frame)
            for card in in_play(table, seat)
            if self.fits(table, card)
        ]

    def name(self, table: Table, thing: int) -> str:
        return own_name(table, thing) + whose(table, thing, self.seat_of(table, thing))

    def bare(self, plural: bool) -> str:
        words = [quality.before() for quality in self.qualities if quality.before()]
        if self.color >= 0:
            words.append(COLOR_NAMES[self.color].capitalize())
        if self.title or self.subtypes:
            words.append(self.title or any_of_them(self.subtypes, plural))
        else:
            words.append("cards" if plural else "card")
        return " ".join(words) + "".join([quality.says() for quality in self.qualities])

    def an(self) -> str:
        return self.bare(False) if self.title else Noun.an(self)

    def singular(self, they: bool) -> str:
        return self.an() if self.title else one_of(self.whose, self.bare(False), self.bare(True), they)

    def plural(self, they: bool) -> str:
        return all_of(self.whose, self.bare(True), they)


ANY_CARD: Final = AnyCard()
