"""Settings for a server other people reach. They refuse to start insecurely and name everything that is missing."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ImproperlyConfigured

from config.settings import env
from config.settings.base import *  # noqa: F403
from config.settings.base import BROKER_URL, TRUSTED_PROXIES
from config.settings.databases import BadDatabaseURL, from_url
from config.settings.secret_key import MINIMUM_LENGTH

SECRET_KEY = env.text("SECRET_KEY")
SECRET_KEY_FALLBACKS = env.items("SECRET_KEY_FALLBACKS")
ALLOWED_HOSTS = env.items("ALLOWED_HOSTS")
DATABASES: dict[str, Any] = {}


def _secret_key_problems() -> list[str]:
    problems = []
    if not SECRET_KEY:
        problems.append(f"SECRET_KEY is not set; it needs at least {MINIMUM_LENGTH} random characters")
    elif len(SECRET_KEY) < MINIMUM_LENGTH or len(set(SECRET_KEY)) < 5:
        problems.append(f"SECRET_KEY is too weak; it needs at least {MINIMUM_LENGTH} random characters")
    if any(len(key) < MINIMUM_LENGTH for key in SECRET_KEY_FALLBACKS):
        problems.append(f"SECRET_KEY_FALLBACKS holds a key of less than {MINIMUM_LENGTH} characters")
    return problems


def _host_problems() -> list[str]:
    if not ALLOWED_HOSTS:
        return ["ALLOWED_HOSTS is not set; give the names this service answers to, separated by commas"]
    if any(host in {"*", "."} for host in ALLOWED_HOSTS):
        return ["ALLOWED_HOSTS must name hosts; * answers to anybody's name"]
    return []


def _database_problems() -> list[str]:
    url = env.text("DATABASE_URL")
    if not url:
        return ["DATABASE_URL is not set; for example postgres://user:password@host:5432/sandtable"]
    try:
        DATABASES["default"] = from_url(url)
    except BadDatabaseURL as error:
        return [str(error)]
    return []


def _broker_problems() -> list[str]:
    if BROKER_URL.startswith(("redis://", "rediss://", "unix://", "filesystem://")):
        return []
    return ["REDIS_URL must start with redis://, rediss:// or unix://"]


if problems := [*_secret_key_problems(), *_host_problems(), *_database_problems(), *_broker_problems()]:
    raise ImproperlyConfigured("Sandtable does not start insecurely:\n" + "\n".join(f"- {each}" for each in problems))

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

# --- Transport
SECURE_SSL_REDIRECT = True
SECURE_REDIRECT_EXEMPT = [r"^health/", r"^metrics$"]  # probes come from inside, without TLS
SECURE_HSTS_SECONDS = 365 * 24 * 3600
SECURE_HSTS_INCLUDE_SUBDOMAINS = True
# Preloading binds a whole domain for years; that is its owner's decision, not ours.
SILENCED_SYSTEM_CHECKS = ["security.W021"]
if TRUSTED_PROXIES:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SESSION_COOKIE_SECURE = True
SESSION_COOKIE_NAME = "__Host-sessionid"
CSRF_COOKIE_SECURE = True
CSRF_COOKIE_NAME = "__Host-csrftoken"
KNOWN_BROWSER_COOKIE = "__Host-known-browser"
GUEST_COOKIE = "__Host-guest"
LANGUAGE_COOKIE_SECURE = True

# --- Accounts and mail
SIGNUP_OPEN = env.flag("SIGNUP_OPEN", False)
STAFF_SECOND_FACTOR = env.flag("STAFF_SECOND_FACTOR", True)
EMAIL_HOST = env.text("EMAIL_HOST")
EMAIL_PORT = env.number("EMAIL_PORT", 587)
EMAIL_HOST_USER = env.text("EMAIL_HOST_USER")
EMAIL_HOST_PASSWORD = env.text("EMAIL_HOST_PASSWORD")
EMAIL_USE_TLS = env.flag("EMAIL_USE_TLS", True)
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = env.text("DEFAULT_FROM_EMAIL", f"sandtable@{ALLOWED_HOSTS[0].lstrip('.')}")
SERVER_EMAIL = DEFAULT_FROM_EMAIL
ACCOUNT_DEFAULT_HTTP_PROTOCOL = "https"
# Addresses are proven where mail can be sent; without a mail server they are only kept.
if EMAIL_HOST:
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    ACCOUNT_EMAIL_VERIFICATION = "mandatory"
    MFA_ALLOW_UNVERIFIED_EMAIL = False
    ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*", "password2*"]
else:
    EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
    ACCOUNT_EMAIL_VERIFICATION = "none"

# --- Shared between web processes, so that rate limits count once. Another Redis database than the queue's.
if cache_url := env.text("CACHE_URL"):
    CACHES = {
        "default": {"BACKEND": "web.cache.RedisOrMemory", "LOCATION": cache_url},
        "results": {"BACKEND": "web.cache.RedisOrMemory", "LOCATION": cache_url, "KEY_PREFIX": "results"},
    }

SHOW_HEALTH_DETAILS = False
