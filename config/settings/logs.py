"""The destination of logs: one line each, to standard error."""

from __future__ import annotations

from typing import Any, Final

from config.settings import env

FORMS: Final = {"json": "web.logs.JSONLines", "text": "web.logs.TextLines"}


def logging(level: str, each: str, form: str = "") -> dict[str, Any]:
    """Django's LOGGING. `each` is the level for lines per request and per task (INFO shows them all).

    `form` is one of FORMS, by default LOG_FORMAT of the environment or JSON. Raises ValueError for another one.
    """
    form = form or env.text("LOG_FORMAT", "json").lower()
    if form not in FORMS:
        raise ValueError(f"LOG_FORMAT must be json or text, not {form!r}")
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": FORMS[form]}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["lines"], "level": level},
        "loggers": {
            "django": {"handlers": [], "level": "INFO", "propagate": True},
            "django.server": {"handlers": [], "level": "WARNING", "propagate": True},
            "sandtable.requests": {"level": each},
            "celery.worker.strategy": {"level": each},
            "celery.app.trace": {"level": each},
        },
    }
