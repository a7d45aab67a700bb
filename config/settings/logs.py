"""The destination of logs: JSON, one line each, to standard error."""

from __future__ import annotations

from typing import Any


def logging(level: str, each: str) -> dict[str, Any]:
    """Django's LOGGING. `each` is the level for lines per request and per task (INFO shows them all)."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "web.logs.JSONLines"}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["lines"], "level": level},
        "loggers": {
            "django": {"handlers": [], "level": "INFO", "propagate": True},
            "django.server": {"handlers": [], "level": "WARNING", "propagate": True},
            "sandtable.requests": {"level": each},
            "celery.worker.strategy": {"level": each},
            "celery.app.trace": {"level": each},
        },
    }
