"""The WSGI entry point: `gunicorn config.wsgi`."""

from __future__ import annotations

import os

from django.core.wsgi import get_wsgi_application

from config.serving import get_ready

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.embedded")
application = get_wsgi_application()
get_ready()
