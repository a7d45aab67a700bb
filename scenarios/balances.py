"""Measured balance: the shares of the sides in finished playtests of a version, with intervals.

A playtest is one measurement, known by its id, so it counts once however often it is written. Balances are always the
sum of their measurements. The one for everybody counts shared playtests alone; owners see all of their own as well.
Games of two editions of the rules are never mixed: the edition that was measured last counts. Two playtests with the
same seed hold the same games, so the longer one counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final, TypedDict

from django.db import transaction

from sandtable.playtest.shares import Rotations, p_value, share
from sandtable.playtest.statistics import holm
from scenarios.models import Measurement, ScenarioBalance, ScenarioVersion

EVERYBODY: Final = None
"""The reader of a balance that all may see."""


class Measured(TypedDict):
    """The fields of a measurement that come from the games of a playtest."""

    owner_id: int | None
    agents: str
    edition: str
    seed: int
    players: int
    parties: list[str]
    rotation_size: int
    points: list[tuple[Sequence[int], int]]
    ended: int
    rounds: int
    decisions: int
    measured_at: datetime


def record(*, version_id: int, playtest: str, measured: Measured, is_shared: bool | None = None) -> bool:
    """Write down a finished playtest once, and renew the balances of its version; False where the version is gone.

    `is_shared` None leaves it as it was: not shared at first.
    """
    return record_all(version_id=version_id, found={playtest: measured}, is_shared=is_shared)


@transaction.atomic
def record_all(*, version_id: int, found: Mapping[str, Measured], is_shared: bool | None = None) -> bool:
    """Write down finished playtests of one version, each once, and renew its balances once; otherwise as `record`."""
    if not _locked(version_id):
        return False
    shown = {} if is_shared is None else {"is_shared": is_shared}
    for playtest, measured in found.items():
        fields = {"version_id": version_id, **measured, **shown}
        Measurement.objects.update_or_create(playtest=playtest, defaults=fields)
    _renew(version_id)
    return True


@transaction.atomic
def share_playtest(*, playtest: str, is_shared: bool) -> bool:
    """Let a playtest count in the balance that everybody sees, or no longer; False where it was never measured."""
    version_id = Measurement.objects.filter(playtest=playtest).values_list("version_id", flat=True).first()
    if version_id is None or not _locked(version_id):
        return False
    Measurement.objects.filter(playtest=playtest).update(is_shared=is_shared)
    _renew(version_id)
    return True


def is_shared(playtest: str) -> bool | None:
    """Whether a playtest counts for everybody; None where it is no measurement."""
    return Measurement.objects.filter(playtest=playtest).values_list("is_shared", flat=True).first()


@transaction.atomic
def renew(version_id: int) -> None:
    """Add up the balances of a version anew."""
    if _locked(version_id):
        _renew(version_id)


def _locked(version_id: int) -> bool:
    """Hold the version until the transaction ends; False where it was deleted.

    Its key is left free: a playtest of the version may be accepted meanwhile.
    """
    versions = ScenarioVersion.objects.select_for_update(no_key=True)
    return versions.filter(pk=version_id).values_list("pk").first() is not None


def _renew(version_id: int) -> None:
    ScenarioBalance.objects.filter(version_id=version_id).delete()
    found = list(Measurement.objects.filter(version_id=version_id).order_by("measured_at", "pk"))
    readers = {each.owner_id for each in found if each.owner_id is not None}
    balances = list(_balances(EVERYBODY, (each for each in found if each.is_shared)))
    for reader in sorted(readers):
        balances += _balances(reader, (each for each in found if each.owner_id == reader))
    ScenarioBalance.objects.bulk_create(balances)


def _balances(reader_id: int | None, measurements: Iterable[Measurement]) -> Iterator[ScenarioBalance]:
    groups: dict[tuple[str, int], list[Measurement]] = {}
    for each in measurements:
        groups.setdefault((each.agents, each.players), []).append(each)
    for found in groups.values():
        balance = _added(_counting(found))
        if balance is not None:
            balance.reader_id = reader_id
            yield balance


def _counting(found: Sequence[Measurement]) -> list[Measurement]:
    """Those of the edition measured last, one for each seed."""
    by_seed: dict[tuple[int, int], Measurement] = {}
    for each in found:
        key = (each.seed, each.rotation_size)
        if each.edition == found[-1].edition and (key not in by_seed or _games(each) > _games(by_seed[key])):
            by_seed[key] = each
    sizes = {each.rotation_size for each in by_seed.values()}
    return [each for each in by_seed.values() if each.rotation_size == min(sizes)]


def _games(each: Measurement) -> int:
    rotations = sum(int(count) for _points, count in each.points)
    return each.rotation_size * rotations


def _added(found: Sequence[Measurement]) -> ScenarioBalance | None:
    """The balance of measurements of one kind; None before a rotation is finished."""
    counts: Counter[tuple[int, ...]] = Counter()
    for each in found:
        for points, count in each.points:
            counts[tuple(points)] += count
    last = found[-1]
    rotations = Rotations(len(last.parties), dict(counts), games=last.rotation_size)
    shares = [share(rotations, party) for party in range(len(last.parties))]
    shown = _shown(rotations)
    told = [_told(*each) for each in zip(last.parties, shares, shown, strict=True) if each[1] is not None]
    if not told:
        return None
    ended = sum(each.ended for each in found)
    even = 1 / len(told)
    return ScenarioBalance(
        version_id=last.version_id,
        agents=last.agents,
        players=last.players,
        seats=len(told),
        shares=told,
        games=sum(map(_games, found)),
        uneven=max(abs(each["share"] - even) for each in told),
        rounds=sum(each.rounds for each in found) / ended if ended else None,
        decisions=sum(each.decisions for each in found) / ended if ended else None,
        updated_at=max(each.measured_at for each in found),
    )


def _shown(of: Rotations) -> list[bool]:
    """For each party whether it is shown to be ahead or behind; corrected for three and more of them (Holm)."""
    tested = 1 if of.subjects == 2 else of.subjects
    shown = holm([p_value(of, party, 1 / of.subjects) for party in range(tested)])
    return shown if tested > 1 else shown * of.subjects


def _told(name: str, interval: Any, is_uneven: bool) -> dict[str, Any]:
    bounds = {"share": interval.value, "low": interval.low, "high": interval.high}
    return {"name": name, **bounds, "is_uneven": is_uneven}
