"""Backups of PostgreSQL, by its own programs: a dump is made while the service runs, and put into an empty database."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from django.db import connection

PACKAGE: Final = "postgresql-client"


class Failed(Exception):
    """A program of PostgreSQL is missing or has failed; the text says why."""


def dump(target: Path) -> None:
    """All rows as they are at one moment, packed; writers go on meanwhile. The file is for its owner only."""
    target.touch(mode=0o600)
    _run("pg_dump", *_address(), "--format=custom", f"--file={target}")


def read_through(path: Path) -> None:
    """Unpack every row of a dump and keep nothing. Raises Failed for one that is damaged or cut off."""
    _run("pg_restore", f"--file={os.devnull}", str(path))


def put_back(path: Path) -> None:
    """Write a whole dump into the database of the settings, or nothing.

    Everything belongs to the role of the settings then, also things that another one owned before. Statistics for the
    planner of queries are no part of a dump, so they are counted anew.
    """
    whole = ("--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges")
    _run("pg_restore", *_address(), *whole, str(path))
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")


def _address() -> list[str]:
    """The options that name server, role and database; the password goes through the environment, not seen by `ps`."""
    (_psql, *options, name), _environment = _of_django()
    return [*options, f"--dbname={name}"]


def _of_django() -> tuple[Sequence[str], dict[str, str] | None]:
    return connection.client.settings_to_cmd_args_env(connection.settings_dict, [])


def _run(program: str, *options: str) -> None:
    _words, environment = _of_django()
    given = os.environ | (environment or {})
    try:
        subprocess.run([program, *options], env=given, check=True, capture_output=True)  # noqa: S603
    except FileNotFoundError:
        raise Failed(f"{program} is not installed (Debian: apt-get install {PACKAGE}).") from None
    except subprocess.CalledProcessError as error:
        raise Failed(error.stderr.decode(errors="replace").strip()) from None
