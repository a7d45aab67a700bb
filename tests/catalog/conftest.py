from __future__ import annotations

from typing import Any

import pytest
from django.db import connection

from catalog.loading import load_catalog
from catalog.models import CatalogState


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: Any) -> None:
    """The catalogue is loaded once and stays for this folder's tests; each runs in its own transaction on top of it."""
    with django_db_blocker.unblock():
        if not CatalogState.objects.exists():
            load_catalog()
        connection.close()
