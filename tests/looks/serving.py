"""The site alone, without workers, on data with one object of every kind."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.prepared import ROOT, WITH_RESULTS, prepare, run
from tests.support.running import Service
from tests.support.services import free_port
from tests.support.waiting import status_of, wait_until

WEB = ("-m", "gunicorn", "config.wsgi", "--worker-class", "gthread", "--threads", "8", "--log-level", "warning")


@contextmanager
def a_site_with_everything(folder: Path) -> Iterator[tuple[Service, dict[str, str]]]:
    """A running site on new data in this folder, and the ids of the made objects, by name."""
    prepare(folder, WITH_RESULTS)
    made: dict[str, str] = json.loads(run(_environment(folder), "-m", "tests.looks.making").splitlines()[-1])
    port = free_port()
    command = [sys.executable, *WEB, "--bind", f"127.0.0.1:{port}", "--no-control-socket"]
    with (folder / "output.log").open("ab") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=_environment(folder), stdout=log, stderr=log)
    site = Service(f"http://127.0.0.1:{port}", folder, process)
    try:
        wait_until(site.is_up, "starting the site")
        yield site, made
    finally:
        process.terminate()
        status_of(process)


def _environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    return kept | {"SANDTABLE_VAR": str(folder), "DJANGO_SETTINGS_MODULE": "tests.looks.settings"}
