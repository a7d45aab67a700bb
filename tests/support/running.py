"""The whole service in processes of its own: web, worker and dispatcher, as `make run` starts them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.support.services import free_port
from tests.support.waiting import status_of, wait_until

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass
class Service:
    """A running service, its data and everything it has printed."""

    address: str
    """Without a slash at the end."""
    folder: Path
    """Its SANDTABLE_VAR."""
    process: subprocess.Popen[bytes]

    @property
    def output(self) -> str:
        return (self.folder / "output.log").read_text(errors="replace")

    def is_up(self) -> bool:
        """Whether the site answers. Raises AssertionError when the service ended instead."""
        assert self.process.poll() is None, f"the service ended:\n{self.output}"
        try:
            urllib.request.urlopen(f"{self.address}/health/live", timeout=2).close()
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False
        return True

    def stop(self, number: int = signal.SIGINT) -> int:
        """Stop it as Ctrl-C would; its exit status."""
        self.process.send_signal(number)
        return status_of(self.process)


@contextmanager
def a_running_service(folder: Path, *, root: Path = ROOT, **environment: str) -> Iterator[Service]:
    """Start the service of the project in `root` on the data in `folder`, and stop it in the end."""
    port = free_port()
    variables = {
        **{name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")},
        "SANDTABLE_VAR": str(folder),
        "PORT": str(port),
        "COMPILE_RULES": "0",  # what has been built is used; a test that wants a compiler beside says so
        "FIELD_RESULTS": "0",  # minutes of games that no test looks at
        **environment,
    }
    with (folder / "output.log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "tools.run"], cwd=root, env=variables, stdout=log, stderr=subprocess.STDOUT
        )
    service = Service(f"http://127.0.0.1:{port}", folder, process)
    try:
        wait_until(service.is_up, "starting the service")
        yield service
    finally:
        if process.poll() is None:
            service.stop()
