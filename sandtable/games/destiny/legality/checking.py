"""The input of a rule function."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Final

from sandtable.engine.problem import Path
from sandtable.games.destiny.deck_rules import DeckRule, Widen, granted
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import CardFacts, card
from sandtable.games.destiny.formats import Format

DECK_TYPES: Final = ("event", "upgrade", "support")


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
        self.granted: list[tuple[CardFacts, DeckRule]] = [
            (owner, rule) for owner in self._owners() for rule in granted(owner.code)
        ]

    def _owners(self) -> list[CardFacts]:
        return list({facts.code: facts for facts in (*self.team, *self.plots)}.values())

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
        found = [rule for _, rule in self.granted if isinstance(rule, Widen)]
        return Widen(
            size=sum(each.size for each in found),
            plots=sum(each.plots for each in found),
            titles=sum(each.titles for each in found),
        )

    def everything(self) -> list[CardFacts]:
        """Every card of the list once, in order of code."""
        return [card(code) for code in sorted(self.deck.codes())]

    def path_of(self, codes: Collection[str]) -> Path:
        """The part of the deck's document that lists all of these cards; the document itself where none does."""
        parts = {
            "characters": {member.code for member in self.deck.characters},
            "battlefield": set(self.deck.battlefields),
            "plots": set(self.deck.plots),
            "cards": {code for code, _ in self.deck.cards},
        }
        part = next((name for name, listed in parts.items() if listed.issuperset(codes)), "") if codes else ""
        if part == "cards" and len(codes) == 1:
            return (part, *codes)
        return (part,) if part else ()
