"""Programs of the version before write rows while the database is newer: added columns have a default in it."""

from __future__ import annotations

from typing import Any

from django.apps import apps
from django.conf import settings
from django.db import migrations, models
from django.db.migrations.loader import MigrationLoader
from django.db.models import NOT_PROVIDED, Field

from tests.support.prepared import ROOT

BEFORE_030 = {
    ("catalog", "0003_saved_searches"),
    ("decks", "0009_played_games"),
    ("scenarios", "0008_players_of_measurements"),
    ("simulate", "0016_shared_seats"),
}
"""The last migrations, app by app, that came before the rule."""
MENDED = {("scenarios", "scenarioversion", "is_unfinished")}
"""Columns that were added without a default and got it with the next migration."""


def can_be_left_out(field: Field[Any, Any]) -> bool:
    return bool(field.null or field.many_to_many or field.db_default is not NOT_PROVIDED)


def test_rows_can_be_written_by_programs_that_do_not_know_a_new_column() -> None:
    last_free = dict(BEFORE_030)
    missing = []
    for (app, name), migration in MigrationLoader(None).disk_migrations.items():
        if not (ROOT / app).is_dir() or name <= last_free.get(app, "0001"):
            continue
        for operation in migration.operations:
            if isinstance(operation, migrations.AddField) and not can_be_left_out(operation.field):
                missing.append((app, operation.model_name.lower(), operation.name))
    assert set(missing) == MENDED


def test_the_columns_that_were_mended_have_their_default() -> None:
    assert settings.INSTALLED_APPS
    for app, model, name in MENDED:
        field = apps.get_model(app, model)._meta.get_field(name)
        assert isinstance(field, models.Field) and can_be_left_out(field)
