"""Settings of the web server: `gunicorn --config python:config.web_server config.wsgi` (docs/operations.md).

Django never sees what is decided here: how long a connection stays open, and requests that are no HTTP/1.1.
"""

from __future__ import annotations

import os
from typing import Any, Final

from gunicorn.http.errors import InvalidHeader

bind = f"{os.environ.get('HOST', '').strip() or '127.0.0.1'}:{os.environ.get('PORT', '').strip() or 8000}"
worker_class = "gthread"
workers = 2
threads = 8
timeout = 30
graceful_timeout = 30
keepalive = 10  # seconds; pages of a table look every one to four, on the connection that they have
max_requests = 50_000  # 200 tables whose pages look for news ask 5,000 times in a minute
max_requests_jitter = 5_000
control_socket_disable = True

LARGEST_KEPT: Final = 2 * 1024 * 1024
"""Bytes. The connection of a request with a larger body is closed after its answer. It is the limit of bodies and files
(`config.settings.base`): a refused body that nobody reads must not be taken for the next request."""


def pre_request(worker: Any, request: Any) -> None:
    """Refuse HTTP/1.1 without a Host with 400 (RFC 9112, 3.2), and close connections after large bodies."""
    headers = dict(request.headers)
    if request.version >= (1, 1) and "HOST" not in headers:
        raise InvalidHeader("Host is missing")
    length = headers.get("CONTENT-LENGTH", "0")
    if "TRANSFER-ENCODING" in headers or not length.isdecimal() or int(length) > LARGEST_KEPT:
        request.force_close()
