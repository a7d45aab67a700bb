"""Upgrades that a character's own words play on it."""

from __future__ import annotations

from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.actions.playable import PLACE_SPAN, may_play, means, places
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD
from sandtable.games.destiny.words.abilities import Keyword
from sandtable.games.destiny.words.joints import BEGUN, Undertaking
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_PIECE, APiece, Handed, stand_on
from sandtable.games.destiny.words.targets.picked import one_or_none


class CanBePlayedHere(Trait):
    """Silent: an upgrade that can be played on this character now, at a decreased cost."""

    def __init__(self, less: int) -> None:
        self.less = less

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        if not may_play(table, frame.seat, thing, self.less):  # uniqueness, restrictions
            return False
        most = means(table, frame.seat, thing, self.less)
        return any(place // PLACE_SPAN == frame.card for place in places(table, frame.seat, thing, most))


class PlayHere(Undertaking[APiece]):
    """Play an upgrade of the hand on this character by all steps of D-45; it may be declined (D-297)."""

    takes = A_PIECE

    def __init__(self, noun: CardNoun, words: str, less: int = 0, keyword: Keyword | None = None) -> None:
        self.on = one_or_none(noun).narrowed(CanBePlayedHere(less))
        self.words = words
        self.less = less
        self.keyword = keyword

    def reads(self, it: int, this: int) -> None:
        stand_on("this character", this, (CHARACTER_CARD,))
        Undertaking.reads(self, it, this)

    def handed(self, it: int) -> Handed:
        return Handed(A_PIECE, it | A_PIECE)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        play = table.start(PLAY_CARD, frame.seat, frame.picked[0])
        play.many = self.less
        play.numbers = (frame.card, self.keyword.bit if self.keyword else 0)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.on.exists(table, frame)

    def says(self, they: bool = False) -> str:
        less = f", decreasing its cost by {self.less}" if self.less else ""
        return f"play {self.words}{less}{f', giving it {self.keyword.word}' if self.keyword else ''}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Play which upgrade?"
