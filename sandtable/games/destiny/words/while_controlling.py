"""Words about other cards of the player: "while you control Director Krennic", "spot another Spectre"."""

from __future__ import annotations

from typing import Any

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.abilities import Keyword, Paragraph
from sandtable.games.destiny.words.english import NUMBER_WORDS
from sandtable.games.destiny.words.gifts import Gift, KeywordIf
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.spotted import spotted_things
from sandtable.games.destiny.words.situations import Spotting
from sandtable.games.destiny.words.verbs.cards import Spot, SpotUpTo


class SpotAnother(Spot):
    """Spot a card other than the one with these words."""

    def possible(self, table: Table, frame: Frame) -> bool:
        return any(thing != frame.card for thing in spotted_things(self.noun, table, frame))

    def says(self, they: bool = False) -> str:
        return f"spot another {self.noun.bare(False)}"


class SpotOthers(SpotUpTo):
    """Spot up to a number of cards other than the one with these words; the number is "that many"."""

    def _count(self, table: Table, frame: Frame) -> int:
        return len([thing for thing in spotted_things(self.noun, table, frame) if thing != frame.card])

    def says(self, they: bool = False) -> str:
        return f"spot up to {NUMBER_WORDS[self.most]} other {self.noun.bare(True)}"


class Controlling(Spotting):
    """ "You control a leader": a card of the player's own, where others could be spotted as well (D-337)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) >= self.count


class HavingAnother(Controlling):
    """ "You have another scoundrel in play": a card other than the one with these words."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([thing != frame.card for thing in self.noun.find(table, frame)])

    def says(self) -> str:
        return f"you have another {self.noun.bare(False)} in play"


def has_while_another(noun: Noun[Any], keyword: Keyword) -> Paragraph:
    """ "While you have another scoundrel in play, this character has Guardian"."""
    another = HavingAnother(noun)
    return Gift([KeywordIf(keyword.bit, another)], f"While {another.says()}, this character has {keyword.word}")


def has_keyword_while(condition: Condition, keyword: Keyword) -> Paragraph:
    """ "While you control the battlefield, this character has the Guardian keyword"."""
    words = f"While {condition.says()}, this character has the {keyword.word} keyword"
    return Gift([KeywordIf(keyword.bit, condition)], words)


def has_while(noun: Noun[Any], keyword: Keyword, this: str = "this character") -> Paragraph:
    """ "While you control (a card), this character has Guardian", or another card that the words name."""
    words = f"While you control {noun.an()}, {this} has {keyword.word}"
    return Gift([KeywordIf(keyword.bit, Controlling(noun))], words)
