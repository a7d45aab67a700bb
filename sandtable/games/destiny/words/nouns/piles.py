"""Hands and decks as things: "an opponent's hand", "any deck". Their ids are their owners' seats."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.noun import ANYBODY, OPPOSING, YOURS, Noun, seats_of
from sandtable.games.destiny.words.pointing import A_SEAT, ASeat


class Pile(Noun[ASeat]):
    """The hands or decks of players who are still in the game."""

    kind_of_thing = A_SEAT

    def __init__(self, word: str, whose: int = ANYBODY, any_of_them: str = "a player's") -> None:
        self.word = word
        self.whose = whose
        self.any_of_them = any_of_them

    @property
    def yours(self) -> Pile:
        return Pile(self.word, YOURS)

    @property
    def opposing(self) -> Pile:
        return Pile(self.word, OPPOSING)

    def seat_of(self, table: Table, thing: int) -> int:
        return thing

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [seat for seat in seats_of(self.whose, table, frame) if table.teams[seat]]

    def name(self, table: Table, thing: int) -> str:
        return f"the {self.word} of player {thing + 1}"

    def singular(self, they: bool) -> str:
        if self.whose == YOURS:
            return f"{'their' if they else 'your'} {self.word}"
        whose = "an opponent's" if self.whose == OPPOSING else self.any_of_them
        return f"{whose} {self.word}"

    def plural(self, they: bool) -> str:
        return f"{self.bare(True)} of players"

    def bare(self, plural: bool) -> str:
        return f"{self.word}s" if plural else self.word


HAND: Final = Pile("hand")
DECK: Final = Pile("deck")
A_DECK: Final = Pile("deck", ANYBODY, "a")
ANY_DECK: Final = Pile("deck", ANYBODY, "any")
