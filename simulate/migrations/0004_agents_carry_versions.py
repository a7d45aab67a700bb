"""The agent that was called greedy is greedy-0: since then the name without a version means the newest one."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

OLD, NEW = "greedy", "greedy-0"


def name_versions(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    _rename(apps, schema_editor, OLD, NEW)


def drop_versions(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    _rename(apps, schema_editor, NEW, OLD)


def _rename(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor, old: str, new: str) -> None:
    batches = apps.get_model("simulate", "Batch").objects.using(schema_editor.connection.alias)
    for batch in batches.filter(agents__contains=old).only("agents", "snapshot").iterator(chunk_size=200):
        agents = [new if name == old else name for name in batch.agents.split(",")]
        batch.agents = ",".join(agents)
        batch.snapshot = {**batch.snapshot, "agents": agents}
        batch.snapshot_hash = _hash(batch.snapshot)
        batch.save(update_fields=["agents", "snapshot", "snapshot_hash"])


def _hash(snapshot: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(snapshot, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


class Migration(migrations.Migration):
    dependencies = [("simulate", "0003_scenarios")]
    operations = [migrations.RunPython(name_versions, drop_versions)]
