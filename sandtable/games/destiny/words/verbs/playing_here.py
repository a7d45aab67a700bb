"""Upgrades that a character's own words play on it."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.abilities import Keyword
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.targets.picked import one_or_none
from sandtable.games.destiny.words.targets.pointed import THIS_CHARACTER
from sandtable.games.destiny.words.verbs.playing import PlayOn


class PlayHere(PlayOn):
    """Play an upgrade of the hand on this character by all steps of D-45; it may be declined (D-297)."""

    def __init__(self, noun: CardNoun, words: str, less: int = 0, keyword: Keyword | None = None) -> None:
        PlayOn.__init__(self, one_or_none(noun), THIS_CHARACTER, less)
        self.words = words
        self.keyword = keyword
        self.given = keyword.bit if keyword else 0

    def says(self, they: bool = False) -> str:
        less = f", decreasing its cost by {self.less}" if self.less else ""
        return f"play {self.words}{less}{f', giving it {self.keyword.word}' if self.keyword else ''}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Play which upgrade?"
