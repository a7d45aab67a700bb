"""Scenarios from before there were versions keep everything they had."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from scenarios.models import Scenario
from scenarios.services import digest
from tests.support.migrating import migrate_to

OLD = [("scenarios", "0001_initial"), ("simulate", "0002_series")]
"""Before versions; the playtests that refer to versions go back with them."""


@pytest.mark.deep(only=True)
@pytest.mark.django_db(transaction=True)
def test_what_a_scenario_was_becomes_its_first_version() -> None:
    leaves = MigrationExecutor(connection).loader.graph.leaf_nodes()
    ada = User.objects.create_user("ada")
    try:
        old = migrate_to(OLD).get_model("scenarios", "Scenario")
        definition = {"title": "The Ridge", "rounds": 5}
        old.objects.create(owner_id=ada.pk, game="tide_of_iron", name="The Ridge", definition=definition, version=3)
    finally:
        migrate_to(leaves)
    scenario = Scenario.objects.get()
    assert (scenario.title, scenario.owner, scenario.visibility) == ("The Ridge", ada, "private")
    assert (scenario.newest.number, scenario.newest.definition) == (1, definition)
    assert scenario.newest.digest == digest(definition)
