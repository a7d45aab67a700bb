"""A process of the service starts quickly: it loads no library that it may never need."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.support.prepared import ROOT


def test_a_process_starts_without_the_libraries_of_statistics() -> None:
    """They take longer to load than all the rest together; who computes with them loads them then."""
    code = "import sys, django; django.setup(); print(*(name in sys.modules for name in ('django', 'numpy', 'scipy')))"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert loaded.stdout == "True False False\n"


def test_a_web_process_has_loaded_its_pages_before_the_first_request() -> None:
    """And later garbage collections leave all of it out."""
    loads = "'simulate.watching.seat.views' in sys.modules"
    code = f"import gc, sys, config.wsgi; print({loads}, gc.get_freeze_count() > 100_000)"
    environment = os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings.test"}
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert loaded.stdout == "True True\n"
