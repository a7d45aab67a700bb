"""A pytest plugin: the migrations run once for a run of several processes; each takes a copy of their database.

A run of one process migrates its database itself, as do all on PostgreSQL.
"""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest
from django.db import connection
from pytest_django.plugin import DjangoDbBlocker

from tests.support.prepared import MIGRATED, template
from tests.support.processes import is_one_of_several


def is_copied() -> bool:
    return is_one_of_several() and connection.vendor == "sqlite"


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings: None) -> None:
    """No migrations: Django only makes the tables, which the copy replaces."""
    if is_copied():
        test: Any = connection.settings_dict["TEST"]
        test["MIGRATE"] = False


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    if is_copied():
        with django_db_blocker.unblock():
            copy_migrated()


def copy_migrated() -> None:
    """Replace all that is in the database of this process by what the migrations leave.

    Theirs never changes, and is opened as such: otherwise SQLite would leave files beside it for a moment, in which
    another process may be copying the folder.
    """
    database: Any = connection
    file = template(MIGRATED) / "sandtable.sqlite3"
    with closing(database.Database.connect(f"{file.as_uri()}?immutable=1", uri=True)) as migrated:
        database.ensure_connection()
        migrated.backup(database.connection)
