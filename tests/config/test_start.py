"""A process of the service starts quickly: it loads no library that it may never need."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.support.prepared import ROOT


@pytest.fixture(scope="module")
def loaded_at_start() -> set[str]:
    """The names of the modules that a process of the service loads before it does anything."""
    code = "import sys, django; django.setup(); print(*sys.modules)"
    started = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(started.stdout.split())


@pytest.mark.parametrize(
    "library", ["numpy", "scipy", "rest_framework.serializers", "drf_spectacular.openapi", "psycopg"]
)
def test_a_command_starts_without_what_only_some_need(library: str, loaded_at_start: set[str]) -> None:
    """The libraries of statistics, of the API and of another database: who works with one of them loads it then."""
    assert "django" in loaded_at_start and library not in loaded_at_start


def test_a_web_process_has_loaded_its_pages_before_the_first_request() -> None:
    """And later garbage collections leave all of it out."""
    loads = "'simulate.watching.seat.views' in sys.modules"
    code = f"import gc, sys, config.wsgi; print({loads}, gc.get_freeze_count() > 100_000)"
    environment = os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings.test"}
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert loaded.stdout == "True True\n"
