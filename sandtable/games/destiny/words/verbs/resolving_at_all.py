"""Dice resolved against all characters of an opponent, and any number of dice with one symbol."""

from __future__ import annotations

from sandtable.games.destiny.die_ways import AT_EACH, PLAIN_WAY
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.like_resolved import LikeFirst, ResolveAlike
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.pointing import ADie
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.ways import Way

NO_LIMIT = 1_000
"""More dice than a pool has."""


class ResolveAtEach(Resolve):
    """ "Resolve one of your dice showing ranged damage against each of an opponent's characters" (DST-AGN-02)."""

    def __init__(self, on: Target[ADie]) -> None:
        Resolve.__init__(self, on, Way(PLAIN_WAY, " against each of an opponent's characters"))

    def _resolve(self, table: Table, frame: Frame, way: int) -> None:
        Resolve._resolve(self, table, frame, way | AT_EACH)


class ResolveAllAlike(ResolveAlike):
    """ "Resolve any number of your dice showing the same symbol"; the number of resolved dice is "that many"."""

    def says(self, they: bool = False) -> str:
        return f"resolve any number of {self.said.plural(they)} showing the same symbol"


def resolve_all_alike(noun: DieNoun) -> Phrase:
    """Any number of these dice that show one symbol."""
    phrase = ResolveAllAlike(NO_LIMIT, noun)
    phrase.noun = Narrowed(phrase.noun, LikeFirst())
    return phrase
