"""The settings of tests: the embedded settings, quick password hashes, a queue in memory and no rate limits."""

from __future__ import annotations

import os

from config.settings.base import REDIS_URL, REST_FRAMEWORK
from config.settings.embedded import *  # noqa: F403

os.environ["SANDTABLE_DATA"] = ""  # the facts that come with the project, not those this machine has loaded
SECRET_KEY = "only-for-tests-" + "0123456789abcdef" * 4
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
BROKER_URL = REDIS_URL or "memory://"
REPLAYS_IN_REQUEST = True
AGENTS_IN_REQUEST = True
ADMIN_PATH = "admin/"
METRICS_DIR = ""  # counted in memory
METRICS_TOKEN = "only-for-tests"  # noqa: S105 - it opens nothing elsewhere
ACCOUNT_RATE_LIMITS = False
GAME_PROCESSES = 8  # on every machine: the length of the queue and the times that pages tell go by it
# Static files are looked for when they are asked for. Otherwise each new test client lists them all, which takes longer
# than most tests do.
WHITENOISE_AUTOREFRESH = True
REST_FRAMEWORK = REST_FRAMEWORK | {
    "DEFAULT_THROTTLE_RATES": {
        "anon": None,
        "user": None,
        "token": None,
        "validate": None,
        "anon_costly": None,
        "create": None,
        "replay": None,
        "seat_begin": None,
        "seat_answer": None,
        "seat_look": None,
        "guest_begin": None,
        "guest_answer": None,
        "guest_read": None,
    }
}
