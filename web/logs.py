"""One log record, one line: JSON, or text for people. Control characters arrive escaped, so nobody can forge a line."""

from __future__ import annotations

import json
import linecache
import logging
from datetime import UTC, datetime
from typing import Any

from web import request_id
from web.api.text import printable

EXTRA = ("method", "path", "route", "status", "duration_ms")
"""Attributes of a record that are worth a field of their own (logger.info(..., extra={...})). None names a person."""
LONGEST = 10_000
"""Letters of a message of the text form."""


class Lines(logging.Formatter):
    """The base of both forms: a trace leaves no sources in memory.

    To show the lines of a trace Python reads each file that it leads through, and keeps all of them for ever: a process
    would grow by a megabyte with every new kind of fault.
    """

    def formatException(self, ei: Any) -> str:
        trace = super().formatException(ei)
        linecache.clearcache()
        return trace


class JSONLines(Lines):
    """Fields: time, level, logger, message, request; batch and chunk while games are played; EXTRA where given; error
    (the trace) for exceptions.
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "request": request_id.current(),
        }
        line |= request_id.work()
        line |= {name: getattr(record, name) for name in EXTRA if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=True, default=str)


class TextLines(Lines):
    """Time, level, logger, message, and the ids in brackets. The lines of a trace follow, each behind a bar."""

    def format(self, record: logging.LogRecord) -> str:
        ids = {"request": request_id.current()} | request_id.work()
        named = " ".join(f"{kind}={number}" for kind, number in ids.items() if number != request_id.NONE)
        time = datetime.fromtimestamp(record.created, UTC).isoformat(" ", timespec="milliseconds")
        message = printable(record.getMessage(), LONGEST)
        line = f"{time} {record.levelname} {record.name} {message}{f' [{named}]' if named else ''}"
        if record.exc_info:
            trace = self.formatException(record.exc_info).splitlines()
            line += "".join(f"\n  | {printable(each, LONGEST)}" for each in trace)
        return line
