"""One log record, one line of JSON. Control characters arrive escaped, so nobody can forge a second line."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

from web import request_id

EXTRA = ("method", "path", "status", "duration_ms", "user")
"""Attributes of a record that are worth a field of their own (logger.info(..., extra={...}))."""


class JSONLines(logging.Formatter):
    """Fields: time, level, logger, message, request; EXTRA where given; error (the trace) for exceptions."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "request": request_id.current(),
        }
        line |= {name: getattr(record, name) for name in EXTRA if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=True, default=str)
