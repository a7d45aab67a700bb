"""One machine, one SQLite file, no Redis and no mail server needed: what `make run` uses."""

from __future__ import annotations

from config.settings import env
from config.settings.base import *  # noqa: F403
from config.settings.base import VAR_DIR
from config.settings.databases import from_url, sqlite
from config.settings.logs import logging
from config.settings.secret_key import kept_in

EMBEDDED = True
SECRET_KEY = env.text("SECRET_KEY") or kept_in(VAR_DIR / "secret_key")
# Named hosts only, so that a page elsewhere cannot reach this machine by pointing its own name at it.
ALLOWED_HOSTS = ["localhost", "127.0.0.1", "[::1]", *env.items("ALLOWED_HOSTS")]
DATABASES = {
    "default": from_url(env.text("DATABASE_URL")) if env.text("DATABASE_URL") else sqlite(VAR_DIR / "sandtable.sqlite3")
}
# Static files straight from their folders: no collecting before the first start.
WHITENOISE_USE_FINDERS = True
STATIC_ROOT = None
SIGNUP_OPEN = env.flag("SIGNUP_OPEN", True)
EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
ACCOUNT_EMAIL_VERIFICATION = "none"
SHOW_HEALTH_DETAILS = True
# Shown on the log-in page; made by `manage.py load_demo`, which refuses to run anywhere else.
DEMO_ACCOUNT = {"username": "demo", "password": "sandtable-demo"}
# A person watches this terminal: only what went wrong.
LOGGING = logging(level=env.text("LOG_LEVEL", "INFO").upper(), each=env.text("REQUEST_LOG_LEVEL", "WARNING").upper())
