"""Playtests from before agents carried versions keep their players."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from simulate.asking.request import stable_hash
from simulate.models import Batch
from tests.support.migrating import migrate_to

BEFORE = [("simulate", "0003_scenarios")]


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(("called", "now"), [("greedy", "greedy-0"), ("greedy-1", "greedy-1"), ("random", "random")])
def test_the_agent_that_was_called_greedy_stays_the_same_player(called: str, now: str) -> None:
    leaves = MigrationExecutor(connection).loader.graph.leaf_nodes()
    ada = User.objects.create_user("ada")
    snapshot = {"agents": [called, "random"], "subjects": [], "data_version": "1"}
    try:
        migrate_to(BEFORE).get_model("simulate", "Batch").objects.create(
            owner_id=ada.pk, agents=f"{called},random", snapshot=snapshot, snapshot_hash=stable_hash(snapshot),
            request_hash="", game="destiny", seed=1, n_games=2, chunk_size=2,
        )  # fmt: skip
    finally:
        migrate_to(leaves)
    batch = Batch.objects.get()
    assert batch.agents == f"{now},random" and batch.snapshot == {**snapshot, "agents": [now, "random"]}
    assert batch.snapshot_hash == stable_hash(batch.snapshot)
