"""Playtests from before summaries get theirs from the records of their games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

from sandtable.playtest.plan import Plan
from sandtable.playtest.records import unpack
from sandtable.playtest.storing import as_json
from sandtable.playtest.summary import Adding, summary_of

CHUNKS_AT_A_TIME = 8


def sum_up(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    batches = apps.get_model("simulate", "Batch").objects.using(schema_editor.connection.alias)
    for batch_id in list(batches.filter(chunks__state="done").distinct().values_list("pk", flat=True)):
        batch = batches.get(pk=batch_id)
        plan = _plan(batch)
        together = Adding(plan)
        for chunk in _finished_chunks(batch):
            summary = summary_of(plan, unpack(bytes(chunk.games), chunk.reasons, chunk.first_game))
            together.part(summary)
            chunk.summary = as_json(summary)
            chunk.save(update_fields=["summary"])
        batches.filter(pk=batch_id).update(summary=as_json(together.summary()))


def _finished_chunks(batch: Any) -> Iterator[Any]:
    """A few at a time: the records of a large playtest don't fit into memory."""
    done = batch.chunks.filter(state="done").order_by("first_game")
    page = list(done[:CHUNKS_AT_A_TIME])
    while page:
        yield from page
        page = list(done.filter(first_game__gt=page[-1].first_game)[:CHUNKS_AT_A_TIME])


def _plan(batch: Any) -> Plan:
    return Plan(
        game=batch.game,
        subjects=tuple(subject["subject"] for subject in batch.snapshot["subjects"]),
        agents=tuple(batch.snapshot["agents"]),
        seed=batch.seed,
        scenario=batch.snapshot["scenario"],
        turns_seats=batch.snapshot.get("turns_seats", True),
    )


class Migration(migrations.Migration):
    dependencies = [("simulate", "0008_summaries")]
    operations = [migrations.RunPython(sum_up, migrations.RunPython.noop)]
