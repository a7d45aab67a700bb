"""`manage.py print_metrics`: what /metrics tells, for machines that serve no pages."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand

from web.metrics.views import exposition


class Command(BaseCommand):
    help = "Print the metrics of this machine and of the queue, in Prometheus's text format."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(exposition().decode())
