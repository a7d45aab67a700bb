"""One machine, SQLite, no Redis needed: what `make run` uses."""

from __future__ import annotations

from config.settings.base import *  # noqa: F403
