"""The question, frozen with the study: the deck with each candidate in its place, the opponents, and the games."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from sandtable.playtest.balancing.best import Heat
from sandtable.playtest.balancing.headless import seed_of
from simulate.asking.request import MOST_SEED, PlaytestRequest, Subject
from simulate.study.readable import reads_spec

MOST_CANDIDATES: Final = 20
MOST_OPPONENTS: Final = 12


@dataclass(frozen=True)
class Side:
    """A deck of the study, frozen."""

    label: str
    subject: dict[str, Any]
    source: str = ""
    """The stored version it is a copy of; empty for one that is not stored."""
    card: str = ""
    """Of a candidate the code of its card."""

    def as_subject(self) -> Subject:
        return Subject(self.label, self.subject, self.source)


@dataclass(frozen=True)
class Question:
    """A contest of cards as asked for."""

    game: str
    deck: Side
    """The deck as it is."""
    removed: str
    """The card that leaves; empty where a free place is filled."""
    candidates: tuple[Side, ...]
    """The decks with each card. Where a card leaves, the first of them is the deck as it is."""
    opponents: tuple[Side, ...]
    agent: str
    pairs: int
    """Mirrored pairs of the whole search, without the final."""
    final_pairs: int
    """Fresh pairs of each finalist."""
    seed: int

    @property
    def reference(self) -> int | None:
        """The candidate that all others are compared with: the card that is there now."""
        return 0 if self.removed else None

    def keys(self, heat: Heat) -> list[str]:
        """The keys of the playtests of a heat: one against each opponent."""
        return [f"{heat.key}/{opponent}" for opponent in range(len(self.opponents))]

    def requests(self, heat: Heat) -> list[PlaytestRequest]:
        """The playtests of a heat. Heats have seeds of their own; their pairs are divided among the opponents."""
        each = math.ceil(heat.pairs / len(self.opponents))
        candidate = self.candidates[heat.candidate].as_subject()
        agents = self.agent, self.agent
        return [
            PlaytestRequest(
                self.game, (candidate, opponent.as_subject()), agents, each, seed_of(self.seed, key) % (MOST_SEED + 1)
            )
            for opponent, key in zip(self.opponents, self.keys(heat), strict=True)
        ]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@reads_spec
def read(spec: Mapping[str, Any]) -> Question:
    """The question of a stored study."""
    sides = {name: tuple(Side(**each) for each in spec[name]) for name in ("candidates", "opponents")}
    return Question(**{**spec, "deck": Side(**spec["deck"]), **sides})
