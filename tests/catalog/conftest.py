from __future__ import annotations

from typing import Any

import pytest
from django.db import connection

from catalog import drawn
from catalog.loading import load_catalog
from catalog.models import CatalogState


@pytest.fixture(scope="module", autouse=True)
def catalogue(django_db_setup: None, django_db_blocker: Any) -> None:
    """The catalogue is loaded for each file of this folder; each test runs in its own transaction on top of it.

    Once for the session is not enough: a test elsewhere that commits for real empties all tables when it ends.
    """
    with django_db_blocker.unblock():
        if not CatalogState.objects.exists():
            load_catalog()
        connection.close()


@pytest.fixture(autouse=True)
def nothing_is_drawn() -> None:
    """A test that changes cards behind the back of the loader doesn't show to the next one."""
    drawn.forget()
