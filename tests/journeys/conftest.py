"""Fixtures of the journeys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.demo_user import DemoUser, a_demo_user
from tests.support.running import Service


@pytest.fixture(scope="session")
def demo_user(service: Service) -> Iterator[DemoUser]:
    """Asks for playtests and seats on the service, in the name of the demo user."""
    with a_demo_user(service.folder) as user:
        yield user
