"""Tasks for tests of the queue."""

from __future__ import annotations

import logging
import resource
from pathlib import Path

from celery import shared_task
from django.db import connection

from web import request_id


@shared_task(ignore_result=True)
def write_down(path: str) -> None:
    """Leave a line in the log, and in a file: request id, most bytes of memory of this process, uses of its link."""
    Path(path).write_text(f"{request_id.current()} {resource.getrlimit(resource.RLIMIT_DATA)[0]} {times_used()}")
    logging.getLogger("tests").info("written\nto %s", path)


def times_used() -> int:
    """The number of tasks that had this connection to the database. Its temporary table goes when it is closed."""
    with connection.cursor() as cursor:
        cursor.execute("CREATE TEMP TABLE IF NOT EXISTS uses (number INTEGER)")
        cursor.execute("INSERT INTO uses VALUES (1)")
        cursor.execute("SELECT COUNT(*) FROM uses")
        return int(cursor.fetchone()[0])
