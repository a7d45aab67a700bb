"""Upgrades by the character they are attached to."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, UPGRADE_CARD
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_PIECE, APiece, need, stand_on


class UpgradeOn(Noun[APiece]):
    """ "upgrades from one of your Yellow characters": once one is picked, only others of its character fit."""

    kind_of_thing = A_PIECE

    def __init__(self, host: CharacterNoun) -> None:
        self.host = host

    def find(self, table: Table, frame: Frame) -> list[int]:
        hosts = [table.host[frame.picked[0]]] if frame.picked else self.host.find(table, frame)
        found: list[int] = []
        for host in hosts:
            found += table.upgrades[host]
        return found

    def reads(self, it: int, this: int) -> None:
        self.host.reads(it, this)

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def singular(self, they: bool) -> str:
        return f"an {self.bare(False)} from {self.host.singular(they)}"

    def plural(self, they: bool) -> str:
        return f"{self.bare(True)} from {self.host.singular(they)}"

    def bare(self, plural: bool) -> str:
        return "upgrades" if plural else "upgrade"


class TheirUpgrade(Noun[APiece]):
    """ "One of their non-ability upgrades": on the character of an earlier step or of the occasion."""

    kind_of_thing = A_PIECE

    def __init__(self, but: str = "") -> None:
        self.but = but
        """The excluded subtype."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        if not table.is_character(frame.it):
            return []
        return [card for card in table.upgrades[frame.it] if self.but not in table.setup.prints[card].subtypes]

    def reads(self, it: int, this: int) -> None:
        need(self.singular(False), it, A_CHARACTER)

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def bare(self, plural: bool) -> str:
        return f"{f'non-{self.but} ' if self.but else ''}{'upgrades' if plural else 'upgrade'}"

    def singular(self, they: bool) -> str:
        return f"one of their {self.bare(True)}"

    def plural(self, they: bool) -> str:
        return f"their {self.bare(True)}"


def upgrade_on(host: CharacterNoun) -> Noun[APiece]:
    return UpgradeOn(host)


def their_upgrade(but: str = "") -> Noun[APiece]:
    """An upgrade of that character; upgrades of the subtype `but` are excluded."""
    return TheirUpgrade(but)


class UpgradeHere(Noun[APiece]):
    """ "An upgrade attached to this character"."""

    kind_of_thing = A_PIECE

    def find(self, table: Table, frame: Frame) -> list[int]:
        return list(table.upgrades[frame.card]) if table.is_character(frame.card) else []

    def reads(self, it: int, this: int) -> None:
        stand_on("this character", this, (CHARACTER_CARD,))

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def bare(self, plural: bool) -> str:
        return "upgrades" if plural else "upgrade"

    def singular(self, they: bool) -> str:
        return f"an {self.bare(False)} attached to this character"

    def plural(self, they: bool) -> str:
        return f"{self.bare(True)} attached to this character"


class UpgradeOnThis(UpgradeHere):
    """ "An upgrade on this character"."""

    def singular(self, they: bool) -> str:
        return f"an {self.bare(False)} on this character"


class AbilitiesOnAttached(UpgradeHere):
    """Ability upgrades on attached character."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        host = table.host[frame.card]
        upgrades = table.upgrades[host] if table.is_character(host) else ()
        return [card for card in upgrades if has_subtype(table, card, "ability")]

    def reads(self, it: int, this: int) -> None:
        stand_on("attached character", this, (UPGRADE_CARD,))


ABILITIES_ON_ATTACHED: Final = AbilitiesOnAttached()
UPGRADE_HERE: Final = UpgradeHere()
UPGRADE_ON_THIS: Final = UpgradeOnThis()
