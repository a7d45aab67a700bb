"""What the tests use: the embedded settings with quick password hashes."""

from __future__ import annotations

from config.settings.embedded import *  # noqa: F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
