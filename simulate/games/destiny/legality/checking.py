"""What a rule function reads and what it finds."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from simulate.games.destiny.deck_rules import DeckRule, Widen, granted
from simulate.games.destiny.decklist import DeckList
from simulate.games.destiny.facts import CardFacts, card
from simulate.games.destiny.formats import Format

DECK_TYPES: Final = ("event", "upgrade", "support")


@dataclass(frozen=True)
class Problem:
    """One reason why a deck may not be played in a format."""

    rule: str
    """Id of the rule that is broken, e.g. "DST-CUS-02"."""
    alias: str | None
    """The short code the community sites use for it, where they have one."""
    message: str
    cards: tuple[str, ...]
    """Codes of the cards it is about."""
    measured: int | str | None
    allowed: int | str | None
    fix: str
    """A sentence on how to put it right; may be empty."""


@dataclass(frozen=True)
class Finding:
    """What one rule function found; the registry adds rule id and alias."""

    message: str
    cards: Sequence[str] = ()
    measured: int | str | None = None
    allowed: int | str | None = None
    fix: str = ""
    alias: str | None = None


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
        """Cards whose affiliation and color must go with the team: the deck, plots and (later sets) battlefields."""
        return [*self.cards, *((facts, 1) for facts in (*self.plots, *self.battlefields))]

    @cached_property
    def widened(self) -> Widen:
        """What card texts allow on top of the format."""
        found = [rule for _, rule in self.granted if isinstance(rule, Widen)]
        return Widen(
            size=sum(each.size for each in found),
            plots=sum(each.plots for each in found),
            titles=sum(each.titles for each in found),
        )

    def everything(self) -> list[CardFacts]:
        """Every card the list names, each once, in order of code."""
        return [card(code) for code in sorted(self.deck.codes())]


Check = Callable[[Checked], Iterator[Finding]]


class Chapter:
    """Rule functions that belong together, in their order; an instance is the decorator that adds one."""

    def __init__(self) -> None:
        self.rules: list[tuple[str, str | None, Check]] = []

    def __call__(self, rule_id: str, alias: str | None = None) -> Callable[[Check], Check]:
        """Add a rule function under the id of the rule it checks."""

        def add(check: Check) -> Check:
            self.rules.append((rule_id, alias, check))
            return check

        return add
