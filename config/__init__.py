"""Wiring of the service: settings, urls, Celery, middleware and what every API shares.

Importing this package is the first thing any process does, so this is where the SQLite library is chosen. Versions
3.7.0 to 3.51.2 can corrupt a WAL file with several writers; `pysqlite3` brings a newer one. It has to take the place of
`sqlite3` before Django is imported (docs/operations.md, "SQLite").
"""

from __future__ import annotations

import sqlite3
import sys
from contextlib import suppress


def use_newest_sqlite() -> None:
    """Let `import sqlite3` mean `pysqlite3` from now on, when that is installed and carries a newer SQLite."""
    with suppress(ImportError):  # an optional library: without it the system check speaks up
        import pysqlite3

        if pysqlite3.sqlite_version_info > sqlite3.sqlite_version_info:
            sys.modules["sqlite3"] = pysqlite3
            sys.modules["sqlite3.dbapi2"] = pysqlite3.dbapi2


use_newest_sqlite()
