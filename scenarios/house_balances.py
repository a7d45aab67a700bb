"""The balance of the scenarios that come with the games, measured before they are released.

`manage.py keep_balances` plays each with each number of players that it takes, by greedy and by planner, and keeps the
points beside the pages of the game (`games/<game>/balances.json`). `load_scenarios` makes them measurements of the very
version that was played, so the gallery of a new installation shows them. A scenario that changed since has none until
it is measured again. `manage.py keep_balances --check` plays the same games again and compares their digests.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime, time
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from sandtable.agents import NEWEST
from sandtable.engine.registry import game
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.measuring import Asked, balance
from sandtable.playtest.seating import seat_counts
from scenarios import balances, services
from scenarios.checking import all_scenarios
from scenarios.models import Measurement, ScenarioVersion

KEPT: Final = Path(__file__).parent / "games"
"""The folder with a folder for each game."""
GAMES: Final = {NEWEST["greedy"]: 400, NEWEST["planner"]: 120}
"""Games with each number of players, by agent: the planner takes ten times as long and more."""
SEED: Final = 202611
OF_THE_HOUSE: Final = "house:"
"""The beginning of the names of these measurements; no id of a playtest has a colon."""


@dataclass(frozen=True)
class Setup:
    """A scenario, the number of its players, and the agent that plays all of them."""

    house: str
    """Game and short name of the scenario, as in "tide_of_iron/hill-87"."""
    players: int
    agent: str

    @property
    def document(self) -> dict[str, Any]:
        """The scenario as it is stored."""
        name, slug = self.house.split("/")
        return services.tidied(all_scenarios()[name].document(slug))

    @property
    def playtest(self) -> str:
        """The name of its measurement, as long as the id of a playtest."""
        text = f"{self.house} {self.players} {self.agent}"
        return f"{OF_THE_HOUSE}{blake2b(text.encode(), digest_size=8).hexdigest()}"


@dataclass(frozen=True)
class Kept:
    """The games of a set-up, added up."""

    house: str
    players: int
    agent: str
    document: str
    """The digest of the scenario that was played."""
    edition: str
    """The fingerprint of the rules that played."""
    seed: int
    parties: list[str]
    rotation_size: int
    points: list[list[Any]]
    """Pairs of the points in a rotation and the number of such rotations."""
    ended: int
    rounds: int
    decisions: int
    digest: str
    """Of all games; the same games give the same digest."""
    played_on: str
    """A day, as in "2026-11-28"."""

    @property
    def setup(self) -> Setup:
        return Setup(self.house, self.players, self.agent)

    @property
    def games(self) -> int:
        """The games that were played."""
        return self.rotation_size * sum(int(count) for _points, count in self.points)

    @property
    def measured(self) -> balances.Measured:
        """As a measurement of nobody's playtest."""
        return {
            "owner_id": None,
            "agents": self.agent,
            "edition": self.edition,
            "seed": self.seed,
            "players": self.players,
            "parties": self.parties,
            "rotation_size": self.rotation_size,
            "points": [(points, count) for points, count in self.points],
            "ended": self.ended,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "measured_at": datetime.combine(date.fromisoformat(self.played_on), time(), UTC),
        }


def setups() -> Iterator[Setup]:
    """Every scenario that comes with a game, with each number of players, by each agent; greedy first."""
    for agent in GAMES:
        for name, scenarios in all_scenarios().items():
            for slug in scenarios.slugs:
                for players in seat_counts(game(name), scenarios.document(slug)):
                    yield Setup(f"{name}/{slug}", players, agent)


def play(setup: Setup, on: date, processes: int = 1, games: int = 0) -> Kept:
    """Play the games of a set-up in this process and add them up; `games` 0: as many as its agent plays."""
    name, _slash, _slug = setup.house.partition("/")
    document, wanted = setup.document, games or GAMES[setup.agent]
    asked = Asked(game(name), document, (setup.players,), wanted, SEED, processes)
    (report,) = balance(asked, setup.agent)
    rotations, totals = report.points.rotations, report.games.summary.totals
    return Kept(
        **asdict(setup),
        document=services.digest(document),
        edition=fingerprint(name),
        seed=SEED,
        parties=[str(party) for party in report.parties],
        rotation_size=rotations.size,
        points=sorted([list(points), count] for points, count in rotations.counts.items()),
        ended=report.games.ended,
        rounds=totals["rounds_ended"],
        decisions=totals["decisions_ended"],
        digest=report.games.digest,
        played_on=on.isoformat(),
    )


def kept() -> dict[Setup, Kept]:
    """The measurements that are kept, by set-up."""
    return {row.setup: row for name in all_scenarios() for row in _kept_of(name)}


def _kept_of(name: str) -> Iterator[Kept]:
    """Those of a game."""
    path = KEPT / name / "balances.json"
    rows: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    yield from (Kept(**each) for each in rows)


def keep(row: Kept) -> None:
    """Write a measurement down beside those of other set-ups; set-ups that are none any more are dropped."""
    name, _slash, _slug = row.house.partition("/")
    found = {each.setup: each for each in _kept_of(name)} | {row.setup: row}
    lines = [json.dumps(asdict(found[each]), separators=(",", ":")) for each in setups() if each in found]
    path = KEPT / name / "balances.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def record_kept() -> int:
    """Make the measurements of the stored scenarios; how many belong to a version that is stored."""
    stored = ScenarioVersion.objects.filter(scenario__house__isnull=False)
    versions = {(house, digest): pk for pk, house, digest in stored.values_list("pk", "scenario__house", "digest")}
    known = set(
        Measurement.objects.filter(playtest__startswith=OF_THE_HOUSE).values_list("version", "playtest", "measured_at")
    )
    found = [(versions.get((row.house, row.document)), row) for row in kept().values()]
    measured = [(version, row) for version, row in found if version is not None]
    anew: dict[int, dict[str, balances.Measured]] = {}
    for version, row in measured:
        playtest, values = row.setup.playtest, row.measured
        if (version, playtest, values["measured_at"]) not in known:
            anew.setdefault(version, {})[playtest] = values
    for version, rows in anew.items():
        balances.record_all(version_id=version, found=rows, is_shared=True)
    return len(measured)
