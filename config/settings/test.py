"""The settings of tests: the embedded settings, quick password hashes, a queue in memory and no rate limits."""

from __future__ import annotations

from config.settings.base import REDIS_URL, REST_FRAMEWORK
from config.settings.embedded import *  # noqa: F403

SECRET_KEY = "only-for-tests-" + "0123456789abcdef" * 4
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
BROKER_URL = REDIS_URL or "memory://"
ADMIN_PATH = "admin/"
ACCOUNT_RATE_LIMITS = False
REST_FRAMEWORK = REST_FRAMEWORK | {
    "DEFAULT_THROTTLE_RATES": {"anon": None, "user": None, "validate": None, "create": None}
}
