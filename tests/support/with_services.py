"""Run a command with a real PostgreSQL and a real Redis: `python -m tests.support.with_services pytest tests/decks`.

The command finds them in DATABASE_URL and REDIS_URL. Without the programs it is not run: that is told, and an error
only under STRICT=1.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.support import services
from tests.support.waiting import PATIENCE_S

WAITS = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
"""A busy machine may keep a test waiting for longer than a site in service allows."""
PATIENT = "".join(f" -c {name}={1000 * PATIENCE_S:.0f}" for name in WAITS)


def main(command: list[str]) -> int:
    try:
        with services.postgres_server() as database, services.redis_server() as broker:
            url = f"{database.create('sandtable')}?options={quote(PATIENT)}"
            environment = os.environ | {"DATABASE_URL": url, "REDIS_URL": broker.url}
            program = Path(sys.executable).parent / command[0]
            return subprocess.run([str(program), *command[1:]], env=environment).returncode
    except pytest.skip.Exception as reason:
        print(f"*** not run: {reason.msg}")
        return 0
    except pytest.fail.Exception as reason:
        print(f"*** {reason.msg}")
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
