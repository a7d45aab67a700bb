"""The input of a rule function."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sandtable.engine.problem import Path
from sandtable.games.destiny.deck_rules import granted
from sandtable.games.destiny.deck_texts import DeckRule, Widen
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import CardFacts, card
from sandtable.games.destiny.formats import Format

DECK_TYPES: Final = ("event", "upgrade", "support")
"""The types of cards in every deck; downgrades are in those of most formats (`deck_types`)."""


@dataclass(frozen=True)
class Grant:
    """One text of one card of the list. Each copy of a card has its own (D-299)."""

    owner: CardFacts
    text: DeckRule
    place: int
    """The place of the owner in team and plots together, from 0; -1 for other cards."""
    copies: int = 1
    is_elite: bool = False


class Checked:
    """A deck together with a format and the facts of its cards: what every rule function reads."""

    def __init__(self, deck: DeckList, format: Format) -> None:
        self.deck = deck
        self.format = format
        self.members = [(member, card(member.code)) for member in deck.characters]
        self.team = [facts for _, facts in self.members]
        self.battlefields = [card(code) for code in deck.battlefields]
        self.plots = [card(code) for code in deck.plots]
        self.cards = [(card(code), copies) for code, copies in deck.cards]
        self.set_aside = [(card(code), copies) for code, copies in deck.set_aside]
        self.granted = list(self._grants())

    def _grants(self) -> Iterator[Grant]:
        """The texts of the team and its plots, one by one, then those of battlefields and of the deck."""
        place = 0
        for member, facts in self.members:
            for text in granted(member.code):
                yield Grant(facts, text, place, is_elite=member.dice > 1)
            place += 1
        for facts in self.plots:
            for text in granted(facts.code):
                yield Grant(facts, text, place, is_elite=self.deck.dice_of_plot(facts.code) > 1)
            place += 1
        for facts, copies in (*((facts, 1) for facts in self.battlefields), *self.cards):
            for text in granted(facts.code):
                yield Grant(facts, text, -1, copies)

    @cached_property
    def colors(self) -> set[str]:
        return {facts.color for facts in self.team}

    @cached_property
    def affiliations(self) -> set[str]:
        """The sides the team stands on: hero, villain, both or (a neutral team) none."""
        return {facts.affiliation for facts in self.team} - {"neutral"}

    @cached_property
    def sided(self) -> list[tuple[CardFacts, int]]:
        """Cards whose affiliation and color must match the team: the deck, plots and (later sets) battlefields."""
        return [*self.cards, *((facts, 1) for facts in (*self.plots, *self.battlefields))]

    @cached_property
    def widened(self) -> Widen:
        """The allowances of card texts beyond the format."""
        found = [grant.text for grant in self.granted if isinstance(grant.text, Widen)]
        return Widen(
            size=sum(each.size for each in found),
            plots=sum(each.plots for each in found),
            titles=sum(each.titles for each in found),
            battlefields=sum(each.battlefields for each in found),
        )

    def used(self) -> list[CardFacts]:
        """Every card of team, plots, battlefields and deck once, in order of code."""
        return [card(code) for code in sorted(self.deck.used_codes())]

    def everything(self) -> list[CardFacts]:
        """Every card of the list once, those set aside too, in order of code."""
        return [card(code) for code in sorted(self.deck.codes())]

    def path_of(self, codes: Collection[str]) -> Path:
        """The part of the deck's document that lists all of these cards; the document itself where none does."""
        parts = {
            "characters": {member.code for member in self.deck.characters},
            "battlefield": set(self.deck.battlefields),
            "plots": set(self.deck.plots),
            "cards": {code for code, _ in self.deck.cards},
            "set_aside": {code for code, _ in self.deck.set_aside},
        }
        part = next((name for name, listed in parts.items() if listed.issuperset(codes)), "") if codes else ""
        if part in ("cards", "set_aside") and len(codes) == 1:
            return (part, *codes)
        return (part,) if part else ()


def deck_types(format: Format) -> tuple[str, ...]:
    """The types of cards that a deck of this format may hold (DST-DKB-03)."""
    return (*DECK_TYPES, "downgrade") if format.allows_downgrades else DECK_TYPES
