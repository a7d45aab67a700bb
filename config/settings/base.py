"""Settings every way of running shares. What differs is in embedded, production and test."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from csp.constants import NONE, SELF

from config.settings import env
from config.settings.logs import logging

BASE_DIR = Path(__file__).resolve().parent.parent.parent
VAR_DIR = Path(env.text("SANDTABLE_VAR", str(BASE_DIR / "var"))).absolute()
os.environ.setdefault("SANDTABLE_DATA", str(VAR_DIR / "data"))
"""Newer releases of card data (sandtable/installed.py); processes started from here look in the same folder."""
DEBUG = False
EMBEDDED = False
"""One machine for one person: demo content with a known password is allowed."""
ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
INSTALLED_APPS = [
    "config.apps.Platform",
    "config.apps.StaffAdmin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "rest_framework",
    "drf_spectacular",
    "django_htmx",
    "csp",
    "accounts",
    "catalog",
    "decks",
    "scenarios",
    "simulate",
]
# Outside in. The first four also see static files and refusals.
MIDDLEWARE = [
    "web.middleware.RequestId",
    "django.middleware.security.SecurityMiddleware",
    "web.middleware.PrivateByDefault",
    "csp.middleware.CSPMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "web.middleware.Packed",
    "web.middleware.RefuseHostileText",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "simulate.watching.table.unchanged.Unchanged",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "web.sessions.Authentication",
    "accounts.guest_cookie.GuestCookie",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "web.middleware.Refusals",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "libraries": {"components": "web.components", "frame": "web.frame", "notes": "web.notes"},
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "web.installation.installation",
            ],
        },
    }
]

# --- Language and time
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_CODE = "en"
FORMAT_MODULE_PATH = ["config.formats"]
LANGUAGES = [("en", "English")]  # Czech joins when its catalogue is complete
LOCALE_PATHS = [BASE_DIR / "locale"]

# --- Static files (nothing a user sends is ever served as a file)
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATIC_ROOT: Path | None = Path(env.text("SANDTABLE_STATIC", str(VAR_DIR / "static"))).absolute()

# --- How much a request may carry
MEGABYTE = 1024 * 1024
DATA_UPLOAD_MAX_MEMORY_SIZE = 2 * MEGABYTE
DATA_UPLOAD_MAX_NUMBER_FIELDS = 200
DATA_UPLOAD_MAX_NUMBER_FILES = 1
# Django's limit does not count the bytes of uploaded files; this handler does.
FILE_UPLOAD_MAX_BYTES = 2 * MEGABYTE
FILE_UPLOAD_HANDLERS = ["web.uploads.ByteQuota", "django.core.files.uploadhandler.MemoryFileUploadHandler"]
FILE_UPLOAD_MAX_MEMORY_SIZE = FILE_UPLOAD_MAX_BYTES

# --- Accounts
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 12}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "/"
ACCOUNT_ADAPTER = "web.accounts.Accounts"
ACCOUNT_FORMS = {"login": "accounts.log_in.LogInForm"}
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*", "password2*"]
ACCOUNT_USERNAME_MIN_LENGTH = 3
ACCOUNT_PREVENT_ENUMERATION = True
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False  # no mail to addresses that never asked for any
ACCOUNT_LOGOUT_ON_PASSWORD_CHANGE = False  # this session stays, all others end
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_RATE_LIMITS: dict[str, str] | bool = {
    # "ip" is a client: an address, or a browser that the account has logged in with before (web/accounts.py).
    "login": "20/m/ip",
    "login_failed": "10/m/ip",
    "login_failed_for_name": "5/5m/key",  # by client and account
    "login_failed_everywhere": "50/10m/key",  # by account, known browsers apart: slows guesses from many addresses
    "signup": "20/m/ip",
    "reset_password": "20/m/ip,5/m/key",
    "change_password": "5/m/user",
    "second_factor_everywhere": "10/10m/key",  # wrong codes of an account; one in 100,000 guesses is right by chance
}
MFA_ADAPTER = "web.second_factor.SecondFactors"
MFA_FORMS = {
    "authenticate": "web.second_factor.CodeForm",
    "reauthenticate": "web.second_factor.CodeAgainForm",
    "activate_totp": "web.second_factor.FirstCodeForm",
}
MFA_SUPPORTED_TYPES = ["totp", "recovery_codes"]
MFA_TOTP_TOLERANCE = 1  # clocks of telephones differ by some seconds: the code before and the next one count too
MFA_ALLOW_UNVERIFIED_EMAIL = True  # addresses can't be proven without a mail server
STAFF_SECOND_FACTOR = env.flag("STAFF_SECOND_FACTOR", False)
"""The admin site is open only to staff who have logged in with a second factor."""
SESSION_ENGINE = "web.sessions"
SESSION_COOKIE_AGE = 14 * 24 * 3600
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SAMESITE = "Lax"
KNOWN_BROWSER_COOKIE = "known-browser"
GUEST_COOKIE = "guest"
CSRF_FAILURE_VIEW = "web.errors.csrf_failure"
ADMIN_PATH = env.text("ADMIN_PATH")  # for example "keepers/"; not set: there is no admin site

# --- What browsers are told
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "connect-src": [SELF],
        "font-src": [SELF],
        "form-action": [SELF],
        "img-src": [SELF, "data:"],
        "manifest-src": [SELF],
        "base-uri": [NONE],
        "object-src": [NONE],
        "frame-ancestors": [NONE],
    }
}
PERMISSIONS_POLICY = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"

# --- The API
TRUSTED_PROXIES = env.number("TRUSTED_PROXIES", 0)
"""The number of trusted proxies in front; their headers about the client and about TLS are believed."""
ALLAUTH_TRUSTED_PROXY_COUNT = TRUSTED_PROXIES
REST_FRAMEWORK: dict[str, Any] = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "accounts.authentication.TokenAuthentication",
        "web.api.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_PARSER_CLASSES": ["web.api.parsers.StrictJSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PAGINATION_CLASS": "web.api.pagination.CursorPages",
    "DEFAULT_SCHEMA_CLASS": "web.api.openapi.Schema",
    "EXCEPTION_HANDLER": "web.api.problems.handle",
    "PAGE_SIZE": 50,
    "URL_FORMAT_OVERRIDE": None,  # ?format= is a deck format here
    "NUM_PROXIES": TRUSTED_PROXIES,
    "DEFAULT_THROTTLE_CLASSES": ["web.api.throttling.Anonymous", "web.api.throttling.User"],
    # Fairness between users, not security; hard limits are checked in transactions.
    "DEFAULT_THROTTLE_RATES": {
        "anon": "120/min",
        "user": "600/min",
        "token": "300/min",
        "validate": "60/min",
        "anon_costly": "20/min",
        "create": "30/min",
        "replay": "120/hour",
        "seat_begin": "60/hour",
        "seat_answer": "300/min",
        "seat_look": "600/min",
        "guest_begin": "20/hour",
        "guest_answer": "120/min",
        "guest_read": "20/min",
    },
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
}
SPECTACULAR_SETTINGS: dict[str, Any] = {
    "TITLE": "Sandtable",
    "DESCRIPTION": "Build decks, queue simulated playtests, read results one can reproduce. "
    "Every error is `application/problem+json` (RFC 9457) and names every problem in `errors`.",
    "VERSION": "1",
    "OAS_VERSION": "3.1.0",
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "SERVE_INCLUDE_SCHEMA": False,
    "ENUM_NAME_OVERRIDES": {"AgentEnum": "sandtable.agents.NAMES"},
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "web.api.openapi.problems_everywhere",
    ],
}

# --- Limits of one user's playtests; 0: those of simulate/queue/limits.py
PLAYTEST_GAMES_PER_BATCH = env.number("PLAYTEST_GAMES_PER_BATCH", 0)
PLAYTEST_OPEN_BATCHES = env.number("PLAYTEST_OPEN_BATCHES", 0)
PLAYTEST_QUEUED_GAMES = env.number("PLAYTEST_QUEUED_GAMES", 0)

# --- What one person may keep (accounts/allowances.py); 0: no end
DECKS_PER_PERSON = env.number("DECKS_PER_PERSON", 2000)
"""Decks with all their versions; one that is only begun counts too."""
SCENARIOS_PER_PERSON = env.number("SCENARIOS_PER_PERSON", 500)
STUDIES_PER_PERSON = env.number("STUDIES_PER_PERSON", 5000)
STORAGE_MB_PER_PERSON = env.number("STORAGE_MB_PER_PERSON", 2000)
"""Megabytes of playtests with their games: 18 bytes a game and 4 kB a playtest. 2,000 are a hundred million games."""

# --- Old results that are deleted by themselves (simulate/queue/forgetting.py)
PLAYTEST_DAYS = env.number("PLAYTEST_DAYS", 0)
"""Days after its end for which a private playtest or study is kept; 0: until its owner goes."""
SEAT_DAYS = env.number("SEAT_DAYS", 0)
"""The same for games at a table in which nobody else had a seat."""
CHANGES_DAYS = env.number("CHANGES_DAYS", 365)
"""Days for which the log of changes is kept (accounts/audit.py); 0: for ever."""
DELETE_FROM = env.day("DELETE_FROM")
"""The first day on which anything is deleted; None: nothing is. Lists tell it two weeks before."""

# --- Limits of visitors without an account (accounts/guests.py)
GUESTS = env.number("GUESTS", 1000)
"""Guests that are kept at a time; 0: nobody tries anything without an account, but for reading."""
GUESTS_FROM_ONE_PLACE = env.number("GUESTS_FROM_ONE_PLACE", 10)
"""Of these, from one address (of version 6: from one network of 64 bits)."""
GUEST_HOURS = env.number("GUEST_HOURS", 24)
"""A guest who was away for so long is deleted, with all they made."""
GUEST_GAMES = env.number("GUEST_GAMES", 3)
"""Games that a guest may have going on."""
GUEST_GAMES_IN_ALL = env.number("GUEST_GAMES_IN_ALL", 200)
"""Games that all guests together may have going on."""
GUEST_DECKS = env.number("GUEST_DECKS", 10)
"""Decks of a guest."""

# --- Work outside the request
GAME_PROCESSES = env.number("WORKERS", 0) or os.cpu_count() or 1  # as many as `make run` starts; for the times told
GAME_MEMORY_MB = env.number("GAME_MEMORY_MB", 1024)
"""The memory that a process of a worker may ask for; a game that asks for more ends as crashed. 0: no end."""
PROCESS_MEMORY_MB = env.number("PROCESS_MEMORY_MB", 400)
"""A process of a worker that holds more after a chunk is replaced by a new one. 0: none is."""
REDIS_URL = env.text("REDIS_URL")
BROKER_URL = REDIS_URL or "filesystem://localhost"
QUEUE_DIR = VAR_DIR / "queue"
REPLAYS = env.text("REPLAYS")
"""The place of games that were played again: "database" or "files" (in VAR_DIR); by default as the database is."""
REPLAYS_IN_REQUEST = False
"""Play a game again while its page waits, where no worker runs (tests)."""
AGENTS_IN_REQUEST = False
"""Let the agents of a game with people think while its page waits, where no worker runs (tests)."""
CARD_PICTURES = env.text("CARD_PICTURES")  # for example "https://pictures.example/{code}.jpg"; for files, never fetched

SQLITE_RACE_FIXED = env.flag("SQLITE_RACE_FIXED")
"""Say yes when the distribution carries the WAL-reset fix under an older SQLite number."""
_IN_MEMORY = "django.core.cache.backends.locmem.LocMemCache"
CACHES: dict[str, Any] = {
    "default": {"BACKEND": _IN_MEMORY},
    # Parts of finished results (simulate/results/kept.py), apart from what counts attempts: they push nothing else out.
    "results": {"BACKEND": _IN_MEMORY, "LOCATION": "results", "OPTIONS": {"MAX_ENTRIES": 300}},
}
HEALTH_TOKEN = env.text("HEALTH_TOKEN")
"""The bearer token for the details of /health/ready; without it the answer is one word."""

METRICS_TOKEN = env.text("METRICS_TOKEN")
"""The bearer token for /metrics; without one, programs of this machine read it that came by no proxy."""
METRICS_DIR = str(VAR_DIR / "metrics") if env.flag("METRICS", True) else ""
"""The folder in which the processes of this machine count; empty: each counts for itself."""

LOGGING = logging(level=env.text("LOG_LEVEL", "INFO").upper(), each="INFO")
LOGGING_CONFIG = "logging.config.dictConfig"
