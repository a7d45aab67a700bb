"""Playtests from before agents carried versions keep their players; those from before summaries get theirs."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from sandtable.playtest.batch import counters
from sandtable.playtest.plan import GameRecord, Plan
from sandtable.playtest.records import pack
from sandtable.playtest.storing import as_json
from sandtable.playtest.summary import summary_of
from simulate.asking.request import stable_hash
from simulate.models import Batch
from tests.support.migrating import migrate_to
from tests.support.reports import a_game

BEFORE = [("simulate", "0003_scenarios")]


@pytest.mark.deep(only=True)
@pytest.mark.django_db(transaction=True)
def test_the_agent_that_was_called_greedy_stays_the_same_player() -> None:
    """Greedy becomes greedy-0; the others keep their names."""
    leaves = MigrationExecutor(connection).loader.graph.leaf_nodes()
    ada = User.objects.create_user("ada")
    subjects = [{"label": name, "source": "", "subject": {"name": name}} for name in "AB"]
    frozen = {"subjects": subjects, "scenario": None, "max_steps": 0, "data_version": "1"}
    names = {"greedy": "greedy-0", "greedy-1": "greedy-1", "random": "random"}
    try:
        model = migrate_to(BEFORE).get_model("simulate", "Batch")
        for called in names:
            snapshot = frozen | {"agents": [called, "random"]}
            model.objects.create(
                owner_id=ada.pk, agents=f"{called},random", snapshot=snapshot, snapshot_hash=stable_hash(snapshot),
                request_hash="", game="destiny", seed=1, n_games=2, chunk_size=2,
            )  # fmt: skip
    finally:
        migrate_to(leaves)
    for batch, now in zip(Batch.objects.order_by("pk"), names.values(), strict=True):
        assert batch.agents == f"{now},random" and batch.snapshot == frozen | {"agents": [now, "random"]}
        assert batch.snapshot_hash == stable_hash(batch.snapshot)


def _games_before_summaries(before: Any, owner: User, plan: Plan, games: list[GameRecord]) -> None:
    """A batch of four chunks out of order, one of them cut in mid-rotation; the last one was never played."""
    snapshot = {"subjects": [{"label": each["name"], "subject": each} for each in plan.subjects], "scenario": {},
                "agents": list(plan.agents), "turns_seats": plan.turns_seats}  # fmt: skip
    batch = before.get_model("simulate", "Batch").objects.create(
        owner_id=owner.pk, agents="random,random", snapshot=snapshot, snapshot_hash="", request_hash="", game="toy",
        seed=1, n_games=8, chunk_size=2,
    )  # fmt: skip
    for first, last in ((3, 5), (0, 1), (1, 3)):
        packed, reasons = pack(games[first:last])
        batch.chunks.create(
            first_game=first, size=last - first, state="done", games=packed, reasons=reasons,
            **counters(games[first:last]),
        )  # fmt: skip
    batch.chunks.create(first_game=5, size=3)


@pytest.mark.django_db(transaction=True)
def test_games_from_before_summaries_are_summed_up() -> None:
    leaves = MigrationExecutor(connection).loader.graph.leaf_nodes()
    ada = User.objects.create_user("ada")
    games = [a_game(0, 0), a_game(1, 1), a_game(2, 1), a_game(3, "crashed"), a_game(4, (), first=1, rounds=9)]
    plans = [
        Plan("toy", ({"name": "A"}, {"name": "B"}), ("random",) * 2, 1, {}, turns_seats=turns_seats)
        for turns_seats in (True, False)
    ]
    try:
        before = migrate_to([("simulate", "0007_studies")])
        for plan in plans:
            _games_before_summaries(before, ada, plan, games)
    finally:
        migrate_to(leaves)
    for plan, found in zip(plans, Batch.objects.order_by("pk"), strict=True):
        assert found.summary == as_json(summary_of(plan, found.records()))
        assert found.summary["outcomes"] == {"crashed": 1, "draws": 1, "losses": 2, "wins": 1}
        assert [chunk.summary == as_json(summary_of(plan, chunk.records())) for chunk in found.chunks.all()] == [
            True, True, True, False,
        ]  # fmt: skip
        assert found.chunks.get(first_game=5).summary == {}
