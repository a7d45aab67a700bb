"""Tasks for tests of the queue."""

from __future__ import annotations

import logging
import resource
from pathlib import Path

from celery import shared_task

from web import request_id


@shared_task(ignore_result=True)
def write_down(path: str) -> None:
    """Leave the request id in a file with the most bytes of memory for this process, and a line in the log."""
    Path(path).write_text(f"{request_id.current()} {resource.getrlimit(resource.RLIMIT_DATA)[0]}")
    logging.getLogger("tests").info("written\nto %s", path)
