"""Dice that a text finds in a way of its own, with the words that all of these share."""

from __future__ import annotations

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.pointing import A_DIE, ADie


class SomeDice(Noun[ADie]):
    """Dice without filters; a noun of this kind says how it finds them."""

    kind_of_thing = A_DIE

    def seat_of(self, table: Table, thing: int) -> int:
        return table.die_seat(thing)

    def name(self, table: Table, thing: int) -> str:
        return DIE.name(table, thing)

    def bare(self, plural: bool) -> str:
        return "dice" if plural else "die"
