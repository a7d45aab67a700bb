"""Tasks for tests of the queue."""

from __future__ import annotations

import logging
from pathlib import Path

from celery import shared_task

from web import request_id


@shared_task(ignore_result=True)
def write_down(path: str) -> None:
    """Leave the request id in a file, and a line in the log."""
    Path(path).write_text(request_id.current())
    logging.getLogger("tests").info("written\nto %s", path)
