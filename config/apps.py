"""Starts with Django: the umask of the process, the Celery app, the system checks, an admin site for staff only."""

from __future__ import annotations

from django.apps import AppConfig
from django.contrib.admin.apps import AdminConfig


class Platform(AppConfig):
    name = "config"
    verbose_name = "Sandtable"

    def ready(self) -> None:
        from config import celery, checks  # noqa: F401  the app becomes current, the checks register
        from config.privacy import keep_private
        from web import restored  # noqa: F401  it looks at every new connection

        keep_private()


class StaffAdmin(AdminConfig):
    default_site = "web.staff.StaffSite"
