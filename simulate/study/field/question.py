"""The question of a field: its members, the pairings they play, and the playtest of each pairing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from sandtable.playtest.field.matrix import Pairing, pairings
from simulate.asking.request import MOST_SEED, FrozenScenario, PlaytestRequest, Subject, on_scenario
from simulate.study.readable import reads_spec

MOST_MEMBERS: Final = 24
SEEDS_APART: Final = 64
"""Seeds between those of the pairings of two members: more than a field can have members."""
GAMES_IN_A_PAIR: Final = 2


@dataclass(frozen=True)
class Member:
    """A deck and the agent that plays it; on a scenario an agent alone."""

    label: str
    agent: str
    source: str = ""
    """The stored version of the deck: "ab12:3"; empty for one that is not stored."""
    subject: dict[str, Any] | None = None
    """The deck, frozen; None on a scenario."""


@dataclass(frozen=True)
class Question:
    """A field as asked for. Members are only ever added, so the number of a member never changes."""

    game: str
    members: tuple[Member, ...]
    pairs_each: int
    """Pairs of games for each pairing, in the mean."""
    seed: int
    is_row: bool = False
    """True: the first member meets each of the others, and nobody else plays."""
    is_even: bool = False
    """True: each pairing plays the same number of pairs."""
    scenario: FrozenScenario | None = None

    @property
    def pairings(self) -> list[Pairing]:
        """The pairings that are played."""
        found = pairings(len(self.members))
        return [pairing for pairing in found if pairing[0] == 0] if self.is_row else found

    @property
    def games(self) -> int:
        """All games of the field."""
        return GAMES_IN_A_PAIR * self.pairs_each * len(self.pairings)

    def request(self, pairing: Pairing, pairs: int) -> PlaytestRequest:
        """The playtest of a pairing. Pairings have seeds of their own, so their luck is independent."""
        first, second = (self.members[place] for place in pairing)
        seed = (self.seed + SEEDS_APART * pairing[0] + pairing[1]) % (MOST_SEED + 1)
        agents = first.agent, second.agent
        if self.scenario is not None:
            games = GAMES_IN_A_PAIR * pairs
            return on_scenario(game=self.game, scenario=self.scenario, agents=agents, games=games, seed=seed)
        return PlaytestRequest(self.game, (_subject(first), _subject(second)), agents, pairs, seed)

    def with_members(self, members: Sequence[Member]) -> Question:
        """The same question with more members, behind the others."""
        return replace(self, members=(*self.members, *members))

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@reads_spec
def read(spec: dict[str, Any]) -> Question:
    """The question of a stored study."""
    scenario = spec["scenario"]
    return Question(
        **{
            **spec,
            "members": tuple(Member(**member) for member in spec["members"]),
            "scenario": scenario and FrozenScenario(**{**scenario, "sides": tuple(scenario["sides"])}),
        }
    )


def key(pairing: Pairing) -> str:
    """The key of a pairing's playtest: "0-3"."""
    return f"{pairing[0]}-{pairing[1]}"


def _subject(member: Member) -> Subject:
    assert member.subject is not None, "only a scenario is played without decks"
    return Subject(member.label, member.subject, member.source)
