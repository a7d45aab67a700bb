"""One scenario as a frozen dataclass, and the reader of its document.

The document is JSON and follows `data/scenario.schema.json`; docs/games/mafia-city.md explains every field. What it
leaves out is as in the box. Here ids become the numbers that the engine computes with. The reader checks the shape
alone: whether the scenario can be played is asked of `legality.problems`.
"""

# interpreted: reads documents

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from simulate.engine.problem import BadScenario
from simulate.games.mafia_city import facts
from simulate.games.mafia_city.shipped import SCENARIOS
from simulate.games.mafia_city.terms import LOCATION_IDS, SYMBOL_IDS

Document = Mapping[str, Any]

RANDOM: Final = "random"
"""The layout that is drawn anew in each game (MAF-SET-05)."""


@dataclass(frozen=True)
class Scenario:
    """Everything the engine needs to set up and end one game. Locations, kinds and symbols are the numbers of terms."""

    title: str
    summary: str
    players: tuple[int, ...]
    """How many may play it, in rising order."""
    layout: tuple[int, ...]
    """The centre, then the ring clockwise; () when it is drawn at random (MAF-SET-05)."""
    targets: Mapping[int, int]
    """Victory points that end the game, by number of players (MAF-SET-07)."""
    hands: Mapping[int, int]
    """Mafiosi in hand at the start, by number of players (MAF-SET-02)."""
    reserves: Mapping[int, int]
    hitman: int
    """Where the figure stands at the start (MAF-SET-06)."""
    policeman: int
    mayor: int
    deck: tuple[tuple[int, int], ...]
    """Kind and symbol of every card (MAF-SET-08)."""
    starting_cards: int
    """That each player draws at the start (MAF-SET-11)."""
    secret_deal_bonus: int
    """Mafiosi that one Secret Deal stands for (MAF-SEC-01)."""
    rackets_draw: int
    """Cards (MAF-RAC-01)."""
    business_draw: int
    """Cards (MAF-BUS-02)."""
    round_limit: int
    """The game ends after so many rounds at the latest (MAF-D38)."""


def read(document: object) -> Scenario:
    """The scenario of a document. Raises BadScenario with everything its shape gets wrong."""
    problems = SCENARIOS.refusals(document)
    if problems or not isinstance(document, dict):
        raise BadScenario(problems)
    figures = facts.figure_starts() | {name: LOCATION_IDS.index(at) for name, at in document.get("figures", {}).items()}
    return Scenario(
        title=document["title"],
        summary=document["summary"],
        players=tuple(sorted(document.get("players", facts.starts()))),
        layout=_layout(document.get("layout", RANDOM)),
        targets=_targets(document.get("target", "advanced")),
        hands=_mafiosi(document, "hand"),
        reserves=_mafiosi(document, "reserve"),
        hitman=figures["hitman"],
        policeman=figures["policeman"],
        mayor=figures["mayor"],
        deck=tuple(_deck(document)),
        starting_cards=document.get("starting_cards", facts.number("starting_cards")),
        secret_deal_bonus=document.get("secret_deal_bonus", facts.number("secret_deal_bonus")),
        rackets_draw=document.get("rackets_draw", facts.number("rackets", "draw")),
        business_draw=document.get("business_draw", facts.number("business_district", "draw")),
        round_limit=document.get("round_limit", facts.number("round_limit_for_automatic_play")),
    )


def _layout(found: str | list[str]) -> tuple[int, ...]:
    return () if found == RANDOM else tuple(LOCATION_IDS.index(each) for each in found)


def _targets(found: str | Document) -> dict[int, int]:
    """A column of the table of targets; numbers of players that a list of targets leaves out have the advanced one."""
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


def _deck(document: Document) -> Iterator[tuple[int, int]]:
    """The cards of the box, or those the document lists: then what it does not name is not in the deck."""
    for card in facts.cards():
        listed = document["deck"].get(card.id, {}) if "deck" in document else None
        for symbol, copies in enumerate(card.copies):
            count = copies if listed is None else listed.get(SYMBOL_IDS[symbol], 0)
            yield from [(card.kind, symbol)] * count
