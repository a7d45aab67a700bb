"""Occasions about activated cards of one kind: "you activate a partisan"."""

from __future__ import annotations

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_ACTIVATED
from sandtable.games.destiny.words.nouns.any_card import AnyCard
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.occasions import NEVER, Occasion, OpponentActivates
from sandtable.games.destiny.words.pointing import A_CARD


class YouActivateACard(Occasion):
    """ "You activate a partisan": a character or a support (D-206)."""

    about = A_CARD

    def __init__(self, noun: AnyCard) -> None:
        self.after = AFTER_ACTIVATED
        self.before = NEVER
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and self.noun.fits(table, it)

    def says(self) -> str:
        return f"you activate {self.noun.an()}"


class OpponentActivatesSuch(OpponentActivates):
    """ "An opponent activates a character with a bounty on it"."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.after = AFTER_ACTIVATED
        self.before = NEVER
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return OpponentActivates.meets(self, table, card, seat, it, by, many) and self.noun.fits(table, it)

    def says(self) -> str:
        return f"an opponent activates {self.noun.an()}"


def activating_a_card(noun: AnyCard) -> Occasion:
    """ "You activate a partisan", of any type that can be activated."""
    return YouActivateACard(noun)


def opponent_activates_such(noun: CharacterNoun) -> Occasion:
    return OpponentActivatesSuch(noun)
