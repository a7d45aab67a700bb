"""Whether the file of an embedded database can be read whole; a service on a damaged one would lose more."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

IN_THE_WAY: Final = frozenset({"database is locked", "unable to open database file"})
"""No damage, and the next step says what it is."""


def damage(path: Path) -> str:
    """The damage of a SQLite file with its remedy, in sentences; empty for a sound file, and where there is none.

    It reads the whole file, 0.2 s for 100 MB.
    """
    if not path.is_file() or path.stat().st_size == 0:
        return ""
    found = fault(path)
    return _told(path, found) if found else ""


def fault(path: Path) -> str:
    """The fault that SQLite finds in a file, in its words; empty where it can read all of it.

    Constraints are left out: some need functions that only Django's connections have, and without them SQLite would
    look at nothing.
    """
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        return "" if str(error) in IN_THE_WAY else str(error)
    return "" if found == "ok" else str(found)


def _told(path: Path, fault: str) -> str:
    return (
        f"The database {path} is damaged ({fault.strip()}). Nothing was started or changed.\n"
        f"Move it away together with its -wal and -shm files, and put a backup in its place; without a backup\n"
        f'save what can be read: sqlite3 "{path}" .recover | sqlite3 saved.sqlite3\n'
        f'docs/operations.md says more under "Backup and restore".'
    )
