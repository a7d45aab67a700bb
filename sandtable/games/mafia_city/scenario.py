"""One scenario as a frozen dataclass, and the reader of its document.

The document is JSON and follows `data/scenario.schema.json`; docs/games/mafia-city.md explains every field. Fields
that it leaves out have the values of the box. Ids become the engine's numbers here. The reader checks the shape
alone; `legality.problems` checks whether the scenario can be played.
"""

# interpreted: reads documents

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sandtable.engine.scenarios import Document, Scenarios
from sandtable.engine.unknown import part
from sandtable.games.mafia_city import facts
from sandtable.games.mafia_city.terms import LOCATION_IDS, SYMBOL_IDS

RANDOM: Final = "random"
"""The layout that every game draws anew (MAF-SET-05)."""


@dataclass(frozen=True)
class Scenario:
    """Everything the engine needs to set up and end one game. Locations, kinds and symbols are the numbers of terms."""

    title: str
    summary: str
    players: tuple[int, ...]
    """The allowed numbers of players, in rising order."""
    layout: tuple[int, ...]
    """The centre, then the ring clockwise; () when it is drawn at random (MAF-SET-05)."""
    targets: Mapping[int, int]
    """Victory points that end the game, by number of players (MAF-SET-07)."""
    hands: Mapping[int, int]
    """Mafiosi in hand at the start, by number of players (MAF-SET-02)."""
    reserves: Mapping[int, int]
    hitman: int
    """The starting location of the figure (MAF-SET-06)."""
    policeman: int
    mayor: int
    deck: tuple[tuple[int, int], ...]
    """Kind and symbol of every card (MAF-SET-08)."""
    starting_cards: int
    """The number of cards that each player draws at the start (MAF-SET-11)."""
    secret_deal_bonus: int
    """The number of Mafiosi that one Secret Deal adds (MAF-SEC-01)."""
    rackets_draw: int
    """The number of cards drawn by Rackets (MAF-RAC-01)."""
    business_draw: int
    """The number of cards drawn at the Business District (MAF-BUS-02)."""
    round_limit: int
    """The last round of a game without a winner by points (MAF-D38)."""


def interpret(document: Document) -> Scenario:
    """The scenario of a document; where parts of it are UNKNOWN, parts of the scenario are."""
    return Scenario(
        title=document["title"],
        summary=document["summary"],
        players=part(_players, document),
        layout=part(_layout, document.get("layout", RANDOM)),
        targets=part(_targets, document.get("target", "advanced")),
        hands=part(_mafiosi, document, "hand"),
        reserves=part(_mafiosi, document, "reserve"),
        hitman=part(_figure, document, "hitman"),
        policeman=part(_figure, document, "policeman"),
        mayor=part(_figure, document, "mayor"),
        deck=part(_deck, document),
        starting_cards=document.get("starting_cards", facts.number("starting_cards")),
        secret_deal_bonus=document.get("secret_deal_bonus", facts.number("secret_deal_bonus")),
        rackets_draw=document.get("rackets_draw", facts.number("rackets", "draw")),
        business_draw=document.get("business_draw", facts.number("business_district", "draw")),
        round_limit=document.get("round_limit", facts.number("round_limit_for_automatic_play")),
    )


def _players(document: Document) -> tuple[int, ...]:
    return tuple(sorted(document.get("players", facts.starts())))


def _figure(document: Document, name: str) -> int:
    listed = document.get("figures", {})
    return LOCATION_IDS.index(listed[name]) if name in listed else facts.figure_starts()[name]


def _layout(found: str | list[str]) -> tuple[int, ...]:
    return () if found == RANDOM else tuple(LOCATION_IDS.index(each) for each in found)


def _targets(found: str | Document) -> dict[int, int]:
    """The target of each number of players; a number that the list leaves out has the advanced target."""
    if found == "beginners":
        return {count: each.target_beginners for count, each in facts.starts().items()}
    listed = {} if isinstance(found, str) else found
    return {count: listed.get(str(count), each.target_advanced) for count, each in facts.starts().items()}


def _mafiosi(document: Document, where: str) -> dict[int, int]:
    """Mafiosi in "hand" or "reserve" by number of players."""
    listed = document.get("mafiosi", {})
    return {
        count: listed.get(str(count), {}).get(where, getattr(each, where)) for count, each in facts.starts().items()
    }


def _deck(document: Document) -> tuple[tuple[int, int], ...]:
    """The cards of the box, or only the cards that the document lists."""
    found: list[tuple[int, int]] = []
    for card in facts.cards():
        listed = document["deck"].get(card.id, {}) if "deck" in document else None
        for symbol, copies in enumerate(card.copies):
            count = copies if listed is None else listed.get(SYMBOL_IDS[symbol], 0)
            found += [(card.kind, symbol)] * count
    return tuple(found)


SCENARIOS: Final = Scenarios("sandtable.games.mafia_city", interpret)
read: Final = SCENARIOS.read
