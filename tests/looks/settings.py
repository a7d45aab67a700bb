"""The embedded service with addresses for the pages of errors, and with an admin site."""

from __future__ import annotations

from config.settings.embedded import *  # noqa: F403

ROOT_URLCONF = "tests.looks.urls"
ADMIN_PATH = "keepers/"
